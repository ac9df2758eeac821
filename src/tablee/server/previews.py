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
GameOf = Callable[[str, str], Awaitable[str]]  # the game of such a page, by its id; "" if there is none to be shown


@dataclass(frozen=True, slots=True)
class Preview:
    """What a link preview shows."""

    title: str
    description: str
    picture: str
    game: str


async def preview(path: str, lang: str, folder: Path, game_of: GameOf) -> Preview | None:
    """Return the preview of a page; None for pages without one of their own."""
    found = PAGE.match(path)
    if not found:
        return None
    kind, id = found.groups()
    game = await game_of(kind, id) if kind in PLAYED else id
    try:
        texts = Texts(shelf.find(game), lang) if game else None
    except Problem:
        texts = None
    if texts is None:
        return None
    name = texts.catalogue.say("name")
    said = guide(game, lang).lead if has_guide(game) else texts.catalogue.say("tagline")
    title = catalogue("", lang).say("preview-replay" if kind == "r" else f"preview-{kind}", {"game": name})
    picture = f"preview-{game}.jpg"
    return Preview(title, said, f"/{picture}" if (folder / picture).is_file() else "/icon-512.png", game)


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
