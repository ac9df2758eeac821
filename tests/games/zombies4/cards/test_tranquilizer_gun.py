"""Tranquilizer Gun."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-91", "ZTE-B23")
def test_laid_down_in_a_named_building() -> None:
    game = forest(
        PLAIN, "shed 0,-2", seats=[{"square": "T2.n", "hand": ["tranquilizer-gun"]}, QUIET], agenda=walking(2)
    )
    assert game.pick("play tranquilizer-gun").seat(0)["front"] == ["tranquilizer-gun"]


@rule("ZTE-91", "ZTE-C29", "ZTE-B10")
def test_all_dogs_of_any_one_square() -> None:
    seats = [{"square": "T0.s", "front": ["tranquilizer-gun"]}, QUIET]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T2.n": 2, "T2.s": 1}, agenda=walking(2))
    game.pick("use tranquilizer-gun")
    assert game.squares("at") == ["T2.n", "T2.s"]
    assert game.why_not("at T2.c") == "ZTE-91"
    game.pick("at T2.n")
    assert game.seat(0)["trophies"] == 2
    assert game.position["dogs"] == {"T2.s": 1}


@rule("ZTE-91", "ZTE-B9", "ZTE-4")
def test_from_twenty_four_to_twenty_six_it_wins_at_once() -> None:
    seats = [{"square": "T0.s", "front": ["tranquilizer-gun"], "trophies": 24}, QUIET]
    game = forest(PLAIN, seats=seats, dogs={"T1.n": 2}, agenda=walking(2)).pick("use tranquilizer-gun")
    assert (game.kind, game.state.winner) == ("over", 0)
    assert game.seat(0)["trophies"] == 26


@rule("ZTE-91", "ZTE-C12")
def test_without_dogs_it_is_useless() -> None:
    seats = [{"square": "T0.s", "front": ["tranquilizer-gun"]}, QUIET]
    assert forest(PLAIN, seats=seats, agenda=walking(2)).why_not("use tranquilizer-gun") == "ZTE-91"
