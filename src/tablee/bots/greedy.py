"""A bot that looks one pick ahead: it tries each option in a few worlds consistent with the view and takes the best."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.bot import Bot
from tablee.core.chance import Chance
from tablee.core.hot import cold
from tablee.core.state import State
from tablee.core.view import View

Evaluation = Callable[["State", int], float]


class Greedy(Bot):
    """Evaluates the state after each option (bots/evaluate/<game>.py)."""

    def __init__(self, world: State, trial: State, evaluation: Evaluation, samples: int) -> None:
        super().__init__()
        self.world = world  # two scratch states, refilled for every try
        self.trial = trial
        self.evaluation = evaluation
        self.samples = samples
        self.whim = 0  # percentage of random picks
        self.blind = 0  # percentage of options it overlooks, as beginners do
        self.luck = Chance(0)

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        if len(options) == 1:
            return options[0]
        if self.whim and chance.below(100) < self.whim:
            return options[chance.below(len(options))]
        return self.best(view, self.noticed(options, chance) if self.blind else options, chance)

    @cold
    def noticed(self, options: list[int], chance: Chance) -> list[int]:
        """Return the options it does not overlook; a random one if it overlooks all."""
        seen = [option for option in options if chance.below(100) >= self.blind]
        return seen or [options[chance.below(len(options))]]

    @cold
    def best(self, view: View, options: list[int], chance: Chance) -> int:
        """Return the option with the best total over a few worlds."""
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.samples):
            view.sample_into(self.world, chance)
            high = chance.below(2**30)
            start = (high << 30) + chance.below(2**30) + 1
            for i in range(len(options)):
                self.luck.x = start  # the same luck for every option, so that only the options differ
                totals[i] += self.outcome(view.seat, options[i])
        best = max(totals)
        equal = [options[i] for i in range(len(options)) if totals[i] == best]
        return equal[chance.below(len(equal))]

    @cold
    def outcome(self, seat: int, pick: int) -> float:
        """Return the world's worth to the seat after this pick and, if sealed, random answers of the others."""
        trial = self.trial
        trial.copy_from(self.world)
        trial.apply(seat, pick, self.luck)
        while trial.sealed and trial.asked:
            trial.apply(trial.turn, trial.random_pick(self.luck), self.luck)
        return self.evaluation(trial, seat)
