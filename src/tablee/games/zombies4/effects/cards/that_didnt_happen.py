"""That Didn't Just Happen: cancel the card just played (ZTE-89)."""

from __future__ import annotations

from tablee.games.zombies4.effects.pawn import retop
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import CANCELLED, CARD, a_of, b_of, c_of, seat_of, step_of


def cannot_play(s: Board, seat: int, kind: int) -> bool:
    """Always False: it is played only against a card just played, in the card step."""
    return False


def cancel(s: Board, seat: int, target: int) -> None:
    """Cancel the card just played, whose step is now on top."""
    step = s.top()
    retop(s, step_of(CARD, seat_of(step), a_of(step), b_of(step) | CANCELLED, c_of(step)))
