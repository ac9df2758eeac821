"""What a state of Happy DayZ is worth to a Community: its lead after random ends of the round, or its chance to win."""

from __future__ import annotations

from math import exp

from tablee.bots.evaluate.happy_dayz_play import Sensible
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
    """Sensible Communities play the round to its end; worth is the chance to win the match from there, and the lead."""

    def __init__(self) -> None:
        super().__init__()
        self.whim = 20  # of a hundred picks are any option
        self.even = 8.0  # a lead that makes victory nearly three times as likely, for each round left
        self.last = 0.35  # what the last round counts as, in rounds left
        self.spread = 80.0  # a lead of half of it over the average of the others cannot be better
        self.lead = 0.3  # its weight against the chance to win
        self.left = 0  # rounds after this one
        self.play = Sensible()
        self.share = [0.0] * 5

    def prepare(self, world: State) -> None:
        assert isinstance(world, HappyDayzState)
        table = world
        self.left = max(0, table.rounds - table.round)
        table.rounds = table.round

    def playout(self, world: State, chance: Chance) -> None:
        assert isinstance(world, HappyDayzState)
        table = world
        table.forget()
        self.play.look(table)
        while table.asked:
            whim = chance.below(100) < self.whim
            table.apply(table.turn, table.random_pick(chance) if whim else self.play.pick(table, chance), chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        assert isinstance(world, HappyDayzState)
        table = world
        total = 0.0
        most = 0
        for seat in range(table.seats):
            total += table.population[seat]
            most = max(most, table.population[seat])
        shares = 0.0
        for seat in range(table.seats):
            self.share[seat] = exp((table.population[seat] - most) / (self.even * (self.last + self.left)))
            shares += self.share[seat]
        for seat in range(table.seats):
            lead = (table.seats * table.population[seat] - total) / (table.seats - 1)
            worth = max(0.0, min(1.0, 0.5 + lead / self.spread))
            out[seat] = self.share[seat] / shares + self.lead * (worth - self.share[seat] / shares)


def judge() -> Judge:
    return HappyDayzJudge()
