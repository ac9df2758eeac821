"""What is tested every day, and what only in long runs (`./tablee test --long`)."""

import os
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from tablee.core import state

Test = TypeVar("Test", bound=Callable[..., None])
LONG = bool(os.environ.get("TABLEE_LONG"))  # True in long runs, for tests that then do the same more often
IS_COMPILED = not str(state.__file__).endswith(".py")
# Marks of tests that play many matches. The plain sources are slow, so they run them only in long runs: every day the
# compiled engine does, and tests/contract/test_modes.py compares both engines pick by pick.
MANY_MATCHES: list[pytest.MarkDecorator] = [] if IS_COMPILED else [pytest.mark.long]


def by_day(first: Any, *others: Any) -> list[Any]:
    """Return cases for `parametrize`: the first every day, the others only in long runs; several values are a tuple."""
    return [first, *(pytest.param(*case, marks=pytest.mark.long) for case in map(values, others))]


def values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)


def many_matches(test: Test) -> Test:
    """Mark a test with MANY_MATCHES."""
    for mark in MANY_MATCHES:
        test = mark(test)
    return test
