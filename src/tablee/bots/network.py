"""A small neural network that predicts who wins: features of a world, one hidden layer, one probability.

It needs only the weights in its file (bots/weights.py). Compiled and plain sources give bit-identical logits, although
C may fuse a multiplication with an addition: sums are taken in a fixed order, features and weights have few enough bits
that their products are exact, and the last products are stored before they are added.
"""

from __future__ import annotations

from array import array
from math import exp

from tablee.core.hot import cold
from tablee.core.state import State

__all__ = ["MOST_FEATURES", "MOST_HIDDEN", "Features", "Network"]

MOST_FEATURES = 512
MOST_HIDDEN = 64
STEEPEST = 30.0  # logits are clamped to ± this value


class Features:
    """The inputs of a network: `count` numbers, mostly between 0 and 1, all of them multiples of 1/64."""

    def __init__(self) -> None:
        self.count = 0
        self.seats = 0  # the number of seats whose perspectives are used; 0: all
        self.seen = [0.0] * 512

    def look(self, world: State, seat: int) -> None:
        """Fill `seen` with the world's features from a seat's perspective."""
        for i in range(self.count):
            self.seen[i] = 0.0
        self.read_into(world, seat, self.seen)

    def read_into(self, world: State, seat: int, out: list[float]) -> None:
        """Write the nonzero features; each game overrides this."""

    @cold
    def twins(self) -> list[list[int]]:
        """Return permutations of the features that mirror the world without changing who is likely to win."""
        return []


class Network:
    """Weights in rows: one per feature, the hidden layer's biases, its output weights, and the output's bias.

    With `hidden` 0 it knows nothing, and the caller must judge without it.
    """

    def __init__(self, features: Features, hidden: int, weights: array[float]) -> None:
        self.features = features
        self.hidden = hidden
        self.weights = weights
        self.sums = [0.0] * 64

    def logit(self, world: State, seat: int) -> float:
        """Return the seat's probability of winning, as a logit."""
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
        """Return the seat's probability of winning."""
        return 1.0 / (1.0 + exp(-self.logit(world, seat)))


def weight_count(features: int, hidden: int) -> int:
    return (features + 2) * hidden + 1
