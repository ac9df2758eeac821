"""What a view shows besides the state: where a pawn can walk, and the numbers that dice must reach."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, forest, walking
from tests.rules import rule

SHED = "shed 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def shown(game: Forest, seat: int = 0) -> dict[str, Any]:
    return game.view(seat)


@rule("ZTE-31", "ZTE-34")
def test_the_squares_within_the_roll_each_with_the_way_there() -> None:
    game = forest("cave 0,-1", seats=[{"square": "T1.s", "carded": True}, QUIET], agenda=walking(2))
    reach = shown(game)["reach"]
    assert reach["T1.c"] == "T1.s"  # by the entrance
    assert reach["T1.n"] == "T1.c"
    assert "T1.sw" in reach
    assert "T1.ne" not in reach  # three steps
    assert reach == shown(game, 1)["reach"]


@rule("ZTE-79")
def test_who_is_lost_reaches_no_other_tile() -> None:
    lost = forest("forest-8 0,-1", seats=[{"square": "T1.s", "carded": True, "lost": 1}, QUIET], agenda=walking(6))
    assert {square.partition(".")[0] for square in shown(lost)["reach"]} == {"T1"}


@rule("ZTE-31")
def test_nothing_is_in_reach_when_nobody_walks() -> None:
    assert shown(forest(SHED, seats=[QUIET, QUIET]))["reach"] == {}


@rule("ZTE-49")
def test_every_page_lowers_the_number_of_the_spell() -> None:
    pages = {"square": "T0.s", "front": ["here-doggie", "twist-of-fate"], "carded": True}
    assert shown(forest(SHED, seats=[pages, QUIET]))["needed"] == {"spell": [4, 6], "attack": None}


@rule("ZTE-22", "ZTE-B38")
def test_the_die_an_attack_needs() -> None:
    fight = [
        {"step": "turn", "seat": 0, "stage": "refill"},
        {"step": "fight", "seat": 0, "square": "T1.s", "foe": "dog", "missing": 0},
    ]
    bare = {"square": "T1.s", "hand": ["fully-loaded"]}
    armed = {**bare, "front": ["sickle", "spear"]}
    needs = [
        shown(forest("forest-8 0,-1", dogs={"T1.s": 1}, seats=[me, QUIET], agenda=fight))["needed"]["attack"]
        for me in (bare, armed)
    ]
    assert needs == [5, 3]
