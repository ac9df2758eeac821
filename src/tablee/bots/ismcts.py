"""The bot that searches: worlds that fit its view, a tree of picks, as many iterations or milliseconds as it is given."""

from __future__ import annotations

from time import perf_counter

import cython

if not cython.compiled:
    from tablee.bots.bot import Bot
    from tablee.bots.search import Search
    from tablee.core.chance import Chance
    from tablee.core.view import View

BATCH = 100


class Ismcts(Bot):
    """Plays the most visited pick. With a number of iterations and a stream it is deterministic; with time it is not."""

    def __init__(self, search: Search, iterations: int, milliseconds: int) -> None:
        super().__init__()
        self.search = search
        self.iterations = iterations
        self.seconds = milliseconds / 1000
        self.last_seat = -1

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        if len(options) == 1:
            return options[0]
        if not self.goes_on(view, options):
            self.search.clear()
        self.think(view, chance)
        pick = self.search.best()
        if pick not in options:
            pick = options[chance.below(len(options))]
        self.search.step(pick)
        self.last_seat = view.seat
        return pick

    def goes_on(self, view: View, options: list[int]) -> bool:
        """Whether the tree already looks at this very decision: the next pick of the same turn."""
        found = self.search.results()
        return (
            bool(found) and self.last_seat == view.seat and all(m == view.seat and p in options for p, m, _, _ in found)
        )

    def think(self, view: View, chance: Chance) -> None:
        """Iterate until the budget is used or the choice is settled."""
        if not self.seconds:
            done = 0
            while done < self.iterations and self.search.lead() <= self.iterations - done:
                batch = min(BATCH, self.iterations - done)
                self.search.run(view, batch, chance)
                done += batch
            return
        end = perf_counter() + self.seconds
        while perf_counter() < end:
            self.search.run(view, BATCH, chance)
