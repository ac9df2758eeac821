"""Portal."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}

ALTAR = "altar 0,-2"


@rule("ZTE-82", "ZTE-B24")
def test_swap_places_from_anywhere_on_the_tile_of_the_altar() -> None:
    for square in ("T2.nw", "T2.se"):
        seats = [{"square": square, "hand": ["portal"]}, {**QUIET, "square": "T1.w"}]
        game = forest(PLAIN, ALTAR, seats=seats, agenda=walking(2)).pick("play portal")
        assert (game.seat(0)["square"], game.seat(1)["square"]) == ("T1.w", square)


@rule("ZTE-82", "ZTE-C12")
def test_not_elsewhere() -> None:
    seats = [{"square": "T1.c", "hand": ["portal"]}, {**QUIET, "square": "T2.n"}]
    assert forest(PLAIN, ALTAR, seats=seats, agenda=walking(2)).why_not("play portal") == "ZTE-82"


@rule("ZTE-82", "ZTE-C10")
def test_the_walker_fights_what_it_finds_there() -> None:
    seats = [{"square": "T2.n", "hand": ["portal"]}, {**QUIET, "square": "T1.w"}]
    game = forest(PLAIN, ALTAR, seats=seats, dogs={"T1.w": 1}, agenda=walking(2)).pick("play portal", 6)
    assert game.seat(0)["trophies"] == 1


@rule("ZTE-82", "ZTE-36")
def test_in_anothers_turn_it_takes_the_caster_out_of_the_cabin() -> None:
    seats = [{"square": "T3.n", "carded": True}, {"square": "T2.n", "hand": ["portal"]}]
    game = forest(PLAIN, ALTAR, "cabin 0,-3", seats=seats, agenda=walking(2)).pick("cast").pick("play portal")
    assert game.told("spell-disturbed")
    assert (game.seat(0)["square"], game.seat(1)["square"]) == ("T2.n", "T3.n")
