"""`by_day(first, *others)`: of like cases the first is tested every day, the others in the long run."""

from typing import Any

import pytest


def by_day(first: Any, *others: Any) -> list[Any]:
    """Cases for `parametrize`; one with several values is a tuple."""
    return [first, *(pytest.param(*case, marks=pytest.mark.long) for case in map(values, others))]


def values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
