"""The messages of a game, as its Fluent file lists them."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from tablee.core.game import Game
from tablee.text.catalogue import home


def message_ids(game: Game) -> set[str]:
    """Both languages have the same: a step of the checks proves it."""
    source = home(game.name).joinpath("text", "en.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
