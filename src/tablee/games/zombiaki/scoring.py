"""Who wins: a zombie that leaves the street by its end wins for the dead, dawn for the living (ZBK-6, ZBK-7)."""

from __future__ import annotations

from tablee.games.zombiaki.state import Board


def score_side(board: Board, side: int) -> float:
    """1 for the side that has won."""
    return 1.0 if board.winner == side else 0.0
