"""`python -m tests.toy.records MODULE`: print records of some matches of Lanterns as implemented in the module."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match


def records(module: str) -> dict[str, Any]:
    game: Game = import_module(module).GAME
    shelf.put(game)
    file = sys.modules[type(game.blank()).__module__].__file__
    return {"file": file, "records": [record(game, seed) for seed in range(40)]}


def record(game: Game, seed: int) -> list[Any]:
    """Play a match, with playouts from sampled worlds on the way."""
    match, chance = Match.start(game, 2 + seed % 2, {"vane": seed % 3 > 0}, seed), Chance(seed)
    worlds = []
    while not match.over:
        decision = match.pending[chance.below(len(match.pending))]
        world = game.sample(game.view(match.state, decision.seat), chance)
        world.playout(chance)
        worlds.append(game.position(world))
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    return [match.record.dumps(), worlds]


if __name__ == "__main__":
    json.dump(records(sys.argv[1]), sys.stdout)
