"""The Clair Warlock Project: carry an opponent to a plain forest tile nearby (ZTE-74)."""

from __future__ import annotations

from tablee.games.zombies4.cards.tables import CLAIR_WARLOCK, FIRST_FOREST
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import SEND, step_of


def has_forest_beside(s: Board, seat: int, other: int) -> bool:
    if s.at[other] < 0:  # a pawn off the map cannot be moved (ZTE-B13)
        return False
    for side in range(4):
        tile = s.beside[s.at[other] // 9 * 4 + side]
        if tile >= 0 and s.kind[tile] >= FIRST_FOREST:
            return True
    return False


def is_forest_beside(s: Board, slot: int, square: int) -> bool:
    return s.is_beside(slot, square // 9) and s.kind[square // 9] >= FIRST_FOREST


def lead_astray(s: Board, seat: int, target: int) -> None:
    s.push(step_of(SEND, seat, CLAIR_WARLOCK, target, 0))
