"""The REST messages of a guide; guides.py creates them."""

from __future__ import annotations

from tablee.server.shapes import ClauseInfo, Reply, Steps


class GuideLine(Reply):
    """A paragraph, a list item, a table row (cells between bars) or a step's text, and the clauses it is based on."""

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
    """A game component: its name, how many there are, what it does, when, its clause, its drawing and other names."""

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
    """Search synonyms, the chapter that explains them, and their equivalents in other languages."""

    words: list[str]
    chapter: str
    also: list[str]


class GuideInfo(Reply):
    """A game's guide: chapters, pictures as parts of records, galleries, clauses, synonyms and the players' names."""

    title: str
    lead: str
    chapters: list[GuideChapter]
    pictures: dict[str, Steps]
    galleries: dict[str, list[ComponentInfo]]
    clauses: list[ClauseInfo]
    words: list[GuideWords]
    names: list[str]
