"""The list of built-in games; other packages add theirs through the entry point group `tablee.games`."""

from tablee.core import plugins, shelf
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.games.happy_dayz.game import GAME as HAPPY_DAYZ
from tablee.games.happy_pigs.game import GAME as HAPPY_PIGS
from tablee.games.zombiaki.game import GAME as ZOMBIAKI
from tablee.games.zombies4.game import GAME as ZOMBIES4

GROUP = "tablee.games"


def add(name: str, game: object) -> None:
    """Register a game from an entry point, whose name must equal the game's."""
    if not isinstance(game, Game) or game.name != name:
        raise BadInput("plugin-game", field=GROUP, name=name, value=repr(game)[:80])
    shelf.put(game)


for _game in (HAPPY_DAYZ, HAPPY_PIGS, ZOMBIAKI, ZOMBIES4):
    shelf.put(_game)
plugins.load_group(GROUP, add)

NAMES = list(shelf.SHELF)
