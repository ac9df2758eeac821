"""Lost in the Woods: an opponent cannot leave its tile (ZTE-79)."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.zombies4.effects.cards.needs import lasting
from tablee.games.zombies4.state.board import Board


def can_lose_way(s: Board, seat: int, other: int) -> bool:
    return s.at[other] >= 0 and s.lost[other] < lasting(s, other)


def lose_way(s: Board, seat: int, target: int) -> None:
    s.lost[target] = lasting(s, target)
    if s.sink is not None:
        s.sink.append(Event("lost", {"seat": target}))
