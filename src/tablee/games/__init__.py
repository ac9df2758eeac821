"""The one list of games."""

from tablee.core import shelf
from tablee.games.happy_dayz.game import GAME as HAPPY_DAYZ

for _game in (HAPPY_DAYZ,):
    shelf.put(_game)

NAMES = list(shelf.SHELF)
