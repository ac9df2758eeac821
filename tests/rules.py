"""`@rule("HDZ-27")`: says which clauses of a rulebook a test proves; the check of clauses reads it from the source."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*clauses: str) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        test.__dict__["clauses"] = clauses
        return test

    return mark
