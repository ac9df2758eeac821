"""Prepare a guide for the browser: its text, its pictures played by the rules, its components by name."""

from __future__ import annotations

from functools import cache

from tablee.core import shelf
from tablee.core.example import NAMES, Example, play
from tablee.core.guide import Chapter
from tablee.server.guide_shapes import ComponentInfo, GuideBlock, GuideChapter, GuideInfo, GuideLine, GuideWords
from tablee.server.shapes import ClauseInfo, StepInfo, Steps
from tablee.text import LANGUAGES, Texts, rulebook
from tablee.text.guides import Component, components, described, examples, guide, has_guide


@cache
def guide_info(game: str, lang: str) -> GuideInfo:
    """Return a game's guide; a game without one has its overview and its clauses."""
    book = rulebook(shelf.find(game).name, lang)
    clauses = [ClauseInfo(one.id, one.chapter, one.tag, one.text) for one in book.clauses.values()]
    if not has_guide(game):
        return GuideInfo(book.title, " ".join(book.overview), [], {}, {}, clauses, [], [])
    read = guide(game, lang)
    return GuideInfo(
        title=read.title,
        lead=read.lead,
        chapters=[chapter_info(chapter) for chapter in read.chapters],
        pictures={name: picture(example) for name, example in examples(game).items()},
        galleries={
            name: [thing_info(game, lang, each) for each in things] for name, things in components(game).items()
        },
        clauses=clauses,
        words=[GuideWords(list(each.words), each.chapter, list(each.also)) for each in read.words],
        names=list(NAMES),
    )


def chapter_info(chapter: Chapter) -> GuideChapter:
    blocks = [
        GuideBlock(block.kind, block.name, [GuideLine(line.text, list(line.clauses)) for line in block.lines])
        for block in chapter.blocks
    ]
    return GuideChapter(chapter.id, chapter.title, list(chapter.asked), blocks)


def picture(example: Example) -> Steps:
    """Return a picture and its events as one seat sees them, without hidden information."""
    game = shelf.find(example.game)
    moments = [StepInfo(each.seat, each.pick, each.events, each.view, []) for _, each, _ in play(example, game)]
    return Steps(game.name, example.seats, example.settings, example.seat, len(moments), 0, moments, None)


def thing_info(game: str, lang: str, thing: Component) -> ComponentInfo:
    texts = Texts(shelf.find(game), lang)
    name, does = described(thing, texts)
    others = [described(thing, Texts(shelf.find(game), other))[0] for other in LANGUAGES if other != lang]
    return ComponentInfo(
        thing.kind, thing.id, name, does, thing.when, thing.clause, thing.copies, thing.drawing, ", ".join(others)
    )
