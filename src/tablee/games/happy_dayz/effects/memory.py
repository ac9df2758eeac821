"""What a perfect memory knows: for each knower and hidden place, the cards that may lie there.

A card shown to all lies in no hidden place; a card that only one place can hold is known to be there until an unseen
move could have taken it away (HDZ-31, HDZ-D19, HDZ-D20). Knowers are the seats and the spectator.
"""

from __future__ import annotations

from tablee.core.bits import contains, lowest
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import FIRST_VAN
from tablee.games.happy_dayz.state import ALL, HANDS, ONE, PLACES, RESERVE, SPECTATOR, SUITS, VAN_CARDS, Board, slot_of


def remember_deal(s: Board) -> None:
    """Reset memory after the deal: a seat knows its own hand and the Mini-vans that others kept."""
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


def remember_carried(s: Board) -> None:
    """Record which hands hold the kept Mini-vans, which have the lowest numbers (HDZ-41)."""
    van = FIRST_VAN
    for seat in range(s.seats):
        for i in range(s.carried[seat]):
            remember_shown(s, ONE << (van + i))
            remember_put(s, ONE << (van + i), HANDS + seat)
        van += s.carried[seat]


# Public information


def remember_shown(s: Board, cards: Mask) -> None:
    """Record that these cards are now face up."""
    for i in range((SPECTATOR + 1) * PLACES):
        s.maybe[i] &= ~cards


def remember_put(s: Board, cards: Mask, place: int) -> None:
    """Record that face-up cards go to a hidden place in full view; Mini-vans stay face up in a Zone (HDZ-36)."""
    if place < RESERVE:
        cards &= ~VAN_CARDS
    if place >= HANDS:
        remember_received(s, cards, place - HANDS)
    for who in range(SPECTATOR + 1):
        s.maybe[who * PLACES + place] |= cards


def remember_tally(s: Board) -> None:
    """Record that all Zones are turned up at the end of the match."""
    for i in range(s.seats):
        remember_shown(s, s.zones[i])
    for who in range(SPECTATOR + 1):
        for i in range(s.seats):
            s.maybe[who * PLACES + i] = s.zones[i] & ~VAN_CARDS


def remember_received(s: Board, cards: Mask, seat: int) -> None:
    """Clear the voids of a hand in the slots of the cards it receives."""
    while cards:
        s.voids[seat] &= ~(1 << slot_of(lowest(cards)))
        cards &= cards - 1


def remember_void(s: Board, seat: int, slot: int) -> None:
    """Record a proven void: the seat could not follow this slot."""
    s.voids[seat] |= 1 << slot
    for who in range(SPECTATOR + 1):
        s.maybe[who * PLACES + HANDS + seat] &= ~SUITS[slot]


def remember_open(s: Board, card: int, place: int) -> None:
    """Record that a card leaves the Reserve or a hand and is turned face up."""
    if card >= FIRST_VAN:
        remember_van(s, card, s.reserve if place == RESERVE else s.hands[place - HANDS])
    remember_shown(s, ONE << card)


def remember_van(s: Board, van: int, there: Mask) -> None:
    """Record that a Mini-van leaves `there`; to each knower, it is the one most surely known to be there.

    Mini-vans are indistinguishable, so a knower of one there cannot tell whether another one stays behind.
    """
    rest = there & VAN_CARDS & ~(ONE << van)
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        for who in range(SPECTATOR + 1):
            if 0 < ways(s, who, other) < ways(s, who, van):  # 0: already face up
                exchange(s, who, van, other)


def ways(s: Board, who: int, card: int) -> int:
    """Count the places where this knower thinks the card may lie."""
    n = 0
    for i in range(who * PLACES, (who + 1) * PLACES):
        if contains(s.maybe[i], card):
            n += 1
    return n


def exchange(s: Board, who: int, one: int, other: int) -> None:
    """Swap two cards in what a knower believes."""
    both = (ONE << one) | (ONE << other)
    for i in range(who * PLACES, (who + 1) * PLACES):
        found = s.maybe[i] & both
        if found and found != both:
            s.maybe[i] ^= both


