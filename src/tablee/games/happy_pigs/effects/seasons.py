"""The effects of the season cards that act in phase 5 (HPG-41); those that change prices are in state.py."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.happy_pigs.cards.cards import CARDS, EFFECTS
from tablee.games.happy_pigs.state.board import BABY, BIG, MEDIUM, VACCINE, Board

INCOME = [dollars for card in CARDS for dollars in EFFECTS[card.effect].income]
PER_PAIR = [EFFECTS[card.effect].per_pair for card in CARDS]
PENS = [EFFECTS[card.effect].pens[0] for card in CARDS]
PENS_PAY = [EFFECTS[card.effect].pens[1] for card in CARDS]
SHOW_ALONE = [EFFECTS[card.effect].show[0] for card in CARDS]
SHOW_TIED = [EFFECTS[card.effect].show[1] for card in CARDS]
BABIES = [EFFECTS[card.effect].babies for card in CARDS]
VACCINES = [EFFECTS[card.effect].vaccines for card in CARDS]


def apply_effect(s: Board) -> None:
    """Apply the effect of the season card, in turn order from the first player."""
    card = s.effect()
    if card < 0:
        return
    if BABIES[card]:
        give_babies(s)
    elif VACCINES[card]:
        give_vaccines(s)
    elif SHOW_ALONE[card]:
        judge_show(s, card)
    else:
        pay_income(s, card)


def give_babies(s: Board) -> None:
    """A Baby for each pair of Medium or Big (HPG-20), dealt one at a time while the market and the room last (HPG-A11)."""
    due = [0] * 6
    got = [0] * 6
    for seat in range(s.seats):
        due[seat] = (s.count(seat, MEDIUM) + s.count(seat, BIG)) // 2
        got[seat] = 0
    giving = True
    while giving:
        giving = False
        seat = s.first
        for _i in range(s.seats):
            if got[seat] < due[seat] and s.stock[BABY] > 0 and s.fits(seat, -1, BABY):
                s.take(seat, 2 * BABY)
                got[seat] += 1
                giving = True
            seat = s.next_seat(seat)
    if s.sink is not None:
        for seat in range(s.seats):
            if due[seat]:
                s.sink.append(Event("babies", {"seat": seat, "count": got[seat], "due": due[seat]}))


def give_vaccines(s: Board) -> None:
    """A free vaccine for each player while the market has any (HPG-65)."""
    seat = s.first
    for _i in range(s.seats):
        if s.item_stock[VACCINE] > 0:
            s.item_stock[VACCINE] -= 1
            s.items[3 * seat + VACCINE] += 1
            if s.sink is not None:
                s.sink.append(Event("free-item", {"seat": seat, "item": "vaccine"}))
        seat = s.next_seat(seat)


def judge_show(s: Board, card: int) -> None:
    """Most Big pigs: a prize for the leader alone, a smaller one for each of several (HPG-70)."""
    most = 0
    leaders = 0
    for seat in range(s.seats):
        bigs = s.count(seat, BIG)
        if bigs > most:
            most = bigs
            leaders = 0
        if bigs == most:
            leaders += 1
    if most > 0:
        for seat in range(s.seats):
            if s.count(seat, BIG) == most:
                pay(s, seat, SHOW_ALONE[card] if leaders == 1 else SHOW_TIED[card])


def pay_income(s: Board, card: int) -> None:
    """Dollars for pigs owned: by size, by pairs, or for a full pen."""
    for seat in range(s.seats):
        dollars = s.herd(seat) // 2 * PER_PAIR[card]
        for size in range(4):
            dollars += INCOME[4 * card + size] * s.count(seat, size)
        if PENS[card] and s.herd(seat) >= PENS[card]:
            dollars += PENS_PAY[card]
        pay(s, seat, dollars)


def pay(s: Board, seat: int, dollars: int) -> None:
    if dollars > 0:
        s.money[seat] += dollars
        if s.sink is not None:
            s.sink.append(Event("income", {"seat": seat, "effect": CARDS[s.card].effect, "money": dollars}))
