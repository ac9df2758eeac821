"""Information-set Monte Carlo tree search, single observer: many worlds that fit the view, one tree of picks.

The tree lives in arrays made once; a node is a number. `offered` counts in how many worlds a pick was possible, which
is what its chances are measured against.
"""

from __future__ import annotations

from array import array
from math import log as logarithm

import cython

if not cython.compiled:
    from math import log, sqrt

    from tablee.bots.judge import Judge
    from tablee.core.chance import Chance
    from tablee.core.state import State
    from tablee.core.view import View


LOGS = 4096
LOGS_KEPT = LOGS


def ints(count: int) -> array[int]:
    return array("i", bytes(4 * count))


class Search:
    """A tree that grows while it is run; `world` is a scratch state."""

    def __init__(self, world: State, judge: Judge, picks: int, capacity: int, explore: float) -> None:
        self.world = world
        self.judge = judge
        self.explore = explore
        self.capacity = capacity
        self.pick = ints(capacity)
        self.mover = ints(capacity)
        self.child = ints(capacity)
        self.sibling = ints(capacity)
        self.visits = ints(capacity)
        self.offered = ints(capacity)  # in how many worlds the pick of a node was possible
        self.total = array("d", bytes(8 * capacity))
        self.stamp = ints(picks)
        self.logs = array("d", [0.0, *(logarithm(i) for i in range(1, LOGS))])
        self.options = [0] * 256
        self.path = [0] * 1024
        self.values = [0.0] * 16
        self.clock = 0
        self.clear()

    def clear(self) -> None:
        """Forget the tree: node 0 is the root."""
        self.size = 1
        self.root = 0
        self.pick[0] = self.mover[0] = self.child[0] = self.sibling[0] = -1
        self.visits[0] = self.offered[0] = 0
        self.total[0] = 0.0

    def run(self, view: View, iterations: int, chance: Chance) -> None:
        for _ in range(iterations):
            self.iterate(view, chance)

    def iterate(self, view: View, chance: Chance) -> None:
        """One world: down the tree while its picks are possible, one new node, a playout, and back up."""
        world = self.world
        view.sample_into(world, chance)
        self.judge.prepare(world)
        node = self.root
        depth = 0
        while world.asked and depth < 1000:
            n = world.options_into(world.turn, self.options)
            best = self.select(node, n)
            if best < 0:
                if self.size >= self.capacity:
                    break
                best = self.expand(node, n, chance)
                self.mover[best] = world.turn
                self.path[depth] = best
                depth += 1
                world.apply(world.turn, self.pick[best], chance)
                break
            self.path[depth] = best
            depth += 1
            world.apply(world.turn, self.pick[best], chance)
            node = best
        if world.asked:
            self.judge.playout(world, chance)
        self.back_up(depth)

    def select(self, parent: int, n: int) -> int:
        """The child to walk into, by upper confidence; -1 while some pick has none."""
        self.clock += 2  # clock: offered here; clock + 1: and in the tree
        now = self.clock
        for i in range(n):
            self.stamp[self.options[i]] = now
        untried = n
        best = -1
        most = -1e9
        node = self.child[parent]
        while node >= 0:
            if self.stamp[self.pick[node]] == now:
                self.stamp[self.pick[node]] = now + 1
                untried -= 1
                self.offered[node] += 1
                i = self.offered[node]
                score = self.logs[i] if i < LOGS_KEPT else log(i)
                score = self.total[node] / self.visits[node] + self.explore * sqrt(score / self.visits[node])
                if score > most:
                    most = score
                    best = node
            node = self.sibling[node]
        return -1 if untried else best

    def expand(self, parent: int, n: int, chance: Chance) -> int:
        """A new child for one of the picks that have none."""
        untried = 0
        for i in range(n):
            if self.stamp[self.options[i]] == self.clock:
                untried += 1
        k = chance.below(untried)
        i = 0
        while self.stamp[self.options[i]] != self.clock or k > 0:
            if self.stamp[self.options[i]] == self.clock:
                k -= 1
            i += 1
        node = self.size
        self.size += 1
        self.pick[node] = self.options[i]
        self.child[node] = -1
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        self.visits[node] = 0
        self.offered[node] = 1
        self.total[node] = 0.0
        return node

    def back_up(self, depth: int) -> None:
        for seat in range(self.world.seats):
            self.values[seat] = self.judge.value(self.world, seat)
        self.visits[self.root] += 1
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += self.values[self.mover[node]]

    def best(self) -> int:
        """The pick that was walked into most; -1 when nothing was."""
        pick = -1
        visits = 0
        node = self.child[self.root]
        while node >= 0:
            if self.visits[node] > visits:
                visits = self.visits[node]
                pick = self.pick[node]
            node = self.sibling[node]
        return pick

    def lead(self) -> int:
        """By how many visits the best pick leads: when it cannot be overtaken any more, the choice is settled."""
        first = 0
        second = 0
        node = self.child[self.root]
        while node >= 0:
            if self.visits[node] > first:
                second = first
                first = self.visits[node]
            elif self.visits[node] > second:
                second = self.visits[node]
            node = self.sibling[node]
        return first - second

    def step(self, pick: int) -> None:
        """Go on from this pick, to use the tree again for the next pick of the same turn."""
        node = self.child[self.root]
        while node >= 0 and self.pick[node] != pick:
            node = self.sibling[node]
        if node < 0:
            self.clear()
        else:
            self.root = node

    def results(self) -> list[tuple[int, int, int, float]]:
        """What was found under the root: pick, mover, visits and mean value."""
        found = []
        node = self.child[self.root]
        while node >= 0:
            visits = self.visits[node]
            found.append((self.pick[node], self.mover[node], visits, self.total[node] / visits if visits else 0.0))
            node = self.sibling[node]
        return found
