"""Spear."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-87", "ZTE-B23")
def test_laid_down_in_a_named_building() -> None:
    game = forest(PLAIN, "shed 0,-2", seats=[{"square": "T2.n", "hand": ["spear"]}, QUIET], agenda=walking(2))
    assert game.pick("play spear").seat(0)["front"] == ["spear"]
    game = forest(PLAIN, "altar 0,-2", seats=[{"square": "T2.n", "hand": ["spear"]}, QUIET], agenda=walking(2))
    assert game.why_not("play spear") == "ZTE-87"


@rule("ZTE-87")
def test_one_more_on_every_attack() -> None:
    seats = [{"square": "T1.s", "front": ["spear"], "carded": True, "bullets": 0}, QUIET]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=walking(2)).pick("step T1.c", 3, 3, 4)
    assert [attack["total"] for attack in game.told("attack")] == [4, 4, 5]
    assert game.seat(0)["trophies"] == 1


@rule("ZTE-87", "ZTE-23")
def test_fewer_bullets_are_needed() -> None:
    seats = [{"square": "T1.s", "front": ["spear"], "carded": True, "bullets": 1}, QUIET]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=walking(2)).pick("step T1.c", 3).pick("shoot")
    assert game.seat(0)["bullets"] == 0
