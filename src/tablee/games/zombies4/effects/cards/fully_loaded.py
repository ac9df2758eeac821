"""Fully Loaded: raise bullets and hearts to those of an opponent, never lower them (ZTE-77, ZTE-B29)."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.zombies4.state.board import Board


def can_load_from(s: Board, seat: int, other: int) -> bool:
    """True if it would give something to a pawn that is alive."""
    if s.at[seat] < 0:
        return False
    return s.bullets[other] > s.bullets[seat] or s.halves[other] > s.halves[seat]


def load(s: Board, seat: int, target: int) -> None:
    bullets = max(0, s.bullets[target] - s.bullets[seat])
    halves = max(0, s.halves[target] - s.halves[seat])
    s.bullets[seat] += bullets
    s.halves[seat] += halves
    if s.sink is not None:
        s.sink.append(Event("loaded", {"seat": seat, "bullets": bullets, "halves": halves}))
