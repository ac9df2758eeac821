"""Chapter: Entering a square."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombiaki.street import Table, street
from tests.rules import rule


def napalm_at(square: str, turn: str, picks: list[str], **more: Any) -> Table:
    table = street(turn, **{**more, square: f"{more.get(square, '')} fire".strip()})
    for pick in picks:
        table.pick(pick)
    return table


@rule("ZBK-A44")
@pytest.mark.parametrize(
    ("square", "turn", "picks", "more"),
    [
        ("A2", "humans", ["end"], {"A1": "3"}),
        ("A2", "zombies", ["play hunger A1"], {"A1": "3", "zombies": "hunger terror"}),
        ("B1", "zombies", ["order A1", "to B1"], {"A1": "3", "C1": "4 boss", "zombies": "terror"}),
        ("B1", "humans", ["play blood A1"], {"A1": "3", "humans": "blood shot"}),
        ("A1", "humans", ["play sniper A2"], {"A2": "5", "humans": "sniper shot"}),
        ("A1", "humans", ["play back-off"], {"A2": "3", "humans": "back-off shot"}),
        ("A2", "zombies", ["play change A1"], {"A1": "3", "A2": "3", "zombies": "change terror"}),
    ],
    ids=["walk", "hunger", "order", "blood", "push-back", "retreat", "change"],
)
def test_every_way_in_counts(square: str, turn: str, picks: list[str], more: dict[str, str]) -> None:
    table = napalm_at(square, turn, picks, **more)
    assert table.at(square) == "2 fire"


@rule("ZBK-A44")
def test_mass_enters_with_the_joined_strength() -> None:
    table = street("zombies", zombies="mass terror", A1="3", A2="2 fire").play("mass A1", "to A2")
    assert table.at("A2") == "4 fire"
    table = street("zombies", zombies="mass terror", A1="2", A2="2 pit-2").play("mass A1", "to A2")
    assert table.at("A2") == "4 pit-2"


@rule("ZBK-A44", "ZBK-42")
def test_both_zombies_of_a_change_enter() -> None:
    table = street("zombies", zombies="change terror", A1="3 pit-1", A2="2 fire").play("change A1", "to A2")
    assert table.units == {"A1": "2", "A2": "2"}
    table = street("zombies", zombies="change terror", A1="3 pit-2", A2="2 fire").play("change A1", "to A2")
    assert table.units == {"A2": "2"}


@rule("ZBK-A44")
def test_what_lies_there_acts_before_fire() -> None:
    table = street(A1="3 shield", A2="pit-1 fire").end()
    assert table.told[1:7] == ["turn", "walk", "plug", "shield", "scorch", "hit"]
    assert table.at("A2") == "2 fire"


@rule("ZBK-A14")
def test_units_put_on_the_street_enter_their_square() -> None:
    table = street("zombies", zombies="zombie-2 zombie-3 dog terror", A1="pit-2", B1="fire", C1="pit-1")
    table.play("zombie-2 A1").play("zombie-3 B1").play("dog C1")
    assert table.units == {"B1": "2"}
    assert (table.at("A1"), table.at("C1")) == ("", "")


@rule("ZBK-A14")
def test_nobody_is_put_where_a_barrel_lies() -> None:
    table = street("zombies", zombies="zombie-2 dog", A1="barrel")
    assert table.plays("zombie-2") == ["B1", "C1"]
    assert table.refused("play dog A1") == ("barrel-there", "ZBK-A14")


@rule("ZBK-A22")
def test_walking_onto_a_barrel_is_being_hit() -> None:
    """Edge case 25: both gone."""
    table = street(A2="5", A3="barrel", B1="dog", B2="2").end().pick("stop")
    assert table.units == {"B1": "dog", "B3": "2"}
    assert table.at("A3") == ""
    assert table.discarded("barrel") == 1


@rule("ZBK-A22")
def test_a_dog_running_onto_a_barrel_dies() -> None:
    table = street(A2="dog", A3="barrel").end().pick("run A2 A3")
    assert table.units == {}
    assert table.at("A3") == ""
