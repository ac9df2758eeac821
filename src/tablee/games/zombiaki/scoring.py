"""Who wins: the zombies if one of them leaves the street past row 5, the humans at dawn (ZBK-6, ZBK-7)."""

from __future__ import annotations

from tablee.games.zombiaki.state import Board


def score_side(board: Board, side: int) -> float:
    """1 for the side that has won, else 0."""
    return 1.0 if board.winner == side else 0.0
