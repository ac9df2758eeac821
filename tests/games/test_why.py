"""“Why am I asked this?”: every decision of our games has a sentence and an existing clause, in both languages."""

from __future__ import annotations

import re

import pytest

import tablee
from tablee.text import LANGUAGES, catalogue, rulebook
from tablee.text.catalogue import read_file

OURS = ("happy_dayz", "happy_pigs", "zombiaki", "zombies4")


def kinds(game: str) -> list[str]:
    """The kinds of decisions that have a question."""
    return re.findall(r"^decision-([a-z0-9-]+) =", read_file(game, "text", "en.ftl"), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_decision_says_why_it_is_asked(game: str, lang: str) -> None:
    texts, book = catalogue(tablee.game(game).name, lang), rulebook(game, lang)
    assert kinds(game)
    for kind in kinds(game):
        assert texts.find(f"why-{kind}"), f"why-{kind} is missing in {game}/text/{lang}.ftl"
        assert texts.find(f"why-{kind}", attribute="clause") in book.clauses, f"why-{kind}.clause of {game} in {lang}"
