"""Loops over a caller's arrays, as C sees them."""

from __future__ import annotations

from tablee.core.hot import Single, Tiny


def clear_numbers(out: list[Single], start: int, size: int) -> None:
    for k in range(start, start + size):
        out[k] = 0.0


def clear_marks(out: list[Tiny], start: int, size: int) -> None:
    for k in range(start, start + size):
        out[k] = 0


def set_marks(out: list[Tiny], start: int, picks: list[int], count: int) -> None:
    for k in range(count):
        out[start + picks[k]] = 1
