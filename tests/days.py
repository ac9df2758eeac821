"""`by_day(first, *others)`: of similar cases, test the first every day and the others only in long runs."""

from typing import Any

import pytest


def by_day(first: Any, *others: Any) -> list[Any]:
    """Return cases for `parametrize`; a case with several values is a tuple."""
    return [first, *(pytest.param(*case, marks=pytest.mark.long) for case in map(values, others))]


def values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
