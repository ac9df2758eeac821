"""Happy Pigs: for greedy, sensible farmers finish the round, then the farms are valued; the judge is next door."""

from __future__ import annotations

from tablee.bots.evaluate.happy_pigs_chores import feeding, is_fresh, uncovered, vaccination
from tablee.bots.evaluate.happy_pigs_judge import HappyPigsJudge
from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.games.happy_pigs.effects.rules import HappyPigsState
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
    PIG_PRICE,
    ROUNDS,
    ROUNDS_PER_SEASON,
    SELL,
    SMALL,
    SUPPLEMENT,
    VACCINE,
    Board,
)

__all__ = ["evaluate"]

SCRATCH = HappyPigsState()
LUCK = Chance(2013)
KEPT = [0.0, 0.55, 0.75, 0.85, 0.9]  # expected fraction of an unvaccinated pig's price, by rounds left in the season
GROWTH = 1.1  # dollars a round per pig, and per pig that can give birth, up to BUSY of each
BUSY = 3
GROUND = 8.75  # the dollars' worth of pigs that a column of a field can hold
NO_USE = 0.001  # moving pigs by hand achieves nothing, so it must not look attractive
ITEM = 3.0  # the worth of a supplement or amulet in reserve while there are rounds to use it


def evaluate(state: State, seat: int) -> float:
    """Return the farm's value at the end of this round, less a part of the others' average."""
    table = SCRATCH
    table.copy_from(state)
    LUCK.x = 2013
    total = 0.0
    busy_hands = NO_USE * table.moves[seat] - (1.0 if table.hand[seat] else 0.0)
    play_on(table, LUCK)
    for other in range(table.seats):
        total += worth(table, other)
    mine = worth(table, seat)
    won = 1000.0 * table.reward(seat) if table.asked == 0 else 0.0
    return mine - 0.3 * (total - mine) / (table.seats - 1) + won + busy_hands


def judge() -> Judge:
    return HappyPigsJudge()


def play_on(s: HappyPigsState, luck: Chance) -> None:
    """Play sensibly until the next round begins, so that all compared states end at the same moment."""
    while s.asked and not is_fresh(s):
        s.hand[s.turn] = 0
        s.apply(s.turn, sensible(s, s.turn), luck)


def worth(s: Board, seat: int) -> float:
    """Return the value of a farm: money, pigs weighted by survival, and what can still grow on its ground."""
    if s.asked == 0:
        return s.money[seat]
    rounds = ROUNDS + 1 - s.round
    pigs = herd_worth(s, seat)
    adults = s.count(seat, MEDIUM) + s.count(seat, BIG)
    growing = min(s.herd(seat), BUSY) + min(adults, BUSY)  # with Bigs, so that feeding up to one is no loss
    growth = GROWTH * growing * (rounds - 1)
    ground = GROUND * s.fields[seat] * s.width - pigs
    items = s.items[3 * seat + SUPPLEMENT] + s.items[3 * seat + AMULET]
    return s.money[seat] + pigs + max(0.0, min(growth, ground)) + (ITEM * min(items, BUSY) if rounds > 1 else 0.0)


def herd_worth(s: Board, seat: int) -> float:
    """Value the pigs: vaccinated ones at full price; the biggest others get the vaccines, the rest may be lost."""
    season = ROUNDS_PER_SEASON - (s.round - 1) % ROUNDS_PER_SEASON if s.round else ROUNDS_PER_SEASON
    vaccines = s.items[3 * seat + VACCINE]
    dollars = 0.0
    for back in range(4):
        size = BIG - back
        plain = s.pigs[8 * seat + 2 * size]
        covered = min(plain, vaccines)
        vaccines -= covered
        sure = s.pigs[8 * seat + 2 * size + 1] + covered
        dollars += PIG_PRICE[size] * (sure + KEPT[season] * (plain - covered))
    return dollars + 0.4 * vaccines


# The policy of a sensible farmer


