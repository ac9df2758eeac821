"""The picture of a table in a terminal, from a view's JSON: one file per game, or a plain picture for any."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from tablee.cli.picture import plain
from tablee.core.game import Json
from tablee.text import Texts


def picture(view: Json, texts: Texts) -> RenderableType:
    """The table as one seat (or a spectator) sees it."""
    name = f"{__name__}.{texts.game.name}"
    module = import_module(name) if find_spec(name) else plain
    drawn: RenderableType = module.picture(view, texts)
    return drawn
