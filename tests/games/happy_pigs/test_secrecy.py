"""Sealed programming: before the reveal, no byte sent to others depends on what was sealed (HPG-22)."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from tablee import Match
from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tests.games.happy_pigs.scene import GAME, farm, place
from tests.rules import rule

HERD = farm(20, {"small": 1, "big": 1}, items={"vaccine": 1, "amulet": 1})


def table(seats: int) -> Match:
    return place([HERD] * seats, holder_seat=1 if seats == 2 else None)


def why_not(match: Match, viewer: int) -> list[object]:
    """Return what a seat is told when it tries what it may not do now."""
    with pytest.raises(Refused) as refused:
        match.pick(viewer, "sell big")
    return [refused.value.id, refused.value.clause, dict(refused.value.details)]


def everything(match: Match, viewer: int | None) -> str:
    """Return everything that reaches a viewer: view, events, question and options, refusals, and sampled worlds."""
    decision = match.decision(viewer) if viewer is not None else None
    view = GAME.view(match.state, viewer)
    worlds = [GAME.position(GAME.sample(view, Chance(seed))) for seed in range(4)]
    said = why_not(match, viewer) if viewer is not None else []
    asked = decision.as_json() if decision else None
    pending = [one.as_json() for one in match.pending if one.seat == viewer]
    return json.dumps([match.view(viewer), match.told(viewer), asked, pending, worlds, said], sort_keys=True)


@rule("HPG-22", "HPG-55")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("sealer", [0, 1])
def test_no_byte_for_others_differs_between_two_sealed_choices(seats: int, sealer: int) -> None:
    choices = table(seats).pending[sealer].options
    tiles = [pick for pick in choices if pick.startswith("program")]
    others = [viewer for viewer in (*range(seats), None) if viewer != sealer]
    seen = set()
    own = set()
    for tile in tiles:
        match = table(seats)
        match.pick(sealer, tile)
        seen.add(tuple(everything(match, viewer) for viewer in others))
        own.add(everything(match, sealer))
    assert len(seen) == 1, "others can tell two sealed choices apart"
    assert len(own) == len(tiles), "the seat itself knows its choice"


@rule("HPG-22")
def test_nothing_is_learned_when_all_but_one_have_answered() -> None:
    last = 3
    seen = set()
    for tiles in (("feed", "feed", "feed"), ("feed", "sell", "buy"), ("mate", "mate", "sell")):
        match = table(4)
        for seat, tile in enumerate(tiles):
            match.pick(seat, f"program {tile}")
        seen.add((everything(match, last), everything(match, None)))
    assert len(seen) == 1


@rule("HPG-22")
def test_nothing_is_learned_from_a_change_of_mind() -> None:
    seen = set()
    for first, second in permutations(("feed", "mate", "buy", "sell"), 2):
        match = table(3)
        match.pick(0, f"program {first}")
        match.pick(0, f"program {second}")
        seen.add((everything(match, 1), everything(match, None)))
    match = table(3)
    match.pick(0, "program feed")
    match.pick(0, "program feed")
    seen.add((everything(match, 1), everything(match, None)))
    assert len(seen) == 1, "not even whether it was changed to something else"


@rule("HPG-22")
def test_the_order_of_answers_tells_nothing_of_them() -> None:
    tiles = {0: "feed", 1: "sell", 2: "buy"}
    told = set()
    for order in permutations(tiles):
        match = table(4)
        for seat in order:
            match.pick(seat, f"program {tiles[seat]}")
        told.add(json.dumps([match.view(3), GAME.position(GAME.sample(GAME.view(match.state, 3), Chance(1)))]))
    assert len(told) == 1


@rule("HPG-60")
def test_with_open_programming_everybody_learns_at_once() -> None:
    seen = set()
    for tile in ("feed", "mate", "buy", "sell"):
        match = place([HERD] * 3, {"open_programming": True}, asked=[0])
        match.pick(0, f"program {tile}")
        seen.add(everything(match, 1))
    assert len(seen) == 4
