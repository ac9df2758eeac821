"""The games the contract is tested on: all built-in ones, and the toy."""

from __future__ import annotations

import tablee
from tablee.contract import Allowances
from tablee.core.game import Game
from tests.contract.allowances import ALLOWANCES
from tests.toy.lanterns.game import GAME as LANTERNS


def all_games() -> list[Game]:
    return [*(tablee.game(name) for name in tablee.games()), LANTERNS]


def allowances(game: Game) -> Allowances:
    return ALLOWANCES.get(game.name, Allowances())
