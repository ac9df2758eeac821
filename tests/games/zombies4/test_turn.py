"""The turn."""

from __future__ import annotations

from tests.games.zombies4.forest import ALL_TILES, beginning, ending, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T1.c", "carded": True, "passing": "turn"}  # a seat that will not be asked to play cards


@rule("ZTE-11", "ZTE-12")
def test_the_eight_steps_in_order() -> None:
    game = forest(PLAIN, seats=[QUIET, QUIET], dogs={"T1.c": 1}, agenda=beginning())
    game.pick("pass", "forest-1")
    assert [event["event"] for event in game.events] == ["tile"]
    game.pick("lay T1 north").pick("rotate 0", 1).pick("at T2.n", 5, 3)  # the fight's die and that of the walk
    assert [event["event"] for event in game.events] == ["dog", "fight", "attack", "beat", "draw", "move-die"]
    assert game.kind == "move"
    game.pick("stop", 1)
    assert [event["event"] for event in game.events] == ["walk-over", "zombie-die"]
    game.pick("at T2.c")  # there is only one dog to move
    assert game.kind == "ending"
    assert game.why_not("step T2.s") == "ZTE-31"
    game.pick("end", "forest-2")
    assert (game.position["active"], game.position["round"]) == (1, 1)


@rule("ZTE-12")
def test_the_turn_goes_to_the_left_and_rounds_are_counted() -> None:
    seats = [QUIET, QUIET, {**QUIET, "hand": ["spear"]}]
    game = forest(PLAIN, seats=seats, active=2, round=4, agenda=ending(2)).pick("end", "forest-1")
    assert (game.position["active"], game.position["round"]) == (0, 5)


@rule("ZTE-11")
def test_the_turn_cannot_be_ended_early() -> None:
    assert forest(PLAIN, seats=[QUIET, QUIET], agenda=walking(3)).why_not("end") == "ZTE-11"


@rule("ZTE-B17")
def test_without_tiles_the_turn_goes_on_with_the_fights() -> None:
    game = forest(*ALL_TILES, seats=[QUIET, {**QUIET, "hand": ["spear"]}], active=1, agenda=ending(1))
    assert game.position["pile"] == []
    game.pick("end", 4)
    assert [event["event"] for event in game.events] == ["kept", "turn", "draw", "move-die"]


@rule("ZTE-40", "ZTE-41", "ZTE-B48")
def test_one_card_may_be_discarded_and_is_replaced_in_the_next_turn() -> None:
    hand = ["spear", "sickle", "portal"]
    seats = [{**QUIET, "hand": hand}, {**QUIET, "square": "T1.n"}]
    game = forest(PLAIN, seats=seats, agenda=ending())
    assert game.options == ["end", "discard sickle", "discard spear", "discard portal"]
    game.pick("discard portal", "forest-1")
    assert game.seat(0)["hand"] == ["sickle", "spear"]  # replaced in step 4 of the next turn, not before
    assert game.position["discard"] == ["portal"]
    assert game.position["active"] == 1
