"""Figures of Happy DayZ: what the current trick brings, and what the round has brought at its end."""

from __future__ import annotations

from tablee.bots.figures.gauge import Gauge
from tablee.bots.judge import Judge
from tablee.core.bits import popcount
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.games.happy_dayz.effects.rules import HappyDayzState
from tablee.games.happy_dayz.state import FOLLOW, LEAD, SURVIVOR_CARDS, ZOMBIE_CARDS


class Trick(Gauge):
    """Plays to the end of the round, as this game's bots do, and notes on the way what the trick brings."""

    names = ("trick", "met", "bitten", "survivors", "zombies")
    worlds = 2000
    unwanted = ("bitten", "zombies")

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.played = False  # True if a card is being played to a trick
        self.trick = 0
        self.before = 0
        self.brought = (0.0, 0.0, 0.0)  # 100 if the trick is won, Survivor cards, Zombies

    def risk(self, seat: int) -> str:
        return "bitten"

    def prepare(self, world: State, seat: int) -> None:
        super().prepare(world, seat)
        assert isinstance(world, HappyDayzState)
        self.played = world.top() in (LEAD, FOLLOW)
        self.trick = world.trick
        self.before = world.zones[seat]

    def play_on(self, world: State, seat: int, chance: Chance) -> None:
        assert isinstance(world, HappyDayzState)
        self.brought = (0.0, 0.0, 0.0)
        if self.played:
            while world.asked and world.trick == self.trick:
                world.apply(world.turn, world.random_pick(chance), chance)
            fresh = world.zones[seat] & ~self.before
            won = 100.0 * (world.winner == seat)
            self.brought = won, float(popcount(fresh & SURVIVOR_CARDS)), float(popcount(fresh & ZOMBIE_CARDS))
        super().play_on(world, seat, chance)

    def count(self, world: State, seat: int) -> tuple[float, ...]:
        assert isinstance(world, HappyDayzState)
        return (*self.brought, float(world.gain[seat]), float(popcount(world.zones[seat] & ZOMBIE_CARDS)))

    def is_wrong(self, world: State, seat: int) -> bool:
        return self.brought[2] > 0


def gauge(judge: Judge) -> Gauge:
    return Trick(judge)
