"""A judge: how a search ends a world it has walked into, and what the end is worth to a seat."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.state import State

__all__ = ["Judge"]


class Judge:
    """Random play to the end, and the share of the victory. A game that needs better has its own (evaluate/<game>.py)."""

    def __init__(self) -> None:
        self.deep = 1000  # picks that the tree is deep at the most; what follows is the playout's
        self.decoupled = 1  # sealed answers are chosen apart; 0: one after the other, as if they were seen
        self.explore = 1.0  # how much a search values what it has seldom tried, in standard deviations of what it sees

    def prepare(self, world: State) -> None:
        """Change a freshly sampled world before the search walks into it, for instance to look less far ahead."""

    def playout(self, world: State, chance: Chance) -> None:
        """Play on from where the tree ends."""
        world.playout(chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        """Write what the world is worth to each seat after the playout, from 0 to 1."""
        for seat in range(world.seats):
            out[seat] = world.reward(seat)
