"""Finding a rule by the words people type: what explains it first, then the clauses. The same in the browser: lib/search.ts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tablee.core.guide import Guide
from tablee.core.rulebook import Clause, Rulebook, plain

SMALL = frozenset(
    "a an and at by de des do does du et for how i il in is it la le les".split()
    + "may my of on or ou que qui the to un une what when".split()
)
ELIDED = re.compile(r"(^|\s)[lcdjmnst]['’]", re.IGNORECASE)
WORD = re.compile(r"[^\w+−-]+|_")
PLURAL = re.compile(r"(?<=[^s])[sx]$")
TERM = re.compile(r"^\*\*(.+?)\*\*")


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing of a gallery, with its names in every language."""

    gallery: str
    name: str
    does: str
    also: str
    clause: str


@dataclass(frozen=True, slots=True)
class Found:
    """A passage that explains what was asked."""

    chapter: str
    title: str
    text: str
    clauses: tuple[str, ...]


def single(word: str) -> str:
    """A word without its plural."""
    return PLURAL.sub("", word) if len(word) > 3 else word


def split(text: str) -> list[str]:
    return [word for word in WORD.split(plain(text.replace("*", ""))) if word]


def wanted_of(typed: str) -> list[str]:
    """The words of a question that mean something; all of them when none does."""
    words = [single(word) for word in split(ELIDED.sub(" ", typed))]
    return [word for word in words if word not in SMALL] or words


def alike(wanted: Sequence[str], words: Iterable[Sequence[str]]) -> list[list[str]]:
    """For each wanted word, what would also do: words that the guide calls the same."""
    groups = [[" ".join(map(single, split(word))) for word in group] for group in words]
    return [[word, *(other for group in groups if word in group for other in group)] for word in wanted]


def fit(text: str, wanted: Sequence[Sequence[str]]) -> int:
    """How well a text answers: 0 if a word is missing, more for a word itself, or its beginning, than for one that means the same."""
    said = f" {' '.join(map(single, split(text)))} "
    score = 0
    for own, *others in wanted:
        if f" {own}{'' if len(own) > 3 else ' '}" in said:
            score += 2
        elif any(f" {word} " in said for word in others):
            score += 1
        else:
            return 0
    return score


def explanations(guide: Guide, things: Sequence[Thing], typed: str) -> list[Found]:
    """What explains the words, the best first: terms and titles before paragraphs, things before the rest."""
    wanted = alike(wanted_of(typed), guide.words)
    if not wanted:
        return []
    found: list[tuple[float, Found]] = []
    for chapter in guide.chapters:
        whole = 3 * fit(chapter.title, wanted)
        for number, block in enumerate(chapter.blocks):
            if block.kind in ("gallery", "cover"):
                shown = [thing for thing in things if block.kind == "gallery" and thing.gallery == block.name]
                found += [(rank(thing, wanted), as_found(chapter.id, chapter.title, thing)) for thing in shown]
                continue
            for line in block.lines:
                term = TERM.match(line.text)
                score = fit(line.text, wanted) + 2 * (fit(term[1], wanted) if term else 0) + (0 if number else whole)
                found.append((score, Found(chapter.id, chapter.title, line.text.replace("|", " · "), line.clauses)))
    return [passage for score, passage in sorted(found, key=lambda pair: -pair[0]) if score]


def rank(thing: Thing, wanted: Sequence[Sequence[str]]) -> float:
    return 2 * fit(f"{thing.name} {thing.also}", wanted) or fit(f"{thing.name} {thing.does}", wanted) / 2


def as_found(chapter: str, title: str, thing: Thing) -> Found:
    return Found(chapter, title, f"**{thing.name}** {thing.does}", (thing.clause,) if thing.clause else ())


def clauses_with(book: Rulebook, guide: Guide, typed: str) -> list[Clause]:
    """The clauses that say the words, the best first."""
    wanted = alike(wanted_of(typed), guide.words)
    ranked = [(fit(f"{clause.chapter} {clause.text}", wanted), clause) for clause in book.clauses.values()]
    return [clause for score, clause in sorted(ranked, key=lambda pair: -pair[0]) if score]
