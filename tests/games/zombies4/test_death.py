"""Death and return."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombies4.forest import Forest, ending, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T1.n", "carded": True, "passing": "turn"}
MISS = 1


def dying(**seat: Any) -> Forest:
    """The next miss kills seat 0."""
    me = {"square": "T1.s", "carded": True, "bullets": 0, "halves": 1, **seat}
    options = {"death_loss": str(seat.pop("loss"))} if "loss" in seat else {}
    me.pop("loss", None)
    return forest(PLAIN, seats=[me, QUIET], dogs={"T1.c": 1}, agenda=walking(3), options=options)


@rule("ZTE-27", "ZTE-28", "ZTE-29", "ZTE-30", "ZTE-B15")
def test_death_and_what_comes_after_it() -> None:
    game = dying(trophies=5, front=["spear", "amulet", "twist-of-fate"], hand=["portal"])
    before = game.position["pool"]
    game.pick("step T1.c").pick("roll", MISS).pick("suffer", 3)
    me = game.seat(0)
    assert me["square"] is None
    assert (me["trophies"], me["halves"]) == (2, 0)
    assert me["front"] == []
    assert me["hand"] == ["portal"]
    assert game.position["discard"] == ["twist-of-fate", "amulet", "spear"]
    assert game.position["pool"] == before + 3
    assert (game.kind, game.position["agenda"][-2]["left"]) == ("pace", 2)  # the turn goes on: three, but one can move
    game.pick("at T1.e")
    assert game.kind == "ending"
    game.pick("end", "forest-1")
    assert game.asked == 1


@rule("ZTE-27", "ZTE-30")
def test_the_pawn_returns_at_the_beginning_of_its_next_turn() -> None:
    seats = [{"square": None, "halves": 0, "bullets": 9, "hand": ["portal", "spear"], "carded": True},
             {**QUIET, "hand": ["portal"]}]  # fmt: skip
    game = forest(PLAIN, seats=seats, active=1, agenda=ending(1)).pick("end", "forest-1")
    me = game.seat(0)
    assert (me["square"], me["halves"], me["bullets"]) == ("T0.s", 6, 3)
    assert me["hand"] == ["spear", "portal"]
    assert game.told("return")


@rule("ZTE-28", "ZTE-B14")
@pytest.mark.parametrize(("trophies", "kept"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (24, 12)])
def test_half_the_trophies_are_lost_rounded_up(trophies: int, kept: int) -> None:
    assert dying(trophies=trophies).pick("step T1.c", MISS, 1).seat(0)["trophies"] == kept


@rule("ZTE-C34", "ZTE-5")
def test_a_table_may_round_the_loss_down() -> None:
    assert dying(trophies=5, loss="down").pick("step T1.c", MISS, 1).seat(0)["trophies"] == 3


@rule("ZTE-29", "ZTE-31")
def test_a_pawn_killed_in_step_three_does_not_walk() -> None:
    agenda = [
        {"step": "turn", "seat": 0, "stage": "fights"},
        {"step": "window", "seat": 0, "asked": 1, "reason": "fights"},
    ]
    seats = [{"square": "T1.c", "halves": 1, "bullets": 0, "carded": True}, {**QUIET, "hand": ["spear"]}]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=agenda).pick("pass", MISS, 2)
    assert [event["event"] for event in game.events][-3:] == ["death", "draw", "zombie-die"]
    assert game.kind == "pace"


@rule("ZTE-B12", "ZTE-90")
def test_dying_in_anothers_turn() -> None:
    me = {"square": "T1.s", "front": ["trees-are-alive"], "carded": True}
    other = {"square": "T1.sw", "halves": 2, "bullets": 0, "trophies": 3, "front": ["spear"], "carded": True}
    game = forest(PLAIN, seats=[me, other], agenda=walking(3)).pick("use trees-are-alive", MISS)
    assert game.seat(1)["square"] is None
    assert game.seat(1)["trophies"] == 1
    assert game.seat(1)["front"] == []
    assert (game.asked, game.kind) == (0, "move")


@rule("ZTE-B13")
def test_a_pawn_off_the_map_is_no_target_but_its_hand_and_bullets_are() -> None:
    me = {"square": "T1.c", "hand": ["lost-in-the-woods", "clair-warlock"], "front": ["twist-of-fate", "magic-key"]}
    dead = {"square": None, "halves": 0, "bullets": 2, "hand": ["portal"]}
    game = forest(PLAIN, "forest-1 0,-2", seats=[me, dead], agenda=walking(3))
    assert not [text for text in game.options if text.startswith("play")]
    assert game.why_not("play lost-in-the-woods") == "ZTE-79"
    game.pick("use twist-of-fate")
    assert (game.seat(0)["bullets"], game.seat(1)["bullets"]) == (4, 1)
    game.pick("use magic-key")
    assert game.seat(1)["hand"] == []


@rule("ZTE-C24")
def test_death_ends_what_lay_upon_the_pawn() -> None:
    game = dying(lost=2, repellent=2, fever=1).pick("step T1.c", MISS, 1)
    me = game.seat(0)
    assert (me["lost"], me["repellent"], me["fever"]) == (0, 0, 0)


@rule("ZTE-C32")
def test_the_dead_play_only_cards_that_need_no_pawn() -> None:
    hand = ["fully-loaded", "monkeys-are-funny", "dog-repellent", "clair-warlock"]
    dead = {"square": None, "halves": 0, "hand": hand[:3]}
    other = {"square": "T1.c", "bullets": 9}
    agenda = [
        {"step": "turn", "seat": 1, "stage": "draw-tile"},
        {"step": "window", "seat": 1, "asked": 1, "reason": "turn"},
    ]
    game = forest(PLAIN, "forest-1 0,-2", seats=[dead, other], active=1, agenda=agenda)
    assert (game.asked, game.options) == (0, ["pass"])
    game = forest(PLAIN, "forest-1 0,-2", seats=[{**dead, "hand": hand[3:]}, other], active=1, agenda=agenda)
    assert game.options == ["pass", "play clair-warlock"]
