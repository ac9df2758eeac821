"""The decorator `@rule("HDZ-27")`, which names the clauses a test proves."""

from tablee.contract import rule

__all__ = ["rule"]
