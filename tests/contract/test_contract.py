"""Every point of the contract, on every game of the list and on the toy."""

from __future__ import annotations

import pytest

from tablee.core.game import Game
from tests.contract.case import all_games
from tests.contract.points import POINTS, Point, prove

MORE = 100  # how many times more matches a long run takes


@pytest.mark.parametrize("point", POINTS, ids=lambda point: point.__name__)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_contract(game: Game, point: Point) -> None:
    prove(point, game, POINTS[point])


@pytest.mark.long
@pytest.mark.parametrize("point", POINTS, ids=lambda point: point.__name__)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_contract_at_length(game: Game, point: Point) -> None:
    prove(point, game, POINTS[point] * MORE)
