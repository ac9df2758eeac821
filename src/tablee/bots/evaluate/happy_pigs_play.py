"""A fast farmer for playouts of Happy Pigs: every tile and every action is weighed in dollars until the year's end."""

from __future__ import annotations

from math import exp

from tablee.bots.evaluate.happy_pigs_chores import feeding, free_cells, uncovered, vaccination
from tablee.bots.evaluate.happy_pigs_market import Market
from tablee.core.chance import Chance
from tablee.games.happy_pigs.cards import cards
from tablee.games.happy_pigs.state.board import (
    ACT,
    AMULET,
    BABY,
    BIG,
    BUY,
    CHANGE,
    FEED,
    FIELD,
    FIRST_ITEM,
    MATE,
    MEDIUM,
    NEWBORN,
    OPENING,
    P_BOTH,
    P_BUY,
    P_MATE,
    P_PROGRAM,
    P_SELL,
    P_STOP,
    P_TAKE,
    ROUNDS,
    SELL,
    SMALL,
    SUPPLEMENT,
    Board,
)

__all__ = ["Farmer"]

OPENING_PURCHASES = cards.OPENING_PURCHASES
SHARES = 13  # sizes of a share, from 0 to one more than any card allows
ROW = 52  # 4 actions × SHARES
OPENING_WARES = [FIELD, MEDIUM, SMALL, SMALL, SMALL]


