"""Clair Warlock."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-74", "ZTE-B26")
def test_an_opponent_goes_to_plain_forest_beside_its_own_tile() -> None:
    """Next to the opponent's tile, not the player's."""
    seats = [{"square": "T1.c", "hand": ["clair-warlock"]}, {**QUIET, "square": "T3.c"}]
    game = forest(PLAIN, "shed 0,-2", "altar 0,-3", "forest-1 1,-3", seats=seats, agenda=walking(2))
    game.pick("play clair-warlock")
    assert game.squares("at") == [f"T4.{square}" for square in ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")]
    assert game.why_not("at T2.n") == "ZTE-74"
    game.pick("at T4.e")
    assert game.seat(1)["square"] == "T4.e"


@rule("ZTE-74", "ZTE-C12")
def test_without_plain_forest_beside_any_opponent_it_cannot_be_played() -> None:
    seats = [{"square": "T1.c", "hand": ["clair-warlock"]}, {**QUIET, "square": "T3.c"}]
    game = forest(PLAIN, "shed 0,-2", "altar 0,-3", seats=seats, agenda=walking(2))
    assert game.why_not("play clair-warlock") == "ZTE-74"


@rule("ZTE-74")
def test_only_opponents_with_forest_beside_them_can_be_named() -> None:
    others = [{**QUIET, "square": "T3.c"}, {**QUIET, "square": "T2.sw"}, {**QUIET, "square": "T0.n"}]
    seats = [{"square": "T1.c", "hand": ["clair-warlock"]}, *others]
    game = forest(PLAIN, "shed 0,-2", "altar 0,-3", seats=seats, agenda=walking(2)).pick("play clair-warlock")
    assert game.options == ["on seat-2", "on seat-3"]
    assert game.why_not("on seat-1") == "ZTE-74"
