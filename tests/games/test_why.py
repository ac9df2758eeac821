"""“Why am I asked this?”: every decision of our games has a sentence, an existing clause and a coach line, in both languages."""

from __future__ import annotations

import re
from itertools import product

import pytest

import tablee
from tablee.text import LANGUAGES, catalogue, rulebook
from tablee.text.catalogue import read_file
from tablee.text.coaching import coach_texts, matters

OURS = ("happy_dayz", "happy_pigs", "zombiaki", "zombies4")


def kinds(game: str) -> list[str]:
    """Return the kinds of decisions that have a question."""
    return re.findall(r"^decision-([a-z0-9-]+) =", read_file(game, "text", "en.ftl"), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_decision_says_why_it_is_asked(game: str, lang: str) -> None:
    texts, book = catalogue(tablee.game(game).name, lang), rulebook(game, lang)
    assert kinds(game)
    for kind in kinds(game):
        assert texts.find(f"why-{kind}"), f"why-{kind} is missing in {game}/text/{lang}.ftl"
        assert texts.find(f"why-{kind}", attribute="clause") in book.clauses, f"why-{kind}.clause of {game} in {lang}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_the_coach_says_what_matters_at_every_decision_and_what_the_goal_is(game: str, lang: str) -> None:
    for kind, seat in product(kinds(game), (0, 1)):
        assert matters(game, kind, lang, seat), f"matters-{kind} is missing in {game}/coach/{lang}.ftl"
    said = re.findall(r"^matters-([a-z0-9-]+) =", read_file(game, "coach", f"{lang}.ftl"), re.MULTILINE)
    assert set(said) <= set(kinds(game)), "the coach speaks of a decision that does not exist"
    for part in ("aim", "turn", "score"):
        assert coach_texts(game, lang).find(f"goal-{part}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_the_goal_card_is_read_in_a_minute(game: str, lang: str) -> None:
    words = " ".join(coach_texts(game, lang).say(f"goal-{part}") for part in ("aim", "turn", "score")).split()
    assert len(words) <= 110  # somebody who reads slowly reads two words a second
