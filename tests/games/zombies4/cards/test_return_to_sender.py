"""Return to Sender."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}

CABIN = "cabin 0,-2"


@rule("ZTE-83", "ZTE-B43")
def test_an_opponent_inside_goes_to_a_square_outside_the_rooms() -> None:
    seats = [{"square": "T1.c", "front": ["return-to-sender"], "carded": True}, {**QUIET, "square": "T2.n"}]
    game = forest(PLAIN, CABIN, seats=seats, agenda=walking(2)).pick("use return-to-sender")
    assert (game.asked, game.squares("at")) == (0, ["T2.ne", "T2.e", "T2.sw", "T2.s", "T2.se"])
    assert game.why_not("at T2.nw") == "ZTE-83"
    assert game.pick("at T2.se").seat(1)["square"] == "T2.se"
    assert game.position["discard"] == ["return-to-sender"]


@rule("ZTE-83", "ZTE-C12")
def test_who_stands_outside_is_no_target() -> None:
    seats = [{"square": "T1.c", "front": ["return-to-sender"]}, {**QUIET, "square": "T2.sw"}]
    assert forest(PLAIN, CABIN, seats=seats, agenda=walking(2)).why_not("use return-to-sender") == "ZTE-83"


@rule("ZTE-83")
def test_the_user_is_never_the_target() -> None:
    inside = {"square": "T2.n", "carded": True}
    seats = [{**inside, "front": ["return-to-sender"]}, {**QUIET, "square": "T2.w"}, {**QUIET, "square": "T2.c"}]
    game = forest(PLAIN, CABIN, seats=seats, agenda=walking(2)).pick("use return-to-sender")
    assert game.options == ["on seat-1", "on seat-2"]


@rule("ZTE-83", "ZTE-B39")
def test_laid_down_like_any_page_without_a_target() -> None:
    seats = [{"square": "T1.c", "hand": ["return-to-sender"]}, QUIET]
    game = forest(PLAIN, CABIN, seats=seats, agenda=walking(2)).pick("play return-to-sender")
    assert game.seat(0)["front"] == ["return-to-sender"]
