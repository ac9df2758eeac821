"""Positions: what they contain, what they omit, and what is rejected."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.match import Match
from tests.days import many_matches
from tests.games.zombies4.forest import ALL_TILES, GAME, all_but, forest, laying, prowling, refused, start, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"


@many_matches
@rule("ZTE-1")
def test_every_state_of_a_match_is_its_position() -> None:
    match, chance = start(3, seed=11), Chance(4)
    number = 0
    while not match.over:
        options = match.pending[0].options
        match.pick(match.pending[0].seat, options[chance.below(len(options))])
        number += 1
        if number % 40 == 0:
            position = json.loads(json.dumps(match.position()))
            assert Match.from_position(GAME, position, seed=1).position() == match.position()


@rule("ZTE-7")
def test_what_is_left_out_has_its_usual_value() -> None:
    game = forest()
    assert (game.asked, game.kind) == (0, "window")
    assert len(game.position["draw"]) == 50
    assert len(game.position["pile"]) == 29
    assert game.seat(1)["square"] == "T0.s"


@rule("ZTE-1")
@pytest.mark.parametrize(
    ("field", "tiles", "position"),
    [
        ("tiles", ["forest-1 1,-1"], {}),  # not joined to anything
        ("tiles", [PLAIN, "forest-1 0,-1"], {}),  # two in one place
        ("tiles", [PLAIN, "forest-1 1,0"], {}),  # beside the Bridge
        ("tiles", [PLAIN, "cave 0,-2 180"], {}),  # cannot be entered
        ("tiles", [PLAIN, "cabin 0,-2", "cabin 0,-3"], {}),
        ("tiles", [PLAIN], {"pile": ["cabin"]}),
        ("pile", [PLAIN], {"pile": ["castle"]}),
        ("tiles", [PLAIN], {"dogs": {"T2.c": 1}}),
        ("dogs", [PLAIN], {"dogs": {"T1.c": 3}}),
        ("dogs", [PLAIN], {"dogs": {"T0.nw": 1}}),
        ("pool", [PLAIN], {"pool": 99}),
        ("pool", [PLAIN], {"dogs": {"T1.c": 1}, "pool": 100}),
        ("players", [PLAIN], {"seats": [{"halves": 0}, {}]}),
        ("players", [PLAIN], {"seats": [{"square": None}, {}]}),
        ("players", [PLAIN], {"seats": [{"square": "T0.e"}, {}]}),
        ("players", [PLAIN], {"seats": [{"front": ["portal"]}, {}]}),
        ("players", [PLAIN], {"seats": [{"hand": ["portal"] * 3}, {}]}),
        ("players", [PLAIN], {"seats": [{"bullets": -1}, {}]}),
        ("players", [PLAIN], {"seats": [{"shoes": 2}, {}]}),
        ("players", [PLAIN], {"seats": [{"trophies": 25}, {}]}),
        ("draw", [PLAIN], {"draw": ["portal"]}),
        ("draw", [PLAIN], {"draw": [*all_but(), "portal"]}),
        ("hours", [PLAIN], {"hours": 3}),
        ("winner", [PLAIN], {"winner": 2}),
        ("agenda", [PLAIN], {"winner": 1}),
        ("agenda", [PLAIN], {"agenda": []}),
        ("agenda", [PLAIN], {"agenda": [{"step": "dance", "seat": 0}]}),
        ("agenda", [PLAIN], {"agenda": [{"step": "turn", "seat": 0, "stage": "fights"}]}),
        ("agenda", [PLAIN], {"agenda": walking(3, seat=1)}),
        ("agenda", [PLAIN], {"agenda": walking(9)}),
        ("agenda", [PLAIN], {"agenda": prowling(3)}),  # no zombie to move
        ("agenda", [PLAIN], {"agenda": [*walking(3), {"step": "pace", "seat": 0, "square": "T1.c"}]}),
        ("agenda", [PLAIN], {"agenda": [*walking(3), {"step": "fight", "seat": 0, "square": "T1.c", "foe": "dog"}]}),
        ("known", [PLAIN], {"known": {"seat-0": []}}),
        ("weather", [PLAIN], {"weather": "rain"}),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_field(field: str, tiles: list[str], position: dict[str, Any]) -> None:
    refused(field, *tiles, **position)


@rule("ZTE-1")
def test_the_tile_in_hand_is_neither_on_the_map_nor_in_the_pile() -> None:
    game = forest(PLAIN, agenda=laying("cabin"))
    assert "cabin" not in game.position["pile"]
    refused("tiles", PLAIN, "cabin 0,-2", agenda=laying("cabin"))


@rule("ZTE-14")
@pytest.mark.parametrize("place", ["T2 south", "T1 east", "T0 west"])
def test_no_tile_is_being_laid_on_another_or_beside_the_bridge(place: str) -> None:
    agenda = laying("cabin")
    tiles = [PLAIN, "forest-1 0,-2", "forest-2 1,-1"]
    refused("agenda", *tiles, agenda=[*agenda[:-1], agenda[-1] | {"place": place}])
    forest(*tiles, agenda=[*agenda[:-1], agenda[-1] | {"place": "T2 north"}])


@rule("ZTE-4")
def test_a_finished_match() -> None:
    game = forest(*ALL_TILES, winner=1, agenda=[])
    assert game.kind == "over"
    assert GAME.scores(game.state) == [0.0, 0.0]
    assert game.state.reward(1) == 1.0
