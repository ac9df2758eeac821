"""A small network that foresees who wins: what it is told of a world in numbers, one hidden layer, one chance.

It needs nothing but the numbers of its file (bots/weights.py). Compiled and plain sources
give the same logit to the last bit, though C may round a product and its sum once instead of twice: sums are taken in a fixed
order, what is seen and the weights have few enough digits that their products are exact, and the last products stand apart.
"""

from __future__ import annotations

from array import array
from math import exp

from tablee.core.hot import cold
from tablee.core.state import State

__all__ = ["MOST_FEATURES", "MOST_HIDDEN", "Features", "Network"]

MOST_FEATURES = 512
MOST_HIDDEN = 64
STEEPEST = 30.0  # a logit beyond it is as good as certain


class Features:
    """What a network is told of a world: so many numbers, most of them between 0 and 1, all of them multiples of 1/64."""

    def __init__(self) -> None:
        self.count = 0
        self.seats = 0  # whose eyes it is seen by: so many seats, 0: all of them
        self.seen = [0.0] * 512

    def look(self, world: State, seat: int) -> None:
        """Fill `seen` with what the world looks like from a seat."""
        for i in range(self.count):
            self.seen[i] = 0.0
        self.read_into(world, seat, self.seen)

    def read_into(self, world: State, seat: int, out: list[float]) -> None:
        """Write what is not zero; each game has its own."""

    @cold
    def twins(self) -> list[list[int]]:
        """Orders of the features that show the same world in a mirror, where victory is as likely."""
        return []


class Network:
    """Weights by rows: one for each feature, the hidden layer's start, its weights to the end, and the end's start.

    Without a hidden layer it knows nothing, and whoever has it must judge alone.
    """

    def __init__(self, features: Features, hidden: int, weights: array[float]) -> None:
        self.features = features
        self.hidden = hidden
        self.weights = weights
        self.sums = [0.0] * 64

    def logit(self, world: State, seat: int) -> float:
        """How likely the seat wins, as a logit."""
        self.features.look(world, seat)
        hidden = self.hidden
        end = self.features.count * hidden
        for j in range(hidden):
            self.sums[j] = self.weights[end + j]
        for i in range(self.features.count):
            value = self.features.seen[i]
            if value != 0.0:
                row = i * hidden
                for j in range(hidden):
                    self.sums[j] += value * self.weights[row + j]
        for j in range(hidden):
            self.sums[j] = self.sums[j] * self.weights[end + hidden + j] if self.sums[j] > 0.0 else 0.0
        total = self.weights[end + 2 * hidden]
        for j in range(hidden):
            total += self.sums[j]
        return max(-STEEPEST, min(STEEPEST, total))

    def chance(self, world: State, seat: int) -> float:
        """How likely the seat wins."""
        return 1.0 / (1.0 + exp(-self.logit(world, seat)))


def weight_count(features: int, hidden: int) -> int:
    return (features + 2) * hidden + 1
