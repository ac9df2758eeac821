"""A judge: how a search plays a world to its end, and what that end is worth to a seat."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.core.view import View

__all__ = ["Judge"]


class Judge:
    """Random play to the end, and the share of the victory. A game can have a better one (evaluate/<game>.py)."""

    def __init__(self) -> None:
        self.deep = 1000  # maximum depth of the tree; the playout does the rest
        self.decoupled = 1  # sealed answers are chosen independently; 0: in turn, as if they were seen
        self.explore = 1.0  # weight of rarely tried picks, in standard deviations of the values seen

    def prepare(self, world: State) -> None:
        """Change a freshly sampled world before the search enters it, for instance to look less far ahead."""

    def playout(self, world: State, chance: Chance) -> None:
        """Play on from where the tree ends."""
        world.playout(chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        """Write what the world is worth to each seat after the playout, from 0 to 1."""
        for seat in range(world.seats):
            out[seat] = world.reward(seat)

    def foresee(self, view: View, world: State, worlds: int, chance: Chance) -> float:
        """What the table is worth to the seat that looks at it: the mean of so many worlds, each played on from here."""
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
        """What the world is worth to one seat after the playout."""
        out = [0.0] * 16
        self.worth_into(world, out)
        return out[seat]
