"""Walking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombies4.forest import Forest, beginning, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def standing(square: str, *tiles: str, left: int = 6, **fields: Any) -> Forest:
    me = {"square": square, "carded": True}
    return forest(PLAIN, *tiles, seats=[me, QUIET], agenda=walking(left), **fields)


@rule("ZTE-31")
def test_as_many_squares_as_the_die_says_and_no_more() -> None:
    game = standing("T0.s", left=2).play("step T0.c").pick("step T0.n", 1, "forest-1")
    assert game.told("zombie-die")  # both squares walked, nothing else to do: the walk is over
    assert game.seat(0)["square"] == "T0.n"


@rule("ZTE-31")
def test_one_may_stop_at_any_time() -> None:
    game = standing("T0.s", left=6).play("step T0.c").pick("stop", 1, "forest-1")
    assert game.seat(0)["square"] == "T0.c"


@rule("ZTE-31")
def test_the_die_is_rolled_for_the_walk() -> None:
    game = forest(PLAIN, seats=[{"square": "T1.c", "carded": True}, QUIET], agenda=beginning())
    game.pick("pass", "forest-1").pick("lay T1 north").pick("rotate 0", 1).pick("at T2.c", 4)
    assert game.told("move-die") == [{"event": "move-die", "seat": 0, "die": 4}]
    assert game.position["agenda"][-1] == {"step": "move", "seat": 0, "left": 4}


@rule("ZTE-32")
def test_no_step_goes_diagonally() -> None:
    game = standing("T1.c")
    assert game.squares("step") == ["T1.n", "T1.w", "T1.e", "T1.s"]
    assert game.why_not("step T1.nw") == "ZTE-32"


@rule("ZTE-34", "ZTE-64")
@pytest.mark.parametrize(
    ("angle", "room", "way", "wall"),
    [(0, "w", "sw", "e"), (90, "n", "nw", "s"), (180, "e", "ne", "w"), (270, "s", "se", "n")],
)
def test_the_cabin_is_entered_by_its_door_alone(angle: int, room: str, way: str, wall: str) -> None:
    """In every rotation, one enters from the square before the door, but not from beside the other rooms."""
    game = standing(f"T2.{way}", f"cabin 0,-2 {angle}")
    assert f"step T2.{room}" in game.options
    inside = standing("T2.c", f"cabin 0,-2 {angle}")
    assert len(inside.squares("step")) == 2  # the two rooms beside it
    assert inside.why_not(f"step T2.{wall}") == "ZTE-34"


@rule("ZTE-34", "ZTE-63")
def test_the_burnt_cabin_is_open_at_one_corner() -> None:
    game = standing("T2.c", "burnt-cabin 0,-2")
    assert game.squares("step") == ["T2.n", "T2.w", "T2.e", "T2.s"]


@rule("ZTE-34", "ZTE-67")
def test_the_two_cabins_of_the_outhouse_are_not_joined() -> None:
    assert standing("T2.ne", "outhouse 0,-2").squares("step") == ["T2.n"]
    assert standing("T2.e", "outhouse 0,-2").squares("step") == ["T2.c"]


@rule("ZTE-34", "ZTE-66")
def test_the_cave_has_one_entrance() -> None:
    game = standing("T2.c", "cave 0,-2")
    assert game.squares("step") == ["T2.n", "T2.w", "T2.e", "T2.s"]
    assert standing("T2.e", "cave 0,-2").squares("step") == ["T2.ne", "T2.c"]
    assert standing("T2.se", "cave 0,-2").squares("step") == ["T1.ne", "T2.s"]


@rule("ZTE-34", "ZTE-61", "ZTE-69", "ZTE-70")
def test_other_buildings() -> None:
    assert standing("T2.n", "boathouse 0,-2 90").squares("step") == ["T2.c"]  # from the inner room only to the next
    assert standing("T2.nw", "ranger-post 0,-2").squares("step") == ["T2.w"]
    assert standing("T2.w", "ranger-post 0,-2").squares("step") == ["T2.nw", "T2.c", "T2.sw"]
    assert standing("T2.c", "shed 0,-2").squares("step") == ["T2.n", "T2.w"]


@rule("ZTE-34")
def test_walls_between_tiles_hold_from_both_sides() -> None:
    """The wall of the Cave closes the way from the tile next to it."""
    game = standing("T2.w", "forest-1 0,-2", "cave -1,-2")
    assert "step T3.e" not in game.options
    assert game.why_not("step T3.e") == "ZTE-34"
    assert "step T3.se" in standing("T2.sw", "forest-1 0,-2", "cave -1,-2").options


@rule("ZTE-33")
@pytest.mark.parametrize(("token", "field"), [("heart", "halves"), ("bullet", "bullets")])
def test_tokens_are_taken_in_passing(token: str, field: str) -> None:
    game = standing("T2.s", "altar 0,-2", tokens={"T2.c": token}).pick("step T2.c")
    before = game.seat(0)[field]
    assert "collect" in game.options
    game.pick("collect")
    assert game.seat(0)[field] == before + (2 if token == "heart" else 1)
    assert game.position["tokens"] == {}
    assert game.why_not("collect") == "ZTE-33"


@rule("ZTE-33")
def test_a_token_need_not_be_taken() -> None:
    game = standing("T2.s", "altar 0,-2", tokens={"T2.c": "heart"}).play("step T2.c", "step T2.n")
    assert game.position["tokens"] == {"T2.c": "heart"}


@rule("ZTE-33")
def test_a_guarded_token_is_taken_after_the_kill() -> None:
    game = standing("T2.s", "altar 0,-2", tokens={"T2.c": "bullet"}, dogs={"T2.c": 1}).pick("step T2.c", 5)
    assert "collect" in game.options


@rule("ZTE-C9")
def test_also_from_the_square_one_starts_on_and_ends_on() -> None:
    game = standing("T2.c", "altar 0,-2", left=1, tokens={"T2.c": "bullet", "T2.n": "bullet"})
    game.play("collect", "step T2.n")
    assert game.options == ["stop", "collect"]
    game.pick("collect", 1, "forest-1")
    assert game.seat(0)["bullets"] == 5


@rule("ZTE-C9")
def test_not_outside_step_six() -> None:
    seats = [{"square": "T2.c", "hand": ["fully-loaded"]}, {**QUIET, "bullets": 9}]
    game = forest(PLAIN, "altar 0,-2", seats=seats, tokens={"T2.c": "bullet"}, agenda=beginning())
    assert game.why_not("collect") == "ZTE-C9"


@rule("ZTE-B26")
def test_whoever_plays_the_card_chooses_the_square_and_there_is_no_fight_out_of_turn() -> None:
    seats = [{"square": "T1.c", "hand": ["talk-to-the-hand"]}, {**QUIET, "square": "T1.n"}]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T2.c": 2}, agenda=walking(2))
    game.pick("play talk-to-the-hand")
    assert (game.asked, game.kind) == (0, "send")
    game.pick("at T2.c")
    assert game.seat(1)["square"] == "T2.c"
    assert game.position["dogs"] == {"T2.c": 2}
    assert (game.asked, game.kind) == (0, "move")
