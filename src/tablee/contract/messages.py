"""The messages of a game, as its Fluent file lists them."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from tablee.core.game import Game
from tablee.text.catalogue import read_file


def message_ids(game: Game) -> set[str]:
    """The ids of all messages; both languages have the same ones."""
    source = read_file(game.name, "text", "en.ftl")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
