"""The fixed table of all picks of a game: a small int inside the rules, a text outside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class Picks:
    """All picks of a game. A text is a verb and the things it names: `play hippie-9 high`.

    `verbs` says what each word after a verb is: {"play": ("card", "side")}. A name ending in `seat` is a seat.
    """

    def __init__(self, verbs: Mapping[str, tuple[str, ...]], texts: Iterable[str]) -> None:
        self.verbs = dict(verbs)
        self.texts = tuple(texts)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise ValueError("two picks have the same text")
        for text in self.texts:
            self.parse(text)

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, text: str) -> int:
        """The number of the pick with this text; KeyError if there is none."""
        return self.numbers[text]

    def parse(self, text: str) -> tuple[str, dict[str, str]]:
        """The verb of a pick and the things it names, by name; ValueError if it has another form."""
        verb, *words = text.split(" ")
        names = self.verbs.get(verb)
        if names is None or len(words) > len(names):
            raise ValueError(f"{text!r} does not follow the table of verbs")
        return verb, dict(zip(names, words, strict=False))
