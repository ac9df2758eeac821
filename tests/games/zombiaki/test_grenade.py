"""Grenade."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-71")
def test_everything_on_the_square_is_destroyed() -> None:
    """Edge case 30: a wall with a shielded zombie on it: all three gone."""
    table = street(humans="grenade", B3="5 shield wall-6", B2="2").play("grenade B3")
    assert table.at("B3") == ""
    assert table.units == {"B2": "2"}
    assert [table.discarded(card) for card in ("zombie-5", "human", "wall-6", "grenade")] == [1, 1, 1, 1]


@rule("ZBK-71")
@pytest.mark.parametrize("thing", ["wall-5", "pit-1", "pit-2", "barrel"])
def test_objects_too(thing: str) -> None:
    table = street(humans="grenade", B3=thing).play("grenade B3")
    assert table.at("B3") == ""
    assert table.told == ["play-at", "destroy"]


@rule("ZBK-71")
def test_any_square_even_a_barrier() -> None:
    table = street(humans="grenade", B1="barrier", B2="2").play("grenade B1")
    assert table.move().units == {"B3": "2"}


@rule("ZBK-A38")
def test_a_car_explodes_as_well() -> None:
    table = street(humans="grenade", B3="car 4", C4="3").play("grenade B3")
    assert table.units == {"C4": "2"}
    assert table.told == ["play-at", "die", "car", "hit"]


@rule("ZBK-A38")
def test_a_mine_explodes_as_well_and_fire_stays() -> None:
    table = street(humans="grenade", B3="mine", B2="3").play("grenade B3", "shrapnel B2")
    assert table.units == {"B2": "2"}
    assert street(humans="grenade", B3="fire pit-1").play("grenade B3").at("B3") == "fire"
