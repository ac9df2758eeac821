"""Shot and Good shot."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-50")
def test_the_first_target_from_row_5_is_hit() -> None:
    table = street(humans="shot good-shot", A2="4", A4="4", B1="3")
    assert table.plays("shot") == ["A", "B"]
    assert table.play("shot A").units == {"A2": "4", "A3": "3", "B1": "3"}
    assert table.play("good-shot A").units == {"A2": "4", "A3": "1", "B1": "3"}


@rule("ZBK-51")
def test_a_survivor_steps_back() -> None:
    table = street(humans="shot", C4="3").play("shot C")
    assert table.units == {"C3": "2"}
    assert table.told == ["play-lane", "hit", "back"]


@rule("ZBK-50", "ZBK-51")
def test_the_dead_do_not_step_and_overkill_is_lost() -> None:
    """Edge case 12: Good shot against zombie 2, and against a 1 with another behind."""
    assert street(humans="good-shot", A3="2").play("good-shot A").units == {}
    assert street(humans="good-shot", A3="1", A2="3").play("good-shot A").units == {"A2": "3"}


@rule("ZBK-A18")
def test_an_empty_lane_is_no_target() -> None:
    table = street(humans="shot", A3="2", B4="wall-5", B3="2")
    assert table.plays("shot") == ["A"]
    assert table.refused("play shot C") == ("no-target", "ZBK-A18")
    assert table.refused("play shot B") == ("no-target", "ZBK-A18")


@rule("ZBK-A15")
def test_a_wall_hides_what_is_behind_it_but_not_who_stands_on_it() -> None:
    table = street(humans="shot", A3="wall-5 2", A2="2", A4="pit-1", A5="mine")
    assert table.play("shot A").at("A3") == "1 wall-5"
    assert street(humans="shot", A3="wall-5", A2="2").plays("shot") == []


@rule("ZBK-A15", "ZBK-A1")
def test_a_barrier_in_row_5_stops_the_line_of_fire() -> None:
    table = street(humans="shot searchlight", options={"barrier_row": "5"}, A5="barrier", A2="2", B2="2")
    assert table.plays("shot") == ["B"]


@rule("ZBK-A19")
def test_a_shield_spares_the_step_back() -> None:
    table = street(humans="shot", A3="2 shield").play("shot A")
    assert table.at("A3") == "2"


@rule("ZBK-A17")
def test_a_car_before_or_under_the_first_unit_may_be_shot_instead() -> None:
    table = street(humans="shot", A4="car", A2="3")
    assert table.plays("shot") == ["A", "A car"]
    assert table.play("shot A").units == {"A1": "2"}
    assert street(humans="shot", A4="car 3").plays("shot") == ["A", "A car"]
    assert street(humans="shot", A4="3", A3="car").plays("shot") == ["A"]
    assert street(humans="shot", A4="wall-5", A3="car").plays("shot") == []
    table = street(humans="shot", A4="3", A3="car")
    assert table.refused("play shot A car") == ("no-car", "ZBK-A17")


@rule("ZBK-83", "ZBK-A17")
def test_a_shot_car_explodes() -> None:
    table = street(humans="shot", A4="car 3", B3="2").play("shot A car")
    assert (table.at("A4"), table.at("B3")) == ("2", "1")
