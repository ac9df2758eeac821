"""Napalm."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, street
from tests.rules import rule


@rule("ZBK-63")
def test_worked_example_of_napalm() -> None:
    """Edge case 4: the rulebook's example, napalm on C3; next human turn the square is safe."""
    table = street(humans="napalm", C3="dog", C2="2").play("napalm C3")
    assert table.units == {"C2": "2"}
    assert table.move().at("C3") == "1 fire"
    table.until("discard", HUMANS)
    assert table.at("C3") == "1"
    assert table.discarded("napalm") == 1


@rule("ZBK-63")
def test_a_zombie_1_dies_walking_in() -> None:
    """Edge case 4, second half."""
    assert street(humans="napalm", C2="1").play("napalm C3").move().units == {}


@rule("ZBK-63", "ZBK-38")
def test_a_shield_burns_instead() -> None:
    """Edge case 5."""
    table = street(humans="napalm", C3="3 shield").play("napalm C3")
    assert table.at("C3") == "3 fire"


@rule("ZBK-A40")
def test_who_stands_still_is_burnt_once() -> None:
    table = street(humans="napalm", C3="3", C4="wall-6").play("napalm C3")
    assert table.at("C3") == "2 fire"
    assert table.move().at("C3") == "2 fire"
    assert table.until("discard", HUMANS).at("C3") == "2"


@rule("ZBK-63", "ZBK-78", "ZBK-83", "ZBK-A52")
def test_it_sets_off_mine_and_car() -> None:
    table = street(humans="napalm", A2="mine", A1="dog").play("napalm A2", "shrapnel A1")
    assert table.at("A2") == "fire"
    assert table.units == {}
    table = street(humans="napalm", B2="car 3").play("napalm B2")
    assert table.told == ["play-at", "burn", "hit", "car", "hit"]
    assert table.at("B2") == "1 fire"
