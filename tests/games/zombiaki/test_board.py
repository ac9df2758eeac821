"""Chapter: The street."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.errors import BadInput
from tablee.games.zombiaki.cards.squares import SQUARES
from tests.games.zombiaki.street import GAME, ZOMBIES, street
from tests.rules import rule


@rule("ZBK-1")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_exactly_two_players(seats: int) -> None:
    with pytest.raises(BadInput):
        tablee.Match.start(GAME, seats)
    match = tablee.Match.start(GAME, 2, seed=1)
    assert match.pending[0].seat == ZOMBIES


@rule("ZBK-2")
def test_the_street_has_three_lanes_and_five_rows() -> None:
    assert SQUARES == ("A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5", "C1", "C2", "C3", "C4", "C5")
    assert street(humans="grenade").plays("grenade") == list(SQUARES)


@rule("ZBK-3", "ZBK-21")
def test_zombies_walk_along_their_lane_from_row_1_to_row_5() -> None:
    table = street(A1="2", B3="3")
    assert table.move().units == {"A2": "2", "B4": "3"}
    assert table.move().units == {"A3": "2", "B5": "3"}


@rule("ZBK-18")
def test_strength_is_endurance() -> None:
    table = street(humans="good-shot", A3="2")
    table.play("good-shot A")
    assert table.units == {}


@rule("ZBK-9")
def test_each_zombie_keeps_its_own_strength() -> None:
    table = street(humans="shot", A1="3", B1="3")
    table.play("shot A")
    assert table.units == {"A1": "2", "B1": "3"}


@rule("ZBK-20")
def test_one_unit_per_square() -> None:
    table = street("zombies", zombies="zombie-2 dog", A1="3")
    assert table.plays("zombie-2") == ["B1", "C1"]
    assert table.refused("play zombie-2 A1") == ("taken", "ZBK-19")
    table.play("zombie-2 B1")
    assert [square for square in table.plays("dog") if square[1] == "1"] == ["C1"]


@rule("ZBK-30")
def test_a_line_is_broken_by_an_empty_square() -> None:
    assert street(C1="4", C2="2", C3="wall-6").move().units == {"C2": "4", "C3": "2"}
    assert street(C1="4", C3="2", C4="wall-6").move().units == {"C2": "4", "C3": "2"}
