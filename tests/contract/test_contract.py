"""Every point of the contract, on every game of the list and on the toy."""

from __future__ import annotations

import pytest

from tablee.contract import POINTS, check
from tablee.contract.points import AT_LENGTH
from tablee.core.game import Game
from tests.contract.games import all_games, allowances
from tests.days import IS_COMPILED, MANY_MATCHES

# The same rules run on both engines, and test_modes.py compares them: every day the slow one plays one match per point,
# the other half of what `tablee.contract` plays by default.
DAILY = 0.5 if IS_COMPILED else 0.01
BY_DAY = [point for point in POINTS if IS_COMPILED or point != "every_kind_occurs"]  # up to 200 whole matches a game
MORE = 100 if IS_COMPILED else 5  # times as many matches in a long run
MUCH_MORE = {"nothing_is_lost": 840 if IS_COMPILED else 42}  # 10,000 matches, every step of them checked

SLOWEST = "zombies4"  # half of all the time on the plain sources, so it keeps the contract there only in long runs
SELDOM = ("every_kind_occurs", SLOWEST)  # about 60 whole matches; by day the tests of its cards meet every kind

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def marks(game: Game, point: str) -> list[pytest.MarkDecorator]:
    """Return the marks of what is left to long runs."""
    if (point, game.name) == SELDOM:
        return [pytest.mark.long]
    return MANY_MATCHES if game.name == SLOWEST else []


@pytest.mark.parametrize(
    ("game", "point"),
    [
        pytest.param(game, point, marks=marks(game, point), id=f"{game.name}-{point}")
        for game in all_games()
        for point in BY_DAY
    ],
)
def test_contract(game: Game, point: str) -> None:
    check(game, point, allowances=allowances(game), more=DAILY)


@pytest.mark.long
@pytest.mark.parametrize("point", [*POINTS, *(point.__name__ for point in AT_LENGTH)])
@each_game
def test_contract_at_length(game: Game, point: str) -> None:
    check(game, point, allowances=allowances(game), more=MUCH_MORE.get(point, MORE))
