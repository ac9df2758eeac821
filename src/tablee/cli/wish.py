"""A wish in words: an option as the screen shows it, several times over, or as often as possible.

`buy small x3`, `vaccinate all`, `buy small x2, medium`, `Acheter un Petit`: all of them become ordinary picks, one by
one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from tablee.cli.entries import entries
from tablee.core.decision import Decision
from tablee.core.rulebook import plain
from tablee.text import Texts

TIMES = re.compile(r"\s*[x×*]\s?(\d{1,3})$")
ASIDE = re.compile(r"\([^)]*\)|[^\w\s-]")  # prices and punctuation, which nobody types
AS_OFTEN_AS_POSSIBLE = 999


@dataclass(frozen=True)
class Wish:
    """One option, or any with a verb in the game's order, and how often."""

    said: str
    option: str
    verb: str
    times: int

    def next(self, decision: Decision, texts: Texts) -> str:
        """Return the next pick, or ""."""
        if self.option:
            return self.option if self.option in decision.options else ""
        return next(iter(texts.game.in_order(self.verb, decision.options)), "")


def read_wish(typed: str, decision: Decision, texts: Texts) -> Wish | None:
    """Parse what was typed; None if it names neither an option nor a verb of this question."""
    said, times = split(typed, texts)
    option = option_meant(said, decision, texts)
    if option:
        return Wish(said, option, "", times)
    verb = verb_meant(said, decision, texts) if said != typed else ""
    return Wish(said, "", verb, times) if verb and texts.game.in_order(verb, decision.options) else None


def split(typed: str, texts: Texts) -> tuple[str, int]:
    """Split what was typed into the wish and how often."""
    found = TIMES.search(typed)
    if found and found.start():
        return typed[: found.start()], int(found[1])
    said, _, last = typed.rpartition(" ")
    if said and plain(last) in texts.catalogue.say("cli-words-all").split():
        return said, AS_OFTEN_AS_POSSIBLE
    return typed, 1


def option_meant(said: str, decision: Decision, texts: Texts) -> str:
    """Return the option with this number, text or sentence; "" if there is none."""
    options = decision.options
    if said.isdecimal():
        listed = entries(decision)
        return listed[int(said) - 1] if 1 <= int(said[:9]) <= len(listed) and listed[int(said) - 1] in options else ""
    words = bare(said)
    return next((one for one in options if words in {one, bare(texts.pick(one)), bare(texts.pick(one, decision))}), "")


def pick_said(said: str, texts: Texts) -> str:
    """Return the pick with this sentence in the game's language, even if it can never be; otherwise the input itself."""
    picks = texts.game.picks
    if picks.reads(said):
        return said
    words = bare(said)
    return next((pick for pick in chain(picks.texts, picks.misfits()) if bare(texts.pick(pick)) == words), said)


def with_verb(parts: list[str], texts: Texts) -> Iterator[str]:
    """Yield the parts of a line; one without a verb takes that of the part before: `buy small x2, medium`."""
    verb = ""
    for part in parts:
        said = part.strip()
        if verb and not is_pick(said, texts) and is_pick(f"{verb} {said}", texts):
            said = f"{verb} {said}"
        yield said
        verb = said.partition(" ")[0]


def is_pick(said: str, texts: Texts) -> bool:
    """True if this names some pick of the game, once or several times."""
    return texts.game.picks.reads(pick_said(split(said, texts)[0], texts))


def verb_meant(said: str, decision: Decision, texts: Texts) -> str:
    """Return the verb of the options that is typed, or with which their sentences begin; "" if there is none."""
    for option in decision.options:
        verb = option.partition(" ")[0]
        if bare(said) in {verb, bare(texts.pick(option)).partition(" ")[0]}:
            return verb
    return ""


def bare(sentence: str) -> str:
    return " ".join(ASIDE.sub(" ", plain(sentence)).split())
