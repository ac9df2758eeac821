"""A bot that compares all options in the same worlds with the same luck, until one of them is clearly the best."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.core.view import View

UNSEEN = 0.25  # the variance that one more world could add
SURE = 2.5  # an option is dropped when it lags by this many standard errors of the difference


class Careful(Bot):
    """Splits its tries among the options still in contention; the judge scores each try."""

    def __init__(self, world: State, trial: State, judge: Judge, tries: int) -> None:
        super().__init__()
        self.world = world  # two scratch states, refilled for every try
        self.trial = trial
        self.judge = judge
        self.tries = tries
        self.luck = Chance(0)
        self.values = [0.0] * 16
        self.lucky = False  # True if any try of this choice drew chance

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        if len(options) == 1:
            return options[0]
        equal = self.best(view, options, chance)
        return equal[chance.below(len(equal))]

    def best(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Return the best options; of several, each is worth exactly the same in every world tried."""
        found: list[list[float]] = [[] for _ in options]  # the worth of each option, world by world
        open_ = list(range(len(options)))
        self.lucky = False
        left = self.tries
        while len(open_) > 1 and left > 0:
            self.compare(view, options, open_, found, chance)
            left -= len(open_)
            open_ = still_open(found, open_, UNSEEN if self.lucky else 0.0)
        totals = [sum(found[i]) for i in open_]
        return [options[i] for i, total in zip(open_, totals, strict=True) if total == max(totals)]

    def compare(
        self, view: View, options: list[int], open_: list[int], found: list[list[float]], chance: Chance
    ) -> None:
        """Try each option still in contention in one world, with the same luck."""
        view.sample_into(self.world, chance)
        self.judge.prepare(self.world)
        high = chance.below(2**30)
        start = (high << 30) + chance.below(2**30) + 1
        for i in open_:
            self.luck.x = start
            found[i].append(self.outcome(view.seat, options[i]))
            self.lucky = self.lucky or self.luck.x != start

    def outcome(self, seat: int, pick: int) -> float:
        """Return the world's worth to the seat after this pick and the judge's playout."""
        self.trial.copy_from(self.world)
        self.trial.apply(seat, pick, self.luck)
        while self.trial.sealed and self.trial.asked:
            self.trial.apply(self.trial.turn, self.trial.random_pick(self.luck), self.luck)
        if self.trial.asked:
            self.judge.playout(self.trial, self.luck)
        self.judge.worth_into(self.trial, self.values)
        return self.values[seat]


def still_open(found: list[list[float]], open_: list[int], unseen: float) -> list[int]:
    """Return the options that may still be the best; `unseen` is extra variance for worlds not yet sampled."""
    worlds = len(found[open_[0]])
    best = found[max(open_, key=lambda i: sum(found[i]))]
    kept = []
    for i in open_:
        lags = [mine - other for mine, other in zip(best, found[i], strict=True)]
        mean = sum(lags) / worlds
        spread = sum(lag * lag for lag in lags) / worlds - mean * mean + unseen / worlds
        if mean * mean * worlds <= SURE * SURE * spread:
            kept.append(i)
    return kept
