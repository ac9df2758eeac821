"""Decisions about cards: windows, targets, cancelling, and where a card carries a pawn."""

from __future__ import annotations

from tablee.core.bits import contains
from tablee.games.zombies4.cards.tables import (
    AT,
    CANCELLING,
    CARD_KIND,
    IS_USABLE,
    ON,
    PASS,
    PASS_EVENT,
    PASS_TURN,
    PLAY,
)
from tablee.games.zombies4.decisions.playable import cards_into, targets
from tablee.games.zombies4.effects.cards.needs import kinds_into
from tablee.games.zombies4.effects.cards.table import CARRIES
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import ANNOUNCED, a_of, b_of


def options_window(s: Board, step: int, seat: int, out: list[int]) -> int:
    return cards_into(s, seat, out, passes_into(s, out))


def passes_into(s: Board, out: list[int]) -> int:
    """Pass; in version 1 also until the seat's own turn, or until something happens to it (ZTE-C23)."""
    out[0] = PASS
    if not s.version_1:
        return 1
    out[1] = PASS_TURN
    out[2] = PASS_EVENT
    return 3


def options_card(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Name a target or, once announced, let it happen or cancel it."""
    if b_of(step) & ANNOUNCED:
        n = passes_into(s, out)
        return kinds_into(s.hand[seat] & CANCELLING, PLAY, out, n) if can_cancel(s, seat) else n
    mask = targets(s, seat, CARD_KIND[a_of(step)])
    n = 0
    for other in range(s.seats):
        if contains(mask, other):
            out[n] = ON + other
            n += 1
    return n


def can_cancel(s: Board, seat: int) -> bool:
    return not s.carded[seat] and (s.hand[seat] & CANCELLING) != 0


def options_send(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Squares to which the card may carry the pawn (ZTE-72, ZTE-74, ZTE-83, ZTE-88)."""
    n = 0
    slot = s.at[b_of(step)] // 9
    for square in range(s.laid * 9):
        if s.ground[square] & IS_USABLE and CARRIES[a_of(step)](s, slot, square):
            out[n] = AT + square
            n += 1
    return n


def options_banish(s: Board, step: int, seat: int, out: list[int]) -> int:
    """The three squares of the Bridge."""
    out[0] = AT + 1
    out[1] = AT + 4
    out[2] = AT + 7
    return 3
