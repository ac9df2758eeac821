"""Rolled up Newspaper: move a zombie from the player's square to an opponent's (ZTE-84)."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.zombies4.cards.picks import SQUARE_NAMES
from tablee.games.zombies4.effects.cards.needs import may_fly
from tablee.games.zombies4.effects.land import move_zombie
from tablee.games.zombies4.state.board import Board


def can_swat_at(s: Board, seat: int, other: int) -> bool:
    here = s.at[seat]
    there = s.at[other]
    if here < 0 or there < 0 or here == there:
        return False
    return s.dogs[here] + s.humans[here] != 0 and may_fly(s, here, there)


def swat(s: Board, seat: int, target: int) -> None:
    fly(s, seat, s.at[seat], s.at[target])


def fly(s: Board, seat: int, square: int, target: int) -> None:
    """Move one zombie by a card."""
    if s.sink is not None:
        zombie = "human" if s.humans[square] else "dog"
        way = {"from_square": SQUARE_NAMES[square], "square": SQUARE_NAMES[target]}
        s.sink.append(Event("herd", {"seat": seat, "zombie": zombie, **way}))
    move_zombie(s, square, target)
