"""Mini-vans are identical: in a view they are numbered by where they can be seen, so that nothing more can be told from it."""

from __future__ import annotations

import cython

if not cython.compiled:
    from tablee.core.bits import lowest, popcount
    from tablee.games.happy_dayz.state import FIRST_VAN_CARD, FOLLOW, ONE, PLACES, VAN_CARDS, Table


def settle_vans(t: Table, maybe: list[int]) -> None:
    """Number the three Mini-vans anew: open ones in the order of the table, then hidden ones by where they may be."""
    new = [-1] * 3
    number = 0
    for i in range(t.seats):
        number = settle_mask(t.hands[i], new, number)
    for i in range(t.seats):
        number = settle_mask(t.transfer[i], new, number)
        number = settle_mask(t.zones[i], new, number)
    number = settle_card(t.encounter, new, number)
    number = settle_mask(t.board, new, number)
    if t.top() == FOLLOW:
        for i in range(t.seats):
            number = settle_card(t.cards[i], new, number)
    for i in range(t.under_count):
        number = settle_card(t.under[i], new, number)
    while number < 3:
        number = settle_hidden(maybe, new, number)
    for i in range(t.seats):
        t.hands[i] = moved(t.hands[i], new)
        t.transfer[i] = moved(t.transfer[i], new)
        t.zones[i] = moved(t.zones[i], new)
        t.cards[i] = moved_card(t.cards[i], new)
        t.pass_left[i] = moved_card(t.pass_left[i], new)
        t.pass_right[i] = moved_card(t.pass_right[i], new)
    t.encounter = moved_card(t.encounter, new)
    t.board = moved(t.board, new)
    for i in range(t.under_count):
        t.under[i] = moved_card(t.under[i], new)
    for i in range(PLACES):
        maybe[i] = moved(maybe[i], new)
    settle_won(t)


def settle_won(t: Table) -> None:
    """The trick just won is named again: its Mini-vans are the first ones that lie where it went."""
    left = VAN_CARDS
    wins = popcount(t.won & VAN_CARDS)
    t.won &= ~VAN_CARDS
    for _ in range(wins):
        i = first_van(t, left)
        t.won |= ONE << i
        left ^= ONE << i
    if t.met >= FIRST_VAN_CARD:
        t.met = first_van(t, left)
    if t.held >= FIRST_VAN_CARD:
        t.held = first_van(t, VAN_CARDS)
    if t.top() != FOLLOW:
        left = VAN_CARDS
        for i in range(t.seats):
            if t.cards[i] >= FIRST_VAN_CARD:
                t.cards[i] = first_van(t, left)
                left ^= ONE << t.cards[i]


def first_van(t: Table, left: int) -> int:
    """The first of these Mini-vans in the winner's Zone, else in any Zone, else anywhere."""
    if t.winner >= 0 and t.zones[t.winner] & left:
        return lowest(t.zones[t.winner] & left)
    for i in range(t.seats):
        if t.zones[i] & left:
            return lowest(t.zones[i] & left)
    return lowest(left)


def settle_mask(cards: int, new: list[int], number: int) -> int:
    """Give the Mini-vans of a pile the number numbers."""
    for i in range(3):
        if (cards >> (FIRST_VAN_CARD + i)) & 1:
            number = settle_card(FIRST_VAN_CARD + i, new, number)
    return number


def settle_card(card: int, new: list[int], number: int) -> int:
    if card < FIRST_VAN_CARD or new[card - FIRST_VAN_CARD] >= 0:
        return number
    new[card - FIRST_VAN_CARD] = number
    return number + 1


def settle_hidden(maybe: list[int], new: list[int], number: int) -> int:
    """Give the number number to the hidden Mini-van with the fewest places, then with the first ones."""
    best = -1
    least = 0
    for i in range(3):
        if new[i] < 0:
            key = places_of(maybe, FIRST_VAN_CARD + i)
            key = popcount(key) * 4096 + key
            if best < 0 or key < least:
                best = i
                least = key
    new[best] = number
    return number + 1


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
