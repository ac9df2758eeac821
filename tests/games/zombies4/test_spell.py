"""The spell and the victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombies4.forest import Forest, ending, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
CABIN = "cabin 0,-2"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}
PAGES = ["here-doggie", "return-to-sender", "something-not-right", "trees-are-alive", "twist-of-fate"]


def inside(pages: int = 0, **fields: Any) -> Forest:
    me = {"square": "T2.n", "front": PAGES[:pages], "carded": True}
    return forest(PLAIN, CABIN, seats=[me, QUIET], agenda=walking(2), **fields)


@rule("ZTE-49", "ZTE-94", "ZTE-3")
@pytest.mark.parametrize("pages", range(6))
@pytest.mark.parametrize("die", range(1, 7))
def test_six_less_one_for_every_page(pages: int, die: int) -> None:
    """With three pages 3, 4, 5 and 6 win; without any, only 6; with all five every roll."""
    game = inside(pages).pick("cast", die)
    assert (game.kind == "over") == (die >= 6 - pages)
    assert game.told("spell-die") == [{"event": "spell-die", "seat": 0, "die": die, "needed": 6 - pages}]
    if game.kind == "over":
        assert game.state.winner == 0
        assert game.told("win-spell")


@rule("ZTE-94", "ZTE-55")
def test_a_sixth_page_is_impossible() -> None:
    seats = [{"square": "T2.n", "front": PAGES, "hand": ["here-doggie", "twist-of-fate"]}, QUIET]
    game = forest(PLAIN, CABIN, seats=seats, agenda=walking(2))
    assert not [text for text in game.options if text.startswith("play")]


@rule("ZTE-48")
def test_outside_the_rooms_it_cannot_be_cast() -> None:
    for square in ("T2.sw", "T2.s", "T2.e", "T1.c"):
        seats = [{"square": square, "carded": True}, QUIET]
        game = forest(PLAIN, CABIN, seats=seats, agenda=walking(2))
        assert game.why_not("cast") == "ZTE-48"


@rule("ZTE-48", "ZTE-B44")
@pytest.mark.parametrize("room", ["nw", "w", "c"])
def test_a_dog_in_any_room_forbids_it_dogs_outside_do_not(room: str) -> None:
    assert inside(dogs={f"T2.{room}": 1}).why_not("cast") == "ZTE-B44"
    assert "cast" in inside(dogs={"T2.sw": 2, "T2.s": 2, "T2.e": 1}).options


@rule("ZTE-B44", "ZTE-C35")
def test_a_human_zombie_forbids_it_as_well() -> None:
    assert inside(humans={"T2.w": 1}).why_not("cast") == "ZTE-B44"


@rule("ZTE-50")
def test_one_try_a_turn() -> None:
    game = inside().pick("cast", 1)
    assert game.kind == "move"
    assert game.why_not("cast") == "ZTE-50"


@rule("ZTE-B45")
def test_also_before_the_discard_but_not_in_the_turn_of_another() -> None:
    seats = [{"square": "T2.n", "carded": True}, QUIET]
    game = forest(PLAIN, CABIN, seats=seats, agenda=ending())
    assert game.options == ["cast", "end"]
    game.pick("cast", 6)
    assert game.kind == "over"
    other = [{"square": "T2.n", "hand": ["lost-in-the-woods"]}, {**QUIET, "square": "T1.c"}]
    agenda = [
        {"step": "turn", "seat": 1, "stage": "draw-tile"},
        {"step": "window", "seat": 1, "asked": 1, "reason": "turn"},
    ]
    game = forest(PLAIN, CABIN, seats=other, active=1, agenda=agenda)
    assert (game.asked, game.why_not("cast")) == (0, "ZTE-B45")


@rule("ZTE-B45")
def test_not_in_the_middle_of_a_fight() -> None:
    seats = [{"square": "T2.n", "hand": ["lost-in-the-woods"]}, {**QUIET, "square": "T1.c"}]
    agenda = [*walking(2), {"step": "fight", "seat": 0, "square": "T2.n", "foe": "tree", "missing": 0}]
    game = forest(PLAIN, CABIN, seats=seats, agenda=agenda)
    assert game.why_not("cast") == "ZTE-B45"


@rule("ZTE-B46")
def test_bullets_do_not_help() -> None:
    game = inside().pick("cast", 5)
    assert game.kind == "move"
    assert game.seat(0)["bullets"] == 3


@rule("ZTE-C31", "ZTE-83")
def test_a_disturbed_try_is_not_used_up() -> None:
    """Return to Sender puts the caster out of the Cabin; back inside, the spell may be tried."""
    me = {"square": "T2.w", "carded": True}
    other = {"square": "T1.c", "front": ["return-to-sender"], "carded": True}
    game = forest(PLAIN, CABIN, seats=[me, other], agenda=walking(2)).pick("cast")
    assert game.asked == 1
    game.play("use return-to-sender", "at T2.sw")
    assert game.told("spell-disturbed")
    assert not game.position["tried"]
    game.pick("step T2.w")
    assert "cast" in game.options


@rule("ZTE-C31", "ZTE-84")
def test_a_dog_thrown_into_the_cabin_disturbs_it() -> None:
    other = {"square": "T1.c", "hand": ["rolled-up-newspaper"]}
    seats = [{"square": "T2.w", "carded": True}, other]
    game = forest(PLAIN, CABIN, seats=seats, dogs={"T1.c": 1}, agenda=walking(2)).pick("cast")
    game.pick("play rolled-up-newspaper", 5)  # the die of the fight with it
    assert game.told("spell-disturbed")
    assert "cast" in game.options


@rule("ZTE-3", "ZTE-B49")
def test_the_match_is_over_at_once() -> None:
    game = inside(5).pick("cast", 1)
    assert game.state.depth == 0
    assert [game.state.reward(seat) for seat in (0, 1)] == [1.0, 0.0]
