"""Full Moon Fever."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, beginning, ending, forest, set_up, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}

PREY = {"square": "T1.c", "carded": True, "passing": "turn"}


def hunt(*others: dict[str, Any], **me: Any) -> Forest:
    seats = [{"square": "T1.c", "fever": 2, "carded": True, **me}, *others]
    return forest(PLAIN, seats=seats, agenda=walking(3))


@rule("ZTE-76", "ZTE-B28")
def test_whoever_plays_it_is_a_werewolf_in_the_next_turn() -> None:
    seats = [{"square": "T1.c", "hand": ["full-moon-fever"]}, {**QUIET, "hand": ["spear"]}]
    game = forest(PLAIN, seats=seats, agenda=beginning()).pick("play full-moon-fever", "forest-1")
    assert game.seat(0)["fever"] == 1  # not in this turn
    seats = [{"square": "T1.c", "fever": 1}, {**QUIET, "hand": ["spear"]}]
    game = forest(PLAIN, seats=seats, active=1, agenda=ending(1)).pick("end", "forest-1")
    assert game.seat(0)["fever"] == 2
    assert game.told("werewolf")
    seats = [{"square": "T1.c", "fever": 2, "hand": ["spear"], "carded": True}, QUIET]
    assert forest(PLAIN, seats=seats, agenda=ending()).pick("end", "forest-1").seat(0)["fever"] == 0


@rule("ZTE-76", "ZTE-B28")
def test_four_and_two_bullets_beat_five() -> None:
    game = hunt({**PREY, "bullets": 0}, bullets=2).pick("attack seat-1", 4, 5)
    assert (game.asked, game.options) == (0, ["add 0", "add 1", "add 2"])
    assert game.why_not("add 3") == "ZTE-B28"
    game.pick("add 2")
    assert (game.asked, game.kind) == (1, "banish")
    assert game.options == ["at T0.n", "at T0.c", "at T0.s"]
    assert game.why_not("at T1.c") == "ZTE-76"
    game.pick("at T0.c")
    assert game.seat(1)["square"] == "T0.c"
    assert game.seat(0)["bullets"] == 0
    assert (game.asked, game.kind) == (0, "move")


@rule("ZTE-B28")
def test_the_werewolf_adds_first_and_a_tie_changes_nothing() -> None:
    game = hunt({**PREY, "bullets": 3}).pick("attack seat-1", 4, 3)
    game.pick("add 1")
    assert game.asked == 1
    game.pick("add 2")
    assert game.told("duel-tie")
    assert (game.seat(0)["square"], game.seat(1)["square"]) == ("T1.c", "T1.c")
    assert (game.seat(0)["bullets"], game.seat(1)["bullets"]) == (2, 1)


@rule("ZTE-C30", "ZTE-76")
def test_a_beaten_werewolf_walks_on_from_the_bridge() -> None:
    game = hunt({**PREY, "bullets": 0}, bullets=0).pick("attack seat-1", 1, 2).pick("at T0.n")
    assert game.seat(0)["square"] == "T0.n"
    assert game.squares("step") == ["T0.c", "T1.s"]


@rule("ZTE-B28")
def test_once_per_opponent_on_ones_own_square() -> None:
    game = hunt({**PREY, "bullets": 0}, {**PREY, "bullets": 0}, {**PREY, "square": "T1.n"}, bullets=0)
    assert [text for text in game.options if "attack" in text] == ["attack seat-1", "attack seat-2"]
    assert game.why_not("attack seat-3") == "ZTE-B28"
    assert game.why_not("attack seat-0") == "ZTE-C33"
    game.pick("attack seat-1", 3, 3)
    assert [text for text in game.options if "attack" in text] == ["attack seat-2"]
    assert game.why_not("attack seat-1") == "ZTE-B28"


@rule("ZTE-C30")
def test_only_a_werewolf_attacks() -> None:
    assert hunt(PREY, fever=0).why_not("attack seat-1") == "ZTE-C30"
    assert hunt(PREY, fever=1).why_not("attack seat-1") == "ZTE-C30"


@rule("ZTE-C34", "ZTE-B28")
def test_a_table_may_let_the_fever_befall_an_opponent() -> None:
    seats = [{"square": "T1.c", "hand": ["full-moon-fever"]}, QUIET, QUIET]
    game = forest(PLAIN, seats=seats, agenda=walking(2), options={"fever_target": "opponent"})
    game.play("play full-moon-fever", "on seat-2")
    assert [game.seat(seat)["fever"] for seat in (0, 1, 2)] == [0, 0, 1]


@rule("ZTE-C20", "ZTE-72")
def test_the_attacked_may_flee_before_the_dice() -> None:
    prey = {"square": "T1.c", "front": ["amulet"], "carded": True}
    game = hunt(prey).pick("attack seat-1")
    assert game.asked == 1
    game.play("use amulet", "at T0.n")
    assert (game.asked, game.kind) == (0, "move")
    assert game.position["attacked"] == []


@rule("ZTE-B28")
def test_a_duel_set_up_as_a_position_asks_the_seat_whose_turn_it_is_to_add() -> None:
    game = hunt({**PREY, "bullets": 3}, bullets=1).pick("attack seat-1", 4, 3)
    for asked in (0, 1):
        assert set_up(game.position).asked == game.asked == asked
        game.pick("add 1")
