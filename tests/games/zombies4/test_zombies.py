"""Zombies on the move."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Chance
from tests.games.zombies4.forest import Forest, forest, prowling, turn
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def pack(dogs: dict[str, int], left: int = 6, *tiles: str, **fields: Any) -> Forest:
    return forest(
        PLAIN, *tiles, seats=[QUIET, {**QUIET, "square": "T1.se"}], dogs=dogs, agenda=prowling(left), **fields
    )


@rule("ZTE-44", "ZTE-B3")
def test_as_many_as_can_move_and_none_twice() -> None:
    game = pack({"T1.nw": 2, "T1.n": 1, "T1.ne": 1}, 6)
    game.play("dog T1.nw", "at T1.w", "dog T1.nw", "at T1.w")
    assert game.squares("dog") == ["T1.n", "T1.ne"]
    assert game.why_not("dog T1.w") == "ZTE-44"
    game.play("dog T1.n", "at T1.c")
    game.pick("at T1.e", "forest-1")  # the fourth and last: the hand is empty, so the turn is over
    assert game.position["active"] == 1
    assert game.position["moved"] == {}


@rule("ZTE-44")
def test_the_die_says_how_many() -> None:
    agenda = turn("zombie-die", {"step": "move", "seat": 0, "left": 1})
    game = forest(PLAIN, seats=[QUIET, QUIET], dogs={"T1.n": 2, "T1.w": 2}, agenda=agenda).pick("stop", 2)
    game.play("dog T1.n", "at T1.c", "dog T1.w")
    game.pick("at T1.sw", "forest-1")
    assert game.position["active"] == 1


@rule("ZTE-44")
def test_moving_is_not_a_choice() -> None:
    assert pack({"T1.n": 1, "T1.w": 1}).options == ["dog T1.n", "dog T1.w"]


@rule("ZTE-45", "ZTE-B3", "ZTE-47")
def test_a_dog_goes_one_or_two_squares_never_diagonally_at_once() -> None:
    game = pack({"T1.nw": 1}).pick("dog T1.nw")
    assert game.squares("at") == ["T1.n", "T1.ne", "T1.w", "T1.c", "T1.sw"]
    assert game.why_not("at T1.se") == "ZTE-45"


@rule("ZTE-C8")
def test_a_zombie_must_leave_its_square() -> None:
    assert pack({"T1.nw": 1}).pick("dog T1.nw").why_not("at T1.nw") == "ZTE-C8"


@rule("ZTE-45", "ZTE-46", "ZTE-47", "ZTE-C35", "ZTE-2")
def test_a_human_zombie_goes_one_square_and_shares_with_none() -> None:
    game = pack({"T1.n": 1}, 6, humans={"T1.c": 1})
    assert game.options == ["dog T1.n", "human T1.c"]
    game.pick("human T1.c")
    assert game.squares("at") == ["T1.w", "T1.e", "T1.s"]
    assert game.why_not("at T1.n") == "ZTE-45" or game.why_not("at T1.n") == "ZTE-46"
    game.pick("at T1.w")
    assert game.kind == "pace"  # the dog is the only one left
    assert "at T1.w" not in game.options


@rule("ZTE-46", "ZTE-B4")
def test_at_most_two_dogs_on_a_square_and_none_through_a_full_one() -> None:
    game = pack({"T1.nw": 1, "T1.n": 2, "T1.w": 2}).options
    assert "dog T1.nw" not in game
    stuck = pack({"T1.nw": 1, "T1.n": 2, "T1.w": 2})
    assert stuck.why_not("dog T1.nw") == "ZTE-46"
    beside = pack({"T1.nw": 1, "T1.n": 2}).pick("dog T1.nw")
    assert beside.squares("at") == ["T1.w", "T1.c", "T1.sw"]
    assert beside.why_not("at T1.n") == "ZTE-46"


@rule("ZTE-B4", "ZTE-B5", "ZTE-B2")
def test_a_dog_may_come_to_a_pawn_and_is_not_fought_at_once() -> None:
    game = pack({"T1.e": 1}, 1).pick("dog T1.e").pick("at T1.se", "forest-1")
    assert game.position["dogs"] == {"T1.se": 1}
    assert game.told("fight") == []
    assert game.position["active"] == 1


@rule("ZTE-B5", "ZTE-21")
def test_it_is_fought_in_that_players_next_step_three() -> None:
    seats = [QUIET, {"square": "T1.se", "carded": True}]
    agenda = turn("fights", {"step": "window", "seat": 1, "asked": 1, "reason": "fights"}, seat=1)
    game = forest(PLAIN, seats=seats, active=1, dogs={"T1.se": 1}, agenda=agenda).pick("pass", 5, 1)
    assert game.told("fight")


@rule("ZTE-B2")
def test_dogs_need_not_come_closer_to_anybody() -> None:
    game = pack({"T1.n": 1}).pick("dog T1.n")
    assert set(game.squares("at")) == {"T1.nw", "T1.ne", "T1.c", "T1.w", "T1.e", "T1.s"}


@rule("ZTE-34", "ZTE-44")
def test_dogs_respect_walls_and_doors() -> None:
    game = pack({"T2.c": 1}, 1, "cabin 0,-2").pick("dog T2.c")
    assert game.squares("at") == ["T2.nw", "T2.n", "T2.w", "T2.sw"]  # the rooms, and out by the door


@rule("ZTE-35", "ZTE-34")
def test_dogs_do_not_swim() -> None:
    game = pack({"T2.e": 1}, 1, "boathouse 0,-2 180").pick("dog T2.e")
    assert "at T2.ne" not in game.options


@rule("ZTE-C5")
def test_the_only_zombie_and_the_only_way_are_not_asked_for() -> None:
    agenda = turn("zombie-die", {"step": "move", "seat": 0, "left": 1})
    game = forest(PLAIN, seats=[QUIET, QUIET], dogs={"T0.c": 1, "T0.n": 2}, agenda=agenda)
    assert game.pick("stop", 1).kind == "prowl"
    game = forest(PLAIN, seats=[{**QUIET, "square": "T1.c"}, QUIET], dogs={"T0.s": 1}, agenda=agenda)
    game.pick("stop", 1)
    assert (game.kind, game.options) == ("pace", ["at T0.n", "at T0.c"])
    game = forest(
        PLAIN, seats=[{**QUIET, "square": "T1.c"}, QUIET], dogs={"T0.n": 2, "T0.s": 1, "T1.s": 2}, agenda=agenda
    )
    assert game.pick("stop", 1).kind == "prowl"


@rule("ZTE-44", "ZTE-45")
def test_the_view_names_where_each_zombie_that_may_move_can_go() -> None:
    seats = [{"square": "T0.s", "carded": True}, {"square": "T0.s", "carded": True}]
    dogs = {"T1.n": 1, "T1.e": 2}
    game = forest("forest-8 0,-1", seats=seats, dogs=dogs, humans={"T1.sw": 1}, agenda=prowling(3))
    paces = game.view(1)["paces"]
    assert set(paces) == {"T1.n", "T1.e", "T1.sw"}
    for square, goals in paces.items():
        verb = "human" if square == "T1.sw" else "dog"
        again = forest("forest-8 0,-1", seats=seats, dogs=dogs, humans={"T1.sw": 1}, agenda=prowling(3))
        assert again.pick(f"{verb} {square}").squares("at") == goals
    assert game.pick("dog T1.n").view(1)["paces"] == {}


@rule("ZTE-44")
def test_dogs_and_human_zombies_are_drawn_at_random_as_they_are_listed() -> None:
    seats = [{**QUIET, "repellent": 2}, QUIET]
    game = forest(PLAIN, seats=seats, dogs={"T1.n": 1, "T1.e": 2}, humans={"T1.sw": 1}, agenda=prowling(3))
    for chosen in (None, "dog T1.n", "at T1.nw", "human T1.sw"):
        if chosen:
            game.pick(chosen)
        listed = game.state.options(0)
        drawn = [game.state.random_pick(Chance(seed)) for seed in range(40)]
        assert drawn == [listed[Chance(seed).below(len(listed))] for seed in range(40)]
