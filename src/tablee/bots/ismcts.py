"""A bot that searches a tree of picks over worlds consistent with its view, within iterations or milliseconds."""

from __future__ import annotations

from time import perf_counter

from tablee.bots.bot import Bot
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

    The budget lasts until something new is seen: until then, the next pick reuses the tree and only spends the rest.
    """

    def __init__(self, game: Game, search: Search, iterations: int, milliseconds: int) -> None:
        super().__init__()
        self.game = game
        self.search = search
        self.trial: State = game.blank()
        self.luck = Chance(0)
        self.iterations = iterations
        self.seconds = milliseconds / 1000
        self.left = 0.0
        self.expected: object = None  # the view in which the tree can be reused

    def forget(self) -> None:
        self.expected = None

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        if len(options) == 1:
            return options[0]
        if not self.goes_on(view):
            self.search.clear()
            self.left = self.seconds
        self.think(view, chance)
        pick = self.search.best(view.seat)
        self.search.step(pick, view.seat)
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
    def think(self, view: View, chance: Chance) -> None:
        """Iterate until the budget is spent or the choice is decided."""
        if self.seconds:
            self.think_by_time(view, chance)
            return
        left = self.iterations - self.search.seen()
        end = perf_counter() + PATIENCE
        while left > 0 and self.search.lead(view.seat) <= left and perf_counter() < end:
            batch = min(BATCH, left)
            self.search.run(view, batch, chance)
            left -= batch
        if self.search.seen() == 0:
            self.search.run(view, 1, chance)

    @cold
    def think_by_time(self, view: View, chance: Chance) -> None:
        """Run at least one batch, then more until time is up or the rest could not change the choice."""
        start = perf_counter()
        done = 0
        spent = 0.0
        while done == 0 or (spent < self.left and self.search.lead(view.seat) <= done * (self.left - spent) / spent):
            self.search.run(view, BATCH, chance)
            done += BATCH
            spent = max(perf_counter() - start, 1e-9)
        self.left -= spent
