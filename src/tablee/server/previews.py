"""Link previews: title, description and picture of a page, inserted into its HTML.

They contain only what is the same for everybody: a table's preview names its game, never its players or cards.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tablee.core import shelf
from tablee.core.errors import Problem
from tablee.text import Texts, catalogue
from tablee.text.guides import guide, has_guide

PAGE = re.compile(r"^(g|rules|learn|new|t|replay|r)/([\w-]{1,64})$")
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
PLAYED = ("t", "replay", "r")  # a table, its replay, the replay of an uploaded record


@dataclass(frozen=True, slots=True)
class Played:
    """What is played on such a page, or will be: at an open table people may still sit down."""

    game: str
    open: bool = False


PlayedAt = Callable[[str, str], Awaitable[Played | None]]  # by the kind of page and its id; None if there is nothing


@dataclass(frozen=True, slots=True)
class Preview:
    """What a link preview shows."""

    title: str
    description: str
    picture: str
    of: Played


async def preview(path: str, lang: str, folder: Path, played_at: PlayedAt) -> Preview | None:
    """Return the preview of a page; None for pages without one of their own."""
    found = PAGE.match(path)
    if not found:
        return None
    kind, id = found.groups()
    of = await played_at(kind, id) if kind in PLAYED else Played(id)
    if of is None:
        return None
    game = of.game
    try:
        texts = Texts(shelf.find(game), lang)
    except Problem:
        return None
    name = texts.catalogue.say("name")
    said = guide(game, lang).lead if has_guide(game) else texts.catalogue.say("tagline")
    title = catalogue("", lang).say("preview-replay" if kind == "r" else f"preview-{kind}", {"game": name})
    picture = f"preview-{game}.jpg"
    return Preview(title, said, f"/{picture}" if (folder / picture).is_file() else "/icon-512.png", of)


def with_preview(page: str, shown: Preview, lang: str, origin: str) -> str:
    """Insert title, description and picture into a page."""
    title, said = escape(shown.title), escape(shown.description)
    tags = [
        f'<meta name="description" content="{said}" />',
        f'<meta property="og:title" content="{title}" />',
        f'<meta property="og:description" content="{said}" />',
        f'<meta property="og:image" content="{escape(origin + shown.picture)}" />',
        '<meta property="og:type" content="website" />',
        '<meta property="og:site_name" content="Tablée" />',
        f'<meta property="og:locale" content="{"fr_FR" if lang == "fr" else "en_GB"}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    page = TITLE.sub(lambda _: f"<title>{title}</title>", page, count=1)
    return DESCRIPTION.sub(lambda _: "\n    ".join(tags), page, count=1)
