"""Human, the living shield."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-37")
def test_a_shield_goes_to_any_zombie_and_travels_with_it() -> None:
    table = street("zombies", zombies="human", A2="3", B4="2")
    assert table.plays("human") == ["A2", "B4"]
    table.play("human A2")
    assert table.at("A2") == "3 shield"
    assert table.move().at("A3") == "3 shield"


@rule("ZBK-37")
def test_one_shield_at_a_time() -> None:
    table = street("zombies", zombies="human human", A2="3").play("human A2")
    assert table.plays("human") == []
    assert table.refused("play human A2") == ("shield-already", "ZBK-37")
    assert table.refused("play human B2") == ("no-zombie", "ZBK-37")


@rule("ZBK-38")
def test_a_lost_shield_may_be_replaced() -> None:
    table = street(humans="shot", zombies="human terror terror dog", A2="3 shield").play("shot A")
    assert table.at("A2") == "3"
    table.end().pick("discard dog").play("human A3")
    assert table.at("A3") == "3 shield"
