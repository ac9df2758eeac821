"""The hot face of hidden information: what one seat may know, and sampled worlds consistent with it."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.hot import Single, cold
from tablee.core.state import State

__all__ = ["View"]

MOST_NUMBERS = 8192  # in one observation


class View:
    """What one seat (or a spectator, seat -1) may know: a value with no reference to the true state."""

    def __init__(self) -> None:
        self.seat = -1

    def look(self, state: State, seat: int) -> None:
        """Fill the view with what this seat (-1 = a spectator) may see of a state."""
        self.seat = seat

    def glance(self, state: State, seat: int) -> None:
        """Fill the view for `numbers_into` only; a subclass may skip what does not affect the numbers."""
        self.look(state, seat)

    def numbers_into(self, out: list[Single], at: int) -> int:
        """Encode the view into zero-filled `out`, starting at `out[at]`; return the end offset.

        The fields of the table define the numbers: `tablee.observations(game)` names each.
        """
        out[at] = 1.0 if self.seat >= 0 else 0.0  # without declared fields: only whether a seat looks
        return at + 1

    @cold
    def numbers(self) -> list[float]:
        """Return the numbers as a list, for the edge."""
        out: list[Single] = [0.0] * MOST_NUMBERS
        count = self.numbers_into(out, 0)
        return [out[i] for i in range(count)]

    def sample_into(self, state: State, chance: Chance) -> None:
        """Fill `state` with a whole world that this seat cannot tell from the true one."""
