"""Who is asked, as determined by the step on top of the agenda."""

from __future__ import annotations

from tablee.games.zombies4.decisions.pawn import can_use_aid, may_act, may_push
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import (
    ANNOUNCED,
    CARD,
    DUEL,
    FIGHT,
    MOVE,
    WINDOW,
    a_of,
    b_of,
    c_of,
    op_of,
    seat_of,
)


def asker(s: Board) -> int:
    """The seat that the step on top of the agenda asks."""
    step = s.top()
    op = op_of(step)
    if op == WINDOW:
        return (seat_of(step) + a_of(step)) % s.seats
    if op == CARD and b_of(step) & ANNOUNCED:
        return (seat_of(step) + c_of(step)) % s.seats
    if op == DUEL and b_of(step) >> 3 == 2:
        return b_of(step) & 7
    return seat_of(step)


def is_quiet(s: Board) -> bool:
    """True if the open question depends on hidden cards, so others may not know of it (ZTE-C22)."""
    if s.depth == 0:
        return False
    step = s.top()
    op = op_of(step)
    if op == WINDOW:
        return True
    if op == CARD:
        return (b_of(step) & ANNOUNCED) != 0
    if op == FIGHT:
        return is_quiet_fight(s, step)
    if op == MOVE:
        return not may_act(s, seat_of(step), b_of(step))
    return False


def is_quiet_fight(s: Board, step: int) -> bool:
    if c_of(step):
        return s.bullets[seat_of(step)] < c_of(step) and not can_use_aid(s, seat_of(step))
    return not may_push(s, step)
