"""Point 14, statically: every clause, pick, setting and component has a text in French and English."""

from __future__ import annotations

from tablee.contract.allowances import Allowances
from tablee.contract.claims import same
from tablee.contract.saying import said, things_have_names
from tablee.core.game import Game
from tablee.core.rulebook import Rulebook
from tablee.text import LANGUAGES, Texts, catalogue, rulebook


def settings_have_words(game: Game, _allowances: Allowances) -> None:
    """The game's name and tagline, its settings, their help and their values have texts."""
    for lang in LANGUAGES:
        texts = catalogue(game.name, lang)
        for id in ("name", "tagline"):
            said(texts.say(id))
        for setting in game.settings:
            said(texts.say(f"setting-{setting.name}"))
            said(texts.say(f"setting-{setting.name}", attribute="help"))
            for value in setting.choices:  # numbers and flags need no text
                said(texts.say(f"setting-{setting.name}-{value}"))


def every_pick_has_words(game: Game, _allowances: Allowances) -> None:
    """Every pick of the table has a sentence, and the things it names have names."""
    for lang in LANGUAGES:
        texts = Texts(game, lang)
        for text in game.picks.texts:
            said(texts.pick(text))
            things_have_names(texts, dict(game.picks.parse(text)[1]))
    same({text.partition(" ")[0] for text in game.picks.texts}, set(game.picks.verbs), "a verb has no pick")


def the_rulebooks_agree(game: Game, _allowances: Allowances) -> None:
    """Both languages have the same clauses with the same tags in the same chapters, all translated."""
    english, french = rulebook(game.name, "en"), rulebook(game.name, "fr")
    same(shape(french), shape(english), "the clauses of the two rulebooks differ")
    for book in (english, french):
        assert book.title, "a rulebook has no title"
        empty = [id for id, clause in book.clauses.items() if not clause.text.strip()]
        assert not empty, f"empty clauses: {', '.join(empty)}"
    alike = [id for id, clause in english.clauses.items() if clause.text == french.clauses[id].text]
    assert not alike, f"untranslated clauses: {', '.join(alike)}"


def shape(book: Rulebook) -> list[list[tuple[str, str]]]:
    """Return the clauses with their tags, chapter by chapter."""
    return [[(clause.id, clause.tag) for clause in chapter] for chapter in book.chapters().values()]
