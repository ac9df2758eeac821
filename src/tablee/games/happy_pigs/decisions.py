"""Options of each decision, one function per kind, in ascending order."""

from __future__ import annotations

from tablee.core.hot import unset
from tablee.games.happy_pigs.effects.arranging import options_hand
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
    P_DONE,
    P_FED,
    P_FEED,
    P_MATE,
    P_OVERBUY,
    P_OVERFEED,
    P_PROGRAM,
    P_SELL,
    P_STOP,
    P_SUPPLEMENT,
    P_TAKE,
    P_VACCINATE,
    SELL,
    SMALL,
    SUPPLEMENT,
    VACCINE,
    Board,
)


def options_now(s: Board, seat: int, out: list[int]) -> int:
    """Write the picks this seat may make now; return how many there are."""
    if s.hand[seat]:
        return options_hand(s, seat, out, 0)
    step = s.top() >> 3
    if step == ACT:
        n = options_act(s, seat, out)
    elif step == OPENING:
        n = options_buy(s, seat, out)
    elif step == NEWBORN:
        n = options_take(s, out)
    elif step == CHANGE:
        n = 0
    else:
        n = options_program(s, seat, out)
    if step != OPENING:
        n = options_vaccinate(s, seat, out, n)
    if step in {ACT, OPENING}:
        out[n] = P_STOP
        n += 1
    elif step == CHANGE:
        out[n] = P_DONE
        n += 1
    if s.by_hand and step != OPENING and s.moves[seat] > 0:
        n = options_hand(s, seat, out, n)
    return n


def options_take(s: Board, out: list[int]) -> int:
    """Take any number of the Babies dealt to the seat, including none (HPG-86)."""
    for n in range(s.left + 1):
        out[n] = P_TAKE + n
    return s.left + 1


def options_program(s: Board, seat: int, out: list[int]) -> int:
    """Lay one of the four tiles, all available every round (HPG-22); the holder adds a neutral one (HPG-55)."""
    base = P_BOTH if seat == s.holder else P_PROGRAM
    n = 16 if seat == s.holder else 4
    for i in range(n):
        out[i] = base + i
    return n


def options_act(s: Board, seat: int, out: list[int]) -> int:
    """List what the next action of the share can be used for."""
    action = s.programs[seat]
    if action == FEED:
        return options_feed(s, seat, out)
    if action == MATE:
        return options_mate(s, seat, out)
    if action == SELL:
        return options_sell(s, seat, out)
    return options_buy(s, seat, out)


def can_act(s: Board, seat: int) -> bool:
    """True if `options_act` lists anything."""
    action = s.programs[seat]
    if action == SELL:
        return s.herd(seat) > 0
    if action == BUY:
        return can_buy(s, seat)
    out = unset(32)
    return options_act(s, seat, out) > 0


def options_feed(s: Board, seat: int, out: list[int]) -> int:
    """Pigs not fed yet that can grow by one size, or by two with a supplement (HPG-23..25, HPG-48)."""
    n = 0
    for kind in range(2 * BIG):
        if can_feed(s, seat, kind, 1) and s.fits(seat, kind >> 1, (kind >> 1) + 1):
            out[n] = P_FEED + kind
            n += 1
    if s.items[3 * seat + SUPPLEMENT] > 0:
        for kind in range(2 * MEDIUM):
            if can_feed(s, seat, kind, 2) and s.fits(seat, kind >> 1, (kind >> 1) + 2):
                out[n] = P_SUPPLEMENT + kind
                n += 1
    if s.strict:
        for kind in range(2 * BIG):
            if can_feed(s, seat, kind, 1) and not s.fits(seat, kind >> 1, (kind >> 1) + 1):
                out[n] = P_OVERFEED + kind
                n += 1
    return n


def can_feed(s: Board, seat: int, kind: int, sizes: int) -> bool:
    """True if the seat has such a pig, not fed yet, and the market a tile of the size it would reach."""
    return s.pigs[8 * seat + kind] > s.fed[kind] and s.stock[(kind >> 1) + sizes] > 0


def options_mate(s: Board, seat: int, out: list[int]) -> int:
    """One birth per Medium or Big pig each round (HPG-27, HPG-28); which one gives birth makes no difference."""
    n = 0
    if s.births < s.count(seat, MEDIUM) + s.count(seat, BIG):
        if s.stock[BABY] > 0 and s.fits(seat, -1, BABY):
            out[n] = P_MATE
            n += 1
        if s.items[3 * seat + AMULET] > 0 and s.stock[SMALL] > 0 and s.fits(seat, -1, SMALL):
            out[n] = P_MATE + 1
            n += 1
    return n


def options_sell(s: Board, seat: int, out: list[int]) -> int:
    n = 0
    for kind in range(8):
        if s.pigs[8 * seat + kind] > 0:
            out[n] = P_SELL + kind
            n += 1
    return n


def options_buy(s: Board, seat: int, out: list[int]) -> int:
    """List what the market has, the seat can pay for (HPG-29) and, for a pig, has room for (HPG-A4)."""
    n = 0
    for ware in range(FIELD + 1):
        if can_pay(s, seat, ware) and (ware >= FIRST_ITEM or s.fits(seat, -1, ware)):
            out[n] = P_BUY + ware
            n += 1
    if s.strict:
        for ware in range(FIRST_ITEM):
            if can_pay(s, seat, ware) and not s.fits(seat, -1, ware):
                out[n] = P_OVERBUY + ware
                n += 1
    return n


def can_buy(s: Board, seat: int) -> bool:
    """True if `options_buy` lists anything; what needs no room comes first, because it is quickly found."""
    for ware in range(FIELD, -1, -1):
        if can_pay(s, seat, ware) and (ware >= FIRST_ITEM or s.strict or s.fits(seat, -1, ware)):
            return True
    return False


def can_pay(s: Board, seat: int, ware: int) -> bool:
    """True if the market has the ware and the seat the money."""
    if ware == FIELD:
        stock = s.field_stock
    elif ware >= FIRST_ITEM:
        stock = s.item_stock[ware - FIRST_ITEM]
    else:
        stock = s.stock[ware]
    return stock > 0 and s.price(seat, ware) <= s.money[seat]


def options_vaccinate(s: Board, seat: int, out: list[int], n: int) -> int:
    """Allowed at any own decision (HPG-46); pigs of one size differ only in having been fed this round."""
    if s.items[3 * seat + VACCINE] > 0:
        for size in range(4):
            if s.pigs[8 * seat + 2 * size] > s.fed[2 * size]:
                out[n] = P_VACCINATE + size
                n += 1
        for size in range(SMALL, 4):
            if s.fed[2 * size] > 0:
                out[n] = P_FED + size - SMALL
                n += 1
    return n
