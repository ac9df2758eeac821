"""The one list of games."""

from tablee.core import shelf

NAMES: list[str] = []

for _game in ():
    shelf.put(_game)
    NAMES.append(_game.name)
