"""Happy DayZ: the evaluation is the lead after random playouts of the round, the judge estimates the chance to win."""

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
    """Return the lead after a few random playouts of the round, with the same luck every time."""
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
    """Plays the round to its end with sensible players; worth is the chance to win from there, and the lead."""

    def __init__(self) -> None:
        super().__init__()
        self.whim = 20  # percentage of random picks
        self.even = 8.0  # the lead per round left that makes victory e times as likely
        self.last = 0.35  # added to the rounds left, to soften the chances after the last round
        self.spread = 80.0  # a lead of half this over the others' average counts fully
        self.lead = 0.3  # the weight of the lead against the chance to win
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
