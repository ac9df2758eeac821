"""How a game measures a pick: how far a world is played on, which figures are taken then, and what can go wrong."""

from __future__ import annotations

from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.state import State


class Gauge:
    """The default: play the match to its end and count the victory, as a percentage."""

    names: tuple[str, ...] = ("victory",)  # the message `figure-<name>` describes each
    unwanted: tuple[str, ...] = ()  # figures of which less is better
    worlds = 400  # samples per comparison, chosen to take a fraction of a second

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def wants(self, name: str, seat: int) -> bool:
        """True if more of this figure is better for the seat."""
        return name not in self.unwanted

    def risk(self, seat: int) -> str:
        """Return the name of what can go wrong (message `risk-<name>`); empty if nothing but losing."""
        return ""

    def prepare(self, world: State, seat: int) -> None:
        """Prepare a world before any option is tried in it."""
        self.judge.prepare(world)

    def play_on(self, world: State, seat: int, chance: Chance) -> None:
        """Play on after an option to the moment at which the figures are taken."""
        if world.asked:
            self.judge.playout(world, chance)

    def worth(self, world: State, seat: int) -> float:
        """Return the judge's estimate of the world for the seat, from 0 to 1."""
        return self.judge.value_to(world, seat)

    def count(self, world: State, seat: int) -> tuple[float, ...]:
        """Return the figures, in the order of `names`."""
        return (100 * self.worth(world, seat),)

    def is_wrong(self, world: State, seat: int) -> bool:
        """True if what can go wrong has."""
        return False
