"""Freeze."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, street
from tests.rules import rule


@rule("ZBK-70")
def test_nothing_moves_in_the_next_zombie_turn() -> None:
    """Edge case 19: no compulsory move, no Hunger, no order, no dog."""
    table = street(humans="freeze", zombies="hunger mass change", A2="2", A3="3", B1="4 boss", C2="dog")
    table.play("freeze").end()
    assert table.units == {"A2": "2", "A3": "3", "B1": "4", "C2": "dog"}
    assert table.kind == "discard"
    table.pick(table.options[-1])
    assert table.plays("hunger") == []
    assert [text for text in table.options if text.startswith("order")] == []
    assert table.refused("order A2") == ("frozen", "ZBK-70")


@rule("ZBK-70", "ZBK-A4")
def test_it_ends_with_the_next_human_turn() -> None:
    """Edge case 19: in the following human turn shots do not push back and nothing else moves a unit."""
    table = street(humans="shot back-off searchlight barrier", A3="4", B3="2", state={"frozen": 1})
    table.play("shot A").play("back-off").play("searchlight B")
    assert table.units == {"A3": "3", "B3": "2"}
    table.end()
    assert table.discarded("freeze") == 1
    assert table.units == {"A4": "3", "B4": "2"}
    table = street(humans="blood", A3="4", state={"frozen": 1})
    assert table.refused("play blood A3") == ("frozen", "ZBK-70")


@rule("ZBK-70")
def test_a_whole_freeze_from_turn_to_turn() -> None:
    table = street(humans="freeze", A3="4").play("freeze")
    assert table.state["frozen"] == 2
    assert table.move().units == {"A3": "4"}
    assert table.until("play", HUMANS).state["frozen"] == 1
    assert table.move().units == {"A4": "4"}


@rule("ZBK-A4")
def test_the_option_ends_it_when_that_turn_begins() -> None:
    table = street(humans="freeze", options={"freeze_ends": "start"}, A3="4").play("freeze").move()
    assert table.units == {"A3": "4"}
    table.until("discard", HUMANS)
    assert table.state["frozen"] == 0
    assert table.discarded("freeze") == 1
    assert "thaw" in table.told


@rule("ZBK-A5")
def test_barrel_new_units_and_bite_are_not_frozen() -> None:
    table = street("zombies", zombies="zombie-2 dog bite", B3="3 shield", C5="barrel", state={"frozen": 1})
    table.play("zombie-2 A1").play("dog B1").play("bite B3", "to A3")
    assert table.units == {"A1": "2", "A3": "1", "B1": "dog", "B3": "3"}
    table.end()
    assert table.asked == HUMANS
    assert table.at("C4") == "barrel"
    assert table.told[2] == "roll"
