"""Point 14, at rest: every clause, event, decision, pick, option and component has French and English text."""

from __future__ import annotations

import pytest

from tablee.core.game import Game
from tablee.text import LANGUAGES, Texts, catalogue, rulebook
from tests.contract.case import all_games
from tests.contract.saying import said, things_have_names

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_game
@each_language
def test_options_have_words(game: Game, lang: str) -> None:
    texts = catalogue(game.name, lang)
    for id in ("name", "tagline"):
        said(texts.say(id))
    for option in game.options:
        said(texts.say(f"option-{option.name}"))
        said(texts.say(f"option-{option.name}", attribute="help"))
        for value in option.choices:  # numbers, yes and no are said as they are
            said(texts.say(f"option-{option.name}-{value}"))


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
