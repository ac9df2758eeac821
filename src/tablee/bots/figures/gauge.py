"""How a game counts what a pick brings: how far a world is played on, what is counted then, and what has gone wrong."""

from __future__ import annotations

from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.state import State


class Gauge:
    """The usual one: the match is played to its end, and the victory is counted, out of 100."""

    names: tuple[str, ...] = ("victory",)  # `figure-<name>` says what each is
    unwanted: tuple[str, ...] = ()  # of these, less is better
    worlds = 400  # in which two options are compared: as many as take a fraction of a second

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def wants(self, name: str, seat: int) -> bool:
        """Whether the seat wants more of a figure."""
        return name not in self.unwanted

    def risk(self, seat: int) -> str:
        """`risk-<name>` says what can go wrong; nothing, where losing is all there is."""
        return ""

    def prepare(self, world: State, seat: int) -> None:
        """Before any option is tried in a world: note what there is now."""
        self.judge.prepare(world)

    def play_on(self, world: State, seat: int, chance: Chance) -> None:
        """After an option was taken: go on to the moment at which one counts."""
        if world.asked:
            self.judge.playout(world, chance)

    def worth(self, world: State, seat: int) -> float:
        """What the world is worth to the seat in the eyes of the bot's judge, from 0 to 1."""
        return self.judge.value_to(world, seat)

    def count(self, world: State, seat: int) -> tuple[float, ...]:
        """The figures, in the order of their names."""
        return (100 * self.worth(world, seat),)

    def is_wrong(self, world: State, seat: int) -> bool:
        """Whether what could go wrong has."""
        return False
