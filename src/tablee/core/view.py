"""The hot face of knowledge: what one seat may know, and worlds that look like it."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.state import State

__all__ = ["View"]


class View:
    """What one seat (or a spectator, seat -1) may know: a value with no reference to the true state."""

    def __init__(self) -> None:
        self.seat = -1

    def sample_into(self, state: State, chance: Chance) -> None:
        """Make `state` a full world that this seat cannot tell from the true one."""
