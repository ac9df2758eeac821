"""Fights."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombies4.forest import Forest, before_fights, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def facing(dogs: int = 1, **seat: Any) -> Forest:
    """One step before a square with dogs; seat 0 walks."""
    me = {"square": "T1.s", "carded": True, **seat}
    return forest(PLAIN, seats=[me, QUIET], dogs={"T1.c": dogs}, agenda=walking(6))


@rule("ZTE-21", "ZTE-22", "ZTE-26")
@pytest.mark.parametrize("die", [5, 6])
def test_five_or_six_kills_a_dog(die: int) -> None:
    game = facing().pick("step T1.c", die)
    assert game.seat(0)["trophies"] == 1
    assert game.position["dogs"] == {}
    assert game.seat(0)["halves"] == 6


@rule("ZTE-23", "ZTE-B8")
@pytest.mark.parametrize(("die", "bullets"), [(4, 1), (3, 2), (1, 4)])
def test_bullets_lift_a_miss_to_five(die: int, bullets: int) -> None:
    game = facing(bullets=4).pick("step T1.c", die)
    assert game.kind == "miss"
    game.pick("shoot")
    assert game.seat(0)["bullets"] == 4 - bullets
    assert game.seat(0)["trophies"] == 1


@rule("ZTE-23", "ZTE-24", "ZTE-B8")
def test_too_few_bullets_are_kept_and_the_half_heart_is_lost() -> None:
    game = facing(bullets=1).pick("step T1.c", 3, 5)
    assert game.told("hurt") == [{"event": "hurt", "seat": 0, "halves": 1, "left": 5}]
    assert game.seat(0)["bullets"] == 1
    assert game.seat(0)["trophies"] == 1


@rule("ZTE-24", "ZTE-25")
def test_declining_bullets_costs_half_a_heart_and_the_fight_goes_on() -> None:
    game = facing(bullets=4).pick("step T1.c", 4).pick("suffer", 2)
    assert game.seat(0)["halves"] == 5
    assert game.kind == "miss"
    assert game.options == ["shoot", "suffer"]


@rule("ZTE-25", "ZTE-24")
def test_six_misses_kill_a_fresh_pawn() -> None:
    game = facing(bullets=0).pick("step T1.c", 1, 2, 3, 4, 1, 2, 1)
    assert game.told("death")
    assert game.seat(0)["square"] is None
    assert game.position["dogs"] == {"T1.c": 1}


@rule("ZTE-25", "ZTE-32")
def test_nobody_walks_out_of_a_fight() -> None:
    game = facing(bullets=4).pick("step T1.c", 1)
    assert game.why_not("step T1.n") == "ZTE-31"
    assert game.why_not("stop") == "ZTE-31"


@rule("ZTE-B7")
def test_two_dogs_are_two_fights_and_the_walk_goes_on() -> None:
    game = facing(2).pick("step T1.c", 6, 5)
    assert len(game.told("fight")) == 2
    assert game.seat(0)["trophies"] == 2
    assert game.kind == "move"
    assert game.position["agenda"][-1]["left"] == 5


@rule("ZTE-21")
def test_dogs_on_the_square_are_fought_in_step_three() -> None:
    seats = [{"square": "T1.c", "carded": True}, {**QUIET, "hand": ["spear"]}]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=before_fights()).pick("pass", 5, 2)
    assert [event["event"] for event in game.events] == ["fight", "attack", "beat", "draw", "move-die"]


@rule("ZTE-22", "ZTE-24", "ZTE-C35")
def test_a_human_zombie_needs_four_and_costs_a_whole_heart() -> None:
    me = {"square": "T1.s", "carded": True, "bullets": 0}
    game = forest(PLAIN, seats=[me, QUIET], humans={"T1.c": 1}, agenda=walking(2)).pick("step T1.c", 3, 4)
    assert game.seat(0)["halves"] == 4
    assert (game.seat(0)["trophies"], game.seat(0)["human_trophies"]) == (1, 1)
    assert game.position["pool"] == 100


@rule("ZTE-B9", "ZTE-4", "ZTE-B49")
def test_the_twenty_fifth_trophy_ends_the_match_in_the_middle_of_the_walk() -> None:
    game = facing(2, trophies=24).pick("step T1.c", 5)
    assert game.kind == "over"
    assert game.told("win-kills") == [{"event": "win-kills", "seat": 0, "count": 25}]
    assert game.position["dogs"] == {"T1.c": 1}
    assert game.state.reward(0) == 1.0
    assert game.state.reward(1) == 0.0


@rule("ZTE-B10", "ZTE-B9")
def test_dogs_killed_by_a_card_are_trophies_too() -> None:
    game = facing(2, trophies=24, front=["tranquilizer-gun"]).pick("use tranquilizer-gun")
    assert game.seat(0)["trophies"] == 26
    assert game.kind == "over"


@rule("ZTE-C10", "ZTE-B6")
def test_dogs_put_on_the_walkers_square_are_fought_before_the_next_step() -> None:
    seats = [{"square": "T0.n", "carded": True}, {"square": "T1.w", "hand": ["rolled-up-newspaper"]}]
    game = forest(PLAIN, seats=seats, dogs={"T1.w": 1}, agenda=walking(3)).pick("step T1.s")
    assert (game.asked, game.kind) == (1, "window")
    game.pick("play rolled-up-newspaper", 6)
    assert game.seat(0)["trophies"] == 1
    assert (game.asked, game.kind) == (0, "move")


@rule("ZTE-C10", "ZTE-B26")
def test_a_walker_carried_to_dogs_by_a_card_fights_at_once() -> None:
    seats = [{"square": "T1.c", "front": ["amulet"]}, QUIET]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T2.n": 1}, agenda=walking(3)).pick("use amulet")
    game.pick("at T2.n", 6)
    assert game.seat(0)["trophies"] == 1


@rule("ZTE-C11", "ZTE-25", "ZTE-36")
def test_a_card_before_the_roll_leads_out_of_the_fight() -> None:
    seats = [{"square": "T1.s", "hand": ["bad-zombie"]}, QUIET]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T1.c": 1}, agenda=walking(3)).pick("step T1.c")
    assert game.kind == "fight"
    assert game.options == ["roll", "play bad-zombie"]
    game.play("play bad-zombie", "tile T2", "at T2.n")
    assert game.position["dogs"] == {"T2.n": 1}
    assert game.kind == "move"


@rule("ZTE-C11")
def test_between_a_miss_and_its_price_only_cards_that_bring_something() -> None:
    seats = [{"square": "T1.s", "bullets": 0, "hand": ["bad-zombie", "fully-loaded"]}, {**QUIET, "bullets": 3}]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T1.c": 1}, agenda=walking(3))
    game.pick("step T1.c").pick("roll", 4)
    assert game.options == ["suffer", "play fully-loaded"]
    assert game.why_not("play bad-zombie") == "ZTE-C14"
    game.pick("play fully-loaded").pick("shoot")
    assert game.seat(0)["bullets"] == 2
    assert game.seat(0)["trophies"] == 1


@rule("ZTE-C11", "ZTE-92")
def test_twist_of_fate_brings_the_missing_bullet() -> None:
    seats = [{"square": "T1.s", "bullets": 0, "front": ["twist-of-fate"], "carded": True}, {**QUIET, "bullets": 3}]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=walking(3)).pick("step T1.c").pick("roll", 4)
    assert game.options == ["suffer", "use twist-of-fate"]
    game.play("use twist-of-fate", "shoot")
    assert game.seat(0)["trophies"] == 1
