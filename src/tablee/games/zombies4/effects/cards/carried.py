"""The step of cards that carry a pawn to a chosen square; Portal moves two pawns without asking."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombies4.cards.cards import CARDS
from tablee.games.zombies4.cards.picks import SQUARE_NAMES
from tablee.games.zombies4.cards.tables import AT
from tablee.games.zombies4.effects.pawn import relocate, wake
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import a_of, b_of


def is_beside(s: Board, slot: int, square: int) -> bool:
    """True for any square of an adjacent tile."""
    return s.is_beside(slot, square // 9)


def do_send(s: Board, seat: int, pick: int, chance: Chance) -> None:
    step = s.pop()
    send(s, b_of(step), pick - AT, a_of(step))


def send(s: Board, seat: int, square: int, kind: int) -> None:
    """Move a pawn to a square by a card of this kind."""
    relocate(s, seat, square)
    wake(s, seat)
    if s.sink is not None:
        s.sink.append(Event("carried", {"seat": seat, "square": SQUARE_NAMES[square], "card": CARDS[kind].id}))
