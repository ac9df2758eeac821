"""What a seat may be asked: one small function per kind of decision, writing its options."""

from __future__ import annotations

import cython

from tablee.games.happy_dayz.cards import (
    FACTIONS,
    KEEP,
    LEAD_HIGH,
    LEAD_LOW,
    PASS_LEFT,
    PASS_RIGHT,
    RECONSIDER,
    SWAP,
)
from tablee.games.happy_dayz.cards import FOLLOW as FOLLOW_CARD

if not cython.compiled:
    from tablee.core.bits import highest, nth_bit, popcount
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.powers.table import POWERS
    from tablee.games.happy_dayz.state import CHANGE, FOLLOW, LEAD, ONE, SUITS, TRANSFER, VAN_CARDS, Table

LEAD_LOW_PICK, LEAD_HIGH_PICK, FOLLOW_PICK = LEAD_LOW, LEAD_HIGH, FOLLOW_CARD
LEFT_PICK, RIGHT_PICK, RECONSIDER_PICK = PASS_LEFT, PASS_RIGHT, RECONSIDER
KEEP_PICK, SWAP_PICK, KINDS = KEEP, SWAP, len(FACTIONS)


def options_of(s: Table, seat: int, out: list[int]) -> int:
    """The options of whatever is on top of the agenda."""
    step = s.top()
    if step == FOLLOW:
        return options_follow(s, seat, out)
    if step == LEAD:
        return options_lead(s, seat, out)
    if step == TRANSFER:
        return options_transfer(s, seat, out)
    if step == CHANGE:
        return options_change(s, out)
    power = POWERS[s.powers[s.demanded]]  # object: one lookup for a power's question
    return power.options_into(s, seat, out)


def playable(s: Table, seat: int) -> int:
    """The cards this seat may play: the demanded Faction if it holds any, and Mini-vans (HDZ-27, HDZ-28, HDZ-34)."""
    own = s.hands[seat] | s.transfer[seat]
    if s.demanded >= 0:
        follow = own & SUITS[s.demanded]
        if follow:
            own = follow | (own & VAN_CARDS)
    return s.one_van(own, s.transfer[seat])


def options_lead(s: Table, seat: int, out: list[int]) -> int:
    """Any card, on either side of the board (HDZ-25)."""
    cards = playable(s, seat)
    n = s.cards_into(cards, LEAD_LOW_PICK, out)
    for i in range(n):
        out[n + i] = out[i] + LEAD_HIGH_PICK - LEAD_LOW_PICK
    return 2 * n


def options_follow(s: Table, seat: int, out: list[int]) -> int:
    return s.cards_into(playable(s, seat), FOLLOW_PICK, out)


def options_transfer(s: Table, seat: int, out: list[int]) -> int:
    """A card for the left neighbour, then one for the right (HDZ-16); afterwards both may be taken back."""
    if s.pass_right[seat] >= 0:
        out[0] = RECONSIDER_PICK
        return 1
    first = s.pass_left[seat] < 0
    return s.cards_into(passable(s, seat), LEFT_PICK if first else RIGHT_PICK, out)


def passable(s: Table, seat: int) -> int:
    """The cards that may be passed next. With two both go to the opponent, so they are chosen as a set, in order."""
    cards = s.hands[seat]
    if s.pass_left[seat] >= 0:
        cards ^= ONE << s.pass_left[seat]
    if s.seats > 2:
        return s.one_van(cards, 0)
    if s.pass_left[seat] < 0:
        top = highest(cards)
        if top >= 59 and cards & VAN_CARDS & ~(ONE << top):
            return s.one_van(cards, 0)
        return cards & ~(ONE << top)
    return s.one_van(cards & ~((ONE << s.pass_left[seat]) - 1), 0)


def options_change(s: Table, out: list[int]) -> int:
    """Replace one Faction in play by another, or keep all three (HDZ-58)."""
    out[0] = KEEP_PICK
    n = 1
    for i in range(3):
        old = s.factions[s.order[i]]
        for new in range(KINDS):
            if (s.pool >> new) & 1 and new != s.factions[0] and new != s.factions[1] and new != s.factions[2]:
                out[n] = SWAP_PICK + old * KINDS + new
                n += 1
    return n


def random_play(s: Table, chance: Chance) -> int:
    """A random card to lead or follow with, without listing the options."""
    cards = playable(s, s.turn)
    n = popcount(cards)
    if s.top() == FOLLOW:
        return FOLLOW_PICK + s.named(nth_bit(cards, chance.below(n)))
    k = chance.below(2 * n)
    if k < n:
        return LEAD_LOW_PICK + s.named(nth_bit(cards, k))
    return LEAD_HIGH_PICK + s.named(nth_bit(cards, k - n))
