"""Compares a pick with the other options in the same sampled worlds, in figures that players know.

Worlds are sampled from the seat's view only. In each, the pick and one of the others are tried with the same luck, so
that only the picks differ. The same view and stream give the same figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from tablee.bots.figures import gauge
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.view import View

SURE = 2.0  # standard errors by which two averages must differ
TINY = 0.05  # smaller differences would be displayed as 0
FEW = 10
PATIENCE = 2.0  # seconds after which a slow machine stops with fewer worlds


@dataclass(frozen=True, slots=True)
class Figure:
    """One average for the pick and for the others; the message `figure-<name>` describes it."""

    name: str
    value: float
    other: float
    good: bool  # True if the pick does better


@dataclass(frozen=True, slots=True)
class Comparison:
    """A pick against the others: the figures that differ, and in how many of ten worlds something goes wrong."""

    pick: str
    others: list[str] = field(default_factory=list)  # empty if there was no choice
    lead: str = "alone"  # or "clear", "alike", or "behind": then the bot sees an advantage beyond these figures
    worlds: int = 0
    figures: list[Figure] = field(default_factory=list)
    risk: str = ""
    wrong: int = 0
    other_wrong: int = 0


class Tried:
    """The figures after an option, world by world."""

    def __init__(self) -> None:
        self.rows: list[tuple[float, ...]] = []
        self.wrong = 0

    def mean(self, column: int) -> float:
        return sum(row[column] for row in self.rows) / len(self.rows)


class Comparer:
    """Tries options of one game in worlds consistent with a view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.gauge = gauge(game.name)
        self.world = game.blank()  # two scratch states, refilled for every try
        self.trial = game.blank()
        self.luck = Chance(0)

    def compare(self, view: View, pick: str, others: Sequence[str], chance: Chance) -> Comparison:
        """Compare a pick with the average of other options, keeping only statistically significant differences."""
        others = [option for option in others if option != pick]
        if not others:
            return Comparison(pick)
        mine, theirs = self.side_by_side(view, pick, others, chance)
        figures = [
            self.figure(name, mine.mean(column), theirs.mean(column), view.seat)
            for column, name in enumerate(self.gauge.names)
            if differ(mine, theirs, column)
        ]
        figures.sort(key=lambda figure: not figure.good)
        lead = "alike" if not figures else "clear" if figures[0].good else "behind"
        worlds = len(mine.rows)
        wrong, other_wrong = tenths(mine.wrong, worlds), tenths(theirs.wrong, worlds)
        return Comparison(pick, others, lead, worlds, figures, self.gauge.risk(view.seat), wrong, other_wrong)

    def figure(self, name: str, value: float, other: float, seat: int) -> Figure:
        return Figure(name, value, other, (value > other) == self.gauge.wants(name, seat))

    def side_by_side(self, view: View, pick: str, others: Sequence[str], chance: Chance) -> tuple[Tried, Tried]:
        mine, theirs = Tried(), Tried()
        number, rest = self.game.picks.numbers[pick], [self.game.picks.numbers[option] for option in others]
        end = perf_counter() + PATIENCE
        while len(mine.rows) < self.gauge.worlds and (len(mine.rows) < FEW or perf_counter() < end):
            view.sample_into(self.world, chance)
            self.gauge.prepare(self.world, view.seat)
            start = (chance.below(2**30) << 30) + chance.below(2**30) + 1
            other = rest[chance.below(len(rest))]
            for option, tried in ((number, mine), (other, theirs)):
                self.luck.x = start
                self.look(view.seat, option, tried)
        return mine, theirs

    def look(self, seat: int, number: int, tried: Tried) -> None:
        """Try one option in one world."""
        trial = self.trial
        trial.copy_from(self.world)
        trial.apply(seat, number, self.luck)
        while trial.sealed and trial.asked:
            trial.apply(trial.turn, trial.random_pick(self.luck), self.luck)
        self.gauge.play_on(trial, seat, self.luck)
        tried.rows.append(self.gauge.count(trial, seat))
        tried.wrong += self.gauge.is_wrong(trial, seat)


def tenths(count: int, worlds: int) -> int:
    """Return in how many of ten worlds it happens: 0 or 10 only if never or always."""
    if count in (0, worlds):
        return 10 * count // worlds
    return min(9, max(1, round(10 * count / worlds)))


def differ(mine: Tried, theirs: Tried, column: int) -> bool:
    """True if two averages over the same worlds differ significantly."""
    gaps = [one[column] - other[column] for one, other in zip(mine.rows, theirs.rows, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return abs(mean) >= TINY and abs(mean) > SURE * sqrt(spread / len(gaps))
