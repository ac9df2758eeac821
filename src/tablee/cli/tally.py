"""What came of many matches, in numbers that add up, and how sure one can be of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

SURE = 1.959964  # standard deviations around the mean that hold 95 %


@dataclass
class Sum:
    """Numbers seen so far: how many, their sum, their sum of squares, the smallest and the largest."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    least: float = float("inf")
    most: float = float("-inf")

    def add(self, number: float) -> None:
        self.merge(Sum(1, number, number * number, number, number))

    def merge(self, other: Sum) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        if self.count < 2:
            return float("inf")
        variance = max(0.0, self.squares - self.total * self.mean) / (self.count - 1)
        return SURE * sqrt(variance / self.count)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many tries; shared victories count as fractions."""
    if not count:
        return 0.0, 1.0
    square = SURE * SURE / count
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(max(0.0, share * (1 - share)) / count + square / count / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Tally:
    """The sums of many matches: by who sat (the number in the list of bots) and where."""

    victories: dict[tuple[int, int], Sum] = field(default_factory=dict)
    scores: dict[tuple[int, int], Sum] = field(default_factory=dict)
    picks: Sum = field(default_factory=Sum)
    metrics: dict[str, Sum] = field(default_factory=dict)  # what the game's own meter reads

    def merge(self, other: Tally) -> None:
        for mine, theirs in ((self.victories, other.victories), (self.scores, other.scores)):
            for key, numbers in theirs.items():
                mine.setdefault(key, Sum()).merge(numbers)
        for name, numbers in other.metrics.items():
            self.metrics.setdefault(name, Sum()).merge(numbers)
        self.picks.merge(other.picks)

    @property
    def matches(self) -> int:
        return self.picks.count

    def of(self, sums: dict[tuple[int, int], Sum], who: list[int] | None, seat: int | None) -> Sum:
        """The sum over some bots of the list (None: all) and one seat (None: all)."""
        found = Sum()
        for (bot, place), numbers in sorted(sums.items()):
            if (who is None or bot in who) and seat in (None, place):
                found.merge(numbers)
        return found
