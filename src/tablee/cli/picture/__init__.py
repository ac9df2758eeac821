"""The picture of a table in the terminal, from a view's JSON: one file per game, or a plain picture for any other."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import RenderableType

from tablee.cli.picture import plain
from tablee.core.game import Json
from tablee.text import Texts


def module_of(texts: Texts) -> ModuleType:
    name = f"{__name__}.{texts.game.name}"
    return import_module(name) if find_spec(name) else plain


def picture(view: Json, texts: Texts) -> RenderableType:
    """Draw the table as one seat (or a spectator) sees it."""
    drawn: RenderableType = module_of(texts).picture(view, texts)
    return drawn


def account(told: list[Json], texts: Texts) -> RenderableType | None:
    """Show how the scores came about, line by line, from the events; None if the game has nothing to add."""
    make = getattr(module_of(texts), "account", None)
    made: RenderableType | None = make(told, texts) if make else None
    return made


def ending(told: list[Json], texts: Texts) -> str:
    """Describe how the match was decided, if the scores alone do not show it."""
    found = getattr(module_of(texts), "ending", None)
    return str(found(told, texts)) if found else ""


def now(view: Json, texts: Texts, thing: str) -> str:
    """Describe what a thing does in this match, if the game's picture can tell."""
    found = getattr(module_of(texts), "now", None)
    return str(found(view, texts, thing)) if found else ""


def more(event: Json, texts: Texts) -> list[str]:
    """Return the detail lines of an event, such as those of a tally."""
    found = getattr(module_of(texts), "more", None)
    return list(found(event, texts)) if found else []
