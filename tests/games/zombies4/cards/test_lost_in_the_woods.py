"""Lost in the Woods."""

from __future__ import annotations

from tests.games.zombies4.forest import beginning, ending, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-79")
def test_the_lost_stay_on_their_tile() -> None:
    seats = [{"square": "T1.s", "lost": 1, "carded": True}, QUIET]
    game = forest(PLAIN, seats=seats, agenda=walking(3))
    assert game.squares("step") == ["T1.c", "T1.sw", "T1.se"]
    assert game.why_not("step T0.n") == "ZTE-79"


@rule("ZTE-79")
def test_until_the_end_of_the_next_turn() -> None:
    seats = [{"square": "T1.c", "hand": ["lost-in-the-woods"]}, {**QUIET, "square": "T1.n"}]
    game = forest(PLAIN, seats=seats, agenda=walking(1)).pick("play lost-in-the-woods")
    assert game.seat(1)["lost"] == 1
    seats = [{**QUIET, "square": "T1.n"}, {"square": "T1.n", "lost": 1, "hand": ["spear"], "carded": True}]
    assert forest(PLAIN, seats=seats, active=1, agenda=ending(1)).pick("end", "forest-1").seat(1)["lost"] == 0


@rule("ZTE-79")
def test_played_in_the_targets_own_turn_it_lasts_through_the_next_too() -> None:
    agenda = [
        {"step": "turn", "seat": 0, "stage": "draw-tile"},
        {"step": "window", "seat": 0, "asked": 1, "reason": "turn"},
    ]
    seats = [{"square": "T1.c", "carded": True}, {"square": "T1.n", "hand": ["lost-in-the-woods"]}]
    game = forest(PLAIN, seats=seats, agenda=agenda).pick("play lost-in-the-woods", "forest-1")
    assert game.seat(0)["lost"] == 2
    seats = [{"square": "T1.c", "lost": 2, "hand": ["spear"], "carded": True}, QUIET]
    assert forest(PLAIN, seats=seats, agenda=ending()).pick("end", "forest-1").seat(0)["lost"] == 1


@rule("ZTE-B32", "ZTE-74")
def test_cards_still_move_the_lost() -> None:
    seats = [{"square": "T1.c", "hand": ["clair-warlock"]}, {**QUIET, "square": "T1.n", "lost": 1}]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, agenda=walking(1)).play("play clair-warlock", "at T2.n")
    assert game.seat(1)["square"] == "T2.n"


@rule("ZTE-79", "ZTE-C12")
def test_who_is_lost_as_long_already_is_no_target() -> None:
    seats = [{"square": "T1.c", "hand": ["lost-in-the-woods"]}, {**QUIET, "square": "T1.n", "lost": 1}]
    assert forest(PLAIN, seats=seats, agenda=beginning()).why_not("play lost-in-the-woods") == "ZTE-79"
