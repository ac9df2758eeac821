"""The messages in a game's Fluent file."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from tablee.core.game import Game
from tablee.text.catalogue import messages


def message_ids(game: Game) -> set[str]:
    """Return the ids of all messages; they are the same in both languages."""
    source = messages(game.name, "en")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
