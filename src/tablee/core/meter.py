"""Numbers of a match beyond its scores, for those who study a game."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.state import State


class Meter:
    """Watches one match. A game with numbers worth comparing has a subclass, and messages `metric-<name>` for them."""

    shares: ClassVar[frozenset[str]] = frozenset()  # the numbers that are shares, from 0 to 1

    def see(self, state: State) -> None:
        """Look at the state after the deal and after every pick."""

    def read(self, state: State) -> dict[str, float]:
        """The numbers of a match that is over."""
        return {}
