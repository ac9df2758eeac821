"""What a farm of Happy Pigs is worth when a round begins: weighted sums of what it has, learned from played-out years.

`python -m bench.farms` plays the years and fits the weights (happy_pigs_weights.py).
"""

from __future__ import annotations

from tablee.bots.evaluate.happy_pigs_chores import free_cells, uncovered
from tablee.bots.evaluate.happy_pigs_market import Market
from tablee.bots.evaluate.happy_pigs_weights import DOLLARS, LEADS
from tablee.games.happy_pigs.state.board import (
    AMULET,
    BABY,
    BIG,
    MEDIUM,
    PIG_PRICE,
    SMALL,
    SUPPLEMENT,
    Board,
)

__all__ = ["FEATURES", "Worth"]

FEATURES = 21


class Worth:
    """Forecasts each farm's dollars at the end of the year, up to a constant that all farms share."""

    def __init__(self) -> None:
        self.seen = [0.0] * FEATURES
        self.market = Market()

    def forecast(self, s: Board, seat: int) -> float:
        """Return the dollars to expect, when a round has just begun."""
        self.read(s, seat)
        row = FEATURES * (s.round - 1)
        total = 0.0
        for i in range(FEATURES):
            total += self.seen[i] * DOLLARS[row + i]
        return total

    def decisive(self, s: Board) -> float:
        """Return the lead in dollars that makes victory e times as likely, when a round has just begun."""
        return LEADS[s.round - 1]

    def read(self, s: Board, seat: int) -> None:
        """Set the features of a farm."""
        self.read_herd(s, seat)
        self.read_cover(s, seat)
        fields = s.fields[seat]
        self.seen[0] = s.money[seat]
        self.seen[8] = fields
        self.seen[9] = min(fields, 2)
        self.seen[10] = min(fields, 3)
        self.seen[11] = min(s.items[3 * seat + SUPPLEMENT], 3)
        self.seen[12] = min(s.items[3 * seat + AMULET], 3)

    def read_herd(self, s: Board, seat: int) -> None:
        """Pigs by size, how many can be fed and can give birth, and room to grow."""
        free = free_cells(s, seat)
        for size in range(4):
            self.seen[1 + size] = s.count(seat, size)
        young = s.count(seat, BABY) + s.count(seat, SMALL)
        hungry = young + s.count(seat, MEDIUM)
        adults = s.count(seat, MEDIUM) + s.count(seat, BIG)
        self.seen[13] = min(young, 6)
        self.seen[14] = min(hungry, 4)
        self.seen[15] = min(hungry, 8)
        self.seen[16] = min(adults, 2)
        self.seen[17] = min(adults, 4)
        self.seen[18] = min(adults, 6)
        self.seen[19] = min(free, 12)
        self.seen[20] = min(free, 36)

    def read_cover(self, s: Board, seat: int) -> None:
        """The pigs that no vaccine in reserve can save, or the vaccines to spare."""
        self.seen[5] = 0.0
        self.seen[6] = self.market.lay_bare(s, seat)
        self.seen[7] = max(0, -uncovered(s, seat))
        for size in range(4):
            self.seen[5] += PIG_PRICE[size] * self.market.plain[size]
