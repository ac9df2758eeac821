"""The picture of a table in a terminal, from a view's JSON: one file per game, or a plain picture for any."""

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
    """The table as one seat (or a spectator) sees it."""
    drawn: RenderableType = module_of(texts).picture(view, texts)
    return drawn


def account(told: list[Json], texts: Texts) -> RenderableType | None:
    """How the scores came about, line by line, from what was told; None where the game has no more to say."""
    make = getattr(module_of(texts), "account", None)
    made: RenderableType | None = make(told, texts) if make else None
    return made


def ending(told: list[Json], texts: Texts) -> str:
    """How the match was decided, where the scores alone do not say so."""
    found = getattr(module_of(texts), "ending", None)
    return str(found(told, texts)) if found else ""


def now(view: Json, texts: Texts, thing: str) -> str:
    """What a thing does in this very match, where its picture can say so."""
    found = getattr(module_of(texts), "now", None)
    return str(found(view, texts, thing)) if found else ""


def more(event: Json, texts: Texts) -> list[str]:
    """The lines that go with the sentence of an event, such as those of a tally."""
    found = getattr(module_of(texts), "more", None)
    return list(found(event, texts)) if found else []
