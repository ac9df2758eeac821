"""The rulebook: numbered clauses, parsed from Markdown."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from tablee.core.errors import BadInput

TAGS = ("seed", "found", "inferred", "reconstructed", "ruling")
CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* \[(\w+)\] (.+)$")
TYPED = str.maketrans({"’": "'", "−": "-", "œ": "oe", "æ": "ae", "\u00a0": " ", "\u202f": " "})


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule: its chapter, its origin, and its text."""

    id: str
    chapter: str
    tag: str
    text: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All clauses of a game in one language, in book order."""

    title: str
    clauses: dict[str, Clause]
    overview: tuple[str, ...] = ()  # the paragraphs before the first chapter

    def clause(self, id: str) -> Clause:
        if id not in self.clauses:
            allowed = ", ".join(sorted({re.sub(r"\d+$", "…", known) for known in self.clauses}))
            raise BadInput("clause-unknown", field="clause", clause=id, allowed=allowed)
        return self.clauses[id]

    def chapters(self) -> dict[str, list[Clause]]:
        chapters: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            chapters.setdefault(clause.chapter, []).append(clause)
        return chapters

    def search(self, words: str) -> list[Clause]:
        """Return the clauses that contain every word, ignoring case, accents and the kind of apostrophe."""
        wanted = plain(words).split()
        return [c for c in self.clauses.values() if all(w in plain(f"{c.id} {c.chapter} {c.text}") for w in wanted)]


def plain(text: str) -> str:
    """Normalize for searching: no capitals, accents, ligatures, curly apostrophes or non-breaking spaces."""
    parts = unicodedata.normalize("NFD", text.lower().translate(TYPED))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def parse(text: str) -> Rulebook:
    """Parse `rulebook/*.md`. Raises ValueError naming a malformed line."""
    title, chapter, overview = "", "", list[str]()
    clauses: dict[str, Clause] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        found = CLAUSE.match(line)
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            chapter = line[3:]
        elif found:
            id, tag, said = found.groups()
            if not chapter:
                raise ValueError(f"line {number}: {id} is in no chapter")
            if tag not in TAGS or id in clauses:
                raise ValueError(f"line {number}: {id} has an unknown tag or is there twice")
            clauses[id] = Clause(id, chapter, tag, said)
        elif line.startswith("- "):
            raise ValueError(f"line {number} is not a clause: {line[:60]}")
        elif line and not chapter:
            overview.append(line)
    return Rulebook(title, clauses, tuple(overview))
