"""Figures of Zombies!!! 4: the chance to cast the spell first, and the hearts, bullets, trophies and pages left."""

from __future__ import annotations

from tablee.bots.figures.gauge import Gauge
from tablee.bots.judge import Judge
from tablee.core.bits import popcount
from tablee.core.state import State
from tablee.games.zombies4.cards.tables import ALL_PAGES
from tablee.games.zombies4.effects.rules import Zombies4State


class Forest(Gauge):
    """Resolves what is under way first: fights and cards."""

    names = ("spell", "hearts", "bullets", "trophies", "pages")

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.before = 0

    def risk(self, seat: int) -> str:
        return "hearts"

    def prepare(self, world: State, seat: int) -> None:
        super().prepare(world, seat)
        assert isinstance(world, Zombies4State)
        self.before = world.halves[seat]

    def count(self, world: State, seat: int) -> tuple[float, ...]:
        assert isinstance(world, Zombies4State)
        hearts = world.halves[seat] / 2 if world.at[seat] >= 0 else 0.0
        pages = popcount(world.front[seat] & ALL_PAGES)
        chance = 100 * self.worth(world, seat)
        return chance, hearts, float(world.bullets[seat]), float(world.trophies[seat]), float(pages)

    def is_wrong(self, world: State, seat: int) -> bool:
        assert isinstance(world, Zombies4State)
        return world.asked != 0 and (world.at[seat] < 0 or world.halves[seat] < self.before)


def gauge(judge: Judge) -> Gauge:
    return Forest(judge)
