"""Barrier."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, street
from tests.rules import rule


@rule("ZBK-61", "ZBK-A10")
def test_only_on_a_free_square_of_the_first_row() -> None:
    table = street(humans="barrier", A1="2", B1="pit-1", C1="fire")
    assert table.plays("barrier") == ["C1"]
    assert table.refused("play barrier A1") == ("not-empty", "ZBK-A10")
    assert table.refused("play barrier A5") == ("barrier-row", "ZBK-A1")


@rule("ZBK-A1")
def test_the_polish_rulebook_puts_it_in_row_5() -> None:
    table = street(humans="barrier", options={"barrier_row": "5"}, A1="2", B5="dog", C1="2")
    assert table.plays("barrier") == ["A5", "C5"]
    table.play("barrier A5")
    assert table.move().units == {"A1": "2", "B5": "dog", "C2": "2"}


@rule("ZBK-61")
def test_nothing_moves_in_its_lane_for_one_turn() -> None:
    """Edge case 17: no move in the lane; gone at the start of the next human turn."""
    table = street(humans="barrier", A2="2", A4="3", A3="dog", B2="2").play("barrier A1").end()
    assert table.units == {"A2": "2", "A3": "dog", "A4": "3", "B3": "2"}
    table.until("discard", HUMANS)
    assert table.at("A1") == ""
    assert table.discarded("barrier") == 1
    assert table.move().units == {"A2": "2", "A3": "dog", "A5": "3", "B4": "2"}


@rule("ZBK-62")
def test_nobody_moves_or_is_put_into_its_lane() -> None:
    """Edge case 17: no placement, no side entry by dog, Blood, Boss, Change, Mass or Bite."""
    table = street("zombies", zombies="zombie-2 dog mass change", A1="barrier", A2="2", B2="3")
    assert table.plays("zombie-2") == ["B1", "C1"]
    assert table.plays("dog") == ["B1", "B3", "C1", "C2", "C3"]
    assert table.plays("mass") == table.plays("change") == []
    assert table.refused("play mass B2") == ("lane-barred", "ZBK-62")
    assert table.refused("play change A2") == ("barred", "ZBK-61")
    table = street("zombies", zombies="bite", A1="barrier", B2="2 shield", C3="4 boss")
    assert table.pick("order B2").options == ["to B1", "to B3", "to C2"]
    assert table.refused("to A2") == ("lane-barred", "ZBK-62")
    table = street("zombies", zombies="bite", A1="barrier", B2="2 shield").pick("play bite B2")
    assert table.options == ["to B1", "to C2"]
    table = street(humans="blood", A1="barrier", B2="2").pick("play blood B2")
    assert table.units == {"C2": "2"}
    assert "run B2 A2" not in street(A1="barrier", B2="dog").end().options


@rule("ZBK-A2", "ZBK-28")
def test_it_works_at_once_and_stops_moves_back() -> None:
    """Edge case 17: no push-back."""
    table = street(humans="barrier shot back-off", A3="3", B3="3").play("barrier A1").play("shot A")
    assert table.units == {"A3": "2", "B3": "3"}
    assert table.play("back-off").units == {"A3": "2", "B2": "3"}
