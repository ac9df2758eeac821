"""Message catalogues in the language of Fluent: everything the program says, in French and English."""

from __future__ import annotations

import re
import sys
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.renamed import warn

if TYPE_CHECKING:
    from tablee.text.bundle import Bundle

LANGUAGES = ("en", "fr")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # continuation lines of an entry are indented
INSERTED = re.compile(r"\{ *(\$?[A-Za-z][\w-]*) *\}")  # a variable, or another message
PLAIN = re.compile(rf"(?:[^{{}}]|{INSERTED.pattern.replace('(', '(?:')})+")
ATTRIBUTE = re.compile(r" +\.([A-Za-z][\w-]*) *=(.*)")
FORMER = re.compile(r"^option-", re.MULTILINE)
UNGROUPED = 1000  # smaller numbers are written alike in every language
DEEPEST = 8  # messages within messages

Parts = list[str]  # words, and names of what is inserted between them, in turn


def entries(source: str) -> dict[str, str]:
    """Split a file into unparsed messages and terms, by name; a term's name begins with a dash."""
    found = list(ENTRY.finditer(source))
    ends = [*(entry.start() for entry in found[1:]), len(source)]
    return {entry[1]: source[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


def plain_parts(entry: str) -> dict[str, Parts] | None:
    """Read an entry whose value and attributes are one line each, with names inserted; None if it is anything else.

    Nine of ten are, so that most commands never load Fluent.
    """
    value, *lines = (line for line in entry.splitlines() if line.strip() and not line.startswith("#"))
    texts = {"": value.partition("=")[2].strip(" ")}
    for line in lines:
        attribute = ATTRIBUTE.fullmatch(line)
        if not attribute:
            return None
        texts[attribute[1]] = attribute[2].strip(" ")
    if not all(PLAIN.fullmatch(text) for text in texts.values()):
        return None
    return {name: INSERTED.split(text) for name, text in texts.items()}


def written(value: Any) -> str | None:
    """Return a text or a small number as it is written in every language; None if Fluent has to format it."""
    if (type(value) is str and len(value) < UNGROUPED) or (type(value) is int and 0 <= value < UNGROUPED):
        return str(value)
    return None


class Catalogue:
    """The messages of the program and of one game, in one language."""

    def __init__(self, sources: list[str], lang: str) -> None:
        self.lang = lang
        self.entries: dict[str, str] = {}
        for source in sources:
            self.entries |= entries(source)
        self.plain: dict[str, dict[str, Parts] | None] = {}

    @cached_property
    def bundle(self) -> Bundle:
        from tablee.text.bundle import Bundle

        return Bundle(self.entries, self.lang)

    def parts(self, id: str) -> dict[str, Parts] | None:
        """Return the parts of a plain message, by attribute; None if it is not plain, or does not exist."""
        if id not in self.plain:
            self.plain[id] = plain_parts(self.entries[id]) if id in self.entries else None
        return self.plain[id]

    def filled(self, id: str, args: dict[str, Any], attribute: str = "", depth: int = 0) -> str | None:
        """Return a plain message with everything inserted; None if that needs Fluent."""
        said = list((self.parts(id) or {}).get(attribute, ()))
        for at in range(1, len(said), 2):
            name = said[at]
            if name.startswith("$"):
                inserted = written(args.get(name[1:]))
            else:
                inserted = self.filled(name, args, depth=depth + 1) if depth < DEEPEST else None
            if inserted is None:
                return None
            said[at] = inserted
        return "".join(said) or None

    def has(self, id: str) -> bool:
        return id in self.entries and (self.parts(id) is not None or self.bundle.has_message(id))

    def say(self, id: str, args: dict[str, Any] | None = None, attribute: str = "") -> str:
        """Return a formatted message; KeyError if there is none or an argument is missing."""
        said = self.find(id, args, attribute)
        if said is None:
            raise KeyError(f"no text {id!r} {attribute} in {self.lang} with {args}")
        return said

    def find(self, id: str, args: dict[str, Any] | None = None, attribute: str = "") -> str | None:
        """Return a formatted message; None if there is none or an argument is missing."""
        if id not in self.entries:
            return None
        said = self.filled(id, args or {}, attribute)
        if said is not None:
            return said
        return self.bundle.find(id, args or {}, attribute)


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


def messages(game: str, lang: str) -> str:
    """Read a game's own messages; those of its settings may still be named as in older versions."""
    source = read_file(game, "text", f"{lang}.ftl")
    if FORMER.search(source):
        warn(f"{game}: the message option-NAME", "setting-NAME")
    return FORMER.sub("setting-", source)


@cache
def catalogue(game: str, lang: str) -> Catalogue:
    """Return a game's catalogue in a language; with an empty name, the program's own."""
    check_language(lang)
    sources = [files("tablee.text").joinpath(f"{lang}.ftl").read_text("utf-8")]
    if game:
        sources.append(messages(game, lang))
    return Catalogue(sources, lang)
