"""Bikers (end of the round): worth double while there are only a few (HDZ-P24..P26, HDP-17)."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.games.happy_dayz.effects.powers.power import Power
from tablee.games.happy_dayz.state import SUITS, Board


class Biker(Power):
    """Each is worth 2 with up to `most` Bikers, and 1 beyond."""

    def __init__(self, faction: str, version: str = "base", status: str = "found", most: int = 6) -> None:
        super().__init__(faction, version, status)
        self.most = most

    def worth(self, s: Board, seat: int, slot: int) -> int:
        each = 2 if popcount(s.zones[seat] & SUITS[slot]) <= self.most else 1
        return each * popcount(s.zones[seat] & SUITS[slot] & ~s.patients)
