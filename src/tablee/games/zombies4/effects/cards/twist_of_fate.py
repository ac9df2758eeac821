"""A Twist of Fate: take one bullet from each opponent that has any (ZTE-92, ZTE-B50)."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.zombies4.effects.pawn import wake
from tablee.games.zombies4.state.board import Board


def can_twist(s: Board, seat: int) -> bool:
    for other in range(s.seats):
        if other != seat and s.bullets[other] > 0:
            return True
    return False


def twist(s: Board, seat: int, target: int) -> None:
    for other in range(s.seats):
        if other != seat and s.bullets[other] > 0:
            s.bullets[other] -= 1
            s.bullets[seat] += 1
            wake(s, other)
            if s.sink is not None:
                s.sink.append(Event("twisted", {"seat": seat, "target_seat": other}))
