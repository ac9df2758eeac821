"""Dog Repellent."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, beginning, ending, forest, prowling, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def at_distance(**me: Any) -> Forest:
    """A dog two squares north of the pawn with repellent."""
    seats = [{"square": "T1.s", "repellent": 1, "carded": True, **me}, QUIET]
    return forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T1.n": 1}, agenda=prowling(1))


@rule("ZTE-75", "ZTE-B35")
def test_a_dog_at_distance_two_goes_to_two_or_three_but_not_to_one() -> None:
    game = at_distance().pick("dog T1.n")
    assert set(game.squares("at")) == {"T1.nw", "T1.ne", "T2.s", "T2.sw", "T2.se", "T2.c"}
    assert game.why_not("at T1.c") == "ZTE-75"


@rule("ZTE-B35", "ZTE-34")
def test_closer_is_measured_by_walking() -> None:
    """Behind the wall of the Cabin a dog is far away, however near it looks."""
    seats = [{"square": "T2.e", "repellent": 1, "carded": True}, QUIET]
    game = forest(PLAIN, "cabin 0,-2", seats=seats, dogs={"T2.c": 1, "T1.n": 1}, agenda=prowling(1)).pick(
        "dog T2.c", "forest-1"
    )
    assert game.position["dogs"] == {"T1.n": 1, "T2.n": 1}  # T2.w would be a step nearer to the door


@rule("ZTE-75")
def test_it_lasts_until_the_end_of_the_next_turn() -> None:
    me: dict[str, Any] = {"square": "T1.s", "hand": ["dog-repellent"]}
    game = forest(PLAIN, seats=[me, QUIET], agenda=walking(1)).pick("play dog-repellent")
    assert game.seat(0)["repellent"] == 2  # played in one's own turn: this one and the next
    me = {"square": "T1.s", "repellent": 1, "hand": ["spear"], "carded": True}
    game = forest(PLAIN, seats=[me, {**QUIET, "hand": ["spear"]}], agenda=ending())
    assert game.pick("end", "forest-1").seat(0)["repellent"] == 0


@rule("ZTE-75")
def test_played_in_anothers_turn_it_lasts_through_the_own_one() -> None:
    agenda = [
        {"step": "turn", "seat": 0, "stage": "draw-tile"},
        {"step": "window", "seat": 0, "asked": 1, "reason": "turn"},
    ]
    seats = [{"square": "T1.s", "carded": True}, {"square": "T1.n", "hand": ["dog-repellent"]}]
    assert forest(PLAIN, seats=seats, agenda=agenda).pick("play dog-repellent", "forest-1").seat(1)["repellent"] == 1


@rule("ZTE-75")
def test_dogs_one_walks_into_are_fought() -> None:
    seats = [{"square": "T1.s", "repellent": 1, "carded": True}, QUIET]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=walking(1)).pick("step T1.c", 5, 1, "forest-1")
    assert game.told("beat")


@rule("ZTE-C25", "ZTE-84")
def test_no_newspaper_throws_a_dog_at_it() -> None:
    seats = [{"square": "T1.n", "hand": ["rolled-up-newspaper"]}, {**QUIET, "square": "T1.s", "repellent": 1}]
    game = forest(PLAIN, seats=seats, dogs={"T1.n": 1}, agenda=beginning())
    assert game.why_not("play rolled-up-newspaper") == "ZTE-84"


@rule("ZTE-C25")
def test_new_dogs_may_be_put_anywhere() -> None:
    agenda = [{"step": "turn", "seat": 0, "stage": "before-fights"},
              {"step": "placing", "seat": 0, "square": "T1.nw", "what": "dogs", "left": 1}]  # fmt: skip
    seats = [{"square": "T0.n", "carded": True}, {**QUIET, "square": "T1.s", "repellent": 1}]
    assert "at T1.s" in forest(PLAIN, seats=seats, agenda=agenda).options
