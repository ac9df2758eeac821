"""Talk to the Hand: move an opponent on the same tile to an adjacent one (ZTE-88)."""

from __future__ import annotations

from tablee.games.zombies4.cards.tables import TALK
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import SEND, step_of


def shares_tile(s: Board, seat: int, other: int) -> bool:
    """True if both pawns share a tile that has a neighbour; only a lone Bridge has none."""
    here = s.at[seat]
    there = s.at[other]
    return here >= 0 and there >= 0 and here // 9 == there // 9 and s.laid > 1


def show_hand(s: Board, seat: int, target: int) -> None:
    s.push(step_of(SEND, seat, TALK, target, 0))
