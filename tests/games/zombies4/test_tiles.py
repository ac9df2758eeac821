"""Laying tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.match import Match
from tests.games.zombies4.forest import GAME, beginning, forest, laying, start, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"


def turns(game_options: list[str]) -> list[str]:
    return [text for text in game_options if text.startswith("rotate")]


@rule("ZTE-14")
def test_the_first_tile_goes_to_the_far_end_of_the_bridge() -> None:
    game = forest().pick("pass", "forest-1")
    assert game.kind == "rotation"  # there is only one place, so it is not asked for
    assert game.pick("rotate 0", 1).kind == "placing"
    assert game.position["tiles"][1] == {"tile": "forest-1", "x": 0, "y": -1, "angle": 0}


@rule("ZTE-14")
def test_no_other_tile_touches_the_bridge() -> None:
    """On none of its sides, not even where it would also touch another tile."""
    game = forest(PLAIN, agenda=laying("forest-1"))
    assert game.options == ["lay T1 north", "lay T1 east", "lay T1 west"]
    for side in ("east", "south", "west"):
        assert game.why_not(f"lay T0 {side}") == "ZTE-14"
    game = forest(PLAIN, "forest-1 1,-1", agenda=laying("forest-1"))
    assert "lay T2 south" not in game.options
    assert game.why_not("lay T2 south") == "ZTE-14"


@rule("ZTE-13")
def test_anywhere_beside_the_map_in_any_rotation() -> None:
    game = forest(PLAIN, "forest-1 0,-2", agenda=laying("altar"))
    assert game.options == ["lay T1 east", "lay T1 west", "lay T2 north", "lay T2 east", "lay T2 west"]
    assert game.why_not("lay T1 north") == "ZTE-13"  # taken
    assert game.why_not("lay T5 north") == "ZTE-13"  # no such tile
    assert turns(game.pick("lay T2 east").options) == ["rotate 0", "rotate 90", "rotate 180", "rotate 270"]


@rule("ZTE-C4")
def test_a_place_is_named_by_the_lowest_number() -> None:
    game = forest(PLAIN, "forest-1 0,-2", "forest-2 1,-2", agenda=laying("altar"))
    assert "lay T1 east" in game.options  # and not T3 south, which is the same place
    assert game.why_not("lay T3 south") == "ZTE-C4"


@rule("ZTE-C5")
def test_rotations_that_look_alike_are_offered_once() -> None:
    game = forest(PLAIN, agenda=laying("campground")).pick("lay T1 north")
    assert game.kind == "placing"  # all four look the same
    game = forest(PLAIN, agenda=turn_of("campground"))
    assert game.why_not("rotate 90") == "ZTE-C5"


def turn_of(tile: str) -> list[dict[str, Any]]:
    agenda = laying(tile)
    agenda[1]["place"] = "T1 north"
    return agenda


@rule("ZTE-B18")
def test_a_tile_must_be_enterable() -> None:
    """The back of the Cave is closed all along."""
    game = forest(PLAIN, agenda=laying("cave")).pick("lay T1 north")
    assert turns(game.options) == ["rotate 0", "rotate 90", "rotate 270"]
    assert game.why_not("rotate 180") == "ZTE-B18"


@rule("ZTE-B18", "ZTE-14")
@pytest.mark.parametrize(
    ("tile", "count"), [("cave", 1), ("cabin", 2), ("shed", 2), ("burnt-cabin", 2), ("boathouse", 2), ("ranger-post", 3),
                        ("outhouse", 3), ("altar", 4)]
)  # fmt: skip
def test_the_first_tile_leaves_the_exit_of_the_bridge_open(tile: str, count: int) -> None:
    game = forest().pick("pass", tile, *([6, 1] if tile == "cabin" else []))
    assert count == 1 or len(turns(game.options)) == count


@rule("ZTE-B18")
def test_the_first_tile_cave_has_one_rotation() -> None:
    game = forest().pick("pass", "cave")
    assert game.position["tiles"][1]["angle"] == 0
    assert game.kind == "placing"


@rule("ZTE-B19", "ZTE-20")
def test_the_cabin_first_leaves_only_the_rotation_to_choose() -> None:
    game = forest(agenda=beginning()).pick("pass", "cabin", 2, 5)
    assert (game.asked, game.kind) == (1, "rotation")
    assert game.options == ["rotate 0", "rotate 90"]


@rule("ZTE-B25")
def test_neighbours_share_an_edge() -> None:
    """The Amulet reaches tiles next to one's own: not diagonally, but from the first tile to the Bridge."""
    seats = [{"square": "T1.c", "front": ["amulet"]}, {}]
    game = forest(PLAIN, "forest-1 1,-1", "forest-2 1,-2", seats=seats, agenda=walking(1)).pick("use amulet")
    assert {square.split(".")[0] for square in game.squares("at")} == {"T0", "T2"}


