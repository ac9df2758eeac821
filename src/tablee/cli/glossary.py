"""The things of a game by id and name, from its catalogue."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from tablee.core.rulebook import plain
from tablee.text import Texts
from tablee.text.catalogue import messages

NO_THINGS = {"cli", "decision", "event", "half", "name", "pick", "refusal", "setting", "tagline"}
ID = re.compile(r"^([a-z]+)-([\w-]+) *=", re.MULTILINE)


@dataclass(frozen=True)
class Entry:
    """A thing of the game: its name, what it does, and its id."""

    name: str
    help: str
    id: str = ""


@cache
def ids(game: str, lang: str) -> tuple[tuple[str, str], ...]:
    """Return every named thing in a game's catalogue, as kind and id."""
    source = messages(game, lang)
    return tuple((kind, id) for kind, id in ID.findall(source) if kind not in NO_THINGS)


class Glossary:
    """The names of a game's things, and what they do, in the language of its texts."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.ids = ids(texts.game.name, texts.catalogue.lang)
        self.kinds = sorted({kind for kind, _ in self.ids})

    def name(self, value: str) -> str:
        """Return the name of a thing of any kind, or its id if it has none."""
        return next((entry.name for kind in self.kinds if (entry := self.entry(kind, value))), value)

    def entry(self, kind: str, value: str) -> Entry | None:
        """Return the thing with this kind and id; `hippie-9` may be described as a `hippie` with $value 9."""
        catalogue = self.texts.catalogue
        family, _, number = value.rpartition("-")
        for id, args in ((f"{kind}-{value}", {}), (f"{kind}-{family}", {"value": number})):
            name = catalogue.find(id, args)
            if name is not None and (not args or number.isdecimal()):
                return Entry(name, catalogue.find(id, args, "help") or "", value)
        return None

    def look_up(self, word: str) -> list[Entry]:
        """Return the things with this id or displayed name: `zombie-18`, `Zombie 18`, `Hippies`."""
        by_id = [entry for kind in self.kinds if (entry := self.entry(kind, word.lower()))]
        if by_id:
            return by_id
        number = word.rsplit(maxsplit=1)[-1] if word.split() and word.rsplit(maxsplit=1)[-1].isdecimal() else ""
        wanted = [id for _, id in self.ids] + ([f"{id}-{number}" for _, id in self.ids] if number else [])
        entries = {entry: None for id in wanted for kind in self.kinds if (entry := self.entry(kind, id))}
        return [entry for entry in entries if plain(entry.name) == plain(word)]
