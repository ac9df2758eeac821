"""Here Doggie!: nine dogs appear when it is laid down; using it has no further effect (ZTE-78, ZTE-B31)."""

from __future__ import annotations

from tablee.games.zombies4.effects.land import add_dogs
from tablee.games.zombies4.state.board import Board

DOGGIES = 9


def can_use_doggie(s: Board, seat: int) -> bool:
    return True


def call_doggies(s: Board, seat: int) -> None:
    """Add the dogs to the Pet Cemetery, if it is on the map (ZTE-B30)."""
    if s.cemetery >= 0:
        add_dogs(s, seat, s.cemetery, DOGGIES)
