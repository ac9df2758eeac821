"""Effects of picks, one function per verb."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.happy_pigs.cards.cards import ACTIONS, SIZES
from tablee.games.happy_pigs.cards.picks import KINDS, WARES
from tablee.games.happy_pigs.effects.arranging import do_hand
from tablee.games.happy_pigs.state.board import (
    ACT,
    AMULET,
    BABY,
    CHANGE,
    FIELD,
    FIRST_ITEM,
    P_BOTH,
    P_BUY,
    P_DONE,
    P_FED,
    P_FEED,
    P_MATE,
    P_OVERBUY,
    P_OVERFEED,
    P_SELL,
    P_STOP,
    P_SUPPLEMENT,
    P_TAKE,
    P_VACCINATE,
    SHOW,
    SMALL,
    SUPPLEMENT,
    VACCINE,
    Board,
)


def do_pick(s: Board, seat: int, pick: int) -> None:
    """Apply a pick; if nobody is asked afterwards, the agenda continues."""
    if pick < P_BUY:
        do_program(s, seat, pick)
    elif pick < P_OVERBUY:
        do_buy(s, seat, pick - P_BUY)
    elif pick < P_FEED:
        do_overbuy(s, seat, pick - P_OVERBUY)
    elif pick < P_SUPPLEMENT:
        do_feed(s, seat, pick - P_FEED, 1)
    elif pick < P_OVERFEED:
        do_feed(s, seat, pick - P_SUPPLEMENT, 2)
    elif pick < P_MATE:
        do_overfeed(s, seat, pick - P_OVERFEED)
    elif pick < P_SELL:
        do_mate(s, seat, pick - P_MATE)
    elif pick < P_TAKE:
        do_sell(s, seat, pick - P_SELL)
    elif pick < P_VACCINATE:
        do_take(s, seat, pick - P_TAKE)
    elif pick < P_STOP:
        do_vaccinate(s, seat, pick)
    elif pick == P_STOP:
        finish_turn(s, seat)
    elif pick == P_DONE:
        do_done(s, seat)
    else:
        do_hand(s, seat, pick)


def do_program(s: Board, seat: int, pick: int) -> None:
    """Lay a tile face down (HPG-22), or face up with open programming (HPG-60)."""
    shown = s.top() >> 3 == SHOW
    both = pick >= P_BOTH
    s.programs[seat] = (pick - P_BOTH) >> 2 if both else pick
    if both:
        s.neutral = (pick - P_BOTH) & 3
    if s.sink is not None:
        tiles = {"action": ACTIONS[s.programs[seat]]} | ({"neutral_action": ACTIONS[s.neutral]} if both else {})
        suffix = "-both" if both else ""
        if shown:
            s.sink.append(Event(f"shown{suffix}", {"seat": seat, **tiles}))
        else:
            s.sink.append(Event(f"programmed{suffix}", {"seat": seat}, tiles, to=1 << seat))
    if shown:
        s.ask_nobody()
    else:
        s.seal(seat)
    if not s.asked:
        s.pop()
        for other in range(s.seats):
            s.hand[other] = 0


def use_share(s: Board) -> None:
    """Use one action of the share, or one purchase of the opening."""
    s.left -= 1
    s.ask_nobody()


def do_buy(s: Board, seat: int, ware: int) -> None:
    """Pay first, then take (HPG-29, HPG-30)."""
    price = s.price(seat, ware)
    s.money[seat] -= price
    if ware == FIELD:
        s.fields[seat] += 1
        s.field_stock -= 1
    elif ware >= FIRST_ITEM:
        s.items[3 * seat + ware - FIRST_ITEM] += 1
        s.item_stock[ware - FIRST_ITEM] -= 1
    else:
        s.take(seat, 2 * ware)
    if s.sink is not None:
        s.sink.append(Event("bought", {"seat": seat, "ware": WARES[ware], "price": price}))
    use_share(s)


def do_overbuy(s: Board, seat: int, size: int) -> None:
    """Lose the money: the pig has no room and goes straight back (HPG-15)."""
    price = s.price(seat, size)
    s.money[seat] -= price
    if s.sink is not None:
        s.sink.append(Event("bought", {"seat": seat, "ware": SIZES[size], "price": price}))
        s.sink.append(Event("no-room", {"seat": seat, "pig": SIZES[size]}))
    use_share(s)


def do_feed(s: Board, seat: int, kind: int, sizes: int) -> None:
    """Grow a pig by one size, or by two with a supplement; it keeps its vaccination (HPG-23, HPG-47, HPG-48)."""
    grown = kind + 2 * sizes
    s.give_back(seat, kind)
    s.take(seat, grown)
    s.fed[grown] += 1
    if sizes == 2:
        s.use_item(seat, SUPPLEMENT)
    if s.sink is not None:
        event = "fed" if sizes == 1 else "fed-more"
        s.sink.append(Event(event, {"seat": seat, "pig": KINDS[kind], "grown_pig": KINDS[grown]}))
    use_share(s)


def do_overfeed(s: Board, seat: int, kind: int) -> None:
    """Lose the pig: grown, it has no room and goes straight back (HPG-15)."""
    s.give_back(seat, kind)
    if s.sink is not None:
        s.sink.append(Event("fed", {"seat": seat, "pig": KINDS[kind], "grown_pig": KINDS[kind + 2]}))
        s.sink.append(Event("no-room", {"seat": seat, "pig": KINDS[kind + 2]}))
    use_share(s)


def do_mate(s: Board, seat: int, amulet: int) -> None:
    """Add a Baby, or a Small with an amulet, unvaccinated (HPG-27, HPG-49, HPG-A9)."""
    size = SMALL if amulet else BABY
    s.take(seat, 2 * size)
    s.births += 1
    if amulet:
        s.use_item(seat, AMULET)
    if s.sink is not None:
        s.sink.append(Event("born-small" if amulet else "born", {"seat": seat, "pig": SIZES[size]}))
    use_share(s)


def do_sell(s: Board, seat: int, kind: int) -> None:
    price = s.sale(kind >> 1)
    s.give_back(seat, kind)
    s.money[seat] += price
    if s.sink is not None:
        s.sink.append(Event("sold", {"seat": seat, "pig": KINDS[kind], "price": price}))
    use_share(s)


def do_take(s: Board, seat: int, count: int) -> None:
    """Take this many Babies of the Mating season; the others stay at the market (HPG-A30)."""
    for _i in range(count):
        s.take(seat, 2 * BABY)
    if s.sink is not None:
        s.sink.append(Event("babies" if count else "babies-declined", {"seat": seat, "count": count, "due": s.left}))
    s.left = 0
    s.pop()
    s.ask_nobody()


def do_vaccinate(s: Board, seat: int, pick: int) -> None:
    """Turn a pig to its vaccinated side (HPG-46); the seat's decision continues."""
    kind = 2 * (pick - P_VACCINATE)
    if pick >= P_FED:
        kind = 2 * (pick - P_FED + SMALL)
        s.fed[kind] -= 1
        s.fed[kind + 1] += 1
    s.use_item(seat, VACCINE)
    s.pigs[8 * seat + kind] -= 1
    s.pigs[8 * seat + kind + 1] += 1
    if s.sink is not None:
        s.sink.append(Event("vaccinated", {"seat": seat, "pig": KINDS[kind]}))
    if s.top() >> 3 == CHANGE and not can_vaccinate(s, seat):
        do_done(s, seat)


def can_vaccinate(s: Board, seat: int) -> bool:
    return s.items[3 * seat + VACCINE] > 0 and s.unvaccinated(seat) > 0


def finish_turn(s: Board, seat: int) -> None:
    """End a turn: each unused action pays $1 (HPG-38), an unused purchase of the opening nothing."""
    acting = s.top() >> 3 == ACT
    if acting:
        s.money[seat] += s.left
    if s.sink is not None:
        if acting and s.left > 0:
            s.sink.append(Event("unused", {"seat": seat, "count": s.left, "money": s.left}))
        elif not acting:
            s.sink.append(Event("shopped", {"seat": seat}))
        elif s.shares[seat] > 0:
            s.sink.append(Event("all-used", {"seat": seat}))
    s.left = 0
    s.births = 0
    for kind in range(8):
        s.fed[kind] = 0
    s.pop()
    s.ask_nobody()


def do_done(s: Board, seat: int) -> None:
    """Stop vaccinating at this season change."""
    s.seal(seat)
    s.sealed = 0
    if not s.asked:
        s.pop()
