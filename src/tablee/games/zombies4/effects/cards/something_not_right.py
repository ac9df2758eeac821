"""Something Doesn't Feel Quite Right...: remove three cards other than pages from a pile (ZTE-86)."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.zombies4.cards.cards import CARDS, card_ids
from tablee.games.zombies4.cards.tables import ALL_PAGES, CARD_BIT, CARD_KIND, COPIES, PAGE_KINDS, PILE, REMOVE
from tablee.games.zombies4.effects.pawn import retop
from tablee.games.zombies4.state.board import PILE_PLACE, Board
from tablee.games.zombies4.state.knowledge import looked, shown
from tablee.games.zombies4.state.steps import PURGE, a_of, b_of, c_of, seat_of, step_of

PILES = ("", "draw", "discard")
PURGED = 3


def can_purge(s: Board, seat: int) -> bool:
    """True if there may be a card to remove; the content of the draw pile is unknown."""
    return s.draw != 0 or (s.discard & ~ALL_PAGES) != 0


def purge(s: Board, seat: int, target: int) -> None:
    s.push(step_of(PURGE, seat, 0, 0, PURGED))


def advance_purge(s: Board, chance: Chance) -> bool:
    """Ask for a pile, then for its cards, until three are removed or only pages are left."""
    step = s.top()
    if b_of(step) == 0 and s.draw and s.discard & ~ALL_PAGES:
        s.ask(seat_of(step))
        return True
    if b_of(step) == 0:
        open_pile(s, seat_of(step), 1 if s.draw else 2)
        return False
    if c_of(step) == 0:
        s.pop()
        return False
    if b_of(step) == 2 and not s.version_1:  # whether the discards offer a choice is public (ZTE-C5)
        cards = s.discard & ~ALL_PAGES
        kind = CARD_KIND[lowest(cards)]
        if not cards & ~COPIES[kind]:
            remove(s, kind)
            return False
    s.ask(seat_of(step))
    return True


def options_purge(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Choose a pile, then three of its cards other than pages; in version 1 in the order of their kinds."""
    n = 0
    if b_of(step) == 0:
        if s.draw:
            out[n] = PILE
            n += 1
        if s.discard & ~ALL_PAGES:
            out[n] = PILE + 1
            n += 1
        return n
    cards = purge_pile(s, b_of(step)) & ~ALL_PAGES
    kind = a_of(step)
    while cards:
        next_kind = CARD_KIND[lowest(cards)]
        enough = popcount(cards) >= c_of(step) or not s.version_1
        cards &= ~COPIES[next_kind]
        if next_kind >= kind and enough:
            out[n] = REMOVE + next_kind - PAGE_KINDS
            n += 1
    return n


def purge_pile(s: Board, pile: int) -> Mask:
    return s.draw if pile == 1 else s.discard


def do_purge(s: Board, seat: int, pick: int, chance: Chance) -> None:
    step = s.top()
    if b_of(step) == 0:
        open_pile(s, seat_of(step), pick - PILE + 1)
    else:
        remove(s, pick - REMOVE + PAGE_KINDS)


def remove(s: Board, kind: int) -> None:
    """Remove one card of this kind from the match."""
    step = s.top()
    seat = seat_of(step)
    card = lowest(purge_pile(s, b_of(step)) & COPIES[kind])
    s.removed |= CARD_BIT[card]
    if b_of(step) == 1:
        s.draw ^= CARD_BIT[card]
        shown(s, card, PILE_PLACE)
    else:
        s.discard ^= CARD_BIT[card]
    retop(s, step_of(PURGE, seat, kind if s.version_1 else 0, b_of(step), c_of(step) - 1))
    if s.sink is not None:
        gone = {"card": CARDS[kind].id, "pile": PILES[b_of(step)]}
        s.sink.append(Event("removed", {"seat": seat, **gone}, reveals=True))


def open_pile(s: Board, seat: int, pile: int) -> None:
    """Look through the chosen pile; up to three of its cards other than pages will be removed."""
    cards = purge_pile(s, pile)
    if pile == 1:
        looked(s, seat, PILE_PLACE)
    count = min(PURGED, popcount(cards & ~ALL_PAGES))
    retop(s, step_of(PURGE, seat, 0, pile, count))
    if s.sink is not None and pile == 1:
        s.sink.append(Event("pile-look", {"seat": seat}, {"card": card_ids(cards)}, to=1 << seat, reveals=True))
    elif s.sink is not None:
        s.sink.append(Event("pile", {"seat": seat, "pile": PILES[pile]}))
