"""Figures of Happy Pigs: dollars at the end of the year, where they come from, and the pigs lost on the way."""

from __future__ import annotations

from tablee.bots.figures.gauge import Gauge
from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tablee.games.happy_pigs.effects.rules import HappyPigsState

SOURCES = {"final-sale": "money", "sold": "price", "income": "money", "unused": "money", "lost": "count"}


class Year(Gauge):
    """Plays the year to its end with sensible farmers and many random picks, as the bot's judge does."""

    names = ("dollars", "auction", "sold", "lost")
    worlds = 160
    unwanted = ("lost",)

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.told: dict[str, float] = {}

    def risk(self, seat: int) -> str:
        return "lost"

    def play_on(self, world: State, seat: int, chance: Chance) -> None:
        events: list[Event] = []
        world.sink = events
        super().play_on(world, seat, chance)
        world.sink = None
        self.told = dict.fromkeys(SOURCES, 0.0)
        for event in events:
            if event.kind in SOURCES and event.args.get("seat") == seat:
                self.told[event.kind] += event.args[SOURCES[event.kind]]

    def count(self, world: State, seat: int) -> tuple[float, ...]:
        assert isinstance(world, HappyPigsState)
        told = self.told
        return float(world.money[seat]), told["final-sale"], told["sold"], told["lost"]

    def is_wrong(self, world: State, seat: int) -> bool:
        return self.told["lost"] > 0


def gauge(judge: Judge) -> Gauge:
    return Year(judge)
