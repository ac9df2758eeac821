"""Guides are correct: pictures and examples are legal, claims hold, clauses exist, translations agree."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.contract.allowances import Allowances
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.example import faults
from tablee.core.game import Game
from tablee.core.guide import Block, Guide
from tablee.text import LANGUAGES, Texts, rulebook
from tablee.text.guides import Component, components, described, examples, guide, has_guide


def the_guide_is_true(game: Game, _allowances: Allowances) -> None:
    """Check the game's guide in every language; a game may have none."""
    found = list(guide_problems(game.name)) if has_guide(game.name) else []
    assert not found, "\n".join(found)


def guide_problems(game: str) -> Iterator[str]:
    """Yield what is wrong with a game's guides, each problem with its file."""
    try:
        guides = {lang: guide(game, lang) for lang in LANGUAGES}
        pictures, galleries = examples(game), components(game)
    except BadInput as problem:
        yield problem.sentence("en")
        return
    for lang, read in guides.items():
        where = f"{game}/rulebook/guide.{lang}.md"
        yield from (f"{where}: {problem}" for problem in unknown(game, lang, read))
        yield from (f"{where}: {problem}" for problem in difference(guides["en"], read))
        for block in read.blocks:
            yield from (f"{where}: {problem}" for problem in block_problems(game, block))
    for name in sorted(set(pictures) - set(guides["en"].named("picture"))):
        yield f"{game}/rulebook/pictures/{name}.json: shown by no guide"
    for name in sorted(set(galleries) - set(guides["en"].named("gallery"))):
        yield f"{game}/rulebook/components.json: {name} is shown by no guide"
    for name, example in pictures.items():
        yield from (f"{game}/rulebook/pictures/{name}.json: {problem}" for problem in faults(example, shelf.find(game)))
    for lang in LANGUAGES:
        yield from unnamed(game, lang, [each for things in galleries.values() for each in things])


def unknown(game: str, lang: str, read: Guide) -> Iterator[str]:
    """Yield unknown clauses, chapters and decisions, a lack of citations, and a missing or duplicate cover."""
    book, texts = rulebook(game, lang), Texts(shelf.find(game), lang)
    yield from (f"there is no clause {clause}" for clause in read.clauses if clause not in book.clauses)
    if not read.clauses:
        yield "it cites no clause"
    if [block.kind for block in read.blocks].count("cover") != 1:
        yield "it must have exactly one cover"
    for each in read.words:
        if each.chapter and all(each.chapter != chapter.id for chapter in read.chapters):
            yield f"“{', '.join(each.words)}” leads to the chapter {each.chapter}, which does not exist"
    for chapter in read.chapters:
        for kind in chapter.asked:
            if not texts.catalogue.has(f"decision-{kind}"):
                yield f"{chapter.id} explains the decision {kind}, which does not exist"


def difference(first: Guide, second: Guide) -> Iterator[str]:
    """Yield where a translation differs from the other: in search words, structure (the first place) or clauses."""
    one, two = first.outline(), second.outline()
    if [each.chapter for each in first.words if each.words] != [each.chapter for each in second.words if each.words]:
        yield "its search words have a different number of lines, or lead to other chapters, than in the other language"
    for here, there in zip([*one, None], [*two, None], strict=False):
        if here != there:
            yield f"differs from the other language: {there} instead of {here}"
            return
    for own, twin in zip(first.blocks, second.blocks, strict=True):
        if own.clauses != twin.clauses:
            yield f"“{twin.lines[0].text[:40]}…” cites {twin.clauses}, but {own.clauses} in the other language"


def block_problems(game: str, block: Block) -> Iterator[str]:
    """Yield pictures and galleries that do not exist, or whose captions do not match their steps."""
    if block.kind == "picture":
        example = examples(game).get(block.name)
        if example is None:
            yield f"there is no picture {block.name}"
        elif len(block.lines) != len(example.steps) + 1:
            yield f"the picture {block.name} has {len(example.steps)} steps and {len(block.lines)} lines; it needs a line for the start and for each step"
    elif block.kind == "cover":
        yield from cover_problems(game, [line.text for line in block.lines])
    elif block.kind == "gallery":
        things = components(game).get(block.name)
        if things is None:
            yield f"there is no gallery {block.name}"
            return
        told = {line.text.partition(" = ")[0] for line in block.lines}
        lost = {thing.when for thing in things if thing.when} ^ told
        yield from (f"the gallery {block.name} and its lines differ in the moment {when}" for when in sorted(lost))


def cover_problems(game: str, lines: list[str]) -> Iterator[str]:
    """Yield what is wrong with a cover, which has three pictures and a weight."""
    shown = [line.partition(" = ")[0] for line in lines]
    if len(shown) != 4 or shown[-1] != "weight":
        yield "a cover needs three pictures and a weight"
        return
    for name, _, step in (one.partition(" ") for one in shown[:3]):
        example = examples(game).get(name)
        if example is None or not step.isdecimal() or int(step) > len(example.steps):
            yield f"the cover shows {name} {step}, which does not exist"


def unnamed(game: str, lang: str, things: list[Component]) -> Iterator[str]:
    """Yield components without a name or description, or with an unknown clause."""
    texts, book = Texts(shelf.find(game), lang), rulebook(game, lang)
    for thing in things:
        at = f"{game}/rulebook/components.json: {thing.kind} {thing.id}"
        if not all(described(thing, texts)):
            yield f"{at} has no name or no help text in {lang}"
        if thing.clause and thing.clause not in book.clauses:
            yield f"{at}: there is no clause {thing.clause}"
