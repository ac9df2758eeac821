"""`tablee` without a command: the table in a browser; where nobody looks at a screen, or it is not built, the menu."""

from __future__ import annotations

import sys
from importlib.resources import files

from tablee.cli.app import COMMANDS, Argument, Given
from tablee.cli.screen import Screen


def command(given: Given, screen: Screen) -> int:
    if sys.stdin.isatty() and sys.stdout.isatty() and files("tablee").joinpath("_web", "index.html").is_file():
        from tablee.cli.serve import command as serve

        return serve({**usual(COMMANDS["serve"]), **given}, screen)
    from tablee.cli.menu import menu

    return menu(screen)


def usual(arguments: tuple[Argument, ...]) -> dict[str, object]:
    """The defaults."""
    return {argument.id: argument.default for argument in arguments}
