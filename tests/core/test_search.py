"""What people type finds what explains it."""

from __future__ import annotations

import pytest

import tablee
from tablee.cli.rules import things
from tablee.core.rulebook import parse
from tablee.core.search import clauses_with, explanations, wanted_of
from tablee.text.guides import guide

CASES = [
    ("happy_dayz", "fr", "levée", "trick", "pli"),
    ("happy_dayz", "fr", "Militaires", "powers", "Militaires"),
    ("happy_dayz", "fr", "soldiers", "factions", "Militaires"),
    ("happy_dayz", "fr", "zone d'expedition", "glossary", "Zone d’Expédition"),
    ("happy_dayz", "en", "how do I follow suit?", "trick", "Follow"),
    ("happy_dayz", "en", "minivans", "vans", "Mini-van"),
    ("happy_dayz", "en", "encounter cards", "glossary", "Encounter card"),
    ("happy_dayz", "en", "Mini-van", "vans", "Mini-van"),
    ("zombies4", "fr", "coeur", "glossary", "Cœur"),
    ("zombies4", "fr", "CŒURS", "glossary", "Cœur"),
    ("zombies4", "en", "spell", "spell", "Cabin"),
    ("zombies4", "fr", "pages", "glossary", "Page"),
    ("zombiaki", "fr", "mur", "walls", "mur"),
    ("zombiaki", "fr", "bouclier", "reactions", "bouclier"),
    ("happy_pigs", "fr", "pré", "glossary", "Pré"),
    ("happy_pigs", "en", "first player", "glossary", "First player"),
    ("happy_pigs", "en", "stock", "glossary", "Market"),
    ("happy_pigs", "en", "price", "opening", "price"),
]


@pytest.mark.parametrize(("name", "lang", "typed", "chapter", "says"), CASES)
def test_words_find_the_explanation_first(name: str, lang: str, typed: str, chapter: str, says: str) -> None:
    game = tablee.game(name)
    first = explanations(guide(name, lang), things(game, lang), typed)[0]
    assert (first.chapter, says in first.text) == (chapter, True), first


def test_small_words_accents_ligatures_and_plurals_do_not_matter() -> None:
    assert wanted_of("How do I lose the hearts?") == ["lose", "heart"]
    assert wanted_of("l’Œuf des chœurs") == ["oeuf", "choeur"]
    assert wanted_of("the") == ["the"]


def test_nothing_is_found_for_words_nobody_wrote() -> None:
    read = guide(tablee.game("happy_dayz").name, "en")
    assert explanations(read, [], "spaceship") == []
    assert clauses_with(parse("# Toy\n\n## Play\n- **TOY-1** [seed] Play.\n"), read, "spaceship") == []
