"""High voltage."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-81")
def test_1_damage_to_every_unit_of_any_lane() -> None:
    table = street(humans="high-voltage", B1="2", B3="dog", B4="3", A1="2")
    assert table.plays("high-voltage") == ["A", "B", "C"]
    table.play("high-voltage B")
    assert table.units == {"A1": "2", "B1": "1", "B4": "2"}


@rule("ZBK-81", "ZBK-78", "ZBK-83")
def test_it_sets_nothing_off() -> None:
    """Edge case 23, last part."""
    table = street(humans="high-voltage", B2="mine", B4="car").play("high-voltage B")
    assert (table.at("B2"), table.at("B4")) == ("mine", "car")
