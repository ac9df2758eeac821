"""Full Moon Fever: its player (by a setting, an opponent) becomes a werewolf (ZTE-76)."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.zombies4.state.board import Board


def can_catch_fever(s: Board, seat: int, kind: int) -> bool:
    return s.fever[seat] == 0


def fever_names_opponent(s: Board) -> bool:
    return s.fever_opponent != 0


def can_infect(s: Board, seat: int, other: int) -> bool:
    return s.fever[other] == 0


def catch_fever(s: Board, seat: int, target: int) -> None:
    wolf = target if s.fever_opponent else seat
    s.fever[wolf] = 1
    if s.sink is not None:
        s.sink.append(Event("fever", {"seat": wolf}))
