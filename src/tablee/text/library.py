"""Rulebooks on disk."""

from __future__ import annotations

from functools import cache

from tablee.core.rulebook import Rulebook, parse
from tablee.text.catalogue import check_language, read_file


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Return a game's rulebook in a language."""
    check_language(lang)
    return parse(read_file(game, "rulebook", f"{lang}.md"))
