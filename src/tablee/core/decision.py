"""Decisions: a question put to one seat, with all its options. C classes, because a match makes one for every pick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.core.bits import contains
from tablee.core.hot import cold
from tablee.core.state import State

if TYPE_CHECKING:
    from tablee.core.game import Game


class Decision:
    """What one seat is asked now. `number` counts only that seat's decisions, so it reveals nothing of the others."""

    __slots__ = ("_args", "_kind", "answered", "number", "options", "seat")

    def __init__(
        self, seat: int, kind: str, options: list[str], args: dict[str, Any] | None = None, number: int = 0
    ) -> None:
        self.seat = seat
        self.options = options
        self.number = number
        self.answered = False  # True if a sealed answer is in; the options then change it
        self._kind = kind
        self._args: dict[str, Any] = {} if args is None else args

    @property
    def kind(self) -> str:
        self._ask()
        return self._kind

    @property
    def args(self) -> dict[str, Any]:
        """The arguments of the question's text."""
        self._ask()
        return self._args

    @cold
    def _ask(self) -> None:
        """Compute the kind and its arguments, unless they are known."""

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


class OpenDecision(Decision):
    """A decision of a match. `kind` and `args` are computed on first access: most decisions need only the options."""

    __slots__ = ("_game", "_state", "numbers")

    def __init__(self, game: Game, state: State, seat: int, number: int) -> None:
        self._game = game
        self._state = state
        self.seat = seat
        self.number = number
        self._kind = ""
        self._args = {}
        texts = game.picks.texts
        self.numbers: list[int] = self._state.options(seat)  # the options as the rules' pick numbers
        self.options = [texts[pick] for pick in self.numbers]
        self.answered = contains(self._state.sealed, self.seat)

    @cold
    def _ask(self) -> None:
        if not self._kind:
            self._kind, self._args = self._game.question(self._state, self.seat)

    @cold
    def keep(self, past: State) -> None:
        """Compute `kind` and `args` from this copy of the state, because the match has moved on."""
        self._state = past
