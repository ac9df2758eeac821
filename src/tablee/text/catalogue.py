"""Fluent message catalogues: everything the program says, in French and English."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.text.elision import of

LANGUAGES = ("en", "fr")
FUNCTIONS: dict[str, Any] = {"DE": of}
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # continuation lines of an entry are indented


def entries(source: str) -> dict[str, str]:
    """Split a file into unparsed messages and terms, by name; a term's name begins with a dash."""
    found = list(ENTRY.finditer(source))
    ends = [*(entry.start() for entry in found[1:]), len(source)]
    return {entry[1]: source[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class Bundle(FluentBundle):
    """Parses a message on first use: parsing thousands takes a second, and most are never shown."""

    def __init__(self, sources: list[str], lang: str) -> None:
        super().__init__([lang], functions=FUNCTIONS, use_isolating=False)
        self.unread: dict[str, str] = {}
        for source in sources:
            self.unread |= entries(source)

    def has_message(self, message_id: str) -> bool:
        self.read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self.read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def read(self, name: str) -> None:
        if source := self.unread.pop(name, None):
            self.add_resource(FluentResource(source))


class Catalogue:
    """The messages of the program and of one game, in one language."""

    def __init__(self, sources: list[str], lang: str) -> None:
        self.lang = lang
        self.bundle = Bundle(sources, lang)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, id: str, args: dict[str, Any] | None = None, attribute: str = "") -> str:
        """Return a formatted message; KeyError if there is none or an argument is missing."""
        said = self.find(id, args, attribute)
        if said is None:
            raise KeyError(f"no text {id!r} {attribute} in {self.lang} with {args}")
        return said

    def find(self, id: str, args: dict[str, Any] | None = None, attribute: str = "") -> str | None:
        """Return a formatted message; None if there is none or an argument is missing."""
        if not self.bundle.has_message(id):
            return None
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, errors = self.bundle.format_pattern(pattern, args or {})
        return None if errors else str(said)


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise BadInput("language-unknown", field="lang", lang=lang, allowed=", ".join(LANGUAGES))


def home(game: str) -> Path:
    """Return a game's folder, with its texts and its rulebook; it needs no `__init__.py`."""
    return Path(str(sys.modules[type(shelf.find(game)).__module__].__file__)).parent


def read_file(game: str, folder: str, name: str) -> str:
    """Read a game's file, such as `text/en.ftl` or `rulebook/fr.md`; BadInput names the path if it is missing."""
    path = home(game) / folder / name
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadInput("game-file", field="game", game_name=game, path=str(path)) from None


@cache
def catalogue(game: str, lang: str) -> Catalogue:
    """Return a game's catalogue in a language; with an empty name, the program's own."""
    check_language(lang)
    sources = [files("tablee.text").joinpath(f"{lang}.ftl").read_text("utf-8")]
    if game:
        sources.append(read_file(game, "text", f"{lang}.ftl"))
    return Catalogue(sources, lang)
