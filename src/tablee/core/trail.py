"""The trail of a match: a few of the states it went through, so that taking a pick back costs little more than the pick."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.game import Game, Json
from tablee.core.setting import Value
from tablee.core.state import State

EVERY = 32  # picks between two marks; a power of two


@dataclass(slots=True)
class Mark:
    """The state after so many picks; one that was stored is a position until somebody goes back to it."""

    lines: int
    state: State | None
    position: Json | None = None

    def read(self, game: Game, settings: dict[str, Value], seats: int) -> State:
        """The state, for the caller to keep."""
        if self.state is None:
            assert self.position is not None
            self.state = game.from_position(seats, settings, self.position)
        return self.state.clone()

    def shown(self, game: Game) -> Json:
        """The state as a position."""
        if self.position is None:
            assert self.state is not None
            self.position = game.position(self.state)
        return self.position


class Trail:
    """Marks in order. The further back, the fewer: their number grows with the logarithm of the match."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []

    def mark(self, lines: int, state: State) -> None:
        """Remember the state after so many picks, and forget those that are no longer needed.

        A rounder number lasts longer: whoever goes back d picks finds a mark less than 2 d before that.
        """
        if self.marks and self.marks[-1].lines == lines:
            return
        self.marks = [mark for mark in self.marks if lines - mark.lines <= 2 * roundness(mark.lines)]
        self.marks.append(Mark(lines, state.clone()))

    def back(self, lines: int) -> Mark | None:
        """Forget the states after more picks than these; the last one that is left, if any."""
        while self.marks and self.marks[-1].lines > lines:
            self.marks.pop()
        return self.marks[-1] if self.marks else None


def roundness(lines: int) -> int:
    """The greatest power of two that divides it."""
    return lines & -lines
