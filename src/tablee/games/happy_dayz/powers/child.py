"""Children (end of the round): only the best Child card counts, twice for the majority (HDZ-73, HDZ-D14, HDZ-P21)."""

from __future__ import annotations

import cython

from tablee.games.happy_dayz.cards import CHILDREN

if not cython.compiled:
    from tablee.core.bits import highest, popcount
    from tablee.games.happy_dayz.powers.power import Power
    from tablee.games.happy_dayz.state import SUITS, Table

CHILDREN_ON = list(CHILDREN)


class Child(Power):
    """The children printed on one card; every Community with the most Child cards, ties included, scores them twice."""

    def worth(self, s: Table, seat: int, slot: int) -> int:
        mine = s.zones[seat] & SUITS[slot]
        if not mine:
            return 0
        best = CHILDREN_ON[highest(mine) - 13 * slot]
        for i in range(s.seats):
            if popcount(s.zones[i] & SUITS[slot]) > popcount(mine):
                return best
        return 2 * best
