"""When to stop: shares of the wins, with intervals that treat all rotations of a deal as one case."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.lab.numbers import Share, Sum
from tablee.lab.study import Cell

LEAST_DEALS = 30  # an interval from fewer says little

Row = tuple[int, int, str, float]  # deal, seat, bot, reward


class Shares:
    """Shares of the wins by seat and by bot, deal by deal.

    All rotations of a deal are one observation, so the luck of the cards cancels out of the differences.
    """

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.sums: dict[str, Sum] = {}

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows of whole deals."""
        deals: dict[int, dict[str, Sum]] = {}
        for deal, seat, bot, reward in rows:
            for key in (f"seat {seat}", f"bot {bot}"):
                deals.setdefault(deal, {}).setdefault(key, Sum()).add(reward)
        for means in deals.values():
            for key, numbers in means.items():
                self.sums.setdefault(key, Sum()).add(numbers.mean)

    def share(self, key: str) -> Share:
        return Share.of(self.sums.get(key, Sum()))

    def is_enough(self) -> bool:
        """True if all shares are as precise as the study wants; depends only on the widths, never on who leads."""
        if not self.cell.within:
            return False
        keys = [key for key in self.sums if key.startswith("seat ") or len(set(self.cell.bots)) > 1]
        known = [self.share(key) for key in keys]
        return bool(known) and all(each.count >= LEAST_DEALS and each.reach <= self.cell.within for each in known)
