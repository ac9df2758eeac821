"""Fully Loaded."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def poor(other: dict[str, Any], **me: Any) -> Forest:
    seats = [{"square": "T1.c", "hand": ["fully-loaded"], "bullets": 1, "halves": 3, **me}, {**QUIET, **other}]
    return forest(PLAIN, seats=seats, agenda=walking(2))


@rule("ZTE-77", "ZTE-B29")
def test_up_to_what_the_other_has() -> None:
    game = poor({"bullets": 7, "halves": 9}).pick("play fully-loaded")
    assert (game.seat(0)["bullets"], game.seat(0)["halves"]) == (7, 9)
    assert (game.seat(1)["bullets"], game.seat(1)["halves"]) == (7, 9)  # the tokens come from the bank


@rule("ZTE-B29")
def test_never_down() -> None:
    game = poor({"bullets": 0, "halves": 9}).pick("play fully-loaded")
    assert (game.seat(0)["bullets"], game.seat(0)["halves"]) == (1, 9)


@rule("ZTE-B29", "ZTE-53")
def test_never_beyond_five_hearts() -> None:
    assert poor({"halves": 10}).pick("play fully-loaded").seat(0)["halves"] == 10


@rule("ZTE-77", "ZTE-C12")
def test_only_on_who_has_more() -> None:
    assert poor({"bullets": 1, "halves": 3}).why_not("play fully-loaded") == "ZTE-77"
    seats = [{"square": "T1.c", "hand": ["fully-loaded"]}, {**QUIET, "bullets": 4}, QUIET, {**QUIET, "halves": 7}]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).pick("play fully-loaded")
    assert game.options == ["on seat-1", "on seat-3"]
