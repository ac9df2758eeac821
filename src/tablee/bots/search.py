"""Single-observer information-set Monte Carlo tree search: many worlds consistent with the view, one tree of picks.

The tree lives in preallocated arrays; a node is an index. `offered` counts the worlds in which a pick was possible and
replaces the parent's visits in the UCB formula. In a sealed decision each seat chooses by its own statistics only, as
if it did not know the others' answers (decoupled); the tree continues below the searching seat's answer. Letting the
seats answer in turn instead was measured to be as good, not better (docs/reference/bots.md).
"""

from __future__ import annotations

from array import array
from math import log, sqrt

from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.core.view import View

LOGS = 4096
LOGS_KEPT = LOGS
DEEPEST = 1000
FEW = 20  # with fewer worlds, the spread of values is not yet known


def ints(count: int) -> array[int]:
    return array("i", bytes(4 * count))


class Search:
    """A search tree; `world` is a scratch state."""

    def __init__(self, world: State, judge: Judge, picks: int, capacity: int) -> None:
        self.world = world
        self.judge = judge
        self.capacity = capacity
        self.pick = ints(capacity)
        self.mover = ints(capacity)
        self.child = ints(capacity)
        self.sibling = ints(capacity)
        self.visits = ints(capacity)
        self.offered = ints(capacity)  # the number of worlds in which the node's pick was possible
        self.total = array("d", bytes(8 * capacity))
        self.stamp = ints(picks)
        self.logs = array("d", [0.0, *(log(i) for i in range(1, LOGS))])
        self.options = [0] * 256
        self.path = [0] * 1000
        self.values = [0.0] * 16
        self.at = [0] * 16  # each seat's node; they differ only during a sealed decision
        self.start = 0
        self.clock = 0
        self.visits_made = 0  # iterations so far
        self.clear()

    def clear(self) -> None:
        """Reset the tree to a root, node 0."""
        self.size = 1
        self.root = 0
        self.counted = 0
        self.sum = self.squares = 0.0
        self.exploration = 0.5 * self.judge.explore
        self.pick[0] = self.mover[0] = self.child[0] = self.sibling[0] = -1
        self.visits[0] = self.offered[0] = 0
        self.total[0] = 0.0

    def seen(self) -> int:
        """Return the number of worlds that have reached the root."""
        return self.visits[self.root]

    def run(self, view: View, iterations: int, chance: Chance) -> None:
        self.visits_made += iterations
        for _ in range(iterations):
            self.iterate(view, chance)

    def iterate(self, view: View, chance: Chance) -> None:
        """Sample one world, descend the tree while its picks are possible, add one node, play out, and back up."""
        world = self.world
        view.sample_into(world, chance)
        self.judge.prepare(world)
        self.gather(self.root, world.seats)
        seat = view.seat
        depth = 0
        while world.asked and depth < DEEPEST:
            n = world.options_into(seat, self.options)
            node = self.select(self.at[seat], seat, n)
            fresh = node < 0
            if fresh:
                if self.size >= self.capacity:
                    break
                node = self.expand(self.at[seat], n, chance)
                self.mover[node] = seat
            self.path[depth] = node
            depth += 1
            sealed = world.sealed
            world.apply(seat, self.pick[node], chance)
            if fresh:
                break
            self.at[seat] = node
            both = world.asked | world.sealed
            if not self.judge.decoupled:
                self.gather(node, world.seats)
            elif both & (both - 1) == 0 or (sealed and world.sealed == 0):
                mine = self.at[view.seat]
                self.gather(mine if sealed and mine != self.start else node, world.seats)
            seat = world.turn
            if depth == self.judge.deep:
                break
        if world.asked:
            self.judge.playout(world, chance)
        self.back_up(depth, view.seat)

    def gather(self, node: int, seats: int) -> None:
        """Move all seats to one node, because the decision is not, or no longer, simultaneous."""
        self.start = node
        for seat in range(seats):
            self.at[seat] = node

    def select(self, parent: int, seat: int, n: int) -> int:
        """Return the child with the highest upper confidence bound; -1 while some option has no child."""
        self.clock += 2  # stamps: clock = offered here, clock + 1 = and in the tree
        now = self.clock
        for i in range(n):
            self.stamp[self.options[i]] = now
        untried = n
        best = -1
        most = -1e9
        node = self.child[parent]
        while node >= 0:
            if self.stamp[self.pick[node]] == now and self.mover[node] == seat:
                self.stamp[self.pick[node]] = now + 1
                untried -= 1
                self.offered[node] += 1
                i = self.offered[node]
                score = self.logs[i] if i < LOGS_KEPT else log(i)
                score = self.total[node] / self.visits[node] + self.exploration * sqrt(score / self.visits[node])
                if score > most:
                    most = score
                    best = node
            node = self.sibling[node]
        return -1 if untried else best

    def expand(self, parent: int, n: int, chance: Chance) -> int:
        """Add a child for a random option that has none."""
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

    def back_up(self, depth: int, seat: int) -> None:
        self.judge.worth_into(self.world, self.values)
        self.update_spread(self.values[seat])
        self.visits[self.root] += 1
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += self.values[self.mover[node]]

    def update_spread(self, value: float) -> None:
        """Update the standard deviation of the values, by which exploration is scaled to the judge's range."""
        self.counted += 1
        self.sum += value
        self.squares += value * value
        mean = self.sum / self.counted
        spread = self.squares / self.counted - mean * mean
        self.exploration = self.judge.explore * (sqrt(spread) if self.counted >= FEW and spread > 0.0 else 0.5)

    def best(self, seat: int) -> int:
        """Return the most visited pick of a seat, or -1."""
        pick = -1
        visits = 0
        node = self.child[self.root]
        while node >= 0:
            if self.mover[node] == seat and self.visits[node] > visits:
                visits = self.visits[node]
                pick = self.pick[node]
            node = self.sibling[node]
        return pick

    def lead(self, seat: int) -> int:
        """Return by how many visits the best pick leads; once it cannot be overtaken, the choice is decided."""
        first = 0
        second = 0
        node = self.child[self.root]
        while node >= 0:
            visits = self.visits[node] if self.mover[node] == seat else 0
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            node = self.sibling[node]
        return first - second

    def step(self, pick: int, seat: int) -> None:
        """Make this pick the root, to reuse the tree for the turn's next pick; clear the tree if it is half full."""
        node = self.child[self.root]
        while node >= 0 and (self.pick[node] != pick or self.mover[node] != seat):
            node = self.sibling[node]
        if node < 0 or 2 * self.size > self.capacity:
            self.clear()
        else:
            self.root = node

    def results(self, seat: int) -> list[tuple[int, int, float]]:
        """Return a seat's picks under the root with their visits and mean worth."""
        found = []
        node = self.child[self.root]
        while node >= 0:
            visits = self.visits[node]
            if self.mover[node] == seat and visits:
                found.append((self.pick[node], visits, self.total[node] / visits))
            node = self.sibling[node]
        return found
