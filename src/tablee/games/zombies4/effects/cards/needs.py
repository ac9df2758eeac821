"""Conditions shared by several cards."""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.core.hot import Mask
from tablee.games.zombies4.cards.tables import CARD_KIND, COPIES, IS_ROOM
from tablee.games.zombies4.state.board import Board


def can_lay_page(s: Board, seat: int, kind: int) -> bool:
    """Pages: in the owner's turn, one copy of each (ZTE-36, ZTE-55)."""
    return seat == s.active and not s.fronts(seat, kind)


def can_lay(s: Board, seat: int, kind: int) -> bool:
    """True if the pawn is on the map and no copy lies in front of the seat yet (ZTE-55)."""
    return s.at[seat] >= 0 and not s.fronts(seat, kind)


def can_lay_weapon(s: Board, seat: int, kind: int) -> bool:
    """Weapons: inside a building (ZTE-B23)."""
    return can_lay(s, seat, kind) and (s.ground[s.at[seat]] & IS_ROOM) != 0


def names_opponent(s: Board) -> bool:
    return True


def lasting(s: Board, seat: int) -> int:
    """Turn ends of a seat until an effect expires that lasts to the end of its next turn (ZTE-75, ZTE-79)."""
    return 2 if seat == s.active else 1


def may_fly(s: Board, square: int, target: int) -> bool:
    """True if a card may move a zombie to another square: there is room, and no repellent (ZTE-C25)."""
    human = s.humans[square]
    if not s.has_room(target, human):
        return False
    return human != 0 or not s.is_repelled(square, target)


def kinds_into(cards: Mask, base: int, out: list[int], n: int) -> int:
    """Append one pick for each kind among these cards to n picks; return the new count."""
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= ~COPIES[kind]
        out[n] = base + kind
        n += 1
    return n
