"""Portal: two pawns swap places (ZTE-82)."""

from __future__ import annotations

from tablee.games.zombies4.cards.tables import ALTAR, PORTAL
from tablee.games.zombies4.effects.cards.carried import send
from tablee.games.zombies4.state.board import Board


def can_swap_with(s: Board, seat: int, other: int) -> bool:
    """True if at the Altar, and the other pawn is on a different square."""
    here = s.at[seat]
    there = s.at[other]
    return here >= 0 and there >= 0 and s.kind[here // 9] == ALTAR and here != there


def swap(s: Board, seat: int, target: int) -> None:
    here = s.at[seat]
    there = s.at[target]
    send(s, seat, there, PORTAL)
    send(s, target, here, PORTAL)
