"""Hints in figures that players know, using only the seat's view, and the costliest decisions of a finished match."""

from __future__ import annotations

import re

import pytest

import tablee
from tablee.bots.advice import Adviser, Opinion
from tablee.bots.analysis import costliest
from tablee.bots.comparing import Comparer, Comparison, Figure, tenths
from tablee.bots.figures import gauge
from tablee.bots.wording import why
from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.text import LANGUAGES, Texts, catalogue
from tests.games.zombiaki.street import GAME, street
from tests.toy.lanterns.game import GAME as LANTERNS

OURS = {"happy_dayz": 3, "happy_pigs": 3, "zombiaki": 2, "zombies4": 3}


def finished(seed: int) -> Match:
    """Play a match of Lanterns in which everybody lays anything."""
    match, chance = Match.start(LANTERNS, 3, {}, seed), Chance(seed)
    while not match.over:
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def few_worlds(game: str, worlds: int = 12) -> Comparer:
    """Return a comparer that is fast even when not compiled."""
    comparer = Comparer(tablee.game(game))
    comparer.gauge.worlds = worlds
    return comparer


def test_the_best_option_is_named_first_with_its_outlook() -> None:
    table = street("zombies", zombies="hunger claws zombie-5", A5="2")
    view = GAME.view(table.match.state, table.asked)
    opinions = Adviser(GAME, 300).opinions(view, Chance(1))
    assert {opinion.pick for opinion in opinions} == set(table.options)
    assert opinions[0].pick == "play hunger A5"
    assert opinions[0].outlook > 95
    assert all(opinions[0].worth > other.worth for other in opinions[1:])


def test_a_hint_counts_what_the_player_counts() -> None:
    table = street("zombies", zombies="hunger claws zombie-5", A5="2")
    view = GAME.view(table.match.state, table.asked)
    compared = few_worlds("zombiaki", 30).compare(view, "play hunger A5", table.options, Chance(1))
    figures = {figure.name: figure for figure in compared.figures}
    assert compared.lead == "clear"
    assert (figures["broken"].value, figures["broken"].good) == (100, True)  # the zombie leaves the street
    assert figures["front"].value == 6 > figures["front"].other
    said = why(compared, Texts(GAME, "en"))
    assert f"the {len(table.options) - 1} other options" in said[0]
    assert any(
        re.fullmatch(r"Chance that a zombie gets through within two turns.*: 100 \(\+\d+\)", line) for line in said
    )


def test_the_living_want_less_of_what_the_dead_want() -> None:
    street_gauge = gauge("zombiaki")
    assert street_gauge.wants("strength", 0)
    assert not street_gauge.wants("strength", 1)
    assert street_gauge.risk(0) != street_gauge.risk(1)


@pytest.mark.parametrize("game", OURS)
def test_a_hint_says_nothing_the_seat_may_not_know(game: str) -> None:
    """Hands, decks and sealed answers change as far as the view allows: every word stays the same."""
    match, chance, changed = Match.start(tablee.game(game), OURS[game], {}, 7), Chance(7), 0
    comparer = few_worlds(game, 2)
    for _ in range(24):
        decision = match.pending[0]
        view = match.game.view(match.state, decision.seat)
        other = match.game.blank()
        view.sample_into(other, Chance(1000 + chance.below(1000)))
        changed += match.game.position(other) != match.game.position(match.state)
        same = match.game.view(other, decision.seat)
        pick = decision.options[chance.below(len(decision.options))]
        assert comparer.compare(view, pick, decision.options, Chance(3)) == comparer.compare(
            same, pick, decision.options, Chance(3)
        )
        match.pick(decision.seat, pick)
    assert changed or game == "zombiaki"  # whose hands are open and whose decks have no order


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*OURS, "lanterns"])
def test_every_figure_and_every_risk_has_words(game: str, lang: str) -> None:
    texts, own = catalogue(game, lang), gauge(game)
    for name in own.names:
        said = texts.say(f"figure-{name}", {"value": "12", "more": "+3"})
        assert "+3" in said, f"figure-{name} does not say what is gained"
    for seat in range(2):
        assert not own.risk(seat) or texts.find(f"risk-{own.risk(seat)}")


@pytest.mark.parametrize(("lang", "mark", "dash"), [("en", "1.2 (−0.6)", "“"), ("fr", "1,2 (−0,6)", "«")])
def test_a_hint_as_it_is_read(lang: str, mark: str, dash: str) -> None:
    game = tablee.game("happy_dayz")
    figures = [Figure("bitten", 1.2, 1.8, good=True)]
    compared = Comparison("play zombie-3", ["play hippie-9"], "clear", 400, figures, "bitten", 3, 6)
    first, figure, risk = why(compared, Texts(game, lang))
    assert dash in first
    assert "400" in first
    assert figure.endswith(mark)
    assert "3" in risk
    assert "6" in risk
    assert why(Comparison("end"), Texts(game, lang)) == [catalogue("happy_dayz", lang).say("hint-alone")]


def test_a_rare_outcome_is_never_rounded_to_never() -> None:
    assert [tenths(count, 400) for count in (0, 1, 200, 399, 400)] == [0, 1, 5, 9, 10]


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
        assert (costly.compared.pick, costly.compared.others) == (costly.better.pick, [costly.played.pick])
        texts = Texts(LANTERNS, "fr")
        said = costly.sentences(texts)
        assert texts.pick(costly.better.pick) in said[0]
        assert said[1:] == why(costly.compared, texts)
    for seat in range(3):
        costs = [costly.cost for costly in found if costly.seat == seat]
        assert len(costs) <= 3
        assert costs == sorted(costs, reverse=True)


def test_the_same_record_is_always_judged_the_same() -> None:
    record = finished(5).record
    assert costliest(record, 0, glance=20, look=60) == costliest(record, 0, glance=20, look=60)
