"""Why a turn ends before all its actions are used; reported once."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.hot import cold
from tablee.games.happy_pigs.cards.cards import FIELD_HEIGHT, FOOTPRINTS
from tablee.games.happy_pigs.decisions import can_feed, can_pay
from tablee.games.happy_pigs.state.board import (
    ACT,
    AMULET,
    BABY,
    BIG,
    FEED,
    FIELD,
    FIRST_ITEM,
    MATE,
    MEDIUM,
    SELL,
    SMALL,
    Board,
)


@cold
def tell_stuck(s: Board, seat: int) -> None:
    """Report why nothing more can be done although something is left."""
    assert s.sink is not None
    action = s.programs[seat] if s.top() >> 3 == ACT else -1
    why = {FEED: stuck_feeding, MATE: stuck_mating, SELL: stuck_selling}.get(action, stuck_buying)(s, seat)
    told: dict[str, object] = {"seat": seat}
    if why == "stuck-room":
        told |= {"taken": taken_cells(s, seat), "cells": all_cells(s, seat)}
    if why == "stuck-money":
        told["money"] = s.money[seat]
    s.sink.append(Event(why, told))


def stuck_feeding(s: Board, seat: int) -> str:
    if not s.herd(seat):
        return "stuck-herd"
    hungry = [kind for kind in range(2 * BIG) if s.pigs[8 * seat + kind] > s.fed[kind]]
    if not hungry:
        return "stuck-fed"
    return "stuck-room" if any(can_feed(s, seat, kind, 1) for kind in hungry) else "stuck-market"


def stuck_mating(s: Board, seat: int) -> str:
    adults = s.count(seat, MEDIUM) + s.count(seat, BIG)
    if not adults:
        return "stuck-adult"
    if s.births >= adults:
        return "stuck-born"
    newborn = s.stock[BABY] or (s.items[3 * seat + AMULET] and s.stock[SMALL])
    return "stuck-room" if newborn else "stuck-market"


def stuck_selling(s: Board, seat: int) -> str:
    return "stuck-herd"


def stuck_buying(s: Board, seat: int) -> str:
    if any(can_pay(s, seat, size) for size in range(FIRST_ITEM)):
        return "stuck-room"
    stocks = [*s.stock, *s.item_stock, s.field_stock]
    return "stuck-money" if any(stocks[ware] for ware in range(FIELD + 1)) else "stuck-market"


def taken_cells(s: Board, seat: int) -> int:
    """Number of cells the herd covers."""
    return sum(long * short * s.count(seat, size) for size, (long, short) in enumerate(FOOTPRINTS))


def all_cells(s: Board, seat: int) -> int:
    return s.width * FIELD_HEIGHT * s.fields[seat]
