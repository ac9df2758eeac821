"""Who is asked what: the step on top of the agenda decides."""

from __future__ import annotations

from tablee.games.zombies4.decisions.card import options_card, options_of_card, options_window
from tablee.games.zombies4.decisions.land import options_laying, options_pace, options_placing, options_prowl
from tablee.games.zombies4.decisions.pawn import (
    can_twist_now,
    may_act,
    may_push,
    options_duel,
    options_ending,
    options_fight,
    options_move,
)
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import (
    ANNOUNCED,
    CARD,
    DUEL,
    ENDING,
    FIGHT,
    LAYING,
    MOVE,
    PACE,
    PLACING,
    PROWL,
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
    """That somebody is asked now hangs on hidden cards, so nobody else may know it (ZTE-C22)."""
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
        return s.bullets[seat_of(step)] < c_of(step) and not can_twist_now(s, seat_of(step))
    return not may_push(s, step)


def options_of(s: Board, seat: int, out: list[int]) -> int:
    """The options of the step on top of the agenda."""
    step = s.top()
    op = op_of(step)
    if op == WINDOW:
        return options_window(s, seat, out)
    if op == MOVE:
        return options_move(s, step, seat, out)
    if op == PROWL:
        return options_prowl(s, out)
    if op == PACE:
        return options_pace(s, step, out)
    if op == PLACING:
        return options_placing(s, step, out)
    if op == FIGHT:
        return options_fight(s, step, seat, out)
    if op == LAYING:
        return options_laying(s, step, out)
    if op == ENDING:
        return options_ending(s, seat, out)
    if op == CARD:
        return options_card(s, step, seat, out)
    if op == DUEL:
        return options_duel(s, seat, out)
    return options_of_card(s, step, seat, out)
