"""What a game says to Ada, Blaise and Chloé, in French and in English.

French uses ordinary spaces here, which read better in a test; another test checks the spaces.
"""

from __future__ import annotations

from typing import Any

from tablee.core import shelf
from tablee.core.decision import Decision
from tablee.core.errors import Refused
from tablee.text import Texts

NAMES = ["Ada", "Blaise", "Chloé"]
Both = tuple[str, str]


class Speaker:
    """One game in both languages."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.french, self.english = (Texts(shelf.find(game), lang, NAMES) for lang in ("fr", "en"))

    def event(self, told: dict[str, Any]) -> Both:
        return plain(self.french.event(told)), self.english.event(told)

    def question(self, kind: str, args: dict[str, Any]) -> Both:
        asked = Decision(0, kind, [], args)
        return plain(self.french.decision(asked)), self.english.decision(asked)

    def option(self, pick: str, kind: str, args: dict[str, Any]) -> Both:
        asked = Decision(0, kind, [pick], args)
        return plain(self.french.pick(pick, asked)), self.english.pick(pick, asked)

    def refusal(self, id: str, details: dict[str, Any]) -> Both:
        refused = Refused(id, game=self.game, **details)
        return plain(refused.sentence("fr")), refused.sentence("en")


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")
