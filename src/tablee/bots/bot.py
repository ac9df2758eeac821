"""The interface of bots: choose among options, knowing only what the seat may know."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.hot import cold
from tablee.core.view import View

__all__ = ["Bot"]


class Bot:
    """A program that plays. It is given a view, never a state, so it cannot cheat even by mistake."""

    def __init__(self) -> None:
        self.looks = True  # False if it ignores its view, so that callers need not make one

    @cold
    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Return one of the options; the same view, options and stream give the same pick."""
        raise NotImplementedError

    def forget(self) -> None:
        """Discard everything remembered, because a new match begins."""
