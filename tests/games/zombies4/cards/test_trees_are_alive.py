"""The Trees Are Alive!."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}

WOODS = "forest-2 0,-2"  # TT. / TTT / T.T
VICTIM = {"square": "T2.w", "carded": True, "passing": "turn", "bullets": 0}


def wrath(*others: dict[str, Any], **fields: Any) -> Forest:
    seats = [{"square": "T2.c", "front": ["trees-are-alive"], "carded": True}, *others]
    return forest(PLAIN, WOODS, seats=seats, agenda=walking(2), **fields)


@rule("ZTE-90", "ZTE-B10")
def test_every_opponent_on_a_wooded_square_needs_four() -> None:
    game = wrath(VICTIM, {**VICTIM, "square": "T2.ne"}, {**VICTIM, "square": "T1.sw"}).pick("use trees-are-alive", 4, 6)
    assert [event["seat"] for event in game.told("fight")] == [1, 3]
    assert [game.seat(seat)["trophies"] for seat in range(4)] == [0, 0, 0, 0]
    assert (game.asked, game.kind) == (0, "move")


@rule("ZTE-B11")
def test_a_miss_costs_a_whole_heart_until_four_or_death() -> None:
    assert wrath(VICTIM).pick("use trees-are-alive", 3, 1, 4).seat(1)["halves"] == 2
    assert wrath(VICTIM).pick("use trees-are-alive", 3, 1, 2).seat(1)["square"] is None


@rule("ZTE-B11", "ZTE-C34")
def test_gentle_trees_cost_half_a_heart() -> None:
    assert wrath(VICTIM, options={"trees_half": True}).pick("use trees-are-alive", 3, 4).seat(1)["halves"] == 5


@rule("ZTE-B11", "ZTE-85", "ZTE-87")
def test_bullets_spear_and_sickle_help() -> None:
    game = wrath({**VICTIM, "bullets": 2}).pick("use trees-are-alive", 2)
    assert (game.asked, game.kind) == (1, "miss")
    assert game.pick("shoot").seat(1)["bullets"] == 0
    assert wrath({**VICTIM, "front": ["spear", "sickle"]}).pick("use trees-are-alive", 2).seat(1)["halves"] == 6


@rule("ZTE-90", "ZTE-25")
def test_a_card_leads_out_of_the_fight_with_the_trees() -> None:
    game = wrath({"square": "T2.w", "front": ["amulet"], "carded": True}).pick("use trees-are-alive")
    assert (game.asked, game.kind) == (1, "fight")
    game.play("use amulet", "at T1.c")
    assert (game.asked, game.kind) == (0, "move")


@rule("ZTE-90", "ZTE-C12")
def test_without_anybody_among_trees_it_is_useless() -> None:
    assert wrath({**VICTIM, "square": "T1.c"}).why_not("use trees-are-alive") == "ZTE-90"
