"""What a state of Happy DayZ is worth to a Community: its lead over the others after a few random ends of the round."""

from __future__ import annotations

from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.games.happy_dayz.effects.rules import HappyDayzState

__all__ = ["evaluate"]

PLAYOUTS = 2
SCRATCH = HappyDayzState()
LUCK = Chance(1969)


def evaluate(state: State, seat: int) -> float:
    """The same luck every time, so that two states differ by themselves alone."""
    LUCK.x = 1969
    total = 0.0
    table = SCRATCH
    for _ in range(PLAYOUTS):
        table.copy_from(state)
        table.memory = False
        table.rounds = table.round
        table.playout(LUCK)
        for i in range(table.seats):
            total += table.population[seat] - table.population[i]
    return total


class HappyDayzJudge(Judge):
    """Looks to the end of the round; worth is the lead over the others, and in the last round also the victory."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 80.0  # a lead of half of it over the average of the others cannot be better
        self.victory = 0.5  # its weight against the lead, in the last round
        self.last = False

    def prepare(self, world: State) -> None:
        assert isinstance(world, HappyDayzState)
        table = world
        self.last = table.round >= table.rounds
        table.rounds = table.round

    def worth_into(self, world: State, out: list[float]) -> None:
        assert isinstance(world, HappyDayzState)
        table = world
        total = 0.0
        for seat in range(table.seats):
            total += table.population[seat]
        for seat in range(table.seats):
            lead = (table.seats * table.population[seat] - total) / (table.seats - 1)
            worth = max(0.0, min(1.0, 0.5 + lead / self.spread))
            out[seat] = worth + self.victory * (table.reward(seat) - worth) if self.last else worth


def judge() -> Judge:
    return HappyDayzJudge()