class Farmer:
    """Weighs what each tile would bring each seat, guesses the others' tiles from it, and picks."""

    def __init__(self) -> None:
        self.young = 2.2  # dollars that a newborn is worth beyond its price
        self.mate = 1.15  # the weight of births against all other actions
        self.calm = 9.5  # temperature of the others' tiles, in dollars
        self.noise = 3.0  # temperature of the own tile
        self.market = Market()
        self.brings = [0.0] * 312  # [ROW × seat + SHARES × action + share]: dollars that this share of an action brings
        self.likely = [0.0] * 24  # [4 × seat + action]: how likely the seat lays this tile
        self.odds = [0.0] * 8
        self.expected = [0.0] * 4

    # Tiles

    def survey(self, s: Board) -> None:
        """Weigh all tiles of all seats; call it when a round begins."""
        for seat in range(s.seats):
            self.weigh_feeding(s, seat)
            self.weigh_mating(s, seat)
            self.weigh_buying(s, seat)
            self.weigh_selling(s, seat)
            most = 0.0
            for action in range(4):
                most = max(most, self.brings[ROW * seat + SHARES * action + (s.number(action) + 1) // 2])
            total = 0.0
            for action in range(4):
                gain = self.brings[ROW * seat + SHARES * action + (s.number(action) + 1) // 2]
                self.likely[4 * seat + action] = exp((gain - most) / self.calm)
                total += self.likely[4 * seat + action]
            for action in range(4):
                self.likely[4 * seat + action] /= total

    def expect(self, s: Board, seat: int) -> None:
        """Set what each tile is expected to bring a seat, whatever the others lay."""
        for action in range(4):
            self.odds[0] = 1.0
            others = 0
            for other in range(s.seats):
                if other != seat:
                    p = self.likely[4 * other + action]
                    others += 1
                    self.odds[others] = 0.0
                    for back in range(others):
                        k = others - back
                        self.odds[k] = self.odds[k] * (1.0 - p) + self.odds[k - 1] * p
                    self.odds[0] *= 1.0 - p
            total = 0.0
            number = s.number(action)
            base = ROW * seat + SHARES * action
            for k in range(others + 1):
                share = number // (k + 1)
                part = (number - share * (k + 1)) / (k + 1)
                total += self.odds[k] * (
                    self.brings[base + share] * (1.0 - part) + self.brings[base + share + 1] * part
                )
            self.expected[action] = total

    def tile(self, s: Board, seat: int, chance: Chance) -> int:
        """Return a tile, after `survey`: the more it brings, the likelier."""
        self.expect(s, seat)
        most = 0.0
        for action in range(4):
            most = max(most, self.expected[action])
        total = 0.0
        for action in range(4):
            self.expected[action] = exp((self.expected[action] - most) / self.noise)
            total += self.expected[action]
        luck = total * chance.below(65536) / 65536.0
        chosen = 0
        while chosen < 3 and luck >= self.expected[chosen]:
            luck -= self.expected[chosen]
            chosen += 1
        if seat != s.holder:
            return P_PROGRAM + chosen
        return P_BOTH + 4 * chosen + self.likeliest(1 - seat)

    def likeliest(self, seat: int) -> int:
        best = 0
        for action in range(1, 4):
            if self.likely[4 * seat + action] > self.likely[4 * seat + best]:
                best = action
        return best

    def weigh_feeding(self, s: Board, seat: int) -> None:
        base = ROW * seat + SHARES * FEED
        baby = s.count(seat, BABY)
        small = s.count(seat, SMALL)
        medium = s.count(seat, MEDIUM)
        herd = baby + small + medium + s.count(seat, BIG)
        free = free_cells(s, seat)
        slots = s.fields[seat] * s.width // 2 - herd + baby + small
        extra = s.items[3 * seat + SUPPLEMENT]
        bare = max(0, uncovered(s, seat))
        sure = (1.0 - (1.0 - self.market.keep(s)) * bare / herd) if herd else 0.0
        number = s.number(FEED)
        total = 0.0
        self.brings[base] = 0.0
        for n in range(1, number + 2):
            gain = 0.0
            if extra and small and free >= 6 and slots > 0:
                gain = 9.0
                extra -= 1
                small -= 1
                free -= 6
                slots -= 1
            elif extra and baby and free >= 5 and slots > 0:
                gain = 7.0
                extra -= 1
                baby -= 1
                free -= 5
                slots -= 1
            elif medium and free >= 3:
                gain = 5.0
                medium -= 1
                free -= 3
            elif small and free >= 3 and slots > 0:
                gain = 4.0
                small -= 1
                free -= 3
                slots -= 1
            elif baby and free >= 2:
                gain = 3.0
                baby -= 1
                free -= 2
            total += max(1.0, gain * sure)
            self.brings[base + n] = total

    def weigh_mating(self, s: Board, seat: int) -> None:
        base = ROW * seat + SHARES * MATE
        adults = s.count(seat, MEDIUM) + s.count(seat, BIG)
        free = free_cells(s, seat)
        amulets = s.items[3 * seat + AMULET]
        spare = -uncovered(s, seat)
        keep = self.market.keep(s)
        rounds = ROUNDS - s.round
        bonus = self.young * min(rounds, 4) / 4.0
        total = 0.0
        self.brings[base] = 0.0
        for n in range(1, s.number(MATE) + 2):
            gain = 0.0
            if adults and amulets and free >= 6:
                gain = 6.0 + bonus
                amulets -= 1
                free -= 6
            elif adults and free >= 4:
                gain = 3.0 + bonus
                free -= 4
            adults -= 1 if adults else 0
            gain *= self.mate * (1.0 if spare > 0 else keep)
            spare -= 1
            total += max(1.0, gain)
            self.brings[base + n] = total

    def weigh_buying(self, s: Board, seat: int) -> None:
        base = ROW * seat + SHARES * BUY
        self.market.offer(s, seat)
        money = s.money[seat]
        total = 0.0
        self.brings[base] = 0.0
        for n in range(1, s.number(BUY) + 2):
            ware = self.market.best_ware(money)
            if ware >= 0:
                money -= self.market.prices[ware]
                self.market.take(ware)
                total += self.market.gains[ware]
            else:
                total += 1.0
            self.brings[base + n] = total

    def weigh_selling(self, s: Board, seat: int) -> None:
        base = ROW * seat + SHARES * SELL
        self.market.bid(s, seat)
        total = 0.0
        self.brings[base] = 0.0
        for n in range(1, s.number(SELL) + 2):
            kind = self.market.best_sale()
            if kind >= 0:
                self.market.take(kind)
                total += self.market.gains[kind]
            else:
                total += 1.0
            self.brings[base + n] = total

    # What to do with a share, and all other decisions

    def pick(self, s: Board, seat: int, chance: Chance) -> int:
        """Return a sensible pick; a tile only after `survey`."""
        step = s.top() >> 3
        if step == ACT:
            return self.act(s, seat)
        if step == CHANGE:
            return vaccination(s, seat)
        if step == OPENING:
            return self.open(s, seat)
        if step == NEWBORN:
            return P_TAKE + litter(s, seat)
        return self.tile(s, seat, chance)

    def act(self, s: Board, seat: int) -> int:
        action = s.programs[seat]
        if action == FEED:
            return feeding(s, seat)
        if action == MATE:
            return self.birth(s, seat)
        if action == BUY:
            return self.purchase(s, seat)
        return self.sale(s, seat)

    def birth(self, s: Board, seat: int) -> int:
        if s.births >= s.count(seat, MEDIUM) + s.count(seat, BIG):
            return P_STOP
        if s.rounds_to_change() == 1 and uncovered(s, seat) >= 0:
            return P_STOP
        if s.items[3 * seat + AMULET] > 0 and s.stock[SMALL] > 0 and s.fits(seat, -1, SMALL):
            return P_MATE + 1
        if s.stock[BABY] > 0 and s.fits(seat, -1, BABY):
            return P_MATE
        return P_STOP

    def purchase(self, s: Board, seat: int) -> int:
        self.market.offer(s, seat)
        ware = self.market.best_ware(s.money[seat])
        if 0 <= ware < FIRST_ITEM and not s.fits(seat, -1, ware):
            self.market.counts[BABY] = 0
            self.market.counts[SMALL] = 0
            self.market.counts[MEDIUM] = 0
            ware = self.market.best_ware(s.money[seat])
        return P_BUY + ware if ware >= 0 else P_STOP

    def sale(self, s: Board, seat: int) -> int:
        self.market.bid(s, seat)
        kind = self.market.best_sale()
        if kind < 0:
            return P_STOP
        size = kind & 3
        if kind < 4 or s.pigs[8 * seat + 2 * size + 1] == 0:
            return P_SELL + 2 * size
        return P_SELL + 2 * size + 1

    def open(self, s: Board, seat: int) -> int:
        """Buy a field, a Medium and three Smalls."""
        ware = OPENING_WARES[OPENING_PURCHASES - s.left]
        if s.price(seat, ware) > s.money[seat] or (
            ware != FIELD and (s.stock[ware] == 0 or not s.fits(seat, -1, ware))
        ):
            return P_STOP
        return P_BUY + ware


def litter(s: Board, seat: int) -> int:
    """Return how many Babies to take: all that fit, leaving room for one pig to grow."""
    if s.rounds_to_change() == 1 and uncovered(s, seat) >= 0:
        return 0
    growing = s.herd(seat) > s.count(seat, BIG)
    spare = s.room_for_babies(seat) - (1 if growing else 0)
    return min(s.left, spare) if spare > 0 else 0
