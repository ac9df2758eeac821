"""Zombie 2, 3, 4 and 5."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-19", "ZBK-18")
@pytest.mark.parametrize("strength", ["2", "3", "4", "5"])
def test_a_zombie_appears_in_row_1_and_walks_from_the_next_turn_on(strength: str) -> None:
    table = street("zombies", zombies=f"zombie-{strength}")
    assert table.plays(f"zombie-{strength}") == ["A1", "B1", "C1"]
    table.play(f"zombie-{strength} B1")
    assert table.units == {"B1": strength}
    assert table.move().units == {"B2": strength}


@rule("ZBK-19")
def test_not_where_somebody_stands() -> None:
    table = street("zombies", zombies="zombie-2", A1="dog", B1="3")
    assert table.plays("zombie-2") == ["C1"]
    assert table.refused("play zombie-2 A1") == ("taken", "ZBK-19")


@rule("ZBK-19", "ZBK-62")
def test_not_in_a_lane_with_a_barrier() -> None:
    table = street("zombies", zombies="zombie-2", C1="barrier")
    assert table.plays("zombie-2") == ["A1", "B1"]
    assert table.refused("play zombie-2 C1") == ("lane-barred", "ZBK-62")


@rule("ZBK-A13")
def test_a_wall_does_not_keep_a_zombie_from_starting() -> None:
    """The text names zombie, dog and barrier; dogs still do not get onto a wall."""
    table = street("zombies", zombies="zombie-2 dog", A1="wall-5", B1="wall-6")
    assert table.plays("zombie-2") == ["A1", "B1", "C1"]
    assert table.refused("play dog A1") == ("wall-dog", "ZBK-33")
    table.play("zombie-2 A1")
    assert table.at("A1") == "2 wall-5"
    assert table.move().units == {"A2": "2"}


@rule("ZBK-A13")
def test_by_a_setting_only_if_strong_enough() -> None:
    strong = {"wall_start": "strong"}
    table = street("zombies", zombies="zombie-4 zombie-5", options=strong, A1="wall-5", B1="wall-6")
    assert table.plays("zombie-4") == ["C1"]
    assert table.plays("zombie-5") == ["A1", "C1"]
    assert table.refused("play zombie-4 A1") == ("wall-placed", "ZBK-A13")
