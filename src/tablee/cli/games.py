"""`tablee games`: the games, how many can sit, and what may be chosen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tablee.cli.app import Given
from tablee.cli.screen import Screen
from tablee.core import shelf
from tablee.core.option import Option
from tablee.text import Catalogue, catalogue


def command(_given: Given, screen: Screen) -> int:
    for game in shelf.SHELF.values():
        texts = catalogue(game.name, screen.lang)
        size = screen.text("cli-game-size", fewest=game.fewest_seats, most=game.most_seats, minutes=game.minutes)
        screen.show(Text.assemble((game.name, "bold green"), "  ", (texts.say("name"), "bold"), f"  {size}"))
        screen.show(Padding(texts.say("tagline"), (0, 0, 0, 2)))
        for option in game.offered:
            screen.show(Padding(option_lines(option, texts), (0, 0, 0, 2)))
        screen.show(Text())
    return 0


def option_lines(option: Option, texts: Catalogue) -> RenderableType:
    """An option: how it is written, what it is for, and what its values mean."""
    head = Text.assemble(
        (option.name, "bold"), f" = {option.allowed}  ", (f"({texts.say('cli-usual')}: {written(option)})", "dim")
    )
    named = [f"{value}: {name}" for value in option.choices if (name := value_name(option, value, texts))]
    about = [texts.find(f"option-{option.name}", attribute="help") or texts.find(f"option-{option.name}") or "", *named]
    return Group(head, *(Padding(line, (0, 0, 0, 4)) for line in about if line))


def value_name(option: Option, value: str, texts: Catalogue) -> str | None:
    return texts.find(f"option-{option.name}-{value}")


def written(option: Option) -> str:
    """The usual value as it would be written on the command line."""
    if isinstance(option.default, bool):
        return str(option.default).lower()
    return "+".join(option.default) if isinstance(option.default, list) else str(option.default)
