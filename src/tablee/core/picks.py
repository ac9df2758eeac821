"""The fixed table of all picks of a game: a small int inside the rules, a text outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product


class Picks:
    """All picks of a game. A text is a verb and the things it names: `play hippie-9 high`.

    `verbs` names the words after each verb: {"play": ("card", "side")}. A name ending in `seat` is a seat.
    `clauses` maps a verb to the clause that explains it; `things` adds things that no pick names, by the same kinds.
    """

    def __init__(
        self,
        verbs: Mapping[str, tuple[str, ...]],
        texts: Iterable[str],
        clauses: Mapping[str, str] | None = None,
        things: Mapping[str, Iterable[str]] | None = None,
    ) -> None:
        self.verbs = dict(verbs)
        self.texts = tuple(texts)
        self.clauses = dict(clauses or {})
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise ValueError("two picks have the same text")
        self.things = {kind: set(names) for kind, names in (things or {}).items()}
        self.lengths: dict[str, set[int]] = {verb: set() for verb in verbs}
        for text in self.texts:
            verb, words = self.parse(text)
            self.lengths[verb].add(len(words))
            for kind, word in words.items():
                self.things.setdefault(kind, set()).add(word)
        self.words = set().union(*self.things.values())

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, text: str) -> int:
        """Return the number of the pick with this text. Raises KeyError if there is none."""
        return self.numbers[text]

    def parse(self, text: str) -> tuple[str, dict[str, str]]:
        """Return the verb of a pick and its words by name. Raises ValueError if its verb does not allow it."""
        verb, *words = text.split(" ")
        names = self.verbs.get(verb)
        if names is None or len(words) > len(names):
            raise ValueError(f"{text!r} does not follow the table of verbs")
        return verb, dict(zip(names, words, strict=False))

    def reads(self, text: str) -> bool:
        """True if this is a verb of the game, alone or followed by any things of the game."""
        verb, *words = text.split(" ")
        return verb in self.verbs and all(word in self.words for word in words)

    def fits(self, text: str) -> bool:
        """True if it is a verb with things of the right kinds, even if no such pick exists."""
        verb, *words = text.split(" ")
        if len(words) not in self.lengths.get(verb, ()):
            return False
        return all(word in self.things[kind] for kind, word in zip(self.verbs[verb], words, strict=False))

    def misfits(self) -> Iterator[str]:
        """Yield the texts of `fits` that no pick has: what can be said but never be done."""
        for verb, lengths in self.lengths.items():
            for length in lengths:
                for words in product(*(sorted(self.things[kind]) for kind in self.verbs[verb][:length])):
                    text = " ".join((verb, *words))
                    if text not in self.numbers:
                        yield text

    def example(self, verb: str) -> str:
        """Return the first pick with this verb."""
        return next(text for text in self.texts if text.partition(" ")[0] == verb)
