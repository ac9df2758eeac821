"""Street on fire."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-80")
def test_1_damage_to_every_unit_of_a_side_lane() -> None:
    """Edge case 23: lane B is refused."""
    table = street(humans="street-on-fire", A2="2", A4="dog", A5="3 shield", B2="2")
    assert table.plays("street-on-fire") == ["A", "C"]
    table.play("street-on-fire A")
    assert table.units == {"A2": "1", "A5": "3", "B2": "2"}


@rule("ZBK-80")
def test_nobody_steps_back_and_walls_do_not_help() -> None:
    table = street(humans="street-on-fire", C2="2", C3="wall-5").play("street-on-fire C")
    assert table.units == {"C2": "1"}


@rule("ZBK-80", "ZBK-78", "ZBK-83", "ZBK-A52")
def test_it_sets_off_car_and_mine_of_its_lane() -> None:
    """Edge case 23, second half."""
    table = street(humans="street-on-fire", A4="car", A2="mine", A3="4", B4="3").play("street-on-fire A")
    assert table.told == ["play-lane", "hit", "car", "hit", "hit", "mine"]
    table.pick("shrapnel A3")
    assert (table.at("A3"), table.at("B4")) == ("1", "2")
    assert (table.at("A4"), table.at("A2")) == ("", "")
