"""Net."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, street
from tests.rules import rule


@rule("ZBK-72")
def test_connected_zombies_of_strength_6_in_all() -> None:
    """Edge case 18: 6 exactly is legal, 7 is refused, a diagonal contact does not connect."""
    table = street(humans="net", A2="2", A3="3", B2="4", C3="2")
    assert table.plays("net") == ["A2", "A3", "B2", "C3"]
    table.pick("play net A2")
    assert table.options == ["net A3", "net B2", "done"]
    table.pick("net B2")
    assert table.kind == "play"
    assert (table.marks("A2"), table.marks("B2"), table.marks("A3")) == (["netted"], ["netted"], [])
    table = street(humans="net", A2="3", A3="4").play("net A2")
    assert table.marks("A3") == []


@rule("ZBK-72")
def test_one_too_strong_zombie_is_not_caught() -> None:
    table = street(humans="net", A2="7")
    assert table.refused("play net A2") == ("too-strong", "ZBK-72")
    assert table.refused("play net A3") == ("no-zombie", "ZBK-72")


@rule("ZBK-72")
def test_named_in_order_as_long_as_the_net_can_be_closed() -> None:
    """A2 and C2 are joined by B2 only, and A1 by A2: no order of naming is lost."""
    table = street(humans="net", A1="1", A2="1", B2="1", C2="1", C4="1").pick("play net A1")
    assert table.options == ["net A2", "done"]
    table.pick("net A2").pick("net B2")
    assert table.options == ["net C2", "done"]
    table.pick("net C2")
    assert [square for square in table.units if table.marks(square)] == ["A1", "A2", "B2", "C2"]


@rule("ZBK-72")
def test_a_group_may_be_joined_by_a_later_square() -> None:
    table = street(humans="net", A1="1", A3="1", B1="1", B2="1", B3="1").pick("play net A1")
    assert table.options == ["net A3", "net B1", "done"]
    table.pick("net A3")
    assert table.options == ["net B1"]
    table.pick("net B1").pick("net B2").pick("net B3")
    assert all(table.marks(square) == ["netted"] for square in table.units)


@rule("ZBK-73")
def test_netted_zombies_do_not_move_in_the_next_zombie_turn() -> None:
    """Edge case 18: a netted zombie ignores Hunger, Boss, Change and Mass as mover."""
    table = street(humans="net", zombies="hunger mass change", A2="2", A3="2", B2="5 boss")
    table.play("net A2", "net A3").end()
    assert table.units == {"A2": "2", "A3": "2", "B3": "5"}
    table.pick(next(text for text in table.options if text[8:] not in ("hunger", "mass", "change")))
    for text in ("play hunger A3", "play mass A2", "play change A2", "order A3"):
        assert table.refused(text) == ("netted", "ZBK-73")


@rule("ZBK-73")
def test_the_net_ends_when_the_next_human_turn_begins() -> None:
    table = street(humans="net", A2="2").play("net A2")
    table.until("discard", HUMANS)
    assert table.marks("A2") == []
    assert table.discarded("net") == 1
    assert table.move().units == {"A3": "2"}


@rule("ZBK-A39")
def test_netted_zombies_are_not_pushed_back() -> None:
    table = street(humans="net shot back-off", A3="3").play("net A3").play("shot A").play("back-off")
    assert table.units == {"A3": "2"}
