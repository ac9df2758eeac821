"""Twist of Fate."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-92", "ZTE-B50")
def test_one_bullet_from_each_who_has_any() -> None:
    seats = [{"square": "T1.c", "front": ["twist-of-fate"]}, {**QUIET, "bullets": 2}, {**QUIET, "bullets": 0}, QUIET]
    game = forest(PLAIN, seats=seats, agenda=walking(2))
    before = sum(game.seat(seat)["bullets"] for seat in range(4))
    game.pick("use twist-of-fate")
    assert [game.seat(seat)["bullets"] for seat in range(4)] == [5, 1, 0, 2]
    assert sum(game.seat(seat)["bullets"] for seat in range(4)) == before


@rule("ZTE-92", "ZTE-C12")
def test_without_bullets_to_take_it_is_useless() -> None:
    seats = [{"square": "T1.c", "front": ["twist-of-fate"]}, {**QUIET, "bullets": 0}]
    assert forest(PLAIN, seats=seats, agenda=walking(2)).why_not("use twist-of-fate") == "ZTE-92"
