"""Dog Repellent: dogs do not come closer to its player (ZTE-75)."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.zombies4.effects.cards.needs import can_lay, lasting
from tablee.games.zombies4.state.board import Board


def can_repel(s: Board, seat: int, kind: int) -> bool:
    return can_lay(s, seat, kind) and s.repel[seat] < lasting(s, seat)


def repel(s: Board, seat: int, target: int) -> None:
    s.repel[seat] = lasting(s, seat)
    if s.sink is not None:
        s.sink.append(Event("repellent", {"seat": seat}))
