"""Arranging by hand (HPG-14)."""

from __future__ import annotations

from typing import Any

from tablee import Match
from tests.games.happy_pigs.scene import acting, farm, options, owned, place, play, refused
from tests.rules import rule

HAND = {"by_hand": True}
ARRANGE = ("arrange", "lift", "to", "put")


def corners(match: Match, seat: int = 0) -> dict[tuple[int, int], str]:
    return {(pig["x"], pig["y"]): pig["pig"] for pig in owned(match, seat)["layout"]}


def selling(**more: Any) -> Match:
    return acting("sell", 3, farm(0, {"big": 1, "baby": 1}, **more), farm(), farm(), options=HAND)


@rule("HPG-14", "HPG-A31")
def test_a_pig_is_moved_in_its_field() -> None:
    match = selling()
    assert corners(match) == {(0, 0): "big", (0, 3): "baby"}
    assert options(match)[-1] == "arrange field-1"
    play(match, "arrange field-1")
    assert options(match) == ["lift A1", "lift A4"]
    play(match, "lift A1")
    assert "put E1" in options(match)
    assert "put F3 upright" in options(match)
    assert "put A2" not in options(match), "the Baby is in the way"
    events = play(match, "put E1")
    assert events == [{"event": "arranged", "seat": 0, "pig": "big", "field": "field-1", "cell": "E1"}]
    assert corners(match) == {(4, 0): "big", (0, 3): "baby"}
    assert match.pending[0].kind == "sell", "the decision goes on, and the share is untouched"
    assert match.position()["state"]["left"] == 3


@rule("HPG-14", "HPG-12")
def test_a_pig_is_turned() -> None:
    match = selling()
    play(match, "arrange field-1", "lift A1", "put F2 upright")
    big = next(pig for pig in owned(match)["layout"] if pig["pig"] == "big")
    assert (big["x"], big["y"], big["w"], big["h"]) == (5, 1, 3, 4)


@rule("HPG-14")
def test_a_pig_is_moved_to_another_field() -> None:
    match = selling(fields=2)
    play(match, "arrange field-1", "lift A4")
    assert options(match) == ["to field-1", "to field-2"]
    play(match, "to field-2", "put C2")
    assert corners(match) == {(0, 0): "big", (10, 1): "baby"}


@rule("HPG-14", "HPG-A25")
def test_other_pigs_stay_where_they_were_put() -> None:
    match = acting("buy", 4, farm(50, {"baby": 1}), farm(), farm(), options=HAND)
    play(match, "arrange field-1", "lift A1", "put D3")
    play(match, "buy small", "buy medium")
    assert corners(match)[3, 2] == "baby"


@rule("HPG-14", "HPG-13")
def test_a_taken_or_missing_place_is_refused() -> None:
    match = selling()
    play(match, "arrange field-1", "lift A1")
    assert refused(match, 0, "put A2") == ("no-place", "HPG-13")
    assert refused(match, 0, "put H5") == ("no-place", "HPG-13")


@rule("HPG-14")
def test_without_the_option_the_table_arranges() -> None:
    match = acting("sell", 3, farm(0, {"big": 1}), farm(), farm())
    assert not [pick for pick in options(match) if pick.split()[0] in ARRANGE]
    assert refused(match, 0, "arrange field-1") == ("not-by-hand", "HPG-A31")


@rule("HPG-14")
def test_twelve_moves_a_round() -> None:
    match = selling(moves=1)
    play(match, "arrange field-1", "lift A4", "put G5")
    assert "arrange field-1" not in options(match)
    assert refused(match, 0, "arrange field-1") == ("no-moves", "HPG-A31")


@rule("HPG-14", "HPG-22")
def test_while_all_program_everybody_may_arrange() -> None:
    match = place([farm(0, {"baby": 1}) for _ in range(3)], HAND)
    match.pick(1, "arrange field-1")
    match.pick(0, "program sell")
    match.pick(1, "lift A1")
    match.pick(0, "arrange field-1")
    match.pick(1, "put G5")
    match.pick(1, "program sell")
    events = [event.kind for event in match.pick(2, "program sell")]
    assert "revealed" in events, "a pig still in hand is put back"
    assert corners(match, 0) == {(0, 0): "baby"}
    assert corners(match, 1) == {(6, 4): "baby"}


@rule("HPG-14", "HPG-A1")
def test_straddling_pigs_are_put_across_the_border() -> None:
    match = acting("sell", 3, farm(0, {"big": 1}, fields=2), farm(), farm(), options={**HAND, "straddle": True})
    play(match, "arrange field-1", "lift A1", "to field-1", "put G1")
    big = owned(match)["layout"][0]
    assert (big["x"], big["w"]) == (6, 4)


@rule("HPG-14")
def test_the_nineteen_fields_one_seat_can_have() -> None:
    match = acting(
        "sell",
        3,
        farm(0, {"vaccinated-medium": 48, "vaccinated-big": 24}, fields=19),
        farm(),
        options={**HAND, "neutral_tiles": False},
    )
    offered = [pick for pick in options(match) if pick.startswith("arrange")]
    assert offered == [f"arrange field-{n}" for n in range(1, 19)], "72 grown pigs take 18 fields"
    play(match, "arrange field-18")
    play(match, options(match)[0])
    play(match, "to field-19", "put A1")
    assert (144, 0) in corners(match)


@rule("HPG-14")
def test_the_table_arranges_a_farm_when_asked_and_only_then() -> None:
    match = selling()
    tidy = corners(match)
    assert "tidy" not in options(match), "it is arranged as the table would"
    play(match, "arrange field-1", "lift A1", "put E1")
    assert options(match)[-1] == "tidy"
    assert play(match, "tidy") == [{"event": "tidied", "seat": 0}]
    assert corners(match) == tidy
    assert owned(match)["moves"] == 10, "it counts as a move, so that a match ends"
