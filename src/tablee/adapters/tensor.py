"""Deprecated names, kept for one version: observations now derive from each game's fields (core/observations.py)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.core.game import Game
from tablee.core.observations import observations
from tablee.core.renamed import warn


class Encoder:
    """Use `tablee.observations(game, seats)` for the layout and `game.view(state, seat).numbers()` for the numbers."""

    def __init__(self, game: Game, seats: int) -> None:
        warn("tablee.adapters.tensor.Encoder", "tablee.observations")
        self.game = game
        self.told = observations(game, seats)
        self.size = len(self.told)

    def encode(self, shown: dict[str, Any], _seat: int) -> NDArray[np.float32]:
        return np.array(self.game.read_view(shown).numbers(), np.float32)

    def layout(self) -> list[tuple[int, int, str, str]]:
        """Return start, size, name and scale of every block of numbers."""
        return [(block.first, block.size, block.name, block.scale) for block in self.told.blocks]
