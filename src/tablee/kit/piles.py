"""Deal hidden cards to piles of known sizes, each card only where it may be."""

from __future__ import annotations

import cython

if not cython.compiled:
    from tablee.core.bits import nth_bit, popcount
    from tablee.core.chance import Chance

ONE = 1


def fill_piles(piles: list[int], may: list[int], need: list[int], count: int, chance: Chance) -> None:
    """Fill `piles[i]` with `need[i]` cards out of `may[i]` at random, using every card once; `may` and `need` are used up.

    Some way to do so must exist. The tightest pile is filled first; if a pile cannot be filled with what is left,
    cards are exchanged with piles filled before.
    """
    once = 0
    more = 0
    for i in range(count):
        more |= once & may[i]
        once |= may[i]
    for i in range(count):
        piles[i] = may[i] & ~more  # only this pile can hold them
        need[i] -= popcount(piles[i])
        may[i] &= more
    pool = more
    place = tightest_pile(may, need, count, pool)
    while place >= 0:
        if may[place] & pool:
            pool ^= take(piles, need, place, may[place] & pool, chance)
        else:
            pool = make_room(piles, may, count, place, pool)
            need[place] -= 1
        place = tightest_pile(may, need, count, pool)


def tightest_pile(may: list[int], need: list[int], count: int, pool: int) -> int:
    """The pile still to fill that has the fewest cards to spare; -1 when all are full."""
    best = -1
    tightest = 0
    for i in range(count):
        if need[i] > 0:
            slack = popcount(may[i] & pool) - need[i]
            if best < 0 or slack < tightest:
                best = i
                tightest = slack
    return best


def take(piles: list[int], need: list[int], place: int, choice: int, chance: Chance) -> int:
    """Put random cards of a choice into a pile until it is full or none is left; return them."""
    taken = 0
    while need[place] and choice:
        bit = ONE << nth_bit(choice, chance.below(popcount(choice)))
        taken |= bit
        choice ^= bit
        need[place] -= 1
    piles[place] |= taken
    return taken


def make_room(piles: list[int], may: list[int], count: int, place: int, pool: int) -> int:
    """Give a pile a card of another pile, which takes one of the pool instead; return what is left of the pool."""
    for i in range(count):
        swap = piles[i] & may[place] & may[i]
        fit = pool & may[i]
        if i != place and swap and fit:
            piles[i] ^= (swap & -swap) | (fit & -fit)
            piles[place] |= swap & -swap
            return pool ^ (fit & -fit)
    return make_room_by_two(piles, may, count, place, pool)


def make_room_by_two(piles: list[int], may: list[int], count: int, place: int, pool: int) -> int:
    """The same over two piles: the first gives to this pile, the second to the first, the pool to the second."""
    for i in range(count):
        swap = piles[i] & may[place] & may[i]
        for j in range(count):
            chain = piles[j] & may[i] & may[j]
            fit = pool & may[j]
            if i != place and j != place and i != j and swap and chain and fit:
                piles[place] |= swap & -swap
                piles[i] ^= (swap & -swap) | (chain & -chain)
                piles[j] ^= (chain & -chain) | (fit & -fit)
                return pool ^ (fit & -fit)
    return pool
