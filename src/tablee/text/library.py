"""The rulebooks on disk."""

from __future__ import annotations

from functools import cache

from tablee.core.rulebook import Rulebook, parse
from tablee.text.catalogue import check_language, read_file


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook of a game in a language."""
    check_language(lang)
    return parse(read_file(game, "rulebook", f"{lang}.md"))
