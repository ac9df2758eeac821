"""The season card."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import acting, farm, kinds, market, money, owned, place, play, program, refused
from tests.rules import rule


@rule("HPG-17")
def test_the_numbers_are_for_everybody_together() -> None:
    match = place([farm(), farm(), farm(), farm()], card="spring-mating-season")
    assert match.view(None)["season"]["numbers"] == {"feed": 7, "mate": 8, "buy": 9, "sell": 6}
    program(match, "buy", "buy", "buy", "sell")
    assert [owned(match, seat)["share"] for seat in range(4)] == [3, 3, 3, 6]


@rule("HPG-17")
def test_the_card_is_turned_at_the_start_of_the_round() -> None:
    match = place([farm(), farm(), farm()])
    events = program(match, "sell", "sell", "sell")
    turned = events[-1]
    assert turned["event"] == "season"
    assert turned["round"] == 2
    assert turned["card"] == match.view(None)["table"]["card"]
    assert turned["card"] not in match.view(None)["table"]["unseen"]


@rule("HPG-18")
def test_an_effect_is_applied_in_phase_five() -> None:
    match = place([farm(0, {"small": 2}), farm(0, {"baby": 1}), farm()], card="spring-school-trip")
    events = program(match, "mate", "mate", "mate")
    paid = [(event["seat"], event["money"]) for event in events if event["event"] == "income"]
    assert paid == [(0, 2), (1, 1)]
    assert kinds(events).index("income") > kinds(events).index("unused")


@rule("HPG-19", "HPG-73")
def test_a_price_effect_is_in_force_in_phase_four() -> None:
    match = acting("sell", 2, farm(0, {"big": 2}), farm(), farm(), round=9, card="autumn-sausage-fest")
    assert market(match)["sales"]["big"] == 18
    play(match, "sell big")
    assert money(match) == 18


@rule("HPG-A14", "HPG-64")
def test_a_price_effect_changes_only_what_it_names() -> None:
    match = acting("buy", 3, farm(50), farm(), farm(), card="spring-livestock-fair")
    stock = market(match)
    assert stock["prices"] == {
        "baby": 2,
        "small": 5,
        "medium": 9,
        "big": 14,
        "vaccine": 1,
        "supplement": 1,
        "amulet": 1,
    }
    assert stock["sales"] == {"baby": 3, "small": 6, "medium": 10, "big": 15}
    assert stock["field_prices"][0] == 10


@rule("HPG-A13", "HPG-62")
def test_a_price_never_falls_below_nothing() -> None:
    match = acting("buy", 3, farm(0), farm(), farm(), card="spring-special-offer")
    assert market(match)["prices"]["vaccine"] == 0
    play(match, "buy vaccine")
    assert money(match) == 0
    assert owned(match)["items"] == {"vaccine": 1}


@rule("HPG-21")
@pytest.mark.parametrize("choosers", [1, 2, 3, 4])
def test_feed_eight_is_eight_feedings_for_all(choosers: int) -> None:
    match = place([farm(0, {"baby": 8}, fields=2) for _ in range(4)], round=5, card="summer-mating-season")
    program(match, *["feed"] * choosers, *["sell"] * (4 - choosers))
    assert sum(owned(match, seat)["share"] for seat in range(choosers)) == 8
    fed = 0
    while match.pending[0].kind == "feed":
        play(match, "feed baby")
        fed += 1
    assert fed == 8


@rule("HPG-17", "HPG-A32")
def test_level_numbers_set_the_reconstructed_ones_aside() -> None:
    match = place([farm(), farm(), farm()], {"season_numbers": "level"}, card="spring-mating-season")
    assert match.view(None)["season"]["numbers"] == {"feed": 8, "mate": 7, "buy": 8, "sell": 7}
    program(match, "feed", "mate", "buy")
    assert [owned(match, seat)["share"] for seat in range(3)] == [8, 7, 8]


@rule("HPG-18", "HPG-A33")
def test_known_effects_set_the_reconstructed_ones_aside() -> None:
    trip = place([farm(0, {"small": 2}), farm(), farm()], {"season_effects": "known"}, card="spring-school-trip")
    assert "income" not in kinds(program(trip, "mate", "mate", "mate"))
    assert trip.view(None)["season"]["effect"] in {None, "mating-season"}
    fair = acting("buy", 3, farm(9), farm(), farm(), card="spring-livestock-fair", options={"season_effects": "known"})
    assert refused(fair, 0, "buy medium") == ("no-money", "HPG-29")
    grown = place([farm(0, {"big": 2}), farm(), farm()], {"season_effects": "known"}, card="spring-mating-season")
    program(grown, "feed", "feed", "feed")
    assert grown.pending[0].kind == "babies"
