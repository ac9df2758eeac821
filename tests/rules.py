"""`@rule("HDZ-27")` names the clauses a test proves."""

from tablee.contract import rule

__all__ = ["rule"]
