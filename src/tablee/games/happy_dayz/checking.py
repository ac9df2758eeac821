"""The invariants of a state: no card lost or twice, hands of equal size, somebody asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.happy_dayz.cards import DECK
from tablee.games.happy_dayz.reading import wrong

if TYPE_CHECKING:
    from tablee.games.happy_dayz.state import Table


def piles_of(t: Table) -> list[tuple[str, int]]:
    """Every pile of the table by the field that holds it."""
    piles = [("reserve", t.reserve), ("board", t.board)]
    for field, masks in (("hand", t.hands), ("transfer", t.transfer), ("zone", t.zones)):
        piles += [(field, mask) for mask in list(masks)[: t.seats]]
    piles += [("under", 1 << t.under[i]) for i in range(t.under_count)]
    if t.encounter >= 0:
        piles.append(("encounter", 1 << t.encounter))
    if "follow" in steps_of(t):
        piles += [("card", 1 << card) for card in list(t.cards)[: t.seats] if card >= 0]
    return piles


def steps_of(t: Table) -> list[str]:
    names = {1: "transfer", 2: "lead", 3: "follow", 6: "change"}
    return [names.get(step, "power") for step in list(t.agenda)[: t.depth]]


def check_table(t: Table) -> None:
    """Raise BadInput naming the field when a card is lost or twice, or what is known excludes what is true."""
    check_piles(t)
    check_memory(t)


def check_piles(t: Table) -> None:
    """Each card in one place, and hands of equal size."""
    seen = 0
    for field, mask in piles_of(t):
        if seen & mask:
            raise wrong(field, "a card lies in two places")
        seen |= mask
    if "change" in steps_of(t):
        if seen:
            raise wrong("zone", "cards lie on the table between two rounds")
        return
    if seen.bit_count() != DECK:
        raise wrong("reserve", f"{seen.bit_count()} cards instead of {DECK}")
    check_hands(t)


def check_hands(t: Table) -> None:
    """Everybody has as many cards left as tricks remain, less the one laid in this trick."""
    following = "follow" in steps_of(t)
    for seat in range(t.seats):
        laid = 1 if following and t.cards[seat] >= 0 else 0
        left = t.hands[seat].bit_count() + t.transfer[seat].bit_count() + laid
        if left != t.hand_size - t.trick:
            raise wrong("hand", f"seat {seat} has {left} cards left instead of {t.hand_size - t.trick}")


def check_memory(t: Table) -> None:
    """What is known may not exclude what is true."""
    vans = 7 << 59
    under = sum(1 << t.under[i] for i in range(t.under_count))
    for who in [*range(t.seats), 5] if t.memory else []:
        known = list(t.maybe)[who * 11 : who * 11 + 11]
        for seat in range(t.seats):
            if t.zones[seat] & ~vans & ~known[seat] or t.hands[seat] & ~known[6 + seat]:
                raise wrong("memory", f"knower {who} excludes a card of seat {seat}")
        if (t.reserve | under) & ~known[5]:
            raise wrong("memory", f"knower {who} excludes a card of the Reserve")
