"""Assertions for the points: equality that reports the first difference, and expected refusals."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.errors import Refused

AROUND = 60  # characters shown on either side of a difference


def same(found: object, expected: object, claim: str) -> None:
    """Assert that two values are equal; the error states the claim and the first difference."""
    if found != expected:
        raise AssertionError(f"{claim}\n{difference(found, expected)}")


def difference(found: object, expected: object) -> str:
    """Return the first difference between two values, with its context."""
    if isinstance(found, list | tuple) and isinstance(expected, list | tuple) and len(found) == len(expected):
        return next((difference(*pair) for pair in zip(found, expected, strict=True) if pair[0] != pair[1]), "")
    one, other = (value if isinstance(value, str) else repr(value) for value in (found, expected))
    at = next(
        (i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )
    return f"  found    {around(one, at)}\n  expected {around(other, at)}"


def around(text: str, at: int) -> str:
    before, after = text[max(0, at - AROUND) : at], text[at : at + AROUND]
    return f"{'…' if at > AROUND else ''}{before}{after}{'…' if at + AROUND < len(text) else ''}"


def refusal_of(attempt: Callable[[], object], claim: str) -> Refused:
    """Return the Refused that an attempt raises. Raises AssertionError with the claim if it raises none."""
    try:
        attempt()
    except Refused as refused:
        return refused
    raise AssertionError(claim)
