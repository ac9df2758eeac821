"""Placing pigs."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import acting, farm, kinds, market, money, options, owned, pigs, place, play, refused
from tests.rules import rule

SIZES = {"baby": {(2, 2)}, "small": {(3, 2), (2, 3)}, "medium": {(3, 3)}, "big": {(4, 3), (3, 4)}}


@rule("HPG-12", "HPG-13")
@pytest.mark.parametrize(
    "herd", [{"medium": 4, "small": 2}, {"big": 3, "small": 2}, {"baby": 12}, {"big": 2, "medium": 2, "small": 1}]
)
def test_pigs_lie_inside_the_fence_and_never_overlap(herd: dict[str, int]) -> None:
    layout = owned(place([farm(0, herd), farm(), farm()]))["layout"]
    taken = [(pig["x"] + i, pig["y"] + j) for pig in layout for i in range(pig["w"]) for j in range(pig["h"])]
    assert len(taken) == len(set(taken))
    assert all(0 <= x < 8 and 0 <= y < 6 for x, y in taken)
    assert all((pig["w"], pig["h"]) in SIZES[pig["pig"]] for pig in layout)
    assert {pig: sum(one["pig"] == pig for one in layout) for pig in herd} == herd


@rule("HPG-12")
def test_pigs_are_turned_where_that_makes_room() -> None:
    layout = owned(place([farm(0, {"big": 2, "medium": 1, "baby": 3}), farm(), farm()]))["layout"]
    assert {(pig["w"], pig["h"]) for pig in layout if pig["pig"] == "big"} == {(4, 3), (3, 4)}


@rule("HPG-14")
def test_room_is_found_by_rearranging_at_no_cost() -> None:
    match = acting("buy", 5, farm(60, {"small": 4}), farm(), farm())
    before = owned(match)["layout"]
    play(match, "buy medium", "buy medium")
    assert pigs(match) == {"small": 4, "medium": 2}
    assert money(match) == 60 - 20
    assert len(owned(match)["layout"]) == 6
    play(match, "buy small")
    assert pigs(match) == {"small": 5, "medium": 2}, "48 cells hold five Smalls and two Mediums only if well arranged"
    assert before != owned(match)["layout"]


@rule("HPG-15", "HPG-A4")
def test_strict_placement_loses_a_bought_pig_without_room() -> None:
    match = acting("buy", 4, farm(60, {"big": 4}), farm(), farm(), options={"strict_placement": True})
    assert [pick for pick in options(match) if "baby" in pick] == ["overbuy baby"]
    events = play(match, "overbuy medium")
    assert kinds(events) == ["bought", "no-room"]
    assert money(match) == 50
    assert pigs(match) == {"big": 4}
    assert market(match)["pigs"]["medium"] == 48
    assert refused(match, 0, "buy small") == ("no-room-bought", "HPG-A4")


@rule("HPG-15")
def test_strict_placement_holds_for_the_opening_too() -> None:
    strict = {"strict_placement": True}
    table = {"round": 0, "phase": "opening", "asked": [0], "card": None, "left": 3}
    match = place([farm(100, {"medium": 4}), farm(), farm()], strict, **table)
    play(match, "overbuy medium", "buy baby", "stop", "stop", "stop")
    assert pigs(match) == {"medium": 4, "baby": 1}
    assert money(match) == 87, "no money back"


@rule("HPG-A1")
def test_a_pig_lies_in_one_field_unless_straddling_is_chosen() -> None:
    ten = farm(0, {"medium": 9}, fields=2)
    with pytest.raises(ValueError, match="fit"):
        place([ten, farm(), farm()])
    match = place([ten, farm(), farm()], {"straddle": True})
    across = [pig for pig in owned(match)["layout"] if pig["x"] < 8 < pig["x"] + pig["w"]]
    assert across, "a Medium lies across the two fields"


@rule("HPG-A1", "HPG-A4")
def test_straddling_lets_ten_mediums_into_two_fields() -> None:
    eight = farm(60, {"medium": 8}, fields=2)
    fenced, open_row = (
        acting("buy", 3, eight, farm(), farm(), options={"straddle": straddle}) for straddle in (False, True)
    )
    assert refused(fenced, 0, "buy medium") == ("no-room-bought", "HPG-A4")
    play(open_row, "buy medium", "buy medium")
    assert pigs(open_row) == {"medium": 10}
    assert refused(open_row, 0, "buy medium") == ("no-room-bought", "HPG-A4")