@rule("ZTE-15", "ZTE-B21")
def test_a_named_tile_gets_what_is_printed_on_it() -> None:
    game = forest(PLAIN, agenda=laying("altar")).play("lay T1 north", "rotate 0")
    assert (game.asked, game.kind) == (0, "placing")
    game.play("at T2.se", "at T2.nw", "at T2.se", "at T2.n", "at T2.c").pick("at T2.nw", 1)
    assert game.position["dogs"] == {"T2.nw": 1, "T2.se": 2}
    assert game.position["tokens"] == {"T2.nw": "bullet", "T2.n": "heart", "T2.c": "heart"}
    assert game.position["pool"] == 97


@rule("ZTE-16")
def test_plain_forest_rolls_a_die_for_its_dogs() -> None:
    game = forest(PLAIN, agenda=laying("forest-1")).pick("lay T1 north").pick("rotate 0", 4)
    assert game.told("forest-die")[0]["die"] == 4
    game.play("at T2.nw", "at T2.n", "at T2.ne").pick("at T2.w", 1)
    assert sum(game.position["dogs"].values()) == 4


@rule("ZTE-17")
def test_two_dogs_may_share_a_square_three_may_not() -> None:
    game = forest(PLAIN, agenda=laying("forest-1")).pick("lay T1 north").pick("rotate 0", 6)
    game.play("at T2.nw", "at T2.nw")
    assert "at T2.nw" not in game.options
    assert game.why_not("at T2.nw") == "ZTE-17"
    game.play("at T2.n", "at T2.n", "at T2.se").pick("at T2.se", 1)
    assert game.position["dogs"] == {"T2.nw": 2, "T2.n": 2, "T2.se": 2}


@rule("ZTE-17")
def test_dogs_may_stand_inside_buildings() -> None:
    game = forest(PLAIN, agenda=laying("shed")).play("lay T1 north", "rotate 0")
    game.play("at T2.nw", "at T2.c", "at T2.c")
    assert game.position["dogs"] == {"T2.nw": 1, "T2.c": 2}


@rule("ZTE-18", "ZTE-52")
def test_tokens_lie_inside_never_two_on_a_square() -> None:
    game = forest(PLAIN, agenda=laying("altar")).play("lay T1 north", "rotate 0", "at T2.s", "at T2.se", "at T2.se")
    assert game.squares("at") == ["T2.nw", "T2.n", "T2.w", "T2.c"]  # the altar squares
    assert game.why_not("at T2.se") == "ZTE-18"
    game.pick("at T2.n")
    assert game.why_not("at T2.n") == "ZTE-18"
    game.pick("at T2.w")
    assert game.squares("at") == ["T2.nw", "T2.c"]


@rule("ZTE-18", "ZTE-19", "ZTE-66")
def test_six_tokens_fill_the_six_squares_of_the_cave() -> None:
    game = forest(PLAIN, agenda=laying("cave")).play("lay T1 north", "rotate 0")
    game.play(*["at T2.w"] * 2, *["at T2.sw"] * 2, *["at T2.s"] * 2)
    assert game.squares("at") == ["T2.nw", "T2.n", "T2.ne", "T2.w", "T2.c", "T2.e"]
    game.play("at T2.e", "at T2.nw").pick("at T2.c", 1)  # what is left is full of bullets, so nobody is asked
    tokens = game.position["tokens"]
    assert sorted(tokens) == sorted(["T2.nw", "T2.n", "T2.ne", "T2.w", "T2.c", "T2.e"])
    assert sorted(tokens.values()) == ["bullet"] * 3 + ["heart"] * 3


@rule("ZTE-18", "ZTE-61")
def test_the_third_token_of_the_boathouse_lies_on_the_dock() -> None:
    game = forest(PLAIN, agenda=laying("boathouse")).play("lay T1 north", "rotate 90")
    game.play(*["at T2.n"] * 2, "at T2.c").pick("at T2.n", 1)
    assert set(game.position["tokens"]) == {"T2.n", "T2.c", "T2.s"}  # two rooms and the dock, as the tile lies


@rule("ZTE-65")
def test_tokens_anywhere_on_the_campground() -> None:
    game = forest(PLAIN, agenda=laying("campground")).play("lay T1 north", *["at T2.nw"] * 2, *["at T2.n"] * 2)
    game.play(*["at T2.ne"] * 2)
    assert len(game.squares("at")) == 9


