"""The shapes of a guide under /api; guides.py makes them."""

from __future__ import annotations

from tablee.server.shapes import ClauseInfo, Reply, Steps


class GuideLine(Reply):
    """A paragraph, an item, a row of cells between bars, or the words of a step; with the clauses it rests on."""

    text: str
    clauses: list[str]


class GuideBlock(Reply):
    """A piece of a chapter: text, note, heading, list, steps, table, picture or gallery (`name`)."""

    kind: str
    name: str
    lines: list[GuideLine]


class GuideChapter(Reply):
    """A chapter; `asked` are the kinds of decisions it explains."""

    id: str
    title: str
    asked: list[str]
    blocks: list[GuideBlock]


class ComponentInfo(Reply):
    """A thing of the box: its name, how many there are, what it does, when, its clause, its drawing and other names."""

    kind: str
    id: str
    name: str
    help: str
    when: str
    clause: str
    copies: int
    drawing: str
    also: str


class GuideWords(Reply):
    """Words that mean the same to whoever searches, the chapter that explains them, and what other languages say."""

    words: list[str]
    chapter: str
    also: list[str]


class GuideInfo(Reply):
    """A game explained: chapters, pictures as parts of records, galleries, the clauses, words that mean the same, and who sits in the pictures."""

    title: str
    lead: str
    chapters: list[GuideChapter]
    pictures: dict[str, Steps]
    galleries: dict[str, list[ComponentInfo]]
    clauses: list[ClauseInfo]
    words: list[GuideWords]
    names: list[str]
