"""Amulet: laid down at the Abandoned Cars, it carries its owner to a neighbouring tile (ZTE-72)."""

from __future__ import annotations

from tablee.games.zombies4.cards.tables import AMULET, CARS
from tablee.games.zombies4.effects.cards.needs import can_lay
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import SEND, step_of


def can_lay_amulet(s: Board, seat: int, kind: int) -> bool:
    return can_lay(s, seat, kind) and s.kind[s.at[seat] // 9] == CARS


def can_use_amulet(s: Board, seat: int) -> bool:
    return s.at[seat] >= 0


def use_amulet(s: Board, seat: int, target: int) -> None:
    s.push(step_of(SEND, seat, AMULET, seat, 0))
