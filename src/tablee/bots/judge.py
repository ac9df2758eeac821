"""A judge: how a search ends a world it has walked into, and what the end is worth to a seat."""

from __future__ import annotations

import cython

if not cython.compiled:
    from tablee.core.chance import Chance
    from tablee.core.state import State


class Judge:
    """Random play to the end, and the share of the victory. A game that needs better has its own (evaluate/<game>.py)."""

    def prepare(self, world: State) -> None:
        """Change a freshly sampled world before the search walks into it, for instance to look less far ahead."""

    def playout(self, world: State, chance: Chance) -> None:
        """Play on from where the tree ends."""
        world.playout(chance)

    def value(self, world: State, seat: int) -> float:
        """What the world is worth to a seat after the playout, from 0 to 1."""
        return world.reward(seat)
