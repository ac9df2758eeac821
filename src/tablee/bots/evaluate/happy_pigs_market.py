"""The market of Happy Pigs as a quick farmer sees it: the dollars that each purchase and sale brings until the year's end."""

from __future__ import annotations

from tablee.bots.evaluate.happy_pigs_chores import CELLS, free_cells
from tablee.games.happy_pigs.state.board import (
    AMULET,
    BABY,
    BIG,
    FIELD,
    FIRST_ITEM,
    MEDIUM,
    PIG_PRICE,
    ROUNDS,
    SMALL,
    SUPPLEMENT,
    VACCINE,
    Board,
)

__all__ = ["Market"]


class Market:
    """Gains and counts of one farm's possible purchases (`offer`) or sales (`bid`). The weights were tuned by self-play."""

    def __init__(self) -> None:
        self.kept = [
            0.0,
            0.05,
            0.28,
            0.53,
            1.0,
        ]  # expected fraction of an uncovered pig's price, by rounds left in the season
        self.supplement = 4.9  # dollars that an item saves
        self.amulet = 2.8
        self.field = 5.5  # dollars per round left that a field brings to a crowded farm
        self.room = 6.4  # dollars that the room of a sold Big is worth on a crowded farm
        self.adult = 1.7  # dollars per round left that a grown pig brings to a farm without any
        self.adults = 1.85  # with this many, another brings nothing
        self.hungry = 0.27  # the same for pigs to feed
        self.busy = 5.6
        self.gains = [0.0] * 8  # of a ware, or of a pig to sell: by size, then those that are safe by size
        self.counts = [0] * 8
        self.prices = [0] * 8
        self.plain = [0] * 4  # pigs that no vaccine in reserve can save, by size

    def keep(self, s: Board) -> float:
        """Return the expected fraction of an uncovered pig's price."""
        return self.kept[s.rounds_to_change()]

    def offer(self, s: Board, seat: int) -> None:
        """Set how many of each ware the farm could use, and the dollars that one brings beyond its price."""
        for ware in range(8):
            self.counts[ware] = 0
            self.gains[ware] = 0.0
            self.prices[ware] = s.price(seat, ware)
        self.offer_items(s, seat)
        rounds = ROUNDS - s.round - 1
        free = free_cells(s, seat)
        self.counts[FIELD] = 1 if s.field_stock > 0 else 0
        self.gains[FIELD] = self.field * max(0.0, 1.0 - free / 24.0) * rounds - self.prices[FIELD]
        young = s.count(seat, BABY) + s.count(seat, SMALL)
        adults = s.count(seat, MEDIUM) + s.count(seat, BIG)
        meals = self.hungry * rounds * max(0.0, 1.0 - young / self.busy)
        self.offer_pig(s, BABY, free, 0.8 * meals)
        self.offer_pig(s, SMALL, free, meals)
        self.offer_pig(s, MEDIUM, free, self.adult * rounds * max(0.0, 1.0 - adults / self.adults))

    def offer_items(self, s: Board, seat: int) -> None:
        """Vaccines for pigs that would be lost, supplements and amulets for pigs that can use them."""
        cheap = 1 - self.prices[FIRST_ITEM]
        bare = self.lay_bare(s, seat)
        if bare:
            dollars = 0.0
            for size in range(4):
                dollars += PIG_PRICE[size] * self.plain[size]
            self.counts[FIRST_ITEM + VACCINE] = min(bare, s.item_stock[VACCINE])
            self.gains[FIRST_ITEM + VACCINE] = (1.0 - self.keep(s)) * dollars / bare - 1 + cheap
        if s.round < ROUNDS:
            useful = s.count(seat, BABY) + s.count(seat, SMALL) - s.items[3 * seat + SUPPLEMENT]
            self.counts[FIRST_ITEM + SUPPLEMENT] = min(s.item_stock[SUPPLEMENT], 4, useful)
            self.gains[FIRST_ITEM + SUPPLEMENT] = self.supplement + cheap
        if s.round < ROUNDS - 1:
            useful = s.count(seat, MEDIUM) + s.count(seat, BIG) - s.items[3 * seat + AMULET]
            self.counts[FIRST_ITEM + AMULET] = min(s.item_stock[AMULET], 4, useful)
            self.gains[FIRST_ITEM + AMULET] = self.amulet + cheap

    def offer_pig(self, s: Board, size: int, free: int, gain: float) -> None:
        """Set the gain of a pig, less the dollar for its vaccine."""
        self.counts[size] = min(s.stock[size], 2, free // CELLS[size]) if free > 0 else 0
        self.gains[size] = gain + PIG_PRICE[size] - self.prices[size] - 1

    def best_ware(self, money: int) -> int:
        """Return the ware that brings most and more than the dollar for an unused action; -1: none."""
        best = -1
        most = 1.0
        for ware in range(8):
            if self.counts[ware] > 0 and self.gains[ware] > most and self.prices[ware] <= money:
                most = self.gains[ware]
                best = ware
        return best

    def take(self, which: int) -> None:
        """Make one of these purchases or sales."""
        self.counts[which] -= 1

    def lay_bare(self, s: Board, seat: int) -> int:
        """Set and count the pigs that no vaccine in reserve can save: vaccines are for the biggest."""
        vaccines = s.items[3 * seat + VACCINE]
        bare = 0
        for back in range(4):
            size = BIG - back
            n = s.pigs[8 * seat + 2 * size]
            covered = min(n, vaccines)
            vaccines -= covered
            self.plain[size] = n - covered
            bare += n - covered
        return bare

    # Selling

    def bid(self, s: Board, seat: int) -> None:
        """Set how many pigs of each size could be sold, 4 + size: that are safe, and the dollars it brings."""
        rounds = ROUNDS - s.round
        keep = self.keep(s)
        self.lay_bare(s, seat)
        crowd = max(0.0, 1.0 - free_cells(s, seat) / 12.0) if rounds else 0.0
        for size in range(4):
            sale = s.sale(size)
            self.counts[size] = self.plain[size]
            self.gains[size] = sale - keep * PIG_PRICE[size]
            self.counts[4 + size] = s.count(seat, size) - self.plain[size]
            self.gains[4 + size] = sale - PIG_PRICE[size]
        self.gains[4 + BIG] += self.room * crowd * min(rounds, 6) / 6.0

    def best_sale(self) -> int:
        """Return the sale that brings most and more than a dollar, as its place in `gains`; -1: none."""
        best = -1
        most = 1.0
        for kind in range(8):
            if self.counts[kind] > 0 and self.gains[kind] > most:
                most = self.gains[kind]
                best = kind
        return best
