"""Mutated positions are either read or rejected with a sentence that names the field; nothing else happens."""

from __future__ import annotations

import copy
import os
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.match import Match
from tests.contract.games import all_games
from tests.days import IS_COMPILED

LONG = 100_000
STRANGE: list[Any] = [
    None, True, False, -1, 0, 1, 2, 7, 63, 64, 99, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, float("nan"), float("inf"),
    "", "x", "\0", "é" * 50, "none", [], [[]], [0] * 99, {}, {"": None}, [None], ["x", "x"],
]  # fmt: skip


def positions(game: Game, chance: Chance, count: int) -> list[Any]:
    """Return positions of random matches with every number of seats."""
    found: list[Any] = []
    while len(found) < count:
        seats = game.fewest_seats + chance.below(game.most_seats - game.fewest_seats + 1)
        match = Match.start(game, seats, seed=chance.below(1 << 30))
        for _ in range(chance.below(160)):
            if match.over:
                break
            decision = match.pending[chance.below(len(match.pending))]
            match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
        found.append(match.position())
    return found


def places(data: Any) -> list[tuple[Any, Any]]:
    """Yield every list and object in it with each of its keys."""
    found: list[tuple[Any, Any]] = []
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    for key in keys:
        found += [(data, key), *places(data[key])]
    return found


def mutated(position: Any, chance: Chance) -> Any:
    """Return a copy with one to three mistakes."""
    wrong = copy.deepcopy(position)
    for _ in range(1 + chance.below(3)):
        everywhere = places(wrong)
        if not everywhere:
            return wrong
        home, key = everywhere[chance.below(len(everywhere))]
        other_home, other = everywhere[chance.below(len(everywhere))]
        way = chance.below(6)
        if way == 0:
            home[key] = copy.deepcopy(STRANGE[chance.below(len(STRANGE))])
        elif way == 1:
            home[key] = copy.deepcopy(other_home[other])
        elif way == 2:
            del home[key]
        elif way == 3 and isinstance(home, list):
            home.insert(key, copy.deepcopy(home[key]))
        elif way == 4 and isinstance(home, dict):
            home[f"{key}s"] = home[key]
        elif isinstance(home[key], int):
            home[key] += (-1, 1, 100, -100)[chance.below(4)]
    return wrong


def read(game: Game, position: Any, chance: Chance) -> bool:
    """Return whether it was read; if so, every seat looks at it and some picks are made."""
    try:
        match = Match.from_position(game, position, seed=1)
    except BadInput as problem:
        return not problem.sentence("en")
    for seat in (None, *range(match.seats)):
        match.view(seat)
    for _ in range(5):
        if match.over:
            break
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    return True


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("count", [400 if IS_COMPILED else 60, pytest.param(LONG, marks=pytest.mark.long)])
def test_a_mutated_position_is_read_or_refused(game: Game, count: int) -> None:
    chance = Chance(int(os.environ.get("TABLEE_SEED", "7")))
    sound = positions(game, chance, 12 if count < LONG else 200)
    refused = 0
    for n in range(count):
        wrong = mutated(sound[n % len(sound)], chance)
        refused += not read(game, wrong, chance)
    assert all(read(game, each, chance) for each in sound)
    assert refused > count // 2
