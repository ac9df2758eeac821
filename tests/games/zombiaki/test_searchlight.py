"""Searchlight."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-66")
def test_all_units_of_a_lane_move_back_together() -> None:
    table = street(humans="searchlight", A2="2", A3="dog", A5="4", B3="3").play("searchlight A")
    assert table.units == {"A1": "2", "A2": "dog", "A4": "4", "B3": "3"}


@rule("ZBK-66", "ZBK-26")
def test_where_they_can() -> None:
    table = street(humans="searchlight", A1="2", A2="3", A4="4").play("searchlight A")
    assert table.units == {"A1": "2", "A2": "3", "A3": "4"}


@rule("ZBK-A16")
def test_the_whole_lane_moves_back_wall_or_not() -> None:
    table = street(humans="searchlight", C2="2", C4="wall-6", C5="3").play("searchlight C")
    assert table.units == {"C1": "2", "C5": "3"}


@rule("ZBK-A16")
def test_by_a_setting_the_light_stops_at_a_wall_but_lights_its_square() -> None:
    sight = {"searchlight": "sight"}
    table = street(humans="searchlight", options=sight, C2="2", C4="5 wall-6", C5="3").play("searchlight C")
    assert table.units == {"C2": "2", "C3": "5", "C5": "3"}
    table = street(humans="searchlight", options=sight, C2="2", C4="wall-6", C5="3").play("searchlight C")
    assert table.units == {"C2": "2", "C5": "3"}
    assert table.told == ["play-lane", "nothing"]
