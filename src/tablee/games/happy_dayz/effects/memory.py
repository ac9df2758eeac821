"""What a perfect memory knows: for each knower and hidden place, the cards that may lie there.

A card shown to all lies in no hidden place; a card that only one place can hold is known to be there until something
unseen could have moved it (HDZ-31, HDZ-D19, HDZ-D20). Knowers are the seats and the spectator.
"""

from __future__ import annotations

from tablee.core.bits import contains, lowest
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import FIRST_VAN
from tablee.games.happy_dayz.state import ALL, HANDS, ONE, PLACES, RESERVE, SPECTATOR, SUITS, VAN_CARDS, Board, slot_of


def remember_deal(s: Board) -> None:
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


def remember_carried(s: Board) -> None:
    """Everybody knows in which hands the kept Mini-vans are; they have the lowest numbers (HDZ-41)."""
    van = FIRST_VAN
    for seat in range(s.seats):
        for i in range(s.carried[seat]):
            remember_shown(s, ONE << (van + i))
            remember_put(s, ONE << (van + i), HANDS + seat)
        van += s.carried[seat]


# What all see


def remember_shown(s: Board, cards: Mask) -> None:
    """These cards lie open now."""
    for i in range((SPECTATOR + 1) * PLACES):
        s.maybe[i] &= ~cards


def remember_put(s: Board, cards: Mask, place: int) -> None:
    """These open cards go to a hidden place before all eyes; in a Zone a Mini-van stays open (HDZ-36)."""
    if place < RESERVE:
        cards &= ~VAN_CARDS
    if place >= HANDS:
        remember_received(s, cards, place - HANDS)
    for who in range(SPECTATOR + 1):
        s.maybe[who * PLACES + place] |= cards


def remember_tally(s: Board) -> None:
    """At the end all Zones are turned up."""
    for i in range(s.seats):
        remember_shown(s, s.zones[i])
    for who in range(SPECTATOR + 1):
        for i in range(s.seats):
            s.maybe[who * PLACES + i] = s.zones[i] & ~VAN_CARDS


def remember_received(s: Board, cards: Mask, seat: int) -> None:
    """A hand that is given these cards lacks their slots no more."""
    while cards:
        s.voids[seat] &= ~(1 << slot_of(lowest(cards)))
        cards &= cards - 1


def remember_void(s: Board, seat: int, slot: int) -> None:
    """All have seen that a hand holds no card of a slot: its owner could not follow."""
    s.voids[seat] |= 1 << slot
    for who in range(SPECTATOR + 1):
        s.maybe[who * PLACES + HANDS + seat] &= ~SUITS[slot]


def remember_open(s: Board, card: int, place: int) -> None:
    """A card comes out of the Reserve or a hand and lies open."""
    if card >= FIRST_VAN:
        remember_van(s, card, s.reserve if place == RESERVE else s.hands[place - HANDS])
    remember_shown(s, ONE << card)


def remember_van(s: Board, van: int, there: Mask) -> None:
    """A Mini-van moves out of a place where these are: to each knower it is the one it knew best to be there.

    Mini-vans cannot be told apart, so whoever knew of one there cannot know that another one stays behind.
    """
    rest = there & VAN_CARDS & ~(ONE << van)
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        for who in range(SPECTATOR + 1):
            if 0 < ways(s, who, other) < ways(s, who, van):  # 0: it lies open already
                exchange(s, who, van, other)


def ways(s: Board, who: int, card: int) -> int:
    """In how many places a knower thinks this card may lie."""
    n = 0
    for i in range(who * PLACES, (who + 1) * PLACES):
        if contains(s.maybe[i], card):
            n += 1
    return n


def exchange(s: Board, who: int, one: int, other: int) -> None:
    """Two cards change their parts in what a knower thinks."""
    both = (ONE << one) | (ONE << other)
    for i in range(who * PLACES, (who + 1) * PLACES):
        found = s.maybe[i] & both
        if found and found != both:
            s.maybe[i] ^= both


# What only some see


def remember_look(s: Board, who: int, place: int, cards: Mask) -> None:
    """One seat looks into a place: it holds exactly these cards."""
    base = who * PLACES
    for i in range(PLACES):
        s.maybe[base + i] &= ~cards
    s.maybe[base + place] = cards & ~VAN_CARDS if place < RESERVE else cards


def remember_peek(s: Board, who: int, count: int) -> None:
    """One seat has looked at so many top cards of the Reserve."""
    for i in range(min(count, s.above_count)):
        if s.above[i] >= FIRST_VAN:
            remember_van(s, s.above[i], s.reserve)
        remember_sure(s, ONE << s.above[i], RESERVE, 1 << who)


def remember_secret(s: Board, card: int, source: int, target: int, knowers: int) -> None:
    """A card moves unseen by all but a mask of knowers; into or out of a Zone no Mini-van moves unseen (HDZ-36)."""
    bit = ONE << card
    if bit & VAN_CARDS and (source < RESERVE or target < RESERVE):
        if source >= RESERVE:
            remember_open(s, card, source)
        remember_put(s, bit, target)
        return
    remember_guess(s, source, target, knowers, ALL)
    remember_sure(s, bit, target, knowers)


def remember_sure(s: Board, cards: Mask, target: int, knowers: int) -> None:
    """These knowers see the cards go to a place."""
    for who in range(SPECTATOR + 1):
        if contains(knowers, who):
            base = who * PLACES
            for i in range(PLACES):
                s.maybe[base + i] &= ~cards
            s.maybe[base + target] |= cards


def remember_guess(s: Board, source: int, target: int, knowers: int, among: Mask) -> None:
    """All others see that some card goes from one place to another, and know only among which it is."""
    if target < RESERVE:
        among &= ~VAN_CARDS
    for who in range(SPECTATOR + 1):
        if not contains(knowers, who):
            base = who * PLACES
            s.maybe[base + target] |= s.maybe[base + source] & among & ~known_order(s, who)


def known_order(s: Board, who: int) -> Mask:
    """The cards this knower knows to lie on top of or under the Reserve: nobody draws another one instead of them."""
    cards = 0
    for i in range(s.above_count):
        if contains(s.above_seen[i], who):
            cards |= ONE << s.above[i]
    for i in range(s.under_count):
        if contains(s.under_seen[i], who):
            cards |= ONE << s.under[i]
    return cards


def remember_passed(s: Board) -> None:
    """All are about to pass `pass_left` at once: giver and receiver know the card, all do if it lies open (HDZ-P27)."""
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
    """What one knower thinks of the hands afterwards, but for the cards it knows to be passed."""
    base = who * PLACES + HANDS
    old = [0] * 5
    for i in range(s.seats):
        old[i] = s.maybe[base + i]
        if not s.hands[i] & ~(ONE << s.pass_left[i]):  # nothing stays of what the hand held
            s.maybe[base + i] = 0
    for i in range(s.seats):
        if who != i and who != s.receiver(i) and contains(s.hands[i], s.pass_left[i]):
            s.maybe[base + s.receiver(i)] |= old[i]
