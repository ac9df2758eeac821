"""Rule search: queries find the passage that explains them."""

from __future__ import annotations

import pytest

import tablee
from tablee.cli.rules import things
from tablee.core.rulebook import parse
from tablee.core.search import clauses_with, explanations, wanted_of
from tablee.text.guides import guide
from tests.core.searches import SEARCHES


@pytest.mark.parametrize(("name", "lang"), SEARCHES)
def test_words_find_the_explanation_first(name: str, lang: str) -> None:
    read, all_things = guide(name, lang), things(tablee.game(name), lang)
    for typed, chapter, says in SEARCHES[name, lang]:
        first = next(iter(explanations(read, all_things, typed)), None)
        assert first, typed
        assert (first.chapter, says in first.text) == (chapter, True), (typed, first)


def test_small_words_accents_ligatures_plurals_and_endings_do_not_matter() -> None:
    assert wanted_of("How do I feed the hearts?") == ["feed", "heart"]
    assert wanted_of("l’Œuf des chœurs") == ["oeuf", "choeur"]
    assert wanted_of("winners winning") == wanted_of("win") * 2
    assert wanted_of("gagner gagnez gagnante gagnées") == wanted_of("gagne") * 4
    assert wanted_of("le dé des dés") == ["de", "de"]
    assert wanted_of("the") == ["the"]


def test_without_a_full_match_partial_ones_are_found() -> None:
    found = explanations(guide("happy_dayz", "en"), [], "who shuffles the spaceship")
    assert "Shuffle" in found[0].text


def test_nothing_is_found_for_words_nobody_wrote() -> None:
    read = guide("happy_dayz", "en")
    assert explanations(read, [], "spaceship") == []
    assert clauses_with(parse("# Toy\n\n## Play\n- **TOY-1** [seed] Play.\n"), read, "spaceship") == []
