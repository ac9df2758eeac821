"""Blood."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, street
from tests.rules import rule


@rule("ZBK-64")
def test_a_unit_slips_one_square_sideways() -> None:
    table = street(humans="blood", B2="4", A4="dog")
    assert table.plays("blood") == ["A4", "B2"]
    table.pick("play blood B2")
    assert (table.asked, table.options) == (HUMANS, ["to A2", "to C2"])
    assert table.refused("to B3") == ("sideways-only", "ZBK-64")
    assert table.pick("to C2").units == {"A4": "dog", "C2": "4"}
    assert table.events == [{"event": "slip", "unit": "zombie", "from_square": "B2", "square": "C2"}]
    dog = street(humans="blood", A4="dog").pick("play blood A4")
    assert [event["unit"] for event in dog.events if event["event"] == "slip"] == ["dog"]


@rule("ZBK-A56")
def test_it_needs_a_free_square_at_the_side() -> None:
    table = street(humans="blood", A2="2", B2="4", C2="3", A1="2", B1="wall-5")
    assert table.plays("blood") == []
    assert table.refused("play blood B2") == ("no-way", "ZBK-64")
    assert table.refused("play blood A1") == ("no-way", "ZBK-64")
    assert table.refused("play blood C5") == ("no-unit", "ZBK-64")
    assert street(humans="blood", A2="2", B1="barrier").refused("play blood A2") == ("no-way", "ZBK-64")


@rule("ZBK-A56")
def test_netted_and_frozen_units_do_not_slip() -> None:
    assert street(humans="blood", A2="2 netted").refused("play blood A2") == ("netted", "ZBK-73")
    assert street(humans="blood", A2="2", state={"frozen": 1}).refused("play blood A2") == ("frozen", "ZBK-70")


@rule("ZBK-64", "ZBK-A44")
def test_slipping_into_a_pit() -> None:
    table = street(humans="blood", A2="2", B2="pit-2").play("blood A2", "to B2")
    assert table.units == {}
