"""Hints with what they are worth, and the costliest decisions of a finished match."""

from __future__ import annotations

import pytest

from tablee.bots.advice import Adviser, Opinion, best_options, explanation
from tablee.bots.analysis import costliest
from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.text import Texts
from tests.games.zombiaki.street import GAME, street
from tests.toy.lanterns.game import GAME as LANTERNS


def finished(seed: int) -> Match:
    """A match of lanterns in which everybody lays anything."""
    match, chance = Match.start(LANTERNS, 3, {}, seed), Chance(seed)
    while not match.over:
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def test_the_best_option_is_named_first_with_its_outlook() -> None:
    table = street("zombies", zombies="hunger claws zombie-5", A5="2")
    view = GAME.view(table.match.state, table.asked)
    opinions = Adviser(GAME, 300).opinions(view, Chance(1))
    assert {opinion.pick for opinion in opinions} == set(table.options)
    first, *others = best_options(opinions)
    assert first.pick == "play hunger A5"
    assert first.outlook > 95
    assert all(first.worth > other.worth for other in others)


@pytest.mark.parametrize(("lang", "word"), [("en", "outlook"), ("fr", "perspectives")])
def test_a_hint_is_a_sentence_that_names_two_options(lang: str, word: str) -> None:
    opinions = [Opinion("end", 0.62, 900), Opinion("discard shot", 0.41, 100)]
    texts = Texts(GAME, lang)
    said = explanation(opinions, texts)
    assert word in said
    assert texts.pick("end") in said
    assert "62" in said
    assert "41" in said


def test_more_worlds_make_surer() -> None:
    few = Opinion("a", 0.6, 20).surely_beats(Opinion("b", 0.5, 20))
    many = Opinion("a", 0.6, 2000).surely_beats(Opinion("b", 0.5, 2000))
    assert 0.5 < few < many < 1.0
    assert Opinion("a", 0.5, 50).surely_beats(Opinion("b", 0.5, 50)) == pytest.approx(0.5)


def test_the_costliest_decisions_come_first_and_name_what_was_better() -> None:
    match = finished(3)
    found = [costly for seat in range(3) for costly in costliest(match.record, seat, glance=30, look=120)]
    assert found
    for costly in found:
        line = match.record.lines[costly.number - 1]
        assert (line.seat, line.pick) == (costly.seat, costly.played.pick)
        assert costly.better.pick != costly.played.pick
        assert costly.cost > 0
        assert f"{costly.better.outlook}" in costly.sentence(Texts(LANTERNS, "fr"))
    for seat in range(3):
        costs = [costly.cost for costly in found if costly.seat == seat]
        assert len(costs) <= 3
        assert costs == sorted(costs, reverse=True)


def test_the_same_record_is_always_judged_alike() -> None:
    record = finished(5).record
    assert costliest(record, 0, glance=20, look=60) == costliest(record, 0, glance=20, look=60)
