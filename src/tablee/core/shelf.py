"""The shelf: games by name. `tablee.games` holds the one list and puts it here."""

from __future__ import annotations

from tablee.core.errors import BadInput
from tablee.core.game import Game

SHELF: dict[str, Game] = {}


def put(game: Game) -> None:
    SHELF[game.name] = game


def find(name: str) -> Game:
    """The game of this name; BadInput listing the games there are."""
    if name not in SHELF:
        raise BadInput("game-unknown", field="game", game_name=name, allowed=", ".join(SHELF))
    return SHELF[name]
