"""Who wins: by spell, by trophies, or at dawn (ZTE-3, ZTE-4, ZTE-C1, ZTE-C2)."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.games.zombies4.cards.tables import ALL_PAGES
from tablee.games.zombies4.state.board import Board


def standing(s: Board, seat: int) -> int:
    """Sort key at dawn: trophies, then pages in front, then half hearts."""
    return (s.trophies[seat] * 8 + popcount(s.front[seat] & ALL_PAGES)) * 16 + s.halves[seat]


def reward_of(s: Board, seat: int) -> float:
    """1 for the winner; at dawn shared among ties."""
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    ties = 0
    best = standing(s, seat)
    for other in range(s.seats):
        if standing(s, other) > best:
            return 0.0
        if standing(s, other) == best:
            ties += 1
    return 1.0 / ties
