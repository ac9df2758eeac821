"""The Guide: a readable rulebook of chapters with plain paragraphs, pictures and galleries, citing the clauses.

It is written in a small subset of Markdown (docs/reference/guide.md). Every language has the same chapters, pictures
and galleries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

CITED = re.compile(r"\s*\[([A-Z]+-[A-Z]?\d+(?:, [A-Z]+-[A-Z]?\d+)*)\]$")
CHAPTER = re.compile(r"^## (.+?) \{([a-z-]+)(?: \| ([a-z0-9 -]+))?\}$")
WORDS = re.compile(r"^(.+?)(?: \{([a-z-]+)\})?$")
FENCE = re.compile(r"^```(picture|gallery|cover|words)(?: ([a-z0-9-]+))?$")
NAMELESS = ("cover", "words")
NUMBERED = re.compile(r"^\d+\. ")


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph, list item or table row, with the clauses it cites."""

    text: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a chapter: `text`, `note`, `heading`, `list`, `steps`, `table`, `picture`, `gallery` or `cover`.

    A table's first line is its header; cells are separated by bars. A picture has one caption for its start and one per
    step. A gallery has `id = text` for each moment at which its things are used. The cover has `picture step = text`
    for three pictures that show what the game is about, and `weight = text`.
    """

    kind: str
    lines: tuple[Line, ...]
    name: str = ""  # for a picture or a gallery

    @property
    def clauses(self) -> list[str]:
        return [clause for line in self.lines for clause in line.clauses]


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter; `asked` lists the kinds of decisions it explains."""

    id: str
    title: str
    asked: tuple[str, ...]
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """Synonyms for the search, the chapter that explains them, and their translations (`also`)."""

    words: tuple[str, ...]
    chapter: str = ""
    also: tuple[str, ...] = ()


@dataclass(slots=True)
class Guide:
    """The guide of a game in one language."""

    title: str = ""
    lead: str = ""
    chapters: list[Chapter] = field(default_factory=list)
    words: list[Words] = field(default_factory=list)

    @property
    def blocks(self) -> Iterator[Block]:
        return (block for chapter in self.chapters for block in chapter.blocks)

    @property
    def clauses(self) -> list[str]:
        """All cited clauses, without duplicates."""
        return list(dict.fromkeys(clause for block in self.blocks for clause in block.clauses))

    def named(self, kind: str) -> list[str]:
        """Return the names of its blocks of this kind (pictures or galleries), in order."""
        return [block.name for block in self.blocks if block.kind == kind]

    def outline(self) -> list[tuple[str, str, str, int]]:
        """Return the structure that every translation must share."""
        return [
            (chapter.id, " ".join(chapter.asked), f"{block.kind} {block.name}", len(block.lines))
            for chapter in self.chapters
            for block in chapter.blocks
        ]


def read_guide(text: str) -> Guide:
    """Parse `rulebook/guide.en.md`. Raises ValueError naming an invalid line."""
    return Reader(text).guide


def cited(text: str) -> Line:
    """Split the trailing clause ids off a line of text."""
    found = CITED.search(text)
    return Line(text[: found.start()], tuple(found[1].split(", "))) if found else Line(text)


class Reader:
    """Parses a guide line by line; a line continues the previous block if both are of the same kind."""

    def __init__(self, text: str) -> None:
        self.guide = Guide()
        self.number = 0
        self.fence: tuple[str, str] | None = None
        self.kind, self.lines = "", list[Line]()
        self.blocks: list[Block] | None = None
        for self.number, line in enumerate(text.splitlines(), start=1):
            self.read(line.rstrip(" "))
        if self.fence:
            raise self.wrong("a ``` is not closed")
        self.end_chapter()
        if not self.guide.title or not self.guide.lead or not self.guide.chapters:
            raise self.wrong("a guide has a title, a sentence below it, and chapters")

    def wrong(self, why: str) -> ValueError:
        return ValueError(f"line {self.number}: {why}")

    def read(self, line: str) -> None:
        if self.fence:
            self.read_fenced(line)
        elif line.startswith("```"):
            self.open_fence(line)
        elif line.startswith("# "):
            self.guide.title = line[2:]
        elif line.startswith("## "):
            self.open_chapter(line)
        elif not line:
            self.end_block()
        elif self.blocks is None:
            self.guide.lead = f"{self.guide.lead} {line}".strip()
        else:
            self.read_prose(line)

    def read_prose(self, line: str) -> None:
        if line.startswith("### "):
            self.add("heading", line[4:])
            self.end_block()
        elif line.startswith("> "):
            self.add("note", line[2:])
        elif line.startswith("- "):
            self.add("list", line[2:])
        elif NUMBERED.match(line):
            self.add("steps", NUMBERED.sub("", line))
        elif line.startswith("| "):
            self.read_row(line)
        else:
            self.end_block()
            self.add("text", line)

    def read_row(self, line: str) -> None:
        if set(line) <= set("|- "):
            return
        row = cited(line.strip("| "))
        cells = [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]
        cells[-1] = cited(cells[-1]).text
        wide = len(self.lines[0].text.split("|")) if self.kind == "table" else len(cells)
        if len(cells) != wide:
            raise self.wrong(f"a row of {len(cells)} cells in a table of {wide}")
        self.add("table", "", Line("|".join(cells), row.clauses))

    def open_fence(self, line: str) -> None:
        found = FENCE.match(line)
        if not found or self.blocks is None or (found[1] in NAMELESS) == bool(found[2]):
            raise self.wrong(f"not a picture, a gallery, a cover or words: {line[:60]}")
        self.end_block()
        self.fence = (found[1], found[2] or "")

    def read_fenced(self, line: str) -> None:
        assert self.fence is not None
        kind, name = self.fence
        if line == "```":
            self.fence = None
            if kind != "words":
                assert self.blocks is not None
                self.blocks.append(Block(kind, tuple(self.lines), name))
            self.lines = []
        elif kind == "words":
            self.read_words(line)
        elif line:
            self.lines.append(cited(NUMBERED.sub("", line)))

    def read_words(self, line: str) -> None:
        found = WORDS.match(line)
        if not found:
            raise self.wrong("words that mean the same stand on a line")
        self.guide.words.append(Words(tuple(word.strip() for word in found[1].split(",")), found[2] or ""))

    def open_chapter(self, line: str) -> None:
        self.end_chapter()
        found = CHAPTER.match(line)
        if not found:
            raise self.wrong(f"a chapter is written “## Title {{id}}”: {line[:60]}")
        title, id, asked = found.groups()
        if any(chapter.id == id for chapter in self.guide.chapters):
            raise self.wrong(f"the chapter {id} is there twice")
        self.blocks = []
        self.guide.chapters.append(Chapter(id, title, tuple((asked or "").split()), ()))

    def end_chapter(self) -> None:
        self.end_block()
        if self.blocks is None:
            return
        if not self.blocks:
            raise self.wrong("a chapter without a word")
        last = self.guide.chapters[-1]
        self.guide.chapters[-1] = Chapter(last.id, last.title, last.asked, tuple(self.blocks))

    def add(self, kind: str, text: str, line: Line | None = None) -> None:
        if kind != self.kind:
            self.end_block()
        self.kind = kind
        self.lines.append(line or cited(text))

    def end_block(self) -> None:
        if self.kind and self.blocks is not None:
            self.blocks.append(Block(self.kind, tuple(self.lines)))
        self.kind, self.lines = "", []