@rule("ZTE-C6")
def test_dogs_first_then_hearts_then_bullets_on_squares_in_any_order() -> None:
    game = forest(PLAIN, agenda=laying("outhouse")).play("lay T1 north", "rotate 0")
    every = game.squares("at")
    game.pick("at T2.se")
    assert game.squares("at") == every  # squares before it are as good as those after it
    game.play("at T2.n", "at T2.c")
    assert game.position["dogs"] == {"T2.n": 1, "T2.c": 1, "T2.se": 1}
    assert [step["what"] for step in game.position["agenda"][1:]] == ["bullets", "hearts"]


@rule("ZTE-C6")
def test_a_dog_that_was_put_down_can_be_taken_back_until_the_last_one() -> None:
    game = forest(PLAIN, agenda=laying("outhouse")).play("lay T1 north", "rotate 0")
    match = Match.from_position(GAME, {"seats": 2, "state": game.position})
    for square in ("T2.c", "T2.n"):
        match.pick(0, f"at {square}")
    for left in ({"T2.c": 1}, {}):
        match.undo(0)
        assert match.view(0)["dogs"] == left
    assert match.decision(0) == Match.from_position(GAME, {"seats": 2, "state": game.position}).decision(0)


@rule("ZTE-C5", "ZTE-C6")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_is_asked_where_a_dog_or_token_has_only_one_place(seed: int) -> None:
    match, chance = start(3, seed=seed, night=1), Chance(seed)
    asked = 0
    while not match.over:
        decision = match.pending[0]
        if decision.kind in ("placing", "laying", "rotation", "prowl", "pace", "herd", "send"):
            asked += 1
            assert len(decision.options) > 1
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    assert asked > 50


@rule("ZTE-C6")
def test_a_match_of_the_first_version_fills_squares_in_reading_order() -> None:
    game = forest(PLAIN, agenda=laying("outhouse"), options={"version_1": True}).play(
        "lay T1 north", "rotate 0", "at T2.c"
    )
    assert game.squares("at")[0] == "T2.c"
    assert game.why_not("at T2.n") == "ZTE-C6"


@rule("ZTE-B22", "ZTE-64")
def test_nine_dogs_of_the_cabin_take_five_squares_at_least() -> None:
    game = forest(PLAIN, agenda=laying("cabin")).play("lay T1 north", "rotate 0")
    for square in ("nw", "n", "ne", "w"):
        game.play(f"at T2.{square}", f"at T2.{square}")
    game.pick("at T2.c", 1)
    assert len(game.position["dogs"]) == 5
    assert sum(game.position["dogs"].values()) == 9


@rule("ZTE-B16")
def test_as_many_dogs_as_the_box_has() -> None:
    seats = [{"trophies": 24}, {"trophies": 24}, {"trophies": 24}, {"trophies": 24}]
    dogs = {f"T1.{square}": 1 for square in ("nw", "n")}
    game = forest(PLAIN, seats=seats, dogs=dogs, agenda=laying("campground"))
    assert game.position["pool"] == 2
    game.play("lay T1 north", "at T2.nw", "at T2.n")
    assert game.position["pool"] == 0
    assert game.kind == "placing"
    assert game.position["agenda"][-1]["what"] == "hearts"


@rule("ZTE-20", "ZTE-B20")
def test_the_fewest_pages_in_front_lay_the_cabin() -> None:
    wait = {"passing": "turn"}
    seats = [{"front": ["twist-of-fate"]}, {"hand": ["here-doggie"], **wait}, {"front": ["here-doggie"], **wait}]
    game = forest(PLAIN, seats=seats).pick("pass", "cabin")
    assert (game.asked, game.kind) == (1, "laying")
    assert game.told("cabin-layer") == [{"event": "cabin-layer", "seat": 1, "count": 0}]
    game.play("lay T1 north", "rotate 0")
    assert (game.asked, game.kind) == (1, "placing")


@rule("ZTE-20")
def test_equals_roll_for_the_cabin() -> None:
    game = forest(PLAIN, seats=[{"front": ["twist-of-fate"]}, {}, {}]).pick("pass", "cabin", 3, 4)
    assert game.asked == 2
    assert [event["seat"] for event in game.told("cabin-die")] == [1, 2]


@rule("ZTE-20", "ZTE-C3")
def test_without_any_pages_all_roll_and_the_highest_roll_again() -> None:
    game = forest(PLAIN, seats=[{}, {}, {}]).pick("pass", "cabin", 5, 2, 5, 1, 3)
    assert game.asked == 2
    assert [event["seat"] for event in game.told("cabin-die")] == [0, 1, 2, 0, 2]
