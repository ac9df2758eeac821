"""The messages in a game's Fluent file."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from tablee.core.game import Game
from tablee.text.catalogue import read_file


def message_ids(game: Game) -> set[str]:
    """Return the ids of all messages; they are the same in both languages."""
    source = read_file(game.name, "text", "en.ftl")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
