"""Fit a network to the values of positions, with NumPy only: one hidden layer, Adam, and held-out matches for early stopping."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tablee.bots.network import Features
from tablee.lab.training.gathering import Rows

Floats = NDArray[np.float32]

HELD_OUT = 8  # every eighth match
BATCH = 512
RATE = 2e-3
DECAY = 3e-5  # weight decay per step, so that rarely seen features count little
DROPPED = 0.1  # input dropout during training, if values are results of matches; means of playouts need none
EPOCHS = 24
PATIENCE = 4  # epochs without improvement before stopping
FASTER, SLOWER = 0.9, 0.999  # Adam's beta 1 and beta 2


@dataclass
class Layers:
    """The parameters of a network: weights and biases of the hidden layer, then of the output."""

    first: Floats
    start: Floats
    last: Floats
    end: Floats

    @classmethod
    def fresh(cls, features: int, hidden: int, rng: np.random.Generator) -> Layers:
        first = rng.normal(0.0, 1.0 / np.sqrt(40.0), (features, hidden)).astype(np.float32)
        last = rng.normal(0.0, 1.0 / np.sqrt(hidden), hidden).astype(np.float32)
        return cls(first, np.zeros(hidden, np.float32), last, np.zeros(1, np.float32))

    def all(self) -> list[Floats]:
        return [self.first, self.start, self.last, self.end]

    def copy(self) -> Layers:
        return Layers(*(part.copy() for part in self.all()))

    def numbers(self) -> array[float]:
        """Return the parameters in the order in which a network reads them."""
        return array("f", np.concatenate([part.ravel() for part in self.all()]).tolist())

    def chances(self, seen: Floats) -> Floats:
        hidden = np.maximum(seen @ self.first + self.start, 0.0)
        return chances(hidden @ self.last + self.end)

    def slopes(self, seen: Floats, won: Floats) -> list[Floats]:
        """Return the gradient of the log loss for every parameter."""
        sums = seen @ self.first + self.start
        hidden = np.maximum(sums, 0.0)
        error = (chances(hidden @ self.last + self.end) - won) / len(won)
        back = np.outer(error, self.last) * (sums > 0.0)
        return [seen.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]


def chances(logits: Floats) -> Floats:
    told: Floats = (1.0 / (1.0 + np.exp(-np.clip(logits, -30.0, 30.0)))).astype(np.float32)
    return told


def log_loss(foreseen: Floats, won: Floats) -> float:
    sure = np.clip(foreseen, 1e-6, 1.0 - 1e-6)
    return float(-np.mean(won * np.log(sure) + (1.0 - won) * np.log(1.0 - sure)))


@dataclass(frozen=True)
class Fit:
    """A fitted network with its log loss on held-out matches, and the baseline's (`even`)."""

    layers: Layers
    loss: float
    even: float
    epochs: int


class Adam:
    """The Adam optimizer."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.means = [np.zeros_like(part) for part in layers.all()]
        self.squares = [np.zeros_like(part) for part in layers.all()]
        self.steps = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        pace = rate * np.sqrt(1.0 - SLOWER**self.steps) / (1.0 - FASTER**self.steps)
        for part, slope, mean, square in zip(self.layers.all(), slopes, self.means, self.squares, strict=True):
            mean[...] += (1.0 - FASTER) * (slope - mean)
            square[...] += (1.0 - SLOWER) * (slope * slope - square)
            part[...] -= pace * mean / (np.sqrt(square) + 1e-8) + DECAY * rate / RATE * part


def fit(rows: Rows, features: Features, hidden: int, seed: int) -> Fit:
    """Return the network of the epoch with the lowest held-out loss."""
    dropped = DROPPED if np.isin(rows.won, (0.0, 1.0)).all() else 0.0
    rng = np.random.default_rng(seed)
    apart = rows.match % HELD_OUT == 0
    seen, won = rows.seen[~apart], rows.won[~apart]
    tried, came = rows.seen[apart].astype(np.float32), rows.won[apart]
    layers = Layers.fresh(features.count, hidden, rng)
    adam, twins = Adam(layers), [np.array(order) for order in features.twins()]
    best = Fit(layers.copy(), log_loss(layers.chances(tried), came), even_loss(won, came), 0)
    for epoch in range(1, EPOCHS + 1):
        rate = RATE * (1.0 - (epoch - 1) / EPOCHS)
        for chosen in batches(len(won), rng):
            adam.step(layers.slopes(blurred(seen[chosen], twins, dropped, rng), won[chosen]), rate)
        loss = log_loss(layers.chances(tried), came)
        if loss < best.loss:
            best = Fit(layers.copy(), loss, best.even, epoch)
        elif epoch - best.epochs >= PATIENCE:
            break
    return best


def even_loss(won: Floats, came: Floats) -> float:
    """Return the log loss of always predicting the training mean."""
    return log_loss(np.full(len(came), won.mean(), np.float32), came)


def batches(count: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    order = rng.permutation(count)
    for first in range(0, count - BATCH + 1, BATCH):
        yield order[first : first + BATCH]


def blurred(
    seen: NDArray[np.float16], twins: list[NDArray[np.int64]], dropped: float, rng: np.random.Generator
) -> Floats:
    """Augment the inputs: mirror a random half of them, and apply dropout."""
    shown = seen.astype(np.float32)
    for order in twins:
        turned = rng.random(len(shown)) < 0.5
        shown[turned] = shown[turned][:, order]
    if dropped:
        shown *= (rng.random(shown.shape, np.float32) >= dropped) / np.float32(1.0 - dropped)
    return shown
