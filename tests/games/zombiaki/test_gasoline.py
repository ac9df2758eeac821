"""Gasoline."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-67", "ZBK-68")
def test_a_chain_over_the_dead_and_empty_squares() -> None:
    """Edge case 26: zombies 2 and 1, an empty square, then zombie 3: 2 + 1 + 1 are used, the last gets nothing."""
    table = street(humans="gasoline", A1="2", A2="1", A4="3").pick("play gasoline A1")
    assert table.options == ["pour A2", "pour B1", "done"]
    table.pick("pour A2").pick("pour A3")
    assert table.kind == "play"
    assert table.units == {"A4": "3"}


@rule("ZBK-68", "ZBK-A30")
def test_a_survivor_ends_the_chain() -> None:
    """Edge case 26: zombie 5 survives with 1, no spread."""
    table = street(humans="gasoline", A1="5", A2="1").pick("play gasoline A1")
    assert table.kind == "play"
    assert table.units == {"A1": "1", "A2": "1"}


@rule("ZBK-A30", "ZBK-A21")
def test_an_absorbed_hit_ends_the_chain() -> None:
    table = street(humans="gasoline", A1="1 shield", A2="1").pick("play gasoline A1")
    assert table.kind == "play"
    assert (table.at("A1"), table.at("A2")) == ("1", "1")


@rule("ZBK-A30")
def test_the_chain_may_bend_but_not_return() -> None:
    table = street(humans="gasoline", A2="dog", B3="dog", B2="1").pick("play gasoline A2")
    table.pick("pour B2")
    assert table.options == ["pour B1", "pour B3", "pour C2", "done"]
    assert table.refused("pour A2") == ("burnt-already", "ZBK-A30")
    table.pick("pour B3")
    assert table.options == ["pour A3", "pour B4", "pour C3", "done"]
    assert table.pick("done").units == {}


@rule("ZBK-67")
def test_at_most_4_in_all_and_one_may_stop_early() -> None:
    table = street(humans="gasoline", A1="3", A2="3").pick("play gasoline A1").pick("pour A2")
    assert table.units == {"A2": "2"}
    assert street(humans="gasoline", A1="3", A2="3").play("gasoline A1", "done").units == {"A2": "3"}


@rule("ZBK-67", "ZBK-78", "ZBK-83")
def test_it_sets_off_car_and_mine_on_its_way() -> None:
    table = street(humans="gasoline", A1="dog", A2="car", B3="mine", C3="2").pick("play gasoline A1").pick("pour A2")
    assert table.told == ["burn", "car", "mine"]
    assert (table.kind, table.options) == ("shrapnel", ["shrapnel A3", "shrapnel B2", "shrapnel B4", "shrapnel C3"])
    table.pick("shrapnel C3")
    assert table.kind == "pour"
    assert table.units == {"C3": "1"}
