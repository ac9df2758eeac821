"""Deal hidden cards to piles of known sizes, each card only where it may be."""

from __future__ import annotations

import cython

if not cython.compiled:
    from tablee.core.bits import nth_bit, popcount
    from tablee.core.chance import Chance

ONE = 1
MIXING = 6  # tries to swap, per card of a pile that cannot hold every card


def fill_piles(piles: list[int], may: list[int], need: list[int], count: int, chance: Chance) -> None:
    """Fill `piles[i]` with `need[i]` cards out of `may[i]`, using every card once; `may` and `need` are used up.

    Some way to do so must exist; every way is equally likely. Piles that cannot hold every card are filled first, the
    tightest of them before the others; if one cannot be filled with what is left, cards move up from piles filled
    before. What remains is dealt to the others, which hold anything. At most 16 piles.
    """
    once = 0
    more = 0
    for i in range(count):
        more |= once & may[i]
        once |= may[i]
    pool = more
    picky = 0
    for i in range(count):
        piles[i] = may[i] & ~more  # only this pile can hold them
        need[i] -= popcount(piles[i])
        may[i] &= more
        if need[i] and may[i] != more:
            picky += 1
    place = tightest_pile(may, need, count, pool, more)
    while place >= 0:
        if may[place] & pool:
            pool ^= take(piles, need, place, may[place] & pool, chance)
        else:
            pool = make_room(piles, may, count, place, pool)
            need[place] -= 1
        place = tightest_pile(may, need, count, pool, more)
    if picky > 1:  # a single one takes what it may have at random, and that is fair already
        pool = mix(piles, may, count, pool, chance)
    for i in range(count):
        if need[i]:
            pool ^= take(piles, need, i, pool, chance)


def mix(piles: list[int], may: list[int], count: int, pool: int, chance: Chance) -> int:
    """Swap cards of piles, also with the pool, until every way is equally likely; return the pool."""
    cards = 0
    for i in range(count):
        cards |= may[i]
    dealt = cards & ~pool
    n = popcount(cards)
    m = popcount(dealt)
    for _ in range(MIXING * m):
        first = ONE << nth_bit(dealt, chance.below(m))
        second = ONE << nth_bit(cards, chance.below(n))
        i = pile_of(piles, count, first)
        if not may[i] & second:
            continue
        if pool & second:
            pool ^= first | second
            dealt ^= first | second
            piles[i] ^= first | second
            continue
        j = pile_of(piles, count, second)
        if i != j and may[j] & first:
            piles[i] ^= first | second
            piles[j] ^= first | second
    return pool


def pile_of(piles: list[int], count: int, card: int) -> int:
    i = 0
    while i < count - 1 and not piles[i] & card:
        i += 1
    return i


def tightest_pile(may: list[int], need: list[int], count: int, pool: int, every: int) -> int:
    """Of the piles still to fill that cannot hold every card, the one with the fewest to spare; -1 when all are full."""
    best = -1
    tightest = 0
    for i in range(count):
        if need[i] > 0 and may[i] != every:
            slack = popcount(may[i] & pool) - need[i]
            if best < 0 or slack < tightest:
                best = i
                tightest = slack
    return best


def take(piles: list[int], need: list[int], place: int, choice: int, chance: Chance) -> int:
    """Put random cards of a choice into a pile until it is full or none is left; return them."""
    taken = 0
    if popcount(choice) <= need[place]:
        need[place] -= popcount(choice)
        piles[place] |= choice
        return choice
    while need[place]:
        bit = ONE << nth_bit(choice, chance.below(popcount(choice)))
        taken |= bit
        choice ^= bit
        need[place] -= 1
    piles[place] |= taken
    return taken


def make_room(piles: list[int], may: list[int], count: int, place: int, pool: int) -> int:
    """Let cards move up along the shortest chain of piles from the pool to a pile; return what is left of the pool."""
    after = [-1] * 16
    queue = [0] * 16
    after[place] = place
    queue[0] = place
    end = 1
    i = 0
    while i < end:
        here = queue[i]
        i += 1
        if pool & may[here]:
            return move_up(piles, may, after, here, pool)
        for j in range(count):
            if after[j] < 0 and piles[j] & may[here]:
                after[j] = here
                queue[end] = j
                end += 1
    return pool


def move_up(piles: list[int], may: list[int], after: list[int], here: int, pool: int) -> int:
    """The pool gives to the last pile of a chain, each pile to the one `after` it; the first keeps what it gets."""
    bit = pool & may[here] & -(pool & may[here])
    pool ^= bit
    piles[here] |= bit
    while after[here] != here:
        bit = piles[here] & may[after[here]]
        bit &= -bit
        piles[here] ^= bit
        here = after[here]
        piles[here] |= bit
    return pool
