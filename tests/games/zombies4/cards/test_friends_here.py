"""We’re All Friends Here."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def visiting(*others: dict[str, Any], **me: Any) -> Forest:
    return forest(PLAIN, seats=[{"square": "T1.c", "hand": ["friends-here"], **me}, *others], agenda=walking(2))


@rule("ZTE-93")
def test_take_a_page_from_another() -> None:
    game = visiting({**QUIET, "front": ["twist-of-fate", "trees-are-alive", "spear"]}).pick("play friends-here")
    assert game.options == ["take trees-are-alive", "take twist-of-fate"]
    assert game.why_not("take spear") == "ZTE-93"
    game.pick("take twist-of-fate")
    assert game.seat(0)["front"] == ["twist-of-fate"]
    assert game.seat(1)["front"] == ["trees-are-alive", "spear"]
    assert game.position["discard"] == ["friends-here"]


@rule("ZTE-B40", "ZTE-55")
def test_not_a_page_one_has_already() -> None:
    game = visiting({**QUIET, "front": ["twist-of-fate"]}, front=["twist-of-fate"])
    assert game.why_not("play friends-here") == "ZTE-93"
    game = visiting({**QUIET, "front": ["twist-of-fate", "here-doggie"]}, front=["twist-of-fate"]).pick(
        "play friends-here"
    )
    assert game.seat(0)["front"] == ["here-doggie", "twist-of-fate"]  # the only one left to take


@rule("ZTE-93", "ZTE-37")
def test_the_stolen_page_may_be_used_like_any_other() -> None:
    game = visiting({**QUIET, "front": ["twist-of-fate"], "paged": True}).play("play friends-here", "use twist-of-fate")
    assert game.seat(0)["bullets"] == 4
