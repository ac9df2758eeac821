"""End of the match."""

from __future__ import annotations

from typing import Any

from tablee import Match
from tests.games.happy_pigs.scene import farm, kinds, market, money, pigs, place, program
from tests.rules import rule

LAST: dict[str, Any] = {"round": 16, "card": "winter-special-offer"}  # a card without income in phase 5


def ended(*farms: dict[str, Any], **table: Any) -> Match:
    """Play the last round, in which everybody mates without parents or room."""
    match = place(list(farms), **{**LAST, **table})
    program(match, *["mate"] * len(farms))
    while not match.over:
        match.pick(match.pending[0].seat, match.pending[0].options[-1])
    return match


@rule("HPG-50")
def test_the_match_ends_after_sixteen_rounds_with_a_season_change() -> None:
    match = place([farm(0, {"big": 1, "vaccinated-baby": 1}), farm(), farm()], **LAST)
    program(match, "sell", "mate", "mate")
    match.pick(0, "stop")
    assert match.over
    told = kinds(match.told(None))
    assert told[told.index("season-change") :][:3] == ["season-change", "lost", "final-sale"]
    assert money(match) == 9 + 3, "the lost Big brings nothing"


@rule("HPG-50", "HPG-44")
def test_vaccines_still_save_pigs_at_the_end() -> None:
    match = place([farm(0, {"big": 1}, items={"vaccine": 1}), farm(), farm()], **LAST)
    program(match, "sell", "mate", "mate")
    match.pick(0, "stop")
    assert match.pending[0].kind == "season-change"
    match.pick(0, "vaccinate big")
    assert match.over
    assert money(match) == 9 + 15


@rule("HPG-51")
def test_all_remaining_pigs_are_sold_and_the_most_money_wins() -> None:
    herd = {"vaccinated-baby": 1, "vaccinated-small": 1, "vaccinated-medium": 1, "vaccinated-big": 1}
    match = ended(farm(10, herd), farm(30), farm(43))
    assert money(match) == 10 + 2 + (3 + 6 + 10 + 15), "two unused parts of Mate 6, and all pigs sold"
    assert pigs(match) == {}
    assert market(match)["pigs"] == {"baby": 50, "small": 48, "medium": 48, "big": 50}
    assert match.scores == [float(money(match, seat)) for seat in range(3)]


@rule("HPG-A12")
def test_the_final_sale_uses_printed_prices() -> None:
    match = place([farm(0, {"vaccinated-big": 2}), farm(), farm()], round=16, card="winter-christmas-demand")
    program(match, "sell", "mate", "mate")
    match.pick(0, "sell vaccinated-big")
    assert money(match) == 17, "the card counts in phase 4"
    match.pick(0, "stop")
    assert money(match) == 17 + 8 + 15


@rule("HPG-52", "HPG-A15")
def test_a_tie_is_broken_by_items_and_fields() -> None:
    match = ended(farm(50, items={"vaccine": 2, "amulet": 1}), farm(50, fields=2), farm(50))
    assert match.scores == [52, 52, 52]
    ties = {event["seat"]: event["money"] for event in match.told(None) if event["event"] == "tie-break"}
    assert ties == {0: 3, 1: 10, 2: 0}
    assert match.winners == [1]
    assert match.ranking == [[1], [0], [2]]


@rule("HPG-A15")
def test_each_field_brings_its_own_price() -> None:
    match = ended(farm(50, fields=4), farm(50, items={"supplement": 25}, fields=3), farm(0))
    ties = {event["seat"]: event["money"] for event in match.told(None) if event["event"] == "tie-break"}
    assert ties == {0: 0 + 10 + 15 + 20, 1: 0 + 10 + 15 + 25}
    assert match.winners == [1]


@rule("HPG-A16")
def test_only_those_tied_for_first_place_take_part() -> None:
    match = ended(farm(50), farm(50), farm(48, fields=5))
    assert [event["seat"] for event in match.told(None) if event["event"] == "tie-break"] == [0, 1]
    assert match.winners == [0, 1]
    assert match.ranking == [[0, 1], [2]]


@rule("HPG-53")
def test_still_tied_they_share_the_victory() -> None:
    match = ended(farm(50, fields=2), farm(50, items={"vaccine": 10}), farm(20))
    assert [match.state.reward(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert match.told(None)[-1] == {"event": "shared-victory", "seat": [0, 1], "money": 52}


@rule("HPG-51")
def test_a_lower_place_may_be_shared_too() -> None:
    match = ended(farm(50), farm(20, fields=3), farm(20))
    assert match.ranking == [[0], [1, 2]]
    assert match.told(None)[-1] == {"event": "victory", "seat": 0, "money": 52}
