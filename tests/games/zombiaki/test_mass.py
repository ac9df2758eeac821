"""Mass."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-40")
def test_two_neighbours_become_one_with_the_sum() -> None:
    table = street("zombies", zombies="mass", B2="2", A2="3", B1="dog", B3="4", C3="5")
    assert table.plays("mass") == ["A2", "B2", "B3", "C3"]
    table.pick("play mass B2")
    assert table.options == ["to A2", "to B3"]
    assert table.refused("to C2") == ("no-partner", "ZBK-40")
    table.pick("to B3")
    assert table.units == {"A2": "3", "B1": "dog", "B3": "6", "C3": "5"}


@rule("ZBK-40")
def test_who_stands_alone_joins_nobody() -> None:
    table = street("zombies", zombies="mass", A1="2", B2="3", C1="2")
    assert table.plays("mass") == []
    assert table.refused("play mass A1") == ("no-partner", "ZBK-40")


@rule("ZBK-41", "ZBK-A26")
def test_the_joined_zombie_rests_this_turn_but_can_be_pushed_back() -> None:
    """Edge case 33, second half: the result is refused for Hunger this turn."""
    table = street("zombies", zombies="mass hunger", humans="shot shot shot barrier", A2="2", A3="3")
    table.play("mass A2", "to A3")
    assert table.refused("play hunger A3") == ("joined", "ZBK-41")
    table.end().pass_on().play("shot A")
    assert table.units == {"A2": "4"}
    assert table.move().units == {"A3": "4"}


@rule("ZBK-A27")
def test_attributes_pass_on() -> None:
    """Edge case 33: Boss + shielded zombie keeps both."""
    table = street("zombies", zombies="mass", A2="2 boss", A3="3 shield obeyed").play("mass A2", "to A3")
    assert table.at("A3") == "5 shield boss"
    assert table.state["orders"] == 3
    assert table.marks("A3") == ["joined", "obeyed"]


@rule("ZBK-A27")
def test_of_two_shields_one_stays() -> None:
    table = street("zombies", zombies="mass", A2="2 shield", A3="3 shield").play("mass A2", "to A3")
    assert table.at("A3") == "5 shield"
    assert table.discarded("human") == 1


@rule("ZBK-A27")
def test_the_walker_must_be_free() -> None:
    """Edge case 18, last part: a netted zombie does not move; a free one may join it and is netted too."""
    table = street("zombies", zombies="mass", A2="2 netted", A3="3")
    assert table.plays("mass") == ["A3"]
    assert table.refused("play mass A2") == ("netted", "ZBK-73")
    assert table.play("mass A3", "to A2").marks("A2") == ["joined", "netted"]
    assert street("zombies", zombies="mass", A2="2", A3="3", A1="barrier").plays("mass") == []
    assert street("zombies", zombies="mass", A2="2", A3="3", state={"frozen": 1}).plays("mass") == []
    table = street("zombies", zombies="mass", A2="2", B2="3", A1="barrier")
    assert table.plays("mass") == []
    assert table.refused("play mass B2") == ("lane-barred", "ZBK-62")


@rule("ZBK-A12", "ZBK-40")
def test_joining_somebody_on_a_wall() -> None:
    """Forward the line helps, sideways one's own strength counts."""
    table = street("zombies", zombies="mass", A1="4", A2="2", A3="3 wall-6", B3="4")
    table.pick("play mass A2")
    assert table.options == ["to A1", "to A3"]
    table = street("zombies", zombies="mass", A3="3 wall-6", B3="4")
    assert table.plays("mass") == ["A3"]
    assert table.refused("play mass B3") == ("wall-own", "ZBK-A12")
