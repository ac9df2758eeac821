"""Wall 5 and Wall 6."""

from __future__ import annotations

import pytest

from tablee.core.errors import Refused
from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-56")
def test_where_a_wall_may_stand() -> None:
    """Edge case 15: not row 5, not next to a zombie, not in a row behind any zombie."""
    table = street(humans="wall-5", A3="2")
    assert table.plays("wall-5") == ["C3", "C4"]
    assert table.refused("play wall-5 B4") == ("wall-near-zombie", "ZBK-56")
    assert table.refused("play wall-5 C2") == ("wall-behind-zombie", "ZBK-56")
    with pytest.raises(Refused):
        table.match.pick(table.asked, "play wall-5 C5")
    assert "C5" not in table.plays("wall-5")


@rule("ZBK-A9")
def test_dogs_do_not_count_and_the_same_row_two_lanes_away_is_fine() -> None:
    table = street(humans="wall-6", A3="2", C4="dog")
    assert table.plays("wall-6") == ["C3"]
    assert table.play("wall-6 C3").at("C3") == "wall-6"


@rule("ZBK-A10", "ZBK-56")
def test_the_square_must_be_empty() -> None:
    table = street(humans="wall-5", A2="pit-1", B2="dog", C2="fire", C1="mine")
    assert table.plays("wall-5") == ["A1", "A3", "A4", "B1", "B3", "B4", "C2", "C3", "C4"]
    assert table.refused("play wall-5 A2") == ("not-empty", "ZBK-A10")
    assert table.refused("play wall-5 B2") == ("not-empty", "ZBK-A10")


@rule("ZBK-57")
@pytest.mark.parametrize(("wall", "weak", "strong"), [("wall-5", "4", "5"), ("wall-6", "5", "6")])
def test_the_height_is_that_of_the_card_and_the_wall_stays(wall: str, weak: str, strong: str) -> None:
    assert street(A2=weak, A3=wall).move().units == {"A2": weak}
    table = street(A2=strong, A3=wall).move()
    assert table.at("A3") == f"{strong} {wall}"
    assert table.move().at("A3") == wall


@rule("ZBK-57")
def test_pick_axe_and_grenade_remove_it() -> None:
    assert street("zombies", zombies="pick-axe", A3="wall-5").play("pick-axe A3").at("A3") == ""
    assert street(humans="grenade", A3="wall-5").play("grenade A3").at("A3") == ""
    assert street(humans="napalm", A3="wall-5").play("napalm A3").at("A3") == "wall-5 fire"


@rule("ZBK-58", "ZBK-33")
def test_dogs_do_not_get_over_it() -> None:
    table = street(A2="dog", A3="wall-5", B2="2").end()
    assert table.options == ["run A2 A1", "stop"]


@rule("ZBK-58", "ZBK-76")
def test_a_barrel_is_smashed() -> None:
    table = street("zombies", A4="wall-5", A5="barrel").end()
    assert (table.at("A4"), table.at("A5")) == ("wall-5", "")
    assert table.discarded("barrel") == 1
