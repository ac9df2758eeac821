"""What a perfect memory knows: for each knower and hidden place, the cards that may lie there.

A card shown to all lies in no hidden place; a card that only one place can hold is known to be there until something
unseen could have moved it (HDZ-31, HDZ-D19, HDZ-D20). Knowers are the seats and the spectator.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from tablee.games.happy_dayz.state import (
        ALL,
        FIRST_VAN_CARD,
        HANDS,
        ONE,
        PLACES,
        RESERVE,
        SPECTATOR,
        VAN_CARDS,
        Table,
    )


def remember_deal(s: Table) -> None:
    """After the deal a seat knows its own hand, and of the others only the Mini-vans they kept."""
    for who in range(SPECTATOR + 1):
        base = who * PLACES
        for place in range(PLACES):
            s.maybe[base + place] = 0
        if who < s.seats or who == SPECTATOR:
            blind = ALL if who == SPECTATOR else ALL & ~s.hands[who]
            s.maybe[base + RESERVE] = blind
            for place in range(HANDS, HANDS + s.seats):
                s.maybe[base + place] = blind
            if who != SPECTATOR:
                s.maybe[base + HANDS + who] = s.hands[who]
    for place in range(s.seats):
        s.voids[place] = 0
    remember_carried(s)


def remember_carried(s: Table) -> None:
    """Everybody knows in which hands the kept Mini-vans are; they have the lowest numbers (HDZ-41)."""
    van = FIRST_VAN_CARD
    for seat in range(s.seats):
        for i in range(s.carried[seat]):
            remember_shown(s, ONE << (van + i))
            remember_put(s, ONE << (van + i), HANDS + seat)
        van += s.carried[seat]


def remember_shown(s: Table, cards: int) -> None:
    """These cards lie open now."""
    for i in range((SPECTATOR + 1) * PLACES):
        s.maybe[i] &= ~cards


def remember_put(s: Table, cards: int, place: int) -> None:
    """These open cards go to a hidden place before all eyes; in a Zone a Mini-van stays open (HDZ-36)."""
    if place < RESERVE:
        cards &= ~VAN_CARDS
    for who in range(SPECTATOR + 1):
        s.maybe[who * PLACES + place] |= cards


def remember_look(s: Table, who: int, place: int, cards: int) -> None:
    """One seat looks into a place: it holds exactly these cards."""
    base = who * PLACES
    for i in range(PLACES):
        s.maybe[base + i] &= ~cards
    s.maybe[base + place] = cards & ~VAN_CARDS if place < RESERVE else cards


def remember_secret(s: Table, card: int, source: int, target: int, knowers: int) -> None:
    """A card moves unseen by all but a mask of knowers; a Mini-van never moves unseen (HDZ-36)."""
    bit = ONE << card
    if bit & VAN_CARDS:
        remember_shown(s, bit)
        remember_put(s, bit, target)
        return
    for who in range(SPECTATOR + 1):
        base = who * PLACES
        if (knowers >> who) & 1:
            for i in range(PLACES):
                s.maybe[base + i] &= ~bit
            s.maybe[base + target] |= bit
        else:
            s.maybe[base + target] |= s.maybe[base + source] & ~(VAN_CARDS | known_under(s, who))


def known_under(s: Table, who: int) -> int:
    """The cards this knower knows to lie under the Reserve: nobody draws them before the rest."""
    cards = 0
    for i in range(s.under_count):
        if (s.under_seen[i] >> who) & 1:
            cards |= ONE << s.under[i]
    return cards
