"""Decisions about cards: windows, targets, and what each card asks."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.hot import Mask
from tablee.games.zombies4.cards.tables import (
    ALL_PAGES,
    AT,
    CANCEL,
    CARD_KIND,
    CLAIR_WARLOCK,
    COPIES,
    DISCARD,
    FIRST_FOREST,
    IS_CABIN,
    IS_USABLE,
    ON,
    PAGE_KINDS,
    PASS,
    PASS_EVENT,
    PASS_TURN,
    PILE,
    PLAY,
    REMOVE,
    RETURN_TO_SENDER,
    TAKE,
    TILE,
)
from tablee.games.zombies4.decisions.playable import (
    can_herd_to,
    cards_into,
    kinds_into,
    may_fly,
    pages_to_take,
    targets,
)
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import (
    ANNOUNCED,
    HERD,
    NO_PLACE,
    PURGE,
    SEARCH,
    SEND,
    SHOT,
    THEFT,
    TRIM,
    a_of,
    b_of,
    c_of,
    op_of,
)


def options_window(s: Board, seat: int, out: list[int]) -> int:
    return cards_into(s, seat, out, passes_into(s, out))


def passes_into(s: Board, out: list[int]) -> int:
    """Pass; in version 1 also until one's turn, or until something happens to one (ZTE-C23)."""
    out[0] = PASS
    if not s.version_1:
        return 1
    out[1] = PASS_TURN
    out[2] = PASS_EVENT
    return 3


def options_card(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Name a target, or (announced) let it happen or cancel it."""
    if b_of(step) & ANNOUNCED:
        n = passes_into(s, out)
        out[n] = PLAY + CANCEL
        return n + 1 if can_cancel(s, seat) else n
    mask = targets(s, seat, CARD_KIND[a_of(step)])
    n = 0
    for other in range(s.seats):
        if (mask >> other) & 1:
            out[n] = ON + other
            n += 1
    return n


def can_cancel(s: Board, seat: int) -> bool:
    return not s.carded[seat] and (s.hand[seat] & COPIES[CANCEL]) != 0


def options_send(s: Board, step: int, out: list[int]) -> int:
    """Squares to which the card may carry the pawn."""
    n = 0
    slot = s.at[b_of(step)] // 9
    for square in range(s.laid * 9):
        if s.ground[square] & IS_USABLE and may_send(s, a_of(step), slot, square):
            out[n] = AT + square
            n += 1
    return n


def may_send(s: Board, kind: int, slot: int, square: int) -> bool:
    """The card carries a pawn from this tile to this square (ZTE-72, ZTE-74, ZTE-83, ZTE-88)."""
    if kind == RETURN_TO_SENDER:
        return square // 9 == s.cabin and not s.ground[square] & IS_CABIN
    if not s.is_beside(slot, square // 9):
        return False
    return kind != CLAIR_WARLOCK or s.kind[square // 9] >= FIRST_FOREST


def options_herd(s: Board, step: int, out: list[int]) -> int:
    """Bad Zombie: a tile, then a square for each zombie."""
    n = 0
    if b_of(step) == NO_PLACE:
        for tile in range(s.laid):
            if s.is_beside(c_of(step), tile) and can_herd_to(s, c_of(step), tile):
                out[n] = TILE + tile
                n += 1
        return n
    for square in range(b_of(step) * 9, b_of(step) * 9 + 9):
        if may_fly(s, a_of(step), square):
            out[n] = AT + square
            n += 1
    return n


def options_shot(s: Board, out: list[int]) -> int:
    n = 0
    for square in range(s.laid * 9):
        if s.dogs[square]:
            out[n] = AT + square
            n += 1
    return n


def options_purge(s: Board, step: int, out: list[int]) -> int:
    """A pile, then three cards of it that are no pages (ZTE-86); in version 1 in the order of their kinds."""
    n = 0
    if b_of(step) == 0:
        if s.draw:
            out[n] = PILE
            n += 1
        if s.discard & ~ALL_PAGES:
            out[n] = PILE + 1
            n += 1
        return n
    cards = purge_pile(s, b_of(step)) & ~ALL_PAGES
    kind = a_of(step)
    while cards:
        next_kind = CARD_KIND[lowest(cards)]
        enough = popcount(cards) >= c_of(step) or not s.version_1
        cards &= ~COPIES[next_kind]
        if next_kind >= kind and enough:
            out[n] = REMOVE + next_kind - PAGE_KINDS
            n += 1
    return n


def purge_pile(s: Board, pile: int) -> Mask:
    return s.draw if pile == 1 else s.discard


def options_banish(out: list[int]) -> int:
    """The three squares of the Bridge."""
    out[0] = AT + 1
    out[1] = AT + 4
    out[2] = AT + 7
    return 3


def options_of_card(s: Board, step: int, seat: int, out: list[int]) -> int:
    """The options of the steps that only cards bring."""
    op = op_of(step)
    if op == SEND:
        return options_send(s, step, out)
    if op == HERD:
        return options_herd(s, step, out)
    if op == SHOT:
        return options_shot(s, out)
    if op == THEFT:
        return kinds_into(pages_to_take(s, seat, b_of(step)), TAKE, out, 0)
    if op == SEARCH:
        return kinds_into(s.hand[b_of(step)], TAKE, out, 0)
    if op == TRIM:
        return kinds_into(s.hand[seat], DISCARD, out, 0)
    if op == PURGE:
        return options_purge(s, step, out)
    return options_banish(out)
