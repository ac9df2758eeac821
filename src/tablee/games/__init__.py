"""The one list of games."""

from tablee.core import shelf
from tablee.games.happy_dayz.game import GAME as HAPPY_DAYZ
from tablee.games.happy_pigs.game import GAME as HAPPY_PIGS
from tablee.games.zombiaki.game import GAME as ZOMBIAKI
from tablee.games.zombies4.game import GAME as ZOMBIES4

for _game in (HAPPY_DAYZ, HAPPY_PIGS, ZOMBIAKI, ZOMBIES4):
    shelf.put(_game)

NAMES = list(shelf.SHELF)
