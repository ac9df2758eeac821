"""Point 14, at rest: every clause, event, decision, pick, option and component has French and English text."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import ast

from tablee.core.game import Game
from tablee.core.option import Option
from tablee.text import LANGUAGES, Texts, catalogue, rulebook
from tests.contract.case import all_games
from tests.contract.catalogues import entries, messages
from tests.contract.saying import said, things_have_names

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_game
@each_language
def test_the_catalogue_is_well_formed(game: Game, lang: str) -> None:
    """A line that Fluent cannot read would be dropped silently, and so would the first of two messages of one name."""
    found = entries(game, lang)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))
    assert [name for name, times in names.items() if times > 1] == []


@each_game
def test_both_languages_say_the_same_things(game: Game) -> None:
    """The same messages and attributes; what one names, the other does not leave out without a reason."""
    english, french = messages(game, "en"), messages(game, "fr")
    assert english.keys() ^ french.keys() == set()
    known = {name: english[name] | french[name] for name in english}
    unlike = {name for name in known if plain(english[name]) != plain(french[name])}
    assert unlike == set(), {name: (english[name], french[name]) for name in unlike}


def plain(variables: set[str]) -> set[str]:
    """Variables apart from the helpers by which one language may choose its grammar."""
    return {name.removesuffix("_id") for name in variables}


@each_game
@each_language
def test_options_have_words(game: Game, lang: str) -> None:
    texts = catalogue(game.name, lang)
    for id in ("name", "tagline"):
        said(texts.say(id))
    for option in game.options:
        said(texts.say(f"option-{option.name}"))
        said(texts.say(f"option-{option.name}", attribute="help"))
        for value in named_values(option):
            said(texts.say(f"option-{option.name}-{value}"))


def named_values(option: Option) -> tuple[str, ...]:
    """Choices have names of their own; numbers and yes or no are said as they are."""
    return option.choices


@each_game
@each_language
def test_every_pick_has_words(game: Game, lang: str) -> None:
    """Every pick of the table can be read, and what it names has a name."""
    texts = Texts(game, lang)
    for text in game.picks.texts:
        said(texts.pick(text))
        things_have_names(texts, dict(game.picks.parse(text)[1]))
    assert {text.partition(" ")[0] for text in game.picks.texts} == set(game.picks.verbs), "a verb without a pick"


@each_game
def test_the_rulebooks_have_the_same_clauses(game: Game) -> None:
    english, french = rulebook(game.name, "en"), rulebook(game.name, "fr")
    assert list(english.clauses) == list(french.clauses)
    assert [clause.tag for clause in english.clauses.values()] == [clause.tag for clause in french.clauses.values()]
    shape = [[clause.id for clause in chapter] for chapter in english.chapters().values()]
    assert shape == [[clause.id for clause in chapter] for chapter in french.chapters().values()]
    for book in (english, french):
        assert book.title
        assert all(clause.text.strip() for clause in book.clauses.values())
    alike = [id for id, clause in english.clauses.items() if clause.text == french.clauses[id].text]
    assert alike == [], "clauses that were not translated"
