"""House rules and other boxes."""

from __future__ import annotations

import pytest

import tablee
from tests.games.zombies4.forest import GAME, forest, refused, start, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-5", "ZTE-C34")
def test_what_a_table_may_choose() -> None:
    assert {setting.name for setting in GAME.offered} == {
        "night", "kills", "death_loss", "trees_half", "fever_target", "used_pages"
    }  # fmt: skip
    with pytest.raises(tablee.BadInput) as problem:
        start(2, kills=3)
    assert problem.value.details["setting"] == "kills"


@rule("ZTE-C34", "ZTE-4")
def test_fewer_trophies_to_win() -> None:
    seats = [{"square": "T1.s", "trophies": 4, "carded": True}, QUIET]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=walking(1), options={"kills": 5}).pick("step T1.c", 6)
    assert game.kind == "over"


@rule("ZTE-C34", "ZTE-B42")
def test_used_pages_may_leave_the_game() -> None:
    seats = [{"square": "T1.c", "front": ["twist-of-fate"]}, QUIET]
    game = forest(PLAIN, seats=seats, agenda=walking(1), options={"used_pages": "removed"}).pick("use twist-of-fate")
    assert (game.position["discard"], game.position["removed"]) == ([], ["twist-of-fate"])


@rule("ZTE-58")
def test_the_bridge_lies_from_the_start_and_is_never_in_the_pile() -> None:
    assert "bridge" not in start(2).position()["state"]["pile"]
    refused("tiles", PLAIN, pile=["bridge"])


@rule("ZTE-2", "ZTE-C35", "ZTE-46")
def test_human_zombies_only_where_a_position_puts_them() -> None:
    assert start(3).position()["state"]["humans"] == {}
    refused("dogs", PLAIN, humans={"T1.c": 1}, dogs={"T1.c": 1})
