"""Deal hidden cards to piles of known sizes under constraints on where each card may be, uniformly at random.

Forced cards are dealt first. The candidate sets of two piles are usually nested or disjoint: then the pile with fewer
candidates draws first, and whatever it takes leaves the other the same number. Only crossing piles, whose candidate
sets overlap without being nested, need more: they are filled in any valid way and then mixed.
"""

from __future__ import annotations

from tablee.core.bits import contains, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.hot import Mask

ONE: Mask = 1
MIXING = 8  # swap attempts per card dealt to crossing piles


class Deal:
    """Deals `need[i]` cards out of `may[i]` to `piles[i]`, each card once. At least one valid deal must exist."""

    def __init__(self) -> None:
        self.count = 0
        self.piles: list[Mask] = [0] * 16
        self.may: list[Mask] = [0] * 16
        self.need = [0] * 16

    def fill(self, chance: Chance) -> None:
        """Fill the piles, consuming `may` and `need`."""
        for i in range(self.count):
            self.piles[i] = 0
        self.resolve()
        crossing = self.crossing()
        if crossing:
            self.fill_in_order(crossing | self.around(crossing, True), chance)
            self.fill_crossing(crossing, chance)
        self.fill_in_order(0, chance)

    def give(self, place: int, cards: Mask) -> None:
        """Put these cards in this pile and rule them out everywhere else."""
        self.piles[place] |= cards
        self.need[place] -= popcount(cards)
        for i in range(self.count):
            self.may[i] &= ~cards
        if self.need[place] == 0:
            self.may[place] = 0

    # Forced cards

    def resolve(self) -> None:
        """Deal cards that only one pile can hold, and fill piles that need all their candidates."""
        for i in range(self.count):
            if self.need[i] == 0:
                self.may[i] = 0
        while self.settle_some():
            pass

    def settle_some(self) -> bool:
        once = 0
        more = 0
        for i in range(self.count):
            more |= once & self.may[i]
            once |= self.may[i]
        for i in range(self.count):
            cards = self.may[i] & ~more
            if self.need[i] and popcount(self.may[i]) == self.need[i]:
                cards = self.may[i]
            if cards:
                self.give(i, cards)
                return True
        return False

    # Crossing piles

    def crossing(self) -> int:
        """Return the piles that cross another one, and those nested between two such piles."""
        found = 0
        for i in range(self.count):
            for j in range(i if self.may[i] else 0):
                both = self.may[i] & self.may[j]
                if both and both != self.may[i] and both != self.may[j]:
                    found |= (1 << i) | (1 << j)
        if found == 0:
            return 0
        return found | (self.around(found, True) & self.around(found, False))

    def around(self, group: int, above: bool) -> int:
        """Return the piles whose candidates include (`above`) or are included in those of a pile of the group."""
        found = 0
        for i in range(self.count):
            for j in range(self.count):
                if contains(group, j) and self.may[i] & self.may[j]:
                    extra = self.may[j] & ~self.may[i] if above else self.may[i] & ~self.may[j]
                    if extra == 0:
                        found |= 1 << i
        return found

    # Filling

    def fill_in_order(self, later: int, chance: Chance) -> None:
        """Fill all piles except those in `later`, narrowest first."""
        place = self.narrowest(later)
        while place >= 0:
            self.give(place, choose(self.may[place], self.need[place], chance))
            place = self.narrowest(later)

    def narrowest(self, later: int) -> int:
        """Return the unfilled pile with the fewest candidates, or -1."""
        best = -1
        for i in range(self.count):
            if self.need[i] and not contains(later, i):
                if best < 0 or popcount(self.may[i]) < popcount(self.may[best]):
                    best = i
        return best

    def fill_crossing(self, crossing: int, chance: Chance) -> None:
        """Fill the crossing piles, tightest first; if a pile's candidates run out, move cards up from other piles."""
        pool = 0
        for i in range(self.count):
            if contains(crossing, i):
                pool |= self.may[i]
        cards = pool
        place = self.tightest(crossing, pool)
        while place >= 0:
            free = self.may[place] & pool
            if free:
                taken = choose(free, min(self.need[place], popcount(free)), chance)
                self.piles[place] |= taken
                self.need[place] -= popcount(taken)
                pool ^= taken
            else:
                pool = self.make_room(place, pool)
                self.need[place] -= 1
            place = self.tightest(crossing, pool)
        pool = self.mix(cards, pool, chance)
        for i in range(self.count):
            self.may[i] = 0 if contains(crossing, i) else self.may[i] & ~(cards ^ pool)

    def tightest(self, crossing: int, pool: Mask) -> int:
        """Return the unfilled pile with the fewest spare candidates, or -1."""
        best = -1
        least = 0
        for i in range(self.count):
            if contains(crossing, i) and self.need[i]:
                slack = popcount(self.may[i] & pool) - self.need[i]
                if best < 0 or slack < least:
                    best = i
                    least = slack
        return best

    def make_room(self, place: int, pool: Mask) -> Mask:
        """Move cards along the shortest chain of piles from the pool to this pile; return the remaining pool."""
        after = [-1] * 16
        queue = [0] * 16
        for i in range(self.count):
            after[i] = -1
        after[place] = place
        queue[0] = place
        end = 1
        i = 0
        while i < end:
            here = queue[i]
            i += 1
            if pool & self.may[here]:
                return self.move_up(after, here, pool)
            for j in range(self.count):
                if after[j] < 0 and self.piles[j] & self.may[here]:
                    after[j] = here
                    queue[end] = j
                    end += 1
        return pool

    def move_up(self, after: list[int], here: int, pool: Mask) -> Mask:
        """Move a card from the pool to pile `here`, and one from each pile of the chain to the pile `after` it."""
        bit = pool & self.may[here] & -(pool & self.may[here])
        pool ^= bit
        self.piles[here] |= bit
        while after[here] != here:
            bit = self.piles[here] & self.may[after[here]]
            bit &= -bit
            self.piles[here] ^= bit
            here = after[here]
            self.piles[here] |= bit
        return pool

    def mix(self, cards: Mask, pool: Mask, chance: Chance) -> Mask:
        """Swap cards between crossing piles and with the pool, at random, until all deals are about equally likely."""
        dealt = cards & ~pool
        n = popcount(cards)
        m = popcount(dealt)
        for _ in range(MIXING * m):
            first = ONE << nth_bit(dealt, chance.below(m))
            second = ONE << nth_bit(cards, chance.below(n))
            i = self.pile_of(first)
            if not self.may[i] & second:
                continue
            if pool & second:
                pool ^= first | second
                dealt ^= first | second
                self.piles[i] ^= first | second
                continue
            j = self.pile_of(second)
            if i != j and self.may[j] & first:
                self.piles[i] ^= first | second
                self.piles[j] ^= first | second
        return pool

    def pile_of(self, card: Mask) -> int:
        i = 0
        while not self.piles[i] & card:
            i += 1
        return i


def choose(cards: Mask, count: int, chance: Chance) -> Mask:
    """Choose `count` of these cards at random; draws the ones to leave out instead if they are fewer."""
    n = popcount(cards)
    chosen = 0
    for _ in range(min(count, n - count)):
        bit = ONE << nth_bit(cards, chance.below(n))
        cards ^= bit
        chosen |= bit
        n -= 1
    return chosen if popcount(chosen) == count else cards
