# cython: boundscheck=True, wraparound=True
"""Decisions: a question put to one seat, with all its options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.core.bits import contains
from tablee.core.hot import cold

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.core.state import State


@cold
class Decision:
    """What one seat is asked now. `number` counts that seat's own decisions, so it tells nothing of the others."""

    __slots__ = ("answered", "args", "kind", "number", "options", "seat")

    def __init__(
        self, seat: int, kind: str, options: list[str], args: dict[str, Any] | None = None, number: int = 0
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.args = {} if args is None else args
        self.number = number
        self.answered = False  # a sealed answer is in; these are the ways to change it

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "options": self.options,
            "args": self.args,
            "number": self.number,
            "answered": self.answered,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.as_json() == other.as_json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Decision({', '.join(f'{name}={value!r}' for name, value in self.as_json().items())})"


@cold
class OpenDecision(Decision):
    """A decision of a match. Most are answered from their options alone, so kind and arguments are found when asked for."""

    __slots__ = ("_game", "_state", "numbers")

    def __init__(self, game: Game, state: State, seat: int, number: int) -> None:
        self._game = game
        self._state = state
        self.seat = seat
        self.number = number
        texts = game.picks.texts
        self.numbers = state.options(seat)  # of the picks, as the rules know them
        self.options = [texts[pick] for pick in self.numbers]
        self.answered = contains(state.sealed, seat)

    def __getattr__(self, name: str) -> Any:
        """The sentence, when somebody reads it for the first time."""
        if name not in ("kind", "args"):
            raise AttributeError(f"a decision has no {name!r}")
        self.kind, self.args = self._game.question(self._state, self.seat)
        return self.kind if name == "kind" else self.args

    def keep(self, past: State) -> None:
        """The match goes on: what is still to be found is found in this copy of the state."""
        self._state = past
