"""`tablee` without a command: the web app in a browser, or the menu without a terminal, a built app or a server."""

from __future__ import annotations

import sys
from importlib.resources import files

from tablee.cli.app import COMMANDS, Argument, Given
from tablee.cli.extras import has
from tablee.cli.screen import Screen


def command(given: Given, screen: Screen) -> int:
    seen = sys.stdin.isatty() and sys.stdout.isatty()
    if seen and has("server") and files("tablee").joinpath("_web", "index.html").is_file():
        from tablee.cli.serve import command as serve

        return serve({**usual(COMMANDS["serve"]), **given}, screen)
    from tablee.cli.menu import menu

    return menu(screen)


def usual(arguments: tuple[Argument, ...]) -> dict[str, object]:
    """The defaults."""
    return {argument.id: argument.default for argument in arguments}
