"""Who wins: the final sale, the tie-break, shared victories (HPG-51..53)."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.hot import cold
from tablee.games.happy_pigs.cards.cards import SIZES
from tablee.games.happy_pigs.state.board import FIELD_PRICE, ITEM_PRICE, PIG_PRICE, Board


def final_sale(s: Board) -> None:
    """Sell all pigs at the printed prices (HPG-51, HPG-A12)."""
    for seat in range(s.seats):
        dollars = 0
        for size in range(4):
            dollars += PIG_PRICE[size] * s.count(seat, size)
        if s.sink is not None:
            tell_sale(s, seat, dollars)
        for kind in range(8):
            while s.pigs[8 * seat + kind] > 0:
                s.give_back(seat, kind)
        s.money[seat] += dollars
    if s.sink is not None:
        tell_winners(s)


@cold
def tell_sale(s: Board, seat: int, dollars: int) -> None:
    """Report what a farm sells at the end, by size."""
    assert s.sink is not None
    sizes = {size: s.count(seat, i) for i, size in enumerate(SIZES)}
    s.sink.append(Event("final-sale", {"seat": seat, "count": s.herd(seat), "money": dollars, **sizes}))


@cold
def tell_winners(s: Board) -> None:
    """Report the tie-break, if there is one, and the victory."""
    rich = [seat for seat in range(s.seats) if s.money[seat] == richest(s)]
    assert s.sink is not None
    if len(rich) > 1:
        for seat in rich:
            s.sink.append(Event("tie-break", {"seat": seat, "money": possessions(s, seat)}))
    winners = [seat for seat in rich if victory(s, seat) > 0]
    event = "victory" if len(winners) == 1 else "shared-victory"
    s.sink.append(Event(event, {"seat": winners if len(winners) > 1 else winners[0], "money": richest(s)}))


def richest(s: Board) -> int:
    most = s.money[0]
    for seat in range(1, s.seats):
        if s.money[seat] > most:
            most = s.money[seat]
    return most


def possessions(s: Board, seat: int) -> int:
    """Value of items and fields in the tie-break: each field at its own price, the first at nothing (HPG-A15)."""
    dollars = 0
    for item in range(3):
        dollars += ITEM_PRICE * s.items[3 * seat + item]
    for owned in range(s.fields[seat]):
        dollars += FIELD_PRICE[owned]
    return dollars


def victory(s: Board, seat: int) -> float:
    """This seat's share of the victory; only seats tied for first place sell their possessions (HPG-A16)."""
    most = richest(s)
    best = -1
    tied = 0
    for other in range(s.seats):
        if s.money[other] == most:
            value = possessions(s, other)
            if value > best:
                best = value
                tied = 0
            if value == best:
                tied += 1
    if s.money[seat] < most or possessions(s, seat) < best:
        return 0.0
    return 1.0 / tied
