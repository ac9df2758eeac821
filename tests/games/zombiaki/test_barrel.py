"""Barrel."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.street import HUMANS, street
from tests.rules import rule


@rule("ZBK-74")
def test_only_in_row_5_without_unit_wall_or_barrier() -> None:
    table = street(humans="barrel", A5="2", B5="dog", C4="wall-5")
    assert table.plays("barrel") == ["C5"]
    assert table.refused("play barrel A5") == ("barrel-blocked", "ZBK-74")
    table = street(humans="barrel", options={"barrier_row": "5"}, A5="barrier")
    assert table.refused("play barrel A5") == ("barrel-blocked", "ZBK-74")


@rule("ZBK-75", "ZBK-A23")
def test_it_rolls_one_square_each_human_turn_and_off_the_street() -> None:
    """Edge case 24: row 5, next human turn row 4, … and off after row 1."""
    table = street(humans="barrel").play("barrel B5")
    assert table.at("B5") == "barrel"
    for square in ("B4", "B3", "B2", "B1"):
        table.until("discard", HUMANS)
        assert table.at(square) == "barrel"
    table.until("discard", HUMANS)
    assert table.at("B1") == ""
    assert "roll-off" in table.told
    assert table.discarded("barrel") == 1


@rule("ZBK-76")
def test_it_kills_the_unit_it_meets() -> None:
    """Edge case 24: even a zombie 9."""
    table = street("zombies", B4="9", B5="barrel").end()
    assert table.units == {}
    assert table.discarded("barrel") == 1
    assert street("zombies", B4="dog", B5="barrel").end().units == {}


@rule("ZBK-76", "ZBK-A23")
def test_wall_car_and_pit_stop_it() -> None:
    """Edge case 24: wall and car stay, the pit goes too."""
    for thing, left in (("wall-6", "wall-6"), ("car", "car"), ("pit-1", "")):
        table = street("zombies", B4=thing, B5="barrel").end()
        assert (table.at("B4"), table.at("B5")) == (left, "")
        assert table.discarded("barrel") == 1


@rule("ZBK-A23", "ZBK-78")
def test_on_a_mine_both_are_gone() -> None:
    table = street("zombies", B4="mine", B5="barrel", C4="2").end()
    assert (table.asked, table.kind) == (HUMANS, "shrapnel")
    assert table.pick("shrapnel C4").units == {"C4": "1"}
    assert (table.at("B4"), table.discarded("barrel"), table.discarded("mine")) == ("", 1, 1)


@rule("ZBK-A23")
def test_fire_does_nothing_to_it() -> None:
    table = street(humans="napalm", B4="barrel").play("napalm B4")
    assert table.at("B4") == "barrel fire"


@rule("ZBK-A54")
def test_put_on_a_mine_car_or_pit_of_row_5() -> None:
    table = street(humans="barrel", B5="mine", B4="2")
    assert "B5" in table.plays("barrel")
    table.play("barrel B5", "shrapnel B4")
    assert table.units == {"B4": "1"}
    assert street(humans="barrel", B5="pit-2").play("barrel B5").at("B5") == ""
    assert street(humans="barrel", B5="car").play("barrel B5").at("B5") == "car"


@rule("ZBK-A55")
@pytest.mark.parametrize(
    ("setting", "left"),
    [
        ("", {"wall-5": "3 wall-5", "car": "car", "pit-1": "pit-1"}),
        ("unit", {"wall-5": "3 wall-5", "car": "car", "pit-1": "pit-1"}),
        ("object", {"wall-5": "3 wall-5", "car": "3 car", "pit-1": "3"}),
    ],
)
def test_who_stands_on_a_car_or_pit_is_met_first_unless_the_setting_spares_them(
    setting: str, left: dict[str, str]
) -> None:
    for thing, lies in left.items():
        options = {"barrel": setting} if setting else {}
        table = street("zombies", options=options, B4=f"3 {thing}", B5="barrel").end()
        assert table.at("B4") == lies
        assert table.discarded("barrel") == 1
