"""Tranquilizer Gun: defeat all dogs of one square and keep them as trophies (ZTE-91, ZTE-B10)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombies4.cards.picks import SQUARE_NAMES
from tablee.games.zombies4.cards.tables import AT
from tablee.games.zombies4.effects.pawn import collect_trophies
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import SHOT, seat_of, step_of


def can_tranquilize(s: Board, seat: int) -> bool:
    """True if there are dogs on the map."""
    count = 100 - s.pool
    for each in range(s.seats):
        count -= s.trophies[each] - s.human_trophies[each]
    return count > 0


def tranquilize(s: Board, seat: int, target: int) -> None:
    s.push(step_of(SHOT, seat, 0, 0, 0))


def options_shot(s: Board, step: int, seat: int, out: list[int]) -> int:
    n = 0
    for square in range(s.laid * 9):
        if s.dogs[square]:
            out[n] = AT + square
            n += 1
    return n


def do_shot(s: Board, seat: int, pick: int, chance: Chance) -> None:
    owner = seat_of(s.pop())
    square = pick - AT
    count = s.dogs[square]
    s.dogs[square] = 0
    s.count_zombies(square)
    if s.sink is not None:
        s.sink.append(Event("shot", {"seat": owner, "square": SQUARE_NAMES[square], "count": count}))
    collect_trophies(s, owner, count)
