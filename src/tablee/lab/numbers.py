"""Sums of numbers, and their confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
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
    """The 95 % interval of a share of `count` tries; shared victories count as fractions."""
    if not count:
        return 0.0, 1.0
    square = SURE * SURE / count
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(max(0.0, share * (1 - share)) / count + square / count / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Share:
    """A mean with half the width of its 95 % interval, and the number of independent cases."""

    mean: float
    margin: float
    count: int

    @classmethod
    def of(cls, numbers: Sum) -> Share:
        return cls(numbers.mean, numbers.margin if numbers.count > 1 else 1.0, numbers.count)
