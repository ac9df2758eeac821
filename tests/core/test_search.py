"""What people type finds what explains it; the browser is tested by the same cases (web/src/lib/search.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablee
from tablee.cli.rules import things
from tablee.core.rulebook import parse
from tablee.core.search import clauses_with, explanations, wanted_of
from tablee.text import rulebook
from tablee.text.guides import guide

CASES = json.loads((Path(__file__).parents[2] / "web" / "src" / "lib" / "search.cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['lang']}-{case['typed']}")
def test_words_find_the_explanation_first(case: dict[str, str]) -> None:
    game = tablee.game(case["game"])
    first = explanations(guide(game.name, case["lang"]), things(game, case["lang"]), case["typed"])[0]
    assert (first.chapter, case["says"] in first.text) == (case["chapter"], True), first
    assert clauses_with(rulebook(game.name, case["lang"]), guide(game.name, case["lang"]), case["typed"])


def test_small_words_accents_ligatures_and_plurals_do_not_matter() -> None:
    assert wanted_of("How do I lose the hearts?") == ["lose", "heart"]
    assert wanted_of("l’Œuf des chœurs") == ["oeuf", "choeur"]
    assert wanted_of("the") == ["the"]


def test_nothing_is_found_for_words_nobody_wrote() -> None:
    read = guide(tablee.game("happy_dayz").name, "en")
    assert explanations(read, [], "spaceship") == []
    assert clauses_with(parse("# Toy\n\n## Play\n- **TOY-1** [seed] Play.\n"), read, "spaceship") == []
