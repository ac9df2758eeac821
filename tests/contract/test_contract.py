"""Every point of the contract, on every game of the list and on the toy."""

from __future__ import annotations

import pytest

from tablee.core import state
from tablee.core.game import Game
from tests.contract import playing
from tests.contract.case import all_games
from tests.contract.points import POINTS, Point, prove

IS_COMPILED = not str(state.__file__).endswith(".py")
MORE = 100 if IS_COMPILED else 5  # how many times more matches a long run takes
MANY = 10_000 if IS_COMPILED else 500  # matches whose every step is checked in a long run

each_point = pytest.mark.parametrize("point", POINTS, ids=lambda point: point.__name__)
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@each_point
@each_game
def test_contract(game: Game, point: Point) -> None:
    prove(point, game, POINTS[point])


@pytest.mark.long
@each_point
@each_game
def test_contract_at_length(game: Game, point: Point) -> None:
    prove(point, game, MANY if point == playing.nothing_is_lost else POINTS[point] * MORE)
