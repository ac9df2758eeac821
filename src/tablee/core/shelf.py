"""The shelf: all games by name. `tablee.games` fills it with the built-in games and those of other packages."""

from __future__ import annotations

import sys
from collections.abc import Iterator, MutableMapping
from importlib import import_module

from tablee.core.errors import BadInput, Problem
from tablee.core.game import Game


class Shelf(MutableMapping[str, Game]):
    """Games by name. One that is given as a module is imported when it is first taken: most commands need only one."""

    def __init__(self) -> None:
        self._games: dict[str, Game | str] = {}

    def __getitem__(self, name: str) -> Game:
        game = self._games[name]
        if isinstance(game, str):
            game = self._games[name] = import_module(game).GAME
        return game

    def __setitem__(self, name: str, game: Game | str) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def load(self) -> None:
        """Import every game now, so that nobody waits for one later."""
        for name in self._games:
            self[name]


SHELF = Shelf()
PROBLEMS: list[Problem] = []  # why games and bots of other packages could not be loaded


def put(game: Game) -> None:
    """Add a game. Raises BadInput naming both sources if another game has its name."""
    known = SHELF.get(game.name, game)
    if place(known) != place(game):
        raise BadInput("game-twice", field="game", game_name=game.name, first=place(known), second=place(game))
    SHELF[game.name] = game


def place(game: Game) -> str:
    """Return where a game comes from: its class and file."""
    module = type(game).__module__
    return f"{module}.{type(game).__name__} ({getattr(sys.modules.get(module), '__file__', '?')})"


def find(name: str) -> Game:
    """Return the game with this name. Raises BadInput listing the known games, or saying why it could not be loaded."""
    for problem in PROBLEMS:
        if name not in SHELF and problem.details.get("name") == name:
            raise problem
    if name not in SHELF:
        raise BadInput("game-unknown", field="game", game_name=name, allowed=", ".join(SHELF))
    return SHELF[name]
