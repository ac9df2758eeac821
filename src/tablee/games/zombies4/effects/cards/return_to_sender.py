"""Return to Sender: move a pawn in the Cabin to a square outside it (ZTE-83)."""

from __future__ import annotations

from tablee.games.zombies4.cards.tables import IS_CABIN, RETURN_TO_SENDER
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import SEND, step_of


def is_in_cabin(s: Board, seat: int, other: int) -> bool:
    return s.at[other] >= 0 and (s.ground[s.at[other]] & IS_CABIN) != 0


def is_outside_cabin(s: Board, slot: int, square: int) -> bool:
    return square // 9 == s.cabin and not s.ground[square] & IS_CABIN


def return_pawn(s: Board, seat: int, target: int) -> None:
    s.push(step_of(SEND, seat, RETURN_TO_SENDER, target, 0))
