"""The season's effect and the end of the round."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import farm, kinds, market, options, owned, pigs, place, play, program
from tests.rules import rule


@rule("HPG-20")
@pytest.mark.parametrize(("adults", "babies"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_baby_for_each_pair(adults: int, babies: int) -> None:
    herd = {"medium": adults // 2, "big": adults - adults // 2} if adults else {"small": 3}
    grown = farm(0, {kind: n for kind, n in herd.items() if n}, fields=3)
    match = place([grown, farm(), farm()], card="spring-mating-season")
    program(match, "feed", "feed", "feed")
    while match.pending[0].kind == "feed":
        match.pick(0, "stop")
    if babies:
        match.pick(0, f"take {babies}")
    assert match.pending[0].kind == "program"
    assert pigs(match).get("baby", 0) == babies


@rule("HPG-A30")
def test_nobody_has_to_take_a_baby() -> None:
    herd = farm(0, {"medium": 4}, fields=2)
    match = place([herd, herd, farm()], card="spring-mating-season", first_seat=1)
    program(match, "sell", "sell", "sell")
    play(match, "stop", "stop")
    assert [(decision.seat, decision.kind) for decision in match.pending] == [(1, "babies")]
    assert options(match, 1) == ["take 0", "take 1", "take 2"]
    assert {"event": "babies", "seat": 1, "count": 1, "due": 2} in play(match, "take 1")
    assert {"event": "babies-declined", "seat": 0, "count": 0, "due": 2} in play(match, "take 0")
    assert [pigs(match, seat) for seat in (0, 1)] == [{"medium": 4}, {"medium": 4, "baby": 1}]
    assert market(match)["pigs"]["baby"] == 49


@rule("HPG-A30", "HPG-23")
def test_a_declined_baby_leaves_room_for_a_medium_to_grow() -> None:
    growing = []
    for taken in ("take 0", "take 1"):
        match = place([farm(0, {"big": 2, "medium": 2}), farm(), farm()], card="spring-mating-season")
        program(match, "sell", "sell", "sell")
        play(match, "stop", taken)
        program(match, "feed", "sell", "sell")
        growing.append(match.pending[0].kind == "feed" and "feed medium" in options(match))
    assert growing == [True, False], "42 of 48 cells are taken: a Baby needs four of the six left, growing three"


@rule("HPG-A30", "HPG-46")
def test_the_question_of_babies_is_a_decision_like_others() -> None:
    herd = farm(0, {"medium": 2}, items={"vaccine": 1})
    match = place([herd, farm(), farm()], card="spring-mating-season")
    program(match, "sell", "sell", "sell")
    play(match, "stop")
    assert options(match) == ["take 0", "take 1", "vaccinate medium"]
    play(match, "vaccinate medium", "take 1")
    assert pigs(match) == {"medium": 1, "vaccinated-medium": 1, "baby": 1}
    match.undo(0, consent=True)
    match.undo(0)
    assert pigs(match) == {"medium": 2}


@rule("HPG-20", "HPG-A3")
def test_babies_without_room_are_not_received() -> None:
    match = place([farm(0, {"big": 4}), farm(0, {"big": 2}), farm()], card="spring-mating-season")
    events = program(match, "mate", "feed", "feed")
    assert {"event": "babies-no-room", "seat": 0, "due": 2} in events
    play(match, "take 1")
    assert pigs(match, 0) == {"big": 4}
    assert pigs(match, 1) == {"big": 2, "baby": 1}


@rule("HPG-20", "HPG-A3")
@pytest.mark.parametrize("straddle", [False, True])
def test_babies_of_old_take_the_room_of_new_ones(straddle: bool) -> None:
    full = farm(0, {"big": 2, "medium": 2, "baby": 1})
    match = place([full, farm(), farm()], {"straddle": straddle}, card="spring-mating-season")
    assert {"event": "babies-no-room", "seat": 0, "due": 2} in program(match, "mate", "feed", "feed")
    assert pigs(match) == full["pigs"]


@rule("HPG-A11")
def test_a_short_market_is_dealt_out_one_at_a_time_in_turn_order() -> None:
    babies = [farm(0, {"baby": 12}) for _ in range(3)]
    grown = [farm(0, {"medium": 8}, fields=3), farm(0, {"medium": 4, "baby": 11}, fields=3)]
    match = place([*grown, *babies], card="spring-mating-season", first_seat=1)
    assert market(match)["pigs"]["baby"] == 3
    program(match, "sell", "sell", "sell", "sell", "sell")
    while match.pending[0].kind == "sell":
        match.pick(match.pending[0].seat, "stop")
    assert options(match, 1) == ["take 0", "take 1", "take 2"]
    play(match, "take 2")
    assert options(match, 0) == ["take 0", "take 1"]
    play(match, "take 1")
    assert pigs(match, 1)["baby"] == 11 + 2, "two pairs, and first in turn order"
    assert pigs(match, 0)["baby"] == 1, "four pairs, and one Baby left"
    assert market(match)["pigs"]["baby"] == 0


@rule("HPG-A11", "HPG-A30")
def test_what_one_declines_those_after_may_take() -> None:
    babies = [farm(0, {"baby": 12}) for _ in range(3)]
    grown = [farm(0, {"medium": 8}, fields=3), farm(0, {"medium": 4, "baby": 11}, fields=3)]
    match = place([*grown, *babies], card="spring-mating-season", first_seat=1)
    program(match, "sell", "sell", "sell", "sell", "sell")
    while match.pending[0].kind == "sell":
        match.pick(match.pending[0].seat, "stop")
    play(match, "take 0")
    assert options(match, 0) == ["take 0", "take 1", "take 2", "take 3"]


@rule("HPG-A30")
def test_matches_of_older_rules_ask_nobody() -> None:
    match = place([farm(0, {"medium": 2}), farm(), farm()], {"forced_births": True}, card="spring-mating-season")
    program(match, "feed", "sell", "sell")
    assert {"event": "babies", "seat": 0, "count": 1, "due": 1} in play(match, "stop")
    assert pigs(match) == {"medium": 2, "baby": 1}


@rule("HPG-A11", "HPG-65")
def test_the_last_free_vaccines_go_to_those_who_come_first() -> None:
    match = place([farm(), farm(), farm(items={"vaccine": 23})], card="spring-vets-round", first_seat=1)
    events = program(match, "sell", "sell", "sell")
    assert [event["seat"] for event in events if event["event"] == "free-item"] == [1, 2]
    assert [owned(match, seat)["items"].get("vaccine", 0) for seat in range(3)] == [0, 1, 24]


@rule("HPG-A27")
def test_pairs_are_counted_after_the_actions() -> None:
    seller = farm(0, {"big": 2}, items={"amulet": 1})
    match = place([seller, farm(0, {"small": 2}), farm(0, {"medium": 2})], card="spring-mating-season")
    program(match, "sell", "feed", "mate")
    match.pick(0, "sell big")
    match.pick(0, "stop")
    match.pick(1, "feed small")
    match.pick(1, "feed small")
    match.pick(2, "mate")
    match.pick(2, "mate")
    play(match, "take 1", "take 1")
    assert pigs(match, 0) == {"big": 1}, "one pig of the pair was sold"
    assert pigs(match, 1) == {"medium": 2, "baby": 1}, "grown this very round"
    assert pigs(match, 2) == {"medium": 2, "baby": 3}, "parents of this round count"
    assert owned(match, 0)["items"] == {"amulet": 1}


@rule("HPG-41", "HPG-42")
def test_after_the_effect_the_token_passes_to_the_left() -> None:
    match = place([farm(), farm(), farm()], first_seat=2)
    events = program(match, "sell", "sell", "sell")
    assert kinds(events)[-2:] == ["first-player-passed", "season"]
    assert events[-2]["seat"] == 0
    program(match, "sell", "sell", "sell")
    assert match.view(None)["table"]["first_seat"] == 1


@rule("HPG-A26")
def test_the_token_also_passes_after_the_last_round_of_a_season() -> None:
    match = place([farm(), farm(), farm()], round=4, first_seat=1)
    events = program(match, "sell", "sell", "sell")
    assert "season-change" in kinds(events)
    assert match.view(None)["table"]["first_seat"] == 2
