"""Pick-axe."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-48")
def test_wall_barrel_car_and_mine_are_destroyed() -> None:
    for thing in ("wall-5", "wall-6", "barrel", "car", "mine"):
        table = street("zombies", zombies="pick-axe", B3=thing)
        assert table.plays("pick-axe") == ["B3"]
        table.play("pick-axe B3")
        assert table.at("B3") == ""
        assert (table.discarded(thing), table.discarded("pick-axe")) == (1, 1)
        assert table.told == ["play-at", "destroy"]


@rule("ZBK-A32")
def test_not_a_pit_or_barrier() -> None:
    table = street("zombies", zombies="pick-axe", A1="barrier", B3="pit-2")
    assert table.plays("pick-axe") == []
    assert table.refused("play pick-axe A1") == ("not-breakable", "ZBK-A32")
    assert table.refused("play pick-axe B3") == ("not-breakable", "ZBK-A32")
    assert table.refused("play pick-axe C3") == ("nothing-to-break", "ZBK-48")


@rule("ZBK-A32")
def test_also_where_a_unit_stands() -> None:
    table = street("zombies", zombies="pick-axe", B3="wall-5 3", B4="car dog")
    assert table.plays("pick-axe") == ["B3", "B4"]
    table.play("pick-axe B4")
    assert table.units == {"B3": "3", "B4": "dog"}
