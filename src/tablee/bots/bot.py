"""What every bot can do: choose among options, knowing only what its seat may know."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.hot import cold
from tablee.core.view import View

__all__ = ["Bot"]


class Bot:
    """A player who is a program. It is handed a view, never a state, so it cannot cheat even by mistake."""

    def __init__(self) -> None:
        self.looks = True  # False: it never looks at its view, so callers need not make one

    @cold
    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """One of the options; the same view, options and stream give the same pick."""
        raise NotImplementedError

    def forget(self) -> None:
        """Forget everything: another match begins."""
