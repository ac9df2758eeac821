"""Flamethrower."""

from __future__ import annotations

from itertools import permutations

from tests.games.zombiaki.street import HUMANS, street
from tests.rules import rule


@rule("ZBK-85", "ZBK-A31")
def test_an_empty_square_between_costs_a_point() -> None:
    """Edge case 27: zombies 3 at A4 and C4, B4 empty: 3 + 1 with 1 lost."""
    table = street(humans="flamethrower", A4="3", C4="3").pick("play flamethrower")
    assert table.options == [f"burn {lane} {points}" for lane in "AC" for points in (1, 2, 3)]
    table.pick("burn A 3")
    assert (table.asked, table.options) == (HUMANS, ["burn C 1", "done"])
    assert table.match.pending[0].args == {"row": 4, "chosen": ["A4 (3)"], "left": 2}
    assert table.refused("burn B 1") == ("flame-empty", "ZBK-A31")
    table.pick("burn C 1")
    assert table.units == {"C4": "2"}
    assert table.told == ["burn", "die", "burn", "burn", "hit"]


@rule("ZBK-85", "ZBK-A31")
def test_lanes_are_named_in_any_order_and_the_end_is_the_same() -> None:
    """Which once dropped lane A after B, and ended with 3 points unspent after C."""
    ends = []
    for order in permutations(["burn A 2", "burn B 1", "burn C 2"]):
        table = street(humans="flamethrower", A4="3", B4="dog", C4="3").pick("play flamethrower")
        for pick in order:
            if table.kind == "burn":  # after both sides the last point is for the dog
                table.pick(pick)
        assert table.units == {"A4": "1", "C4": "1"}
        ends.append((table.state, table.events))
    assert all(end == ends[0] for end in ends)


@rule("ZBK-A31")
def test_a_point_is_kept_for_the_square_between() -> None:
    table = street(humans="flamethrower", A4="4", B4="2", C4="4").pick("play flamethrower").pick("burn A 3")
    assert table.options == ["burn B 1", "burn B 2", "burn C 1", "done"]
    assert table.refused("burn C 2") == ("flame-broken", "ZBK-A31")
    assert table.refused("burn C 3") == ("flame-spent", "ZBK-85")
    assert table.refused("burn A 1") == ("lane-burns-already", "ZBK-85")
    table.pick("burn C 1")  # and B takes the last point by itself
    assert (table.kind, table.units) == ("play", {"A4": "1", "B4": "1", "C4": "3"})


@rule("ZBK-A31")
def test_a_broken_flame_is_not_lit() -> None:
    table = street(humans="flamethrower", A4="4", B4="2", C4="4").pick("play flamethrower")
    assert table.refused("done") == ("flame-unused", "ZBK-A31")
    table.pick("burn A 1").pick("burn C 1")
    assert table.options == ["burn B 1", "burn B 2"]
    assert table.refused("done") == ("flame-open", "ZBK-A31")


@rule("ZBK-85")
def test_an_open_set_is_taken_back_one_by_one_and_tells_nothing() -> None:
    table = street(humans="flamethrower", A4="4", B4="2", C4="4").pick("play flamethrower").pick("burn B 1")
    assert table.told == []
    table.match.undo(HUMANS)
    assert table.match.pending[0].args["chosen"] == []
    table.match.undo(HUMANS)
    assert (table.kind, table.hand(HUMANS)) == ("play", ["barrier", "flamethrower"])


@rule("ZBK-85")
def test_an_occupied_square_between_costs_nothing_more() -> None:
    """Edge case 27: with a dog on B4, 3 + 1 + 1."""
    table = street(humans="flamethrower", A4="3", B4="dog", C4="3")
    table.play("flamethrower", "burn A 3", "burn B 1", "burn C 1")
    assert table.units == {"C4": "2"}


@rule("ZBK-85")
def test_only_the_nearest_row_with_a_unit() -> None:
    table = street(humans="flamethrower", A4="2", B3="2", C2="5").pick("play flamethrower")
    assert table.options == ["burn A 1", "burn A 2"]
    assert table.pick("burn A 2").units == {"B3": "2", "C2": "5"}
    assert street(humans="flamethrower").refused("play flamethrower") == ("no-unit", "ZBK-85")


@rule("ZBK-85", "ZBK-A53")
def test_no_more_than_the_unit_can_bear_and_up_to_5_in_all() -> None:
    table = street(humans="flamethrower", A4="9", B4="2 shield", C4="1").pick("play flamethrower")
    assert table.options == [*(f"burn A {points}" for points in range(1, 6)), "burn B 1", "burn C 1"]
    table.pick("burn A 3").pick("burn B 1").pick("burn C 1")
    assert (table.at("A4"), table.at("B4"), table.at("C4")) == ("6", "2", "")


@rule("ZBK-85")
def test_one_may_spend_less() -> None:
    table = street(humans="flamethrower", A4="3", B4="3").play("flamethrower", "burn A 1", "done")
    assert table.units == {"A4": "2", "B4": "3"}


@rule("ZBK-86")
def test_not_behind_a_wall() -> None:
    """Edge case 28: a unit behind a wall in the nearest row gets nothing."""
    table = street(humans="flamethrower", A3="2", A4="wall-5", B3="3").pick("play flamethrower")
    assert table.options == ["burn B 1", "burn B 2", "burn B 3"]
    assert table.refused("burn A 1") == ("flame-blocked", "ZBK-86")
    assert table.pick("burn B 3").units == {"A3": "2"}


@rule("ZBK-A31", "ZBK-86")
def test_unplayable_when_walls_hide_the_whole_row() -> None:
    table = street(humans="flamethrower", A3="2", A4="wall-5", B2="3")
    assert table.refused("play flamethrower") == ("flame-blocked", "ZBK-86")


@rule("ZBK-A31")
def test_who_stands_on_the_wall_is_in_reach_and_the_flame_does_not_bridge_behind_one() -> None:
    table = street(humans="flamethrower", A3="2 wall-5").play("flamethrower", "burn A 2")
    assert table.at("A3") == "wall-5"
    table = street(humans="flamethrower", A3="2", B4="wall-6", C3="2").play("flamethrower", "burn A 2")
    assert (table.kind, table.units) == ("play", {"C3": "2"})


@rule("ZBK-A31", "ZBK-A52")
def test_an_empty_square_may_be_burnt_for_its_car() -> None:
    table = street(humans="flamethrower", A4="4", B4="car").play("flamethrower", "burn A 2", "burn B 1")
    assert table.told == ["burn", "hit", "burn", "car", "hit"]
    assert table.units == {"A4": "1"}
