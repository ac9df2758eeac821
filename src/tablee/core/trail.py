"""The trail of a match: snapshots of a few past states, so that undo costs little more than the picks it undoes."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.game import Game, Json
from tablee.core.setting import Value
from tablee.core.state import State

EVERY = 32  # picks between two snapshots; a power of two


@dataclass(slots=True)
class Mark:
    """A snapshot of the state after `lines` picks; one loaded from storage stays a position until it is needed."""

    lines: int
    state: State | None
    position: Json | None = None

    def read(self, game: Game, settings: dict[str, Value], seats: int) -> State:
        """Return a copy of the state."""
        if self.state is None:
            assert self.position is not None
            self.state = game.from_position(seats, settings, self.position)
        return self.state.clone()

    def shown(self, game: Game) -> Json:
        """Return the state as a position."""
        if self.position is None:
            assert self.state is not None
            self.position = game.position(self.state)
        return self.position


class Trail:
    """Snapshots in order, sparser the further back: their number is logarithmic in the length of the match."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []

    def mark(self, lines: int, state: State) -> None:
        """Save the state after `lines` picks and drop the snapshots that are no longer needed.

        Multiples of higher powers of two are kept longer: going back d picks finds a mark less than 2 d before that.
        """
        if self.marks and self.marks[-1].lines == lines:
            return
        self.marks = [mark for mark in self.marks if lines - mark.lines <= 2 * roundness(mark.lines)]
        self.marks.append(Mark(lines, state.clone()))

    def back(self, lines: int) -> Mark | None:
        """Drop the snapshots after more than `lines` picks and return the last one left, if any."""
        while self.marks and self.marks[-1].lines > lines:
            self.marks.pop()
        return self.marks[-1] if self.marks else None


def roundness(lines: int) -> int:
    """The greatest power of two that divides `lines`."""
    return lines & -lines
