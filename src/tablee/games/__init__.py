"""The list of built-in games; other packages add theirs through the entry point group `tablee.games`."""

from tablee.core import plugins, shelf
from tablee.core.errors import BadInput
from tablee.core.game import Game

GROUP = "tablee.games"


def add(name: str, game: object) -> None:
    """Register a game from an entry point, whose name must equal the game's."""
    if not isinstance(game, Game) or game.name != name:
        raise BadInput("plugin-game", field=GROUP, name=name, value=repr(game)[:80])
    shelf.put(game)


for _name in ("happy_dayz", "happy_pigs", "zombiaki", "zombies4"):
    shelf.SHELF[_name] = f"{__name__}.{_name}.game"
plugins.load_group(GROUP, add)

NAMES = list(shelf.SHELF)
