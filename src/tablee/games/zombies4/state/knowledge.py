"""What each seat knows about hidden cards, stored as sets: which cards may be where, given what it has seen.

`may[who * 7 + place]`: places 0..5 are hands, 6 is the draw pile; who 6 is a spectator. A seat's own cards and all
face-up cards are in none of its sets. Copies of a kind are indistinguishable: a seat that knew of one copy and sees
one played cannot tell whether it is the same, and `shown` updates the sets accordingly.
"""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.core.hot import Mask
from tablee.games.zombies4.cards.tables import CARD_BIT, CARD_KIND, COPIES
from tablee.games.zombies4.state.board import PILE_PLACE, Board

WATCHER = 6
PLACES = 7


def hidden_from(s: Board, who: int) -> Mask:
    """Cards this seat does not see: the draw pile and the other hands."""
    cards = s.draw
    for seat in range(s.seats):
        if seat != who:
            cards |= s.hand[seat]
    return cards


def forget(s: Board, who: int) -> None:
    """Reset what a seat knows to its own cards: every hidden card may be in every hidden place."""
    hidden = hidden_from(s, who)
    for place in range(PLACES):
        elsewhere = place != who and (place < s.seats or place == PILE_PLACE)
        s.may[who * PLACES + place] = hidden if elsewhere or (who == WATCHER and place == PILE_PLACE) else 0


def forget_all(s: Board) -> None:
    for who in range(PLACES):
        if who < s.seats or who == WATCHER:
            forget(s, who)


def clear(s: Board, who: int, card: int) -> None:
    """Record that the card is no longer hidden from this seat."""
    for place in range(PLACES):
        s.may[who * PLACES + place] &= ~CARD_BIT[card]


def drawn(s: Board, seat: int, card: int) -> None:
    """Record that a seat has drawn a card from the draw pile."""
    for who in range(PLACES):
        if who == seat:
            clear(s, who, card)
        else:
            s.may[who * PLACES + seat] |= s.may[who * PLACES + PILE_PLACE]


def reshuffled(s: Board) -> None:
    """Record that the discards, which are public, have become the draw pile."""
    for who in range(PLACES):
        s.may[who * PLACES + PILE_PLACE] = s.draw


def shown(s: Board, card: int, place: int) -> None:
    """Record that a hidden card of this place is now face up."""
    for who in range(PLACES):
        if who == place and place != PILE_PLACE:
            continue
        alike = COPIES[CARD_KIND[card]] & s.may[who * PLACES + place]
        sure = sure_copy(s, who, alike, place)
        if sure >= 0:
            exchange(s, who, sure, card)
        else:
            blur(s, who, alike)
        clear(s, who, card)


def sure_copy(s: Board, who: int, copies: Mask, place: int) -> int:
    """A copy that this seat knows to be in this place; -1 if none."""
    for at in range(PLACES):
        if at != place:
            copies &= ~s.may[who * PLACES + at]
    return lowest(copies) if copies else -1


def exchange(s: Board, who: int, one: int, other: int) -> None:
    """Swap what a seat knows about two copies."""
    for place in range(who * PLACES, who * PLACES + PLACES):
        here = s.may[place] & CARD_BIT[one]
        there = s.may[place] & CARD_BIT[other]
        if (here != 0) != (there != 0):
            s.may[place] ^= CARD_BIT[one] | CARD_BIT[other]


def blur(s: Board, who: int, copies: Mask) -> None:
    """Each of these copies may be wherever one of them may be, as it is unknown which one was shown."""
    for place in range(who * PLACES, who * PLACES + PLACES):
        if s.may[place] & copies:
            s.may[place] |= copies


def looked(s: Board, who: int, place: int) -> None:
    """Record that a seat has looked at all cards of a hand or of the draw pile."""
    cards = s.draw if place == PILE_PLACE else s.hand[place]
    for at in range(who * PLACES, who * PLACES + PLACES):
        s.may[at] &= ~cards
    s.may[who * PLACES + place] = cards


def taken(s: Board, thief: int, victim: int, card: int) -> None:
    """Record that a card moved from one hand to another, seen only by the two seats."""
    for who in range(PLACES):
        if who == thief:
            clear(s, who, card)
        elif who == victim:
            s.may[who * PLACES + thief] |= CARD_BIT[card]
        else:
            s.may[who * PLACES + thief] |= s.may[who * PLACES + victim]
