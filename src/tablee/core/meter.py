"""Statistics of a match beyond its scores, for studies."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.state import State


class Meter:
    """Observes one match. A game with statistics of its own has a subclass, and a message `metric-<name>` for each."""

    shares: ClassVar[frozenset[str]] = frozenset()  # the statistics that are fractions, from 0 to 1

    def see(self, state: State) -> None:
        """Observe the state; called after the deal and after every pick."""

    def read(self, state: State) -> dict[str, float]:
        """Return the statistics of a finished match."""
        return {}
