"""A bot that searches a tree of picks over worlds consistent with its view, within iterations or milliseconds."""

from __future__ import annotations

from time import perf_counter

from tablee.bots.bot import Bot
from tablee.bots.grove import Grove
from tablee.bots.search import Search
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.hot import cold
from tablee.core.state import State
from tablee.core.view import View

BATCH = 100
PATIENCE = 8.0  # seconds after which a slow machine stops with fewer iterations


class Ismcts(Bot):
    """Plays the most visited pick. It is deterministic with an iteration budget, not with a time budget.

    The iterations are divided among the threads, each with a tree of its own; within a time, more threads make more of them.
    The budget lasts until something new is seen: until then, the next pick reuses the tree and only spends the rest.
    """

    def __init__(self, game: Game, grove: Grove, iterations: int, milliseconds: int) -> None:
        super().__init__()
        self.game = game
        self.grove = grove
        self.search: Search = grove.trees[0]
        self.trial: State = game.blank()
        self.luck = Chance(0)
        self.iterations = iterations
        self.seconds = milliseconds / 1000
        self.left = 0.0
        self.expected: object = None  # the view in which the tree can be reused

    def forget(self) -> None:
        self.expected = None  # object: once in a match

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        if len(options) == 1:
            return options[0]
        if self.grove.runs:
            raise RuntimeError("this bot is thinking in another thread: each thread needs a bot of its own")
        if not self.goes_on(view):
            self.grove.clear()
            self.left = self.seconds
        self.grove.share(view, chance)
        self.think(view.seat)
        pick = self.grove.best(view.seat)
        self.grove.step(pick, view.seat)
        self.foresee(view, pick, chance)
        return pick

    @cold
    def goes_on(self, view: View) -> bool:
        """True if the view is exactly what the last pick was expected to lead to."""
        return self.expected is not None and self.expected == (view.seat, self.game.show(view))

    @cold
    def foresee(self, view: View, pick: int, chance: Chance) -> None:
        """Store the view expected after this pick; None if it draws chance or somebody else answers next."""
        view.sample_into(self.trial, chance)
        self.luck.x = 1
        self.trial.apply(view.seat, pick, self.luck)
        again = self.luck.x == 1 and self.trial.turn == view.seat and self.trial.sealed == 0
        self.expected = (view.seat, self.game.show(self.game.view(self.trial, view.seat))) if again else None

    @cold
    def think(self, seat: int) -> None:
        """Iterate until the budget is spent or the choice is decided."""
        if self.seconds:
            self.think_by_time(seat)
            return
        left = self.iterations - self.grove.seen()
        end = perf_counter() + PATIENCE
        while left > 0 and self.grove.lead(seat) <= left and perf_counter() < end:
            batch = min(BATCH * self.grove.count, left)
            self.grove.run(batch)
            left -= batch
        if self.grove.seen() == 0:
            self.grove.run(1)

    @cold
    def think_by_time(self, seat: int) -> None:
        """Run at least one batch, then more until time is up or the rest could not change the choice."""
        start = perf_counter()
        batch = BATCH * self.grove.count
        done = 0
        spent = 0.0
        while done == 0 or (spent < self.left and self.grove.lead(seat) <= done * (self.left - spent) / spent):
            self.grove.run(batch)
            done += batch
            spent = max(perf_counter() - start, 1e-9)
        self.left -= spent
