"""Which cards a seat can play or use now; each card's row states its conditions (effects/cards/table.py).

A card that would change nothing cannot be played (ZTE-C12).
"""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.core.hot import Mask
from tablee.games.zombies4.cards.tables import (
    CARD_KIND,
    COPIES,
    LAID_KINDS,
    PAGE_KINDS,
    PLAY,
    USABLE_CARDS,
    USABLE_KINDS,
    USE,
)
from tablee.games.zombies4.effects.cards.table import CAN_PLAY, CAN_USE, IS_TARGET, NAMES
from tablee.games.zombies4.state.board import Board


def can_play(s: Board, seat: int, kind: int) -> bool:
    """True if a seat that holds this card, and may still play one in this turn cycle, can play it now."""
    if kind >= LAID_KINDS and NAMES[kind](s):  # a laid-down card names an opponent when it is used
        return targets(s, seat, kind) != 0
    return CAN_PLAY[kind](s, seat, kind)


def can_use(s: Board, seat: int, kind: int) -> bool:
    """True if a seat with this card in front of it can use it now."""
    if kind < PAGE_KINDS and s.paged[seat]:
        return False  # one page per turn cycle (ZTE-37)
    if NAMES[kind](s):
        return targets(s, seat, kind) != 0
    return CAN_USE[kind](s, seat)


def targets(s: Board, seat: int, kind: int) -> int:
    """Mask of the opponents this card could name."""
    mask = 0
    for other in range(s.seats):
        if other != seat and IS_TARGET[kind](s, seat, other):
            mask |= 1 << other
    return mask


def is_used_on_opponent(s: Board, kind: int) -> bool:
    """True if the card names an opponent when it is discarded from the table for its effect."""
    return kind < USABLE_KINDS and NAMES[kind](s)


# All cards of a seat


def cards_into(s: Board, seat: int, out: list[int], n: int) -> int:
    """Append the plays and uses of a seat to n picks; return the new count."""
    n = plays_into(s, seat, s.hand[seat], out, n)
    return uses_into(s, seat, s.front[seat] & USABLE_CARDS, out, n)


def plays_into(s: Board, seat: int, cards: Mask, out: list[int], n: int) -> int:
    """Append the plays of these cards in hand."""
    if s.carded[seat]:  # one card per turn cycle (ZTE-38)
        return n
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= ~COPIES[kind]
        if can_play(s, seat, kind):
            out[n] = PLAY + kind
            n += 1
    return n


def uses_into(s: Board, seat: int, cards: Mask, out: list[int], n: int) -> int:
    """Append the uses of these usable cards in front of the seat."""
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= cards - 1
        if can_use(s, seat, kind):
            out[n] = USE + kind
            n += 1
    return n


def has_card(s: Board, seat: int) -> bool:
    """True if the seat could play or use something now."""
    return has_play(s, seat, s.hand[seat]) or has_use(s, seat, s.front[seat] & USABLE_CARDS)


def has_play(s: Board, seat: int, cards: Mask) -> bool:
    """True if the seat could play one of these cards in hand."""
    if s.carded[seat]:
        return False
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= ~COPIES[kind]
        if can_play(s, seat, kind):
            return True
    return False


def has_use(s: Board, seat: int, cards: Mask) -> bool:
    """True if the seat could use one of these usable cards in front of it."""
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= cards - 1
        if can_use(s, seat, kind):
            return True
    return False
