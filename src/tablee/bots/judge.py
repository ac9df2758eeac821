"""Judges: how a search plays a world on from a leaf, and what the result is worth to each seat."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.core.view import View

__all__ = ["Judge"]


class Judge:
    """Plays randomly to the end; worth is the share of the victory. Games can have better ones (evaluate/<game>.py)."""

    def __init__(self) -> None:
        self.deep = 1000  # maximum depth of the tree; the playout does the rest
        self.decoupled = 1  # 1: sealed answers are chosen independently; 0: in turn, as if they were seen
        self.explore = 1.0  # exploration weight, in standard deviations of the values seen

    def prepare(self, world: State) -> None:
        """Adjust a freshly sampled world before the search enters it, for instance to shorten its horizon."""

    def playout(self, world: State, chance: Chance) -> None:
        """Play on from a leaf of the tree."""
        world.playout(chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        """Write what the world is worth to each seat after the playout, from 0 to 1."""
        for seat in range(world.seats):
            out[seat] = world.reward(seat)

    def foresee(self, view: View, world: State, worlds: int, chance: Chance) -> float:
        """Return what the position is worth to the view's seat: the mean over sampled worlds, each played out once."""
        out = [0.0] * 16
        total = 0.0
        for _ in range(worlds):
            view.sample_into(world, chance)
            self.prepare(world)
            self.playout(world, chance)
            self.worth_into(world, out)
            total += out[view.seat]
        return total / worlds

    def value_to(self, world: State, seat: int) -> float:
        """Return what the world is worth to one seat after the playout."""
        out = [0.0] * 16
        self.worth_into(world, out)
        return out[seat]
