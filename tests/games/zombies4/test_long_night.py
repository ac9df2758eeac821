"""Matches without a winner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombies4.forest import ALL_TILES, GAME, Forest, ending, forest
from tests.rules import rule

IDLE = {"square": "T1.c", "carded": True, "passing": "turn"}
LAST = {**IDLE, "hand": ["spear"]}


def last_turn(seats: list[dict[str, Any]], hours: int, round: int = 20, **options: Any) -> Forest:
    """The last seat is about to end the round, in a match with ten rounds of night."""
    last = len(seats) - 1
    chosen = {"night": 10, **options}
    return forest(*ALL_TILES, seats=seats, active=last, round=round, hours=hours, agenda=ending(last), options=chosen)


@rule("ZTE-C1", "ZTE-C37")
def test_there_is_no_dawn_unless_the_table_chooses_one() -> None:
    assert GAME.read_settings(2, {})["night"] == 0
    game = last_turn([IDLE, LAST], hours=40, round=60, night=0).pick("end", 2)
    assert (game.position["hours"], game.kind) == (41, "move")


@rule("ZTE-C37")
def test_a_match_that_nobody_wins_is_stopped_and_says_so() -> None:
    game = last_turn([{**IDLE, "trophies": 3}, LAST], hours=80, round=99, night=0).pick("end", 2)
    assert (game.position["round"], game.kind) == (100, "move")
    game = last_turn([{**IDLE, "trophies": 3}, LAST], hours=80, round=100, night=0).pick("end")
    assert game.kind == "over"
    assert game.told("stopped") == [{"event": "stopped", "round": 100}]
    assert [game.state.reward(seat) for seat in (0, 1)] == [1.0, 0.0]
    assert not game.told("dawn")


@rule("ZTE-C1")
def test_dawn_breaks_so_many_rounds_after_the_last_tile() -> None:
    game = last_turn([IDLE, LAST], hours=9).pick("end", 2)
    assert (game.position["hours"], game.kind) == (10, "move")
    game = last_turn([IDLE, LAST], hours=10).pick("end")
    assert game.kind == "over"
    assert game.told("dawn") == [{"event": "dawn", "round": 20}]


@rule("ZTE-C1")
def test_the_night_does_not_begin_before_the_last_tile() -> None:
    settings = {"night": 10}
    game = forest("forest-8 0,-1", seats=[IDLE, LAST], active=1, round=20, agenda=ending(1), options=settings)
    assert game.pick("end", "forest-1").position["hours"] == 0


@rule("ZTE-C1", "ZTE-C34")
def test_the_length_of_the_night_can_be_chosen() -> None:
    assert last_turn([IDLE, LAST], hours=1, night=1).pick("end").kind == "over"
    assert last_turn([IDLE, LAST], hours=1, night=90).pick("end", 2).kind == "move"
    assert GAME.bound(2, {"night": 1}) < GAME.bound(2, {"night": 20}) < GAME.bound(2, {"night": 0})


@rule("ZTE-C1")
def test_a_match_of_the_first_version_keeps_its_dawn() -> None:
    assert last_turn([IDLE, LAST], hours=0, night=0, version_1=True).pick("end").told("dawn")


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
