"""Talk to the Hand."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-88", "ZTE-B26")
def test_an_opponent_on_the_same_tile_goes_to_any_neighbouring_tile() -> None:
    seats = [{"square": "T1.c", "hand": ["talk-to-the-hand"]}, {**QUIET, "square": "T1.ne"}]
    game = forest(PLAIN, "cave 0,-2", seats=seats, agenda=walking(2)).pick("play talk-to-the-hand")
    assert len(game.squares("at")) == 3 + 9
    assert game.why_not("at T1.n") == "ZTE-88"
    assert game.pick("at T2.nw").seat(1)["square"] == "T2.nw"


@rule("ZTE-88", "ZTE-C12")
def test_nobody_elsewhere() -> None:
    seats = [{"square": "T1.c", "hand": ["talk-to-the-hand"]}, {**QUIET, "square": "T0.n"}]
    assert forest(PLAIN, seats=seats, agenda=walking(2)).why_not("play talk-to-the-hand") == "ZTE-88"


@rule("ZTE-88", "ZTE-C17")
def test_it_takes_the_walker_away_before_its_fight() -> None:
    seats = [{"square": "T1.s", "carded": True}, {"square": "T1.n", "hand": ["talk-to-the-hand"]}]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T1.c": 2}, agenda=walking(2)).pick("step T1.c")
    game.play("play talk-to-the-hand", "at T2.n")
    assert game.position["dogs"] == {"T1.c": 2}
    assert (game.asked, game.kind) == (0, "move")
