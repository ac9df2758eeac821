"""Figures of Zombiaki: how far the zombies have come and how strong they are, two of their turns later."""

from __future__ import annotations

from tablee.bots.evaluate.zombiaki import ZombiakiJudge
from tablee.bots.figures.gauge import Gauge
from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.games.zombiaki.cards.squares import LANE_COUNT, ROWS
from tablee.games.zombiaki.cards.units import DOG_BODY
from tablee.games.zombiaki.effects.rules import ZombiakiState

TURNS = 2  # zombie turns that are played on
HUMANS = 1


def front(street: ZombiakiState) -> int:
    """Return the row of the zombie nearest to the barricade, 1 to 5; 0 if there is none, 6 if one has passed it."""
    if street.winner == 0:
        return ROWS + 1
    zombies = [square for square in range(ROWS * LANE_COUNT) if street.body[square] > DOG_BODY]
    return max((square % ROWS + 1 for square in zombies), default=0)


def strength(street: ZombiakiState) -> int:
    return sum(street.strength[square] for square in range(ROWS * LANE_COUNT))


class Street(Gauge):
    """Both sides play on greedily with some random picks, as the bot's judge does."""

    names = ("front", "strength", "broken")
    worlds = 500

    def __init__(self, judge: ZombiakiJudge) -> None:
        super().__init__(judge)
        self.until = 0
        self.before = 0
        judge.ahead = 1  # one pick at a time, so that all worlds stop in the same turn

    def wants(self, name: str, seat: int) -> bool:
        return seat != HUMANS

    def risk(self, seat: int) -> str:
        return "barricade" if seat == HUMANS else "strength"

    def prepare(self, world: State, seat: int) -> None:
        super().prepare(world, seat)
        assert isinstance(world, ZombiakiState)
        self.until = world.round + TURNS
        self.before = strength(world)

    def play_on(self, world: State, seat: int, chance: Chance) -> None:
        assert isinstance(world, ZombiakiState)
        while world.asked and world.round < self.until:
            self.judge.playout(world, chance)

    def count(self, world: State, seat: int) -> tuple[float, ...]:
        assert isinstance(world, ZombiakiState)
        return float(front(world)), float(strength(world)), 100.0 * (world.winner == 0)

    def is_wrong(self, world: State, seat: int) -> bool:
        """For the humans: a zombie has reached or passed the barricade. For the zombies: they have lost strength."""
        assert isinstance(world, ZombiakiState)
        return front(world) >= ROWS if seat == HUMANS else world.winner != 0 and strength(world) < self.before


def gauge(judge: Judge) -> Gauge:
    assert isinstance(judge, ZombiakiJudge)
    return Street(judge)
