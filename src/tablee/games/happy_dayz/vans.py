"""Mini-vans are identical: in a view they are numbered by where they can be seen, so that nothing more can be told from it."""

from __future__ import annotations

import cython

if not cython.compiled:
    from tablee.core.bits import popcount
    from tablee.games.happy_dayz.state import FIRST_VAN_CARD, FOLLOW, ONE, PLACES, VAN_CARDS, Table


def settle_vans(t: Table, maybe: list[int]) -> None:
    """Number the three Mini-vans anew: open ones in the order of the table, then hidden ones by where they may be."""
    new = [-1] * 3
    next = 0
    for i in range(t.seats):
        next = settle_mask(t.hands[i], new, next)
    for i in range(t.seats):
        next = settle_mask(t.transfer[i], new, next)
        next = settle_mask(t.zones[i], new, next)
    next = settle_card(t.encounter, new, next)
    next = settle_mask(t.board, new, next)
    if t.top() == FOLLOW:
        for i in range(t.seats):
            next = settle_card(t.cards[i], new, next)
    for i in range(t.under_count):
        next = settle_card(t.under[i], new, next)
    while next < 3:
        next = settle_hidden(maybe, new, next)
    for i in range(t.seats):
        t.hands[i] = moved(t.hands[i], new)
        t.transfer[i] = moved(t.transfer[i], new)
        t.zones[i] = moved(t.zones[i], new)
        t.cards[i] = moved_card(t.cards[i], new)
        t.pass_left[i] = moved_card(t.pass_left[i], new)
        t.pass_right[i] = moved_card(t.pass_right[i], new)
    t.encounter = moved_card(t.encounter, new)
    t.board = moved(t.board, new)
    t.won = moved(t.won, new)
    t.met = moved_card(t.met, new)
    t.held = moved_card(t.held, new)
    for i in range(t.under_count):
        t.under[i] = moved_card(t.under[i], new)
    for i in range(PLACES):
        maybe[i] = moved(maybe[i], new)


def settle_mask(cards: int, new: list[int], next: int) -> int:
    """Give the Mini-vans of a pile the next numbers."""
    for i in range(3):
        if (cards >> (FIRST_VAN_CARD + i)) & 1:
            next = settle_card(FIRST_VAN_CARD + i, new, next)
    return next


def settle_card(card: int, new: list[int], next: int) -> int:
    if card < FIRST_VAN_CARD or new[card - FIRST_VAN_CARD] >= 0:
        return next
    new[card - FIRST_VAN_CARD] = next
    return next + 1


def settle_hidden(maybe: list[int], new: list[int], next: int) -> int:
    """Give the next number to the hidden Mini-van with the fewest places, then with the first ones."""
    best = -1
    least = 0
    for i in range(3):
        if new[i] < 0:
            key = places_of(maybe, FIRST_VAN_CARD + i)
            key = popcount(key) * 4096 + key
            if best < 0 or key < least:
                best = i
                least = key
    new[best] = next
    return next + 1


def places_of(maybe: list[int], van: int) -> int:
    """Mask of the places that may hold a card."""
    places = 0
    for i in range(PLACES):
        if (maybe[i] >> van) & 1:
            places |= 1 << i
    return places


def moved(cards: int, new: list[int]) -> int:
    vans = cards & VAN_CARDS
    if not vans:
        return cards
    cards ^= vans
    for i in range(3):
        if (vans >> (FIRST_VAN_CARD + i)) & 1:
            cards |= ONE << (FIRST_VAN_CARD + new[i])
    return cards


def moved_card(card: int, new: list[int]) -> int:
    return FIRST_VAN_CARD + new[card - FIRST_VAN_CARD] if card >= FIRST_VAN_CARD else card