def sensible(s: Board, seat: int) -> int:
    step = s.top() >> 3
    if step == ACT:
        return sensible_act(s, seat)
    if step == CHANGE:
        return vaccination(s, seat)
    if step == OPENING:
        return sensible_purchase(s, seat)
    if step == NEWBORN:
        return P_TAKE + sensible_litter(s, seat)
    action = sensible_action(s, seat)
    return P_BOTH + 4 * action + (action + 1) % 4 if seat == s.holder else P_PROGRAM + action


def sensible_litter(s: Board, seat: int) -> int:
    """Return how many Babies to take: all that fit, leaving room for one pig to grow."""
    growing = s.herd(seat) > s.count(seat, BIG)
    spare = s.room_for_babies(seat) - (1 if growing else 0)
    return min(s.left, spare) if spare > 0 else 0


def sensible_action(s: Board, seat: int) -> int:
    """Return the action with the highest gain, assuming that the others choose at random."""
    best = 0.0
    chosen = BUY
    last = s.round % ROUNDS_PER_SEASON == 0
    for action in range(4):
        times = 4.0 * s.number(action) / (s.seats + 3)
        if action == FEED:
            gain = 4.0 * min(times, s.herd(seat) - s.count(seat, BIG))
        elif action == MATE:
            gain = 3.5 * min(times, s.count(seat, MEDIUM) + s.count(seat, BIG))
        elif action == BUY:
            gain = min(times, uncovered(s, seat)) * (8.0 if last else 3.0)
        else:
            gain = min(times, uncovered(s, seat)) * (7.0 if last else 1.0)
        if gain > best:
            best = gain
            chosen = action
    return chosen


def sensible_act(s: Board, seat: int) -> int:
    action = s.programs[seat]
    if action == FEED:
        return feeding(s, seat)
    if action == MATE:
        return sensible_birth(s, seat)
    if action == SELL:
        return sensible_sale(s, seat)
    return sensible_purchase(s, seat)


def sensible_birth(s: Board, seat: int) -> int:
    if s.births < s.count(seat, MEDIUM) + s.count(seat, BIG):
        if s.items[3 * seat + AMULET] > 0 and s.stock[SMALL] > 0 and s.fits(seat, -1, SMALL):
            return P_MATE + 1
        if s.stock[BABY] > 0 and s.fits(seat, -1, BABY):
            return P_MATE
    return P_STOP


def sensible_sale(s: Board, seat: int) -> int:
    """Sell what no vaccine can save, biggest first; in the last round, sell any unvaccinated pig."""
    if uncovered(s, seat) > 0 or s.round == ROUNDS:
        for back in range(4):
            kind = 2 * (BIG - back)
            if s.pigs[8 * seat + kind] > 0:
                return P_SELL + kind
    return P_STOP


def sensible_purchase(s: Board, seat: int) -> int:
    """Buy a few grown pigs in the opening; later vaccines for all pigs, then fields, then supplements and amulets."""
    money = s.money[seat]
    if s.round == 0:
        return sensible_opening(s, seat, money)
    if uncovered(s, seat) > 0 and can_buy(s, seat, FIRST_ITEM + VACCINE):
        return P_BUY + FIRST_ITEM + VACCINE
    rounds = ROUNDS - s.round
    if rounds >= 3 and not s.fits(seat, -1, BIG) and can_buy(s, seat, FIELD):
        return P_BUY + FIELD
    if rounds >= 2:
        for item in range(SUPPLEMENT, AMULET + 1):
            if s.items[3 * seat + item] < 3 and can_buy(s, seat, FIRST_ITEM + item):
                return P_BUY + FIRST_ITEM + item
    return P_STOP


def sensible_opening(s: Board, seat: int, money: int) -> int:
    if s.count(seat, MEDIUM) < 2 and s.fits(seat, -1, MEDIUM):
        return P_BUY + MEDIUM
    if s.count(seat, SMALL) < 2 and money >= 6 and s.fits(seat, -1, SMALL):
        return P_BUY + SMALL
    return P_STOP


def can_buy(s: Board, seat: int, ware: int) -> bool:
    stock = s.field_stock if ware == FIELD else s.item_stock[ware - FIRST_ITEM]
    return stock > 0 and s.price(seat, ware) <= s.money[seat]
