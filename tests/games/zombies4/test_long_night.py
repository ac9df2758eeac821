"""A long night."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombies4.forest import ALL_TILES, GAME, Forest, ending, forest
from tests.rules import rule

IDLE = {"square": "T1.c", "carded": True, "passing": "turn"}
LAST = {**IDLE, "hand": ["spear"]}


def last_turn(seats: list[dict[str, Any]], hours: int, **options: Any) -> Forest:
    """The last seat is about to end the round."""
    last = len(seats) - 1
    return forest(*ALL_TILES, seats=seats, active=last, round=20, hours=hours, agenda=ending(last), options=options)


@rule("ZTE-C1")
def test_ten_rounds_after_the_last_tile() -> None:
    game = last_turn([IDLE, LAST], hours=9).pick("end", 2)
    assert (game.position["hours"], game.kind) == (10, "move")
    game = last_turn([IDLE, LAST], hours=10).pick("end")
    assert game.kind == "over"
    assert game.told("dawn") == [{"event": "dawn", "round": 20}]


@rule("ZTE-C1")
def test_the_night_does_not_begin_before_the_last_tile() -> None:
    game = forest("forest-8 0,-1", seats=[IDLE, LAST], active=1, round=20, agenda=ending(1)).pick("end", "forest-1")
    assert game.position["hours"] == 0


@rule("ZTE-C1", "ZTE-C34")
def test_the_length_of_the_night_can_be_chosen() -> None:
    assert last_turn([IDLE, LAST], hours=0, night=0).pick("end").kind == "over"
    assert GAME.bound(2, {"night": 0}) < GAME.bound(2, {"night": 20})


@rule("ZTE-C2")
@pytest.mark.parametrize(
    ("first", "second", "shares"),
    [
        ({"trophies": 3}, {"trophies": 2}, [1.0, 0.0]),
        ({"trophies": 2}, {"trophies": 2, "front": ["here-doggie"]}, [0.0, 1.0]),
        ({"trophies": 2, "halves": 5}, {"trophies": 2}, [0.0, 1.0]),
        ({"trophies": 2}, {"trophies": 2}, [0.5, 0.5]),
    ],
)
def test_trophies_then_pages_then_hearts(first: dict[str, Any], second: dict[str, Any], shares: list[float]) -> None:
    game = last_turn([{**IDLE, **first}, {**LAST, **second}], hours=10).pick("end")
    assert [game.state.reward(seat) for seat in (0, 1)] == shares
    assert game.state.winner == -1


@rule("ZTE-C2")
def test_the_ranking_at_dawn_and_after_a_victory() -> None:
    seats = [{**IDLE, "trophies": 1}, {**IDLE, "trophies": 4}, {**LAST, "trophies": 1}]
    game = last_turn(seats, hours=10).pick("end")
    assert GAME.ranking(game.state) == [[1], [0, 2]]
    won = forest(*ALL_TILES, seats=seats, winner=0, agenda=[])
    assert GAME.ranking(won.state) == [[0], [1], [2]]
