"""Effects of season cards in phase 5 (HPG-41); price changes are in state/board.py."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.happy_pigs.cards.cards import CARDS, EFFECTS
from tablee.games.happy_pigs.state.board import BABY, BIG, MEDIUM, NEWBORN, VACCINE, Board

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
        if s.forced:
            give_babies(s)
        else:
            s.push_seats(NEWBORN)
    elif VACCINES[card]:
        give_vaccines(s)
    elif SHOW_ALONE[card]:
        judge_show(s, card)
    else:
        pay_income(s, card)


def offer_babies(s: Board, seat: int) -> None:
    """Ask how many of the Babies dealt to a farm it takes (HPG-A30)."""
    due = pairs(s, seat)
    s.left = dealt_babies(s, seat)
    if s.left > 0:
        s.ask(seat)
        return
    s.pop()
    if s.sink is not None and due:
        why = "babies-no-room" if s.stock[BABY] > 0 else "babies-sold-out"
        s.sink.append(Event(why, {"seat": seat, "due": due}))


def pairs(s: Board, seat: int) -> int:
    """Number of pairs of Medium or Big pigs (HPG-20)."""
    return (s.count(seat, MEDIUM) + s.count(seat, BIG)) // 2


def dealt_babies(s: Board, seat: int) -> int:
    """Babies a farm may take when the market is dealt one at a time to it and the seats after it (HPG-A11)."""
    stock = s.stock[BABY]
    most = places(s, seat)
    got = 0
    while stock > 0 and got < most:
        got += 1
        stock -= 1
        other = s.next_seat(seat)
        while other != s.first and stock > 0:
            if places(s, other) >= got:
                stock -= 1
            other = s.next_seat(other)
    return got


def places(s: Board, seat: int) -> int:
    """Number of Babies a farm is due and has room for."""
    room = s.room_for_babies(seat)
    due = pairs(s, seat)
    return due if due < room else room


def give_babies(s: Board) -> None:
    """Older rules: give one Baby per pair, dealt one at a time while market and room last."""
    due = [0] * 6
    got = [0] * 6
    for seat in range(s.seats):
        due[seat] = pairs(s, seat)
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
    """Give each player a free vaccine while the market has any (HPG-65)."""
    seat = s.first
    for _i in range(s.seats):
        if s.item_stock[VACCINE] > 0:
            s.item_stock[VACCINE] -= 1
            s.items[3 * seat + VACCINE] += 1
            if s.sink is not None:
                s.sink.append(Event("free-item", {"seat": seat, "item": "vaccine"}))
        seat = s.next_seat(seat)


def judge_show(s: Board, card: int) -> None:
    """Pay the seat with the most Big pigs a prize; tied seats get a smaller one each (HPG-70)."""
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
    """Pay dollars for pigs owned: by size, by pairs, or for a full pen."""
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
