"""`tablee games`: the games, how many can play, and their settings."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tablee.cli.app import Given
from tablee.cli.screen import Screen
from tablee.core import shelf
from tablee.core.setting import Setting
from tablee.text import Catalogue, catalogue


def command(given: Given, screen: Screen) -> int:
    for game in [shelf.find(given["game"])] if given["game"] else shelf.SHELF.values():
        texts = catalogue(game.name, screen.lang)
        size = screen.text("cli-game-size", range=game.seat_range, minutes=game.minutes)
        screen.show(Text.assemble((game.name, "bold green"), "  ", (texts.say("name"), "bold"), f"  {size}"))
        screen.show(Padding(texts.say("tagline"), (0, 0, 0, 2)))
        for setting in game.offered:
            screen.show(Padding(setting_lines(setting, texts), (0, 0, 0, 2)))
        screen.show(Text())
    return 0


def setting_lines(setting: Setting, texts: Catalogue) -> RenderableType:
    """Describe a setting: how to write it, what it is for, and what its values mean."""
    usual = texts.say("pair", {"name": texts.say("cli-usual"), "value": written(setting)})
    head = Text.assemble((setting.name, "bold"), f" = {setting.allowed}  ", (f"({usual})", "dim"))
    values = [(value, value_name(setting, value, texts)) for value in setting.choices]
    named = [texts.say("pair", {"name": value, "value": name}) for value, name in values if name]
    about = [
        texts.find(f"setting-{setting.name}", attribute="help") or texts.find(f"setting-{setting.name}") or "",
        *named,
    ]
    return Group(head, *(Padding(line, (0, 0, 0, 4)) for line in about if line))


def value_name(setting: Setting, value: str, texts: Catalogue) -> str | None:
    return texts.find(f"setting-{setting.name}-{value}")


def written(setting: Setting) -> str:
    """Return the default as written on the command line."""
    if isinstance(setting.default, bool):
        return str(setting.default).lower()
    return "+".join(setting.default) if isinstance(setting.default, list) else str(setting.default)
