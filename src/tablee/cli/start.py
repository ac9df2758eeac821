"""`tablee` without a command: the web app in a browser; the menu if there is no terminal, built app or server."""

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
    """Return the defaults of arguments."""
    return {argument.id: argument.default for argument in arguments}
