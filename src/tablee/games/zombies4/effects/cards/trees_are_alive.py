"""The Trees are Alive!: opponents on wooded squares fight the trees (ZTE-90)."""

from __future__ import annotations

from tablee.games.zombies4.cards.tables import IS_WOODED
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import WRATH, step_of


def wooded_opponents(s: Board, seat: int) -> int:
    """Mask of the opponents standing on wooded squares."""
    mask = 0
    for other in range(s.seats):
        if other != seat and s.at[other] >= 0 and s.ground[s.at[other]] & IS_WOODED:
            mask |= 1 << other
    return mask


def can_use_trees(s: Board, seat: int) -> bool:
    return wooded_opponents(s, seat) != 0


def wake_trees(s: Board, seat: int, target: int) -> None:
    s.push(step_of(WRATH, seat, wooded_opponents(s, seat), 0, 0))
