"""A/B comparison: the same seats and bots under different settings, with the difference and its interval."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablee.lab.numbers import Share, Sum, difference
from tablee.lab.report.findings import Finding


@dataclass(frozen=True)
class Beside:
    """One share in two cells, and its change."""

    key: str  # `seat 0`, `bot random`
    first: Share
    other: Share
    change: Share


def pairs(found: list[Finding]) -> Iterator[tuple[Finding, Finding]]:
    """Pair each cell with the first one that has the same seats and bots."""
    firsts: dict[tuple[object, ...], Finding] = {}
    for each in found:
        first = firsts.setdefault((each.cell.seats, each.cell.bots), each)
        if first is not each:
            yield first, each


def beside(first: dict[str, Sum], other: dict[str, Sum], keys: list[str]) -> list[Beside]:
    """Compare these shares; the differences' intervals are corrected for multiple tests."""
    rows = []
    for key in keys:
        sums = first.get(key, Sum()), other.get(key, Sum())
        one, two = map(Share.of, sums)
        rows.append(Beside(key, one, two, difference(*(Share.of(each, tests=len(keys)) for each in sums))))
    return rows


def keys_of(found: Finding) -> list[str]:
    """Return the keys to compare: seats, and bots if there are several kinds; of two, the first is enough."""
    bots = [f"bot {bot}" for bot in found.bots] if len(found.bots) > 1 else []
    seats = [f"seat {seat}" for seat in range(found.cell.seats)]
    return (seats[:1] if found.cell.seats == 2 else seats) + (bots[:1] if len(bots) == 2 else bots)
