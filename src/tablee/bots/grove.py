"""Several search trees that grow at the same time, one in each thread, and decide together (root parallelism).

Each tree has its own worlds, judge and stream, so a seed and a number of trees determine the choice, whichever tree is faster.
"""

from __future__ import annotations

from tablee.bots.search import Search
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.hot import cold
from tablee.core.threads import together
from tablee.core.view import View

HALF = 2**30  # of the numbers that a stream starts from


class Grove:
    """A search whose iterations are divided among its trees; with one tree, it is that tree."""

    def __init__(self, game: Game, trees: list[Search]) -> None:
        self.game = game
        self.trees: list[Search] = trees
        self.count = len(trees)
        self.views: list[View] = []  # by tree; equal, but each tree writes notes into its own while it samples
        self.chances: list[Chance] = []
        self.iterations = 0  # of all trees, in this run
        self.runs = False  # True while the threads search, when other threads of Python can run

    def clear(self) -> None:
        for i in range(self.count):
            self.trees[i].clear()

    def seen(self) -> int:
        """Return the number of worlds that have reached the roots."""
        total = 0
        for i in range(self.count):
            total += self.trees[i].seen()
        return total

    @cold
    def share(self, view: View, chance: Chance) -> None:
        """Give each tree what it needs to search this view: the first one the stream itself, the others one drawn from it."""
        self.views, self.chances = [view], [chance]
        for tree in self.trees[1:]:
            high = chance.below(HALF)
            luck = Chance(high * HALF + chance.below(HALF))
            view.sample_into(tree.world, luck)
            self.views.append(self.game.view(tree.world, view.seat))
            self.chances.append(luck)

    def run(self, iterations: int) -> None:
        """Iterate on what was shared, at the same time in all trees."""
        self.iterations = iterations
        self.runs = True
        together(grow, self, self.count, self.count)
        self.runs = False

    @cold
    def lead(self, seat: int) -> int:
        """Return by how many visits of all trees the best pick leads."""
        if self.count == 1:
            return self.trees[0].lead(seat)
        first, second, *_ = sorted([0, 0, *self.visits(seat).values()], reverse=True)
        return first - second

    @cold
    def best(self, seat: int) -> int:
        """Return the pick of a seat with the most visits of all trees, or -1."""
        if self.count == 1:
            return self.trees[0].best(seat)
        visits = self.visits(seat)
        return max(visits, key=visits.__getitem__, default=-1)

    @cold
    def visits(self, seat: int) -> dict[int, int]:
        """Return the visits of all trees by pick."""
        total: dict[int, int] = {}
        for tree in self.trees:
            for pick, visits, _ in tree.results(seat):
                total[pick] = total.get(pick, 0) + visits
        return total

    def step(self, pick: int, seat: int) -> None:
        """Make this pick the root of each tree."""
        for i in range(self.count):
            self.trees[i].step(pick, seat)


def grow(grove: Grove, _worker: int, tree: int) -> None:
    """Run a tree's share of the iterations."""
    share = grove.iterations // grove.count + (1 if tree < grove.iterations % grove.count else 0)
    grove.trees[tree].run(grove.views[tree], share, grove.chances[tree])
