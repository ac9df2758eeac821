"""Scientists (end of round): Zombies cost less (HDZ-72, HDZ-D13, HDZ-P18..P20)."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.games.happy_dayz.effects.powers.power import Power
from tablee.games.happy_dayz.state import SUITS, Board


class Scientist(Power):
    """Research: `enough` Scientists take 1 off each Zombie; strictly the most take off 1 more, a tie none."""

    def __init__(self, faction: str, version: str = "base", status: str = "found", enough: int = 4) -> None:
        super().__init__(faction, version, status)
        self.enough = enough

    def relief(self, s: Board, seat: int, slot: int) -> int:
        mine = popcount(s.zones[seat] & SUITS[slot])
        most = 0
        for i in range(s.seats):
            theirs = popcount(s.zones[i] & SUITS[slot])
            if i != seat and theirs > most:
                most = theirs
        less = 1 if mine >= self.enough else 0
        if mine > most:
            less += 1
        return less
