"""The hot face of knowledge: what one seat may know, and worlds that look like it."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.hot import Single, cold
from tablee.core.state import State

__all__ = ["View"]

MOST_NUMBERS = 8192  # of one observation


class View:
    """What one seat (or a spectator, seat -1) may know: a value with no reference to the true state."""

    def __init__(self) -> None:
        self.seat = -1

    def look(self, state: State, seat: int) -> None:
        """See what this seat (-1 = a spectator) may see of a state."""
        self.seat = seat

    def glance(self, state: State, seat: int) -> None:
        """The same for `numbers_into` alone: a view may leave out what makes no difference to numbers."""
        self.look(state, seat)

    def numbers_into(self, out: list[Single], at: int) -> int:
        """Write what is known as numbers for learning from `out[at]` on, where zeros are; return where they end.

        Which they are follows from the fields of the table: `tablee.observations(game)` names each.
        """
        out[at] = 1.0 if self.seat >= 0 else 0.0  # a game that says nothing of its table: whether a seat looks
        return at + 1

    @cold
    def numbers(self) -> list[float]:
        """The same as a list, for the edge."""
        out: list[Single] = [0.0] * MOST_NUMBERS
        count = self.numbers_into(out, 0)
        return [out[i] for i in range(count)]

    def sample_into(self, state: State, chance: Chance) -> None:
        """Make `state` a full world that this seat cannot tell from the true one."""
