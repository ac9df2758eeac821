"""Children (end of round): a Child card is worth its printed number (HDZ-73, HDZ-D14, HDZ-P2, HDZ-P21..P23, HDP-15)."""

from __future__ import annotations

from tablee.core.bits import highest, lowest, popcount
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import CHILDREN
from tablee.games.happy_dayz.effects.powers.power import Power
from tablee.games.happy_dayz.state import SUITS, Board

# The numbers on Child 1..13, for each table of the option `children`.
NUMBERS = [number for table in CHILDREN.values() for number, count in enumerate(table, start=1) for _ in range(count)]


class Child(Power):
    """Brightest kid: only the best card counts, doubled for every Community with most Child cards, ties included."""

    def worth(self, s: Board, seat: int, slot: int) -> int:
        cards = s.zones[seat] & SUITS[slot] & ~s.patients
        if not cards:
            return 0
        number = NUMBERS[13 * s.children + self.chosen(cards) - 13 * slot]
        return 2 * number if self.has_most(s, seat, slot) else number

    def chosen(self, cards: Mask) -> int:
        return highest(cards)

    def has_most(self, s: Board, seat: int, slot: int) -> bool:
        mine = popcount(s.zones[seat] & SUITS[slot])
        for i in range(s.seats):
            if popcount(s.zones[i] & SUITS[slot]) > mine:
                return False
        return True


class ChildPlus(Child):
    """School days: every Child card counts, as in the prototype."""

    def worth(self, s: Board, seat: int, slot: int) -> int:
        cards = s.zones[seat] & SUITS[slot] & ~s.patients
        total = 0
        while cards:
            total += NUMBERS[13 * s.children + lowest(cards) - 13 * slot]
            cards &= cards - 1
        return total


class ChildMinus(Child):
    """Squabble: only the card with the lowest number counts."""

    def chosen(self, cards: Mask) -> int:
        return lowest(cards)
