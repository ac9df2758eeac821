"""The suite of test positions: each is valid, asks the seat it names, and offers its best pick."""

from __future__ import annotations

import pytest

import tablee
from bench.positions import solve, suite
from bench.positions.find import CLEAR, SEATS, SEEDS
from bench.positions.suite import Position
from tablee.bots import Bot
from tablee.core.chance import Chance
from tablee.core.view import View

FOUND = [each for game in SEATS for each in suite.read(game)]


class Fixed(Bot):
    """A bot that always makes the same pick."""

    def __init__(self, pick: int) -> None:
        super().__init__()
        self.pick = pick

    def choose(self, view: View, options: list[int], chance: Chance) -> int:  # noqa: ARG002 - it needs neither
        return self.pick if self.pick in options else options[0]


def test_every_position_asks_its_seat_and_offers_its_best_pick() -> None:
    assert FOUND
    for each in FOUND:
        game, state = tablee.game(each.game), each.state()
        texts = [game.picks.texts[pick] for pick in state.options(each.seat)]
        assert state.turn == each.seat
        assert len(texts) == each.options
        assert each.best in texts
        assert each.margin >= CLEAR
        assert each.seeds == SEEDS


def test_no_position_is_there_twice() -> None:
    assert len({str(each.position) for each in FOUND}) == len(FOUND)


@pytest.mark.parametrize("each", FOUND[:3], ids=range(len(FOUND[:3])))
def test_only_the_best_pick_solves(each: Position) -> None:
    game = tablee.game(each.game)
    best = game.picks.number(each.best)
    other = next(pick for pick in each.state().options(each.seat) if pick != best)
    assert solve.solves(Fixed(best), each, 0)
    assert not solve.solves(Fixed(other), each, 0)
