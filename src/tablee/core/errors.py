"""Errors in a request, as data that the text layer can word in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Speaker = Callable[["Problem", str], str]


def plain(problem: Problem, lang: str) -> str:
    """Word the problem without a catalogue, for when no text layer is loaded."""
    args = ", ".join(f"{name}={value}" for name, value in problem.details.items())
    return f"{problem.id}: {args}" if args else problem.id


class Problem(Exception):
    """A request that cannot be carried out: a message id, its details, and a sentence in any language."""

    speaker: Speaker = staticmethod(plain)  # replaced by the text layer

    def __init__(self, id: str, *, game: str = "", **details: Any) -> None:
        super().__init__(id)
        self.id = id
        self.game = game
        self.details: Mapping[str, Any] = details

    def sentence(self, lang: str = "en") -> str:
        """Say what happened, why, and what to do."""
        return type(self).speaker(self, lang)

    def __str__(self) -> str:
        return self.sentence()


class BadInput(Problem):
    """An invalid name, number, setting, record or position; the detail `field` names it."""


class Refused(Problem):
    """A pick that was not offered, with the clause that forbids it."""

    def __init__(self, id: str, clause: str = "", *, game: str = "", **details: Any) -> None:
        super().__init__(id, game=game, **details)
        self.clause = clause
