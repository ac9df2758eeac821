"""Amulet."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-72", "ZTE-B24")
def test_laid_down_anywhere_on_the_tile_of_the_cars() -> None:
    for square in ("T2.nw", "T2.s"):
        game = forest(
            PLAIN, "abandoned-cars 0,-2", seats=[{"square": square, "hand": ["amulet"]}, QUIET], agenda=walking(2)
        )
        assert game.pick("play amulet").seat(0)["front"] == ["amulet"]
        assert game.seat(0)["carded"]


@rule("ZTE-72", "ZTE-C12")
def test_nowhere_else() -> None:
    game = forest(PLAIN, "shed 0,-2", seats=[{"square": "T2.n", "hand": ["amulet"]}, QUIET], agenda=walking(2))
    assert game.why_not("play amulet") == "ZTE-72"


@rule("ZTE-72")
def test_discarded_it_leads_to_any_square_of_a_neighbouring_tile() -> None:
    seats = [{"square": "T2.c", "front": ["amulet"]}, QUIET]
    game = forest(PLAIN, "shed 0,-2", "cave 1,-2", seats=seats, agenda=walking(2)).pick("use amulet")
    assert len(game.squares("at")) == 18
    assert game.why_not("at T2.n") == "ZTE-72"
    game.pick("at T3.nw")
    assert game.seat(0)["square"] == "T3.nw"
    assert game.seat(0)["front"] == []
    assert game.position["discard"] == ["amulet"]
    assert game.position["agenda"][-1]["left"] == 2  # it is no walking


@rule("ZTE-72", "ZTE-79", "ZTE-B32")
def test_even_when_lost() -> None:
    seats = [{"square": "T1.c", "front": ["amulet"], "lost": 1}, QUIET]
    game = forest(PLAIN, "shed 0,-2", seats=seats, agenda=walking(2)).play("use amulet", "at T2.n")
    assert game.seat(0)["square"] == "T2.n"
