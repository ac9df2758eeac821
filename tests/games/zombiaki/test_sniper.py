"""Sniper."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-55")
def test_any_unit_on_the_street_may_be_chosen() -> None:
    """Edge case 14: behind another zombie and behind a wall; the survivor steps back."""
    table = street(humans="sniper", A2="3", A3="4", A4="wall-6", B5="dog")
    assert table.plays("sniper") == ["A2", "A3", "B5"]
    assert table.play("sniper A2").units == {"A1": "1", "A3": "4", "B5": "dog"}


@rule("ZBK-55")
def test_power_2() -> None:
    assert street(humans="sniper", A2="2").play("sniper A2").units == {}
    assert street(humans="sniper", A2="5 shield").play("sniper A2").at("A2") == "5"
    assert street(humans="sniper", A2="2").refused("play sniper A3") == ("no-unit", "ZBK-55")


@rule("ZBK-A51")
def test_the_car_wherever_it_stands() -> None:
    table = street(humans="sniper", A2="car", A3="wall-5", A1="3")
    assert table.plays("sniper") == ["A1", "car"]
    table.play("sniper car")
    assert table.units == {"A1": "2"}
    assert street(humans="sniper", A1="3").refused("play sniper car") == ("no-car-at-all", "ZBK-A51")
