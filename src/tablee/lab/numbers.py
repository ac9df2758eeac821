"""Sums of numbers, and the one definition of an interval, used by sentences, tables, figures and `sim`.

An observation is a deal with all its rotations. A share lies between 0 and 1, and so does its interval (Wilson's, for
the number of tries that matches the variance between deals); other means use Student's. Bounds are rounded outwards to
the printed precision, so that comparisons with an expected value use exactly the numbers that readers see.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from math import ceil, floor, inf, isinf, sqrt
from statistics import NormalDist

DOUBT = 0.05
SURE = NormalDist().inv_cdf(1 - DOUBT / 2)  # standard deviations around the mean that contain 95 %
RULE_OF_THREE = 3.0  # if something never happened in n tries, its 95 % upper bound is 3 in n
GRID = 1000  # shares are printed in tenths of a percent
SLACK = 1e-6  # in steps of the grid; anything less is rounding error
MOST_NEEDED = 100_000_000


@dataclass
class Sum:
    """Running statistics: count, sum, sum of squares, minimum and maximum."""

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
    def variance(self) -> float:
        """The variance of the mean; infinite with fewer than two numbers."""
        if self.count < 2:
            return inf
        return max(0.0, self.squares - self.total * self.mean) / (self.count - 1) / self.count

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return reach_of(self, 1)


def by_deal(numbers: Iterable[tuple[Hashable, float]]) -> Sum:
    """Reduce the numbers to one per deal, their mean."""
    deals: dict[Hashable, Sum] = {}
    for deal, number in numbers:
        deals.setdefault(deal, Sum()).add(number)
    whole = Sum()
    for each in deals.values():
        whole.add(each.mean)
    return whole


def surely(tests: int) -> float:
    """Return the half-width, in standard deviations, at which `tests` intervals jointly hold at 95 % (Bonferroni)."""
    return NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, tests))


def sureness(tests: int, count: int) -> float:
    """Like `surely`, for a deviation estimated from only `count` numbers (Student)."""
    normal, freedom = surely(tests), max(1, count - 1)
    return normal * (1 + (normal**2 + 1) / (4 * freedom))


def reach_of(numbers: Sum, tests: int) -> float:
    variance = numbers.variance
    return inf if isinf(variance) else sureness(tests, numbers.count) * sqrt(variance)


def wilson(share: float, count: float, sure: float = SURE) -> tuple[float, float]:
    """Return the Wilson interval of a share of `count` tries; shared victories count as fractions."""
    if not count:
        return 0.0, 1.0
    square = sure * sure / count
    middle = (share + square / 2) / (1 + square)
    reach = sure * sqrt(max(0.0, share * (1 - share)) / count + square / count / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def outwards(low: float, high: float, grid: int = GRID) -> tuple[float, float]:
    """Round an interval outwards to the printed precision."""
    return floor(low * grid + SLACK) / grid, ceil(high * grid - SLACK) / grid


@dataclass(frozen=True)
class Share:
    """A mean with its 95 % interval and the number of independent cases."""

    mean: float
    low: float
    high: float
    count: int

    @classmethod
    def of(cls, numbers: Sum, tests: int = 1) -> Share:
        """Return a share between 0 and 1; each number belongs to one deal."""
        mean, count = min(1.0, max(0.0, numbers.mean)), numbers.count
        if count < 2:
            return cls(mean, 0.0, 1.0, count)
        spread, variance = mean * (1 - mean), numbers.variance
        alike = variance * GRID**2 < SLACK
        if alike and spread > 0:  # all deals gave the same mixture: apply the rule of three
            low, high = mean - RULE_OF_THREE / count, mean + RULE_OF_THREE / count
        else:
            tries = count if alike else spread / variance * count / (count - 1)
            # For deals won or lost the mean determines the variance; otherwise it is estimated.
            by_mean = abs(tries - count) < SLACK * count
            low, high = wilson(mean, tries, surely(tests) if by_mean else sureness(tests, count))
        return cls(mean, *outwards(max(0.0, low), min(1.0, high)), count)

    @classmethod
    def free(cls, numbers: Sum, tests: int = 1) -> Share:
        """Return an unbounded mean with its interval."""
        reach = reach_of(numbers, tests)
        if isinf(reach):
            return cls(numbers.mean, -inf, inf, numbers.count)
        return cls(numbers.mean, *outwards(numbers.mean - reach, numbers.mean + reach), numbers.count)

    @property
    def reach(self) -> float:
        """The greater distance from the mean to a bound."""
        return max(self.mean - self.low, self.high - self.mean)

    def verdict(self, expected: float) -> str:
        """Return `more` or `less` if the whole interval is above or below the expected value, else `even`."""
        if self.low > expected + SLACK / GRID:
            return "more"
        return "less" if self.high < expected - SLACK / GRID else "even"


def difference(one: Share, other: Share) -> Share:
    """Return other minus one with Newcombe's interval, which combines both intervals and stays within [-1, 1]."""
    mean = other.mean - one.mean
    low = mean - sqrt((other.mean - other.low) ** 2 + (one.high - one.mean) ** 2)
    high = mean + sqrt((other.high - other.mean) ** 2 + (one.mean - one.low) ** 2)
    return Share(mean, *outwards(max(-1.0, low), min(1.0, high)), min(one.count, other.count))


def needed(found: Share) -> int:
    """Estimate the cases per side needed to make a difference of this size significant; 0 if it already is."""
    if found.verdict(0.0) != "even":
        return 0
    if abs(found.mean) * GRID < 1:
        return MOST_NEEDED
    return min(MOST_NEEDED, ceil(found.count * (found.reach / abs(found.mean)) ** 2))


def rounded(count: int) -> int:
    """Round a count up to two significant digits, to avoid false precision."""
    step = int(10 ** max(0, len(str(count)) - 2))
    return -(-count // step) * step