# Private information


def remember_look(s: Board, who: int, place: int, cards: Mask) -> None:
    """Record that a seat looks into a place, which holds exactly these cards."""
    base = who * PLACES
    for i in range(PLACES):
        s.maybe[base + i] &= ~cards
    s.maybe[base + place] = cards & ~VAN_CARDS if place < RESERVE else cards


def remember_peek(s: Board, who: int, count: int) -> None:
    """Record that a seat has looked at the top `count` cards of the Reserve."""
    for i in range(min(count, s.above_count)):
        if s.above[i] >= FIRST_VAN:
            remember_van(s, s.above[i], s.reserve)
        remember_sure(s, ONE << s.above[i], RESERVE, 1 << who)


def remember_secret(s: Board, card: int, source: int, target: int, knowers: int) -> None:
    """Record a move seen only by `knowers` (a mask); Mini-vans never enter or leave a Zone unseen (HDZ-36)."""
    bit = ONE << card
    if bit & VAN_CARDS and (source < RESERVE or target < RESERVE):
        if source >= RESERVE:
            remember_open(s, card, source)
        remember_put(s, bit, target)
        return
    remember_guess(s, source, target, knowers, ALL)
    remember_sure(s, bit, target, knowers)


def remember_sure(s: Board, cards: Mask, target: int, knowers: int) -> None:
    """Record that these knowers see the cards go to a place."""
    for who in range(SPECTATOR + 1):
        if contains(knowers, who):
            base = who * PLACES
            for i in range(PLACES):
                s.maybe[base + i] &= ~cards
            s.maybe[base + target] |= cards


def remember_guess(s: Board, source: int, target: int, knowers: int, among: Mask) -> None:
    """Record for all other knowers that some card of `among` moves, without knowing which."""
    if target < RESERVE:
        among &= ~VAN_CARDS
    for who in range(SPECTATOR + 1):
        if not contains(knowers, who):
            base = who * PLACES
            s.maybe[base + target] |= s.maybe[base + source] & among & ~known_order(s, who)


def known_order(s: Board, who: int) -> Mask:
    """Cards this knower knows to lie on or under the Reserve: no unknown draw can be one of them."""
    cards = 0
    for i in range(s.above_count):
        if contains(s.above_seen[i], who):
            cards |= ONE << s.above[i]
    for i in range(s.under_count):
        if contains(s.under_seen[i], who):
            cards |= ONE << s.under[i]
    return cards


def remember_passed(s: Board) -> None:
    """Record the simultaneous passing of `pass_left`: seen by giver and receiver, or by all if face up (HDZ-P27)."""
    old_voids = [0] * 5
    for i in range(s.seats):
        old_voids[i] = s.voids[i]
        if s.pass_left[i] >= FIRST_VAN and contains(s.hands[i], s.pass_left[i]):
            remember_van(s, s.pass_left[i], s.hands[i])
    for i in range(s.seats):
        if contains(s.hands[i], s.pass_left[i]):
            s.voids[s.receiver(i)] &= old_voids[i]
    for who in range(SPECTATOR + 1):
        guess_passed(s, who)
    for i in range(s.seats):
        bit = ONE << s.pass_left[i]
        if s.hands[i] & bit:
            remember_sure(s, bit, HANDS + s.receiver(i), (1 << i) | (1 << s.receiver(i)))
        else:
            remember_put(s, bit, HANDS + s.receiver(i))


def guess_passed(s: Board, who: int) -> None:
    """Update what one knower believes about the hands, except for the passed cards it has seen."""
    base = who * PLACES + HANDS
    old = [0] * 5
    for i in range(s.seats):
        old[i] = s.maybe[base + i]
        if not s.hands[i] & ~(ONE << s.pass_left[i]):  # the hand keeps none of its old cards
            s.maybe[base + i] = 0
    for i in range(s.seats):
        if who != i and who != s.receiver(i) and contains(s.hands[i], s.pass_left[i]):
            s.maybe[base + s.receiver(i)] |= old[i]
