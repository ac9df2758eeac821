"""Rule search: explanations first, then clauses. web/src/lib/search.ts implements the same search in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tablee.core.guide import Guide, Words
from tablee.core.rulebook import Clause, Rulebook, plain

# Stop words. Accents matter: “dé” (a die) is not “de”.
SMALL = frozenset(
    "a an and are at be by can do does for happens how i if in into is it may me my of on or the there this to what".split()
    + "when where which who why with you your".split()
    + "à au aux avec c ce comment d dans de des du en est et faire faut il ils j je l la le les m ma mes mon n on ou".split()
    + "où par peut pour pourquoi quand que quel quelle quels quelles qui s se si son sur t un une vous y".split()
)
WORD = re.compile(r"[^\w+−]+|_")
PLURAL = re.compile(r"(?<=[^s])[sx]$")
ENDING = re.compile(r"(?<=\w{3})(?:ing|ed|er|ee|ez|ante?|ent|e)$")
DOUBLE = re.compile(r"([bdfgmnprt])\1$")
TERM = re.compile(r"^\*\*(.+?)\*\*")
IN_TITLE, IN_CHAPTER, IN_TERM, IN_NAME, IS_NAME, IS_ALIKE = 3, 6, 2, 2, 5, 3


@dataclass(frozen=True, slots=True)
class Thing:
    """An item of a gallery, with its names in the other languages (`also`)."""

    gallery: str
    name: str
    does: str
    also: str
    clause: str


@dataclass(frozen=True, slots=True)
class Found:
    """A passage that answers the query."""

    chapter: str
    title: str
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A query word, its synonyms, and the chapters that explain it."""

    own: str
    others: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()


def stem(word: str) -> str:
    """Strip plural and other endings: “gagnez” becomes “gagn”, “winner” becomes “win”."""
    found = PLURAL.sub("", plain(word)) if len(word) > 2 else plain(word)
    short = ENDING.sub("", found)
    return found if short == found else DOUBLE.sub(r"\1", short)


def split(text: str) -> list[str]:
    """Return the stems of a text's words, without stop words."""
    return [stem(word) for word in WORD.split(text.lower().replace("*", "")) if word and word not in SMALL]


def wanted_of(typed: str) -> list[str]:
    """Return the stems of a query's words, without stop words unless there is nothing else."""
    return split(typed) or [stem(word) for word in WORD.split(typed.lower()) if word]


def alike(wanted: Sequence[str], words: Iterable[Words]) -> list[Wanted]:
    """Add the guide's synonyms to each word, or to the whole query if that is a known expression."""
    groups = [(group, [" ".join(split(word)) for word in group.words]) for group in words]
    keys = [(group, own, {*own, *(" ".join(split(word)) for word in group.also)}) for group, own in groups]
    whole = " ".join(wanted)
    if any(whole in known for _, _, known in keys):
        wanted = [whole]
    return [
        Wanted(
            word,
            tuple(other for _, own, known in keys if word in known for other in own),
            tuple(group.chapter for group, _, known in keys if word in known and group.chapter),
        )
        for word in wanted
    ]


def fit(text: str, wanted: Sequence[Wanted], some: bool = False) -> int:
    """Score a text: 2 per word found literally or as a prefix, 1 per synonym.

    0 if a word is missing, unless `some` allows partial matches.
    """
    said = f" {' '.join(split(text))} "
    score = 0
    for word in wanted:
        if f" {word.own}{'' if len(word.own) > 3 else ' '}" in said:
            score += 2
        elif any(f" {other} " in said for other in word.others):
            score += 1
        elif not some:
            return 0
    return score


def explanations(guide: Guide, things: Sequence[Thing], typed: str) -> list[Found]:
    """Return the passages that explain the query, best first."""
    wanted = alike(wanted_of(typed), guide.words)
    found: list[tuple[float, Found]] = []
    for some in (False, True):  # partial matches only if nothing matches every word
        found = found or [pair for pair in ranked(guide, things, wanted, some) if pair[0]]
    return [passage for _, passage in sorted(found, key=lambda pair: -pair[0])]


def ranked(
    guide: Guide, things: Sequence[Thing], wanted: Sequence[Wanted], some: bool
) -> Iterator[tuple[float, Found]]:
    """Yield every passage with its score."""
    for chapter in guide.chapters:
        meant = sum(chapter.id in word.chapters for word in wanted)
        titled = IN_TITLE * fit(chapter.title, wanted, some)
        whole = titled + IN_CHAPTER * meant
        first = whole if some or meant == len(wanted) else titled
        for number, block in enumerate(chapter.blocks):
            for thing in things if block.kind == "gallery" else ():
                score = rank(thing, wanted, some) if thing.gallery == block.name else 0
                yield score and score + IN_CHAPTER * meant, as_found(chapter.id, chapter.title, thing)
            if block.kind in ("gallery", "cover"):
                continue
            for line in block.lines[block.kind == "table" :]:  # skip a table's header
                score = said(line.text, wanted, some, chapter.id == "glossary")
                score += whole + (not number) if score else 0 if number else first
                yield score, Found(chapter.id, chapter.title, line.text.replace("|", " · "), line.clauses)


def said(text: str, wanted: Sequence[Wanted], some: bool, glossary: bool) -> int:
    """Score a line regardless of its chapter; the bold term it begins with counts extra."""
    score, term = fit(text, wanted, some), TERM.match(text)
    if not score or not term:
        return score
    return score + IN_TERM * fit(term[1], wanted, True) + (is_name(term[1], wanted) if glossary else 0)


def rank(thing: Thing, wanted: Sequence[Wanted], some: bool) -> float:
    names = [thing.name, *thing.also.split(", ")]
    named = IN_NAME * fit(" ".join(names), wanted, some) + max(is_name(name, wanted) for name in names)
    return named or fit(f"{thing.name} {thing.does}", wanted, some) / 2


def is_name(name: str, wanted: Sequence[Wanted]) -> int:
    """Return the bonus for a name that equals the query or a synonym of it."""
    called = " ".join(split(name))
    if called == " ".join(word.own for word in wanted):
        return IS_NAME
    return IS_ALIKE if len(wanted) == 1 and called in wanted[0].others else 0


def as_found(chapter: str, title: str, thing: Thing) -> Found:
    return Found(chapter, title, f"**{thing.name}** {thing.does}", (thing.clause,) if thing.clause else ())


def clauses_with(book: Rulebook, guide: Guide, typed: str) -> list[Clause]:
    """Return the clauses that match the query, best first."""
    wanted = alike(wanted_of(typed), guide.words)
    ranked = [(fit(f"{clause.chapter} {clause.text}", wanted), clause) for clause in book.clauses.values()]
    return [clause for score, clause in sorted(ranked, key=lambda pair: -pair[0]) if score]
