"""Bite."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-43")
def test_a_shield_becomes_a_zombie_beside_or_behind() -> None:
    table = street("zombies", zombies="bite", B3="4 shield", C1="2")
    assert table.plays("bite") == ["B3"]
    table.pick("play bite B3")
    assert table.options == ["to A3", "to B2", "to C3"]
    table.pick("to A3")
    assert (table.at("A3"), table.at("B3")) == ("1", "4")
    assert table.state["units"]["A3"]["cards"] == ["human"]
    assert table.discarded("bite") == 1
    assert table.move().units == {"A4": "1", "B4": "4", "C2": "2"}


@rule("ZBK-43")
def test_without_room_it_cannot_be_played() -> None:
    """Edge case 35: left, right and behind all blocked."""
    table = street("zombies", zombies="bite", B3="4 shield", A3="2", B2="wall-5", C1="barrier")
    assert table.plays("bite") == []
    assert table.refused("play bite B3") == ("no-room", "ZBK-43")
    assert table.refused("play bite A3") == ("no-shield", "ZBK-43")
    table = street("zombies", zombies="bite", A1="4 shield", B1="barrel")
    assert table.plays("bite") == []


@rule("ZBK-43", "ZBK-A14")
def test_a_newborn_on_a_mine_dies() -> None:
    """Edge case 35, second half."""
    table = street("zombies", zombies="bite", B3="4 shield", B2="mine").play("bite B3", "to B2")
    assert table.kind == "shrapnel"
    assert table.pick("shrapnel A2").units == {"B3": "4"}
    assert table.discarded("human") == 1


@rule("ZBK-43", "ZBK-A5")
def test_a_newborn_may_be_moved_by_a_card_at_once() -> None:
    table = street("zombies", zombies="bite hunger", B3="4 shield").play("bite B3", "to A3")
    assert table.play("hunger A3").units == {"A4": "1", "B3": "4"}
