"""The judge of Happy Pigs: quick farmers finish the round, then the farms' forecasts give each seat's chance to win."""

from __future__ import annotations

from math import exp

from tablee.bots.evaluate.happy_pigs_chores import is_fresh
from tablee.bots.evaluate.happy_pigs_play import Farmer
from tablee.bots.evaluate.happy_pigs_worth import Worth
from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.games.happy_pigs.effects.rules import HappyPigsState
from tablee.games.happy_pigs.state.board import PROGRAM, SHOW

__all__ = ["HappyPigsJudge"]


class HappyPigsJudge(Judge):
    """Plays on to the start of a round with quick farmers; worth is the chance to win from there, and the lead."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0  # rounds that the farmers play after the current one
        self.opening = 5  # from the opening, they play on to this round, when the first season has ended
        self.soft = 1.0  # above 1, a lead is less decisive than in the years the weights were learned from
        self.last = 2.0  # the dollars of lead at the end that count e times as much
        self.victory = 0.8  # the weight of the chance to win against the lead
        self.spread = 80.0  # a lead of half this over the best of the others counts fully
        self.until = 0  # the round before which the farmers stop
        self.farmer = Farmer()
        self.worth = Worth()
        self.dollars = [0.0] * 6
        self.share = [0.0] * 6

    def prepare(self, world: State) -> None:
        """Disable moving pigs by hand, which has no effect on the result, and set how far to play on."""
        assert isinstance(world, HappyPigsState)
        table = world
        table.by_hand = False
        self.until = max(self.opening, table.round + 1 + self.ahead)

    def playout(self, world: State, chance: Chance) -> None:
        assert isinstance(world, HappyPigsState)
        table = world
        surveyed = 0
        until = max(self.until, table.round if is_fresh(table) else table.round + 1)
        while table.asked and table.round < until:
            step = table.top() >> 3
            if (step == PROGRAM or step == SHOW) and surveyed != table.round:
                surveyed = table.round
                self.farmer.survey(table)
            table.hand[table.turn] = 0
            table.apply(table.turn, self.farmer.pick(table, table.turn, chance), chance)

    def worth_into(self, world: State, out: list[float]) -> None:
        assert isinstance(world, HappyPigsState)
        table = world
        most = self.foretell(table)
        decisive = self.soft * self.worth.decisive(table) if table.asked else self.last
        total = 0.0
        for seat in range(table.seats):
            self.share[seat] = exp((self.dollars[seat] - most) / decisive)
            total += self.share[seat]
        for seat in range(table.seats):
            best = -1000.0
            for other in range(table.seats):
                if other != seat:
                    best = max(best, self.dollars[other])
            lead = max(0.0, min(1.0, 0.5 + (self.dollars[seat] - best) / self.spread))
            out[seat] = lead + self.victory * (self.share[seat] / total - lead)

    def foretell(self, table: HappyPigsState) -> float:
        """Set the dollars each seat can expect, and return the most."""
        most = -1000.0
        for seat in range(table.seats):
            self.dollars[seat] = self.worth.forecast(table, seat) if table.asked else table.money[seat]
            most = max(most, self.dollars[seat])
        return most
