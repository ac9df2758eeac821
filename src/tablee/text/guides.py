"""Guides on disk: `rulebook/guide.en.md`, its pictures in `pictures/` and its components in `components.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from itertools import zip_longest
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.example import Example, read_example
from tablee.core.guide import Guide, Words, read_guide
from tablee.text.catalogue import LANGUAGES, check_language, home, read_file
from tablee.text.sentences import Texts


@dataclass(frozen=True, slots=True)
class Component:
    """A game component, as a gallery shows it; `drawing` names its picture."""

    kind: str
    id: str
    copies: int
    clause: str = ""
    when: str = ""  # one of the moments the gallery explains
    drawing: str = ""
    named: str = ""  # the message that names it, if not its own


def has_guide(game: str) -> bool:
    """True if the game has a guide."""
    return (home(game) / "rulebook" / "guide.en.md").is_file()


@cache
def guide(game: str, lang: str) -> Guide:
    """Return a game's guide in a language; BadInput names a file that cannot be read.

    Searches may use another language: its synonyms are on the same line of that language's guide.
    """
    check_language(lang)
    read = guide_file(game, lang)
    others = [guide_file(game, other).words for other in LANGUAGES if other != lang]
    twins = zip_longest(read.words, *others, fillvalue=Words(()))
    words = [replace(own, also=tuple(word for each in also for word in each.words)) for own, *also in twins]
    return replace(read, words=words)


def guide_file(game: str, lang: str) -> Guide:
    name = f"guide.{lang}.md"
    text = read_file(game, "rulebook", name)
    try:
        return read_guide(text)
    except ValueError as error:
        raise unreadable(game, name, error) from error


@cache
def examples(game: str) -> dict[str, Example]:
    """Return a guide's pictures by name."""
    found = {}
    for path in sorted((home(game) / "rulebook" / "pictures").glob("*.json")):
        try:
            found[path.stem] = read_example(game, path.stem, json.loads(path.read_text("utf-8")))
        except ValueError as error:
            raise unreadable(game, f"pictures/{path.name}", error) from error
    return found


@cache
def components(game: str) -> dict[str, list[Component]]:
    """Return a guide's galleries by name."""
    try:
        told: dict[str, list[dict[str, Any]]] = json.loads(read_file(game, "rulebook", "components.json"))
        return {name: [Component(**each) for each in things] for name, things in told.items()}
    except (TypeError, ValueError) as error:
        raise unreadable(game, "components.json", error) from error


def described(component: Component, texts: Texts) -> tuple[str, str]:
    """Return a component's name, and what it does."""
    family, _, number = component.id.rpartition("-")
    for id, args in ((f"{component.kind}-{component.id}", {}), (f"{component.kind}-{family}", {"value": number})):
        name = texts.catalogue.find(id, args)
        if name is not None:
            own = texts.catalogue.find(component.named) if component.named else name
            return own or "", texts.catalogue.find(id, args, "help") or ""
    return str(texts.thing(component.kind, component.id)), ""


def unreadable(game: str, name: str, error: Exception) -> BadInput:
    return BadInput("guide-file", field="guide", where=f"{game}/rulebook/{name}", why=str(error))
