"""Rolled up Newspaper."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def swatting(dogs: dict[str, int], *others: dict[str, Any], **fields: Any) -> Forest:
    """Up in the trees, so the dogs need not be fought first."""
    me = {"square": "T1.sw", "hand": ["rolled-up-newspaper"], "front": ["monkeys-are-funny"]}
    return forest(PLAIN, seats=[me, *others], dogs=dogs, agenda=walking(2), **fields)


@rule("ZTE-84")
def test_one_zombie_lands_on_an_opponents_square() -> None:
    game = swatting({"T1.sw": 2}, {**QUIET, "square": "T1.n"}).pick("play rolled-up-newspaper")
    assert game.position["dogs"] == {"T1.n": 1, "T1.sw": 1}


@rule("ZTE-B36", "ZTE-46")
def test_a_full_square_is_no_target() -> None:
    game = swatting({"T1.n": 2, "T1.e": 1, "T1.sw": 1}, {**QUIET, "square": "T1.n"}, {**QUIET, "square": "T1.e"})
    game.pick("play rolled-up-newspaper")
    assert game.position["dogs"] == {"T1.n": 2, "T1.e": 2}
    full = swatting({"T1.n": 2, "T1.sw": 1}, {**QUIET, "square": "T1.n"})
    assert full.why_not("play rolled-up-newspaper") == "ZTE-84"


@rule("ZTE-B36", "ZTE-C35")
def test_kinds_do_not_mix() -> None:
    game = swatting({"T1.n": 1}, {**QUIET, "square": "T1.n"}, humans={"T1.sw": 1})
    assert game.why_not("play rolled-up-newspaper") == "ZTE-84"
    game = swatting({}, {**QUIET, "square": "T1.n"}, humans={"T1.sw": 1}).pick("play rolled-up-newspaper")
    assert game.position["humans"] == {"T1.n": 1}


@rule("ZTE-84", "ZTE-C12")
def test_without_a_zombie_on_ones_square_it_is_useless() -> None:
    assert swatting({"T1.w": 1}, {**QUIET, "square": "T1.n"}).why_not("play rolled-up-newspaper") == "ZTE-84"


@rule("ZTE-84", "ZTE-25")
def test_thrown_in_a_fight_it_ends_the_fight() -> None:
    seats = [{"square": "T1.s", "hand": ["rolled-up-newspaper"]}, {**QUIET, "square": "T1.n"}]
    game = (
        forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=walking(2))
        .pick("step T1.c")
        .pick("play rolled-up-newspaper")
    )
    assert game.position["dogs"] == {"T1.n": 1}
    assert game.kind == "move"
