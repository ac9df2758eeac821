"""Setting up."""

from __future__ import annotations

import pytest

import tablee
from tests.games.zombies4.forest import GAME, start
from tests.rules import rule


@rule("ZTE-6", "ZTE-7", "ZTE-8", "ZTE-9", "ZTE-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_start(seats: int) -> None:
    match = start(seats)
    state = match.position()["state"]
    assert [tile["tile"] for tile in state["tiles"]] == ["bridge"]
    assert len(state["pile"]) == 29
    assert len(state["draw"]) == 50 - 3 * seats
    for player in state["players"]:
        assert (player["square"], player["halves"], player["bullets"]) == ("T0.s", 6, 3)
        assert len(player["hand"]) == 3
        assert player["front"] == []


@rule("ZTE-10")
def test_chance_decides_who_begins() -> None:
    assert {start(3, seed).position()["state"]["first"] for seed in range(20)} == {0, 1, 2}


@rule("ZTE-8", "ZTE-10")
def test_hands_and_tiles_differ_from_match_to_match() -> None:
    hands = {str(start(2, seed).position()["state"]["players"][0]["hand"]) for seed in range(20)}
    assert len(hands) > 10


@rule("ZTE-6")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(tablee.BadInput) as refused:
        start(seats)
    assert refused.value.id == "seat-count"
    assert (GAME.fewest_seats, GAME.most_seats) == (2, 6)
