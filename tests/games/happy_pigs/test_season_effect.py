"""The season's effect and the end of the round."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import farm, kinds, market, owned, pigs, place, program
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
    assert pigs(match).get("baby", 0) == babies


@rule("HPG-20", "HPG-A3")
def test_babies_without_room_are_not_received() -> None:
    match = place([farm(0, {"big": 4}), farm(0, {"big": 2}), farm()], card="spring-mating-season")
    events = program(match, "mate", "feed", "feed")
    assert {"event": "babies", "seat": 0, "count": 0, "due": 2} in events
    assert pigs(match, 0) == {"big": 4}
    assert pigs(match, 1) == {"big": 2, "baby": 1}


@rule("HPG-A11")
def test_a_short_market_is_dealt_out_one_at_a_time_in_turn_order() -> None:
    babies = [farm(0, {"baby": 12}) for _ in range(3)]
    grown = [farm(0, {"medium": 8}, fields=3), farm(0, {"medium": 4, "baby": 11}, fields=3)]
    match = place([*grown, *babies], card="spring-mating-season", first_seat=1)
    assert market(match)["pigs"]["baby"] == 3
    program(match, "sell", "sell", "sell", "sell", "sell")
    while match.pending[0].kind == "sell":
        match.pick(match.pending[0].seat, "stop")
    assert pigs(match, 1)["baby"] == 11 + 2, "two pairs, and first in turn order"
    assert pigs(match, 0)["baby"] == 1, "four pairs, and one Baby left"
    assert market(match)["pigs"]["baby"] == 0


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
    assert pigs(match, 0) == {"big": 1}, "one pig of the pair was sold"
    assert pigs(match, 1) == {"medium": 2, "baby": 1}, "grown this very round"
    assert pigs(match, 2) == {"medium": 2, "baby": 3}, "parents of this round count"
    assert owned(match, 0)["items"] == {"amulet": 1}


@rule("HPG-41", "HPG-42")
def test_after_the_effect_the_token_passes_to_the_left() -> None:
    match = place([farm(), farm(), farm()], first_seat=2)
    events = program(match, "sell", "sell", "sell")
    assert kinds(events)[-2:] == ["first-player", "season"]
    assert events[-2]["seat"] == 0
    program(match, "sell", "sell", "sell")
    assert match.view(None)["table"]["first_seat"] == 1


@rule("HPG-A26")
def test_the_token_also_passes_after_the_last_round_of_a_season() -> None:
    match = place([farm(), farm(), farm()], round=4, first_seat=1)
    events = program(match, "sell", "sell", "sell")
    assert "season-change" in kinds(events)
    assert match.view(None)["table"]["first_seat"] == 2
