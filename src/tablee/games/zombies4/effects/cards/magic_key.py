"""Magic Key: look at a hand and take one of its cards, then discard down to three (ZTE-80, ZTE-B47)."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount, several
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombies4.cards.cards import CARDS, card_ids
from tablee.games.zombies4.cards.tables import CARD_BIT, CARD_KIND, COPIES, DISCARD, IS_CAVE, TAKE
from tablee.games.zombies4.effects.cards.needs import can_lay, kinds_into
from tablee.games.zombies4.effects.pawn import HAND, discard_card
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.knowledge import looked, taken
from tablee.games.zombies4.state.steps import SEARCH, TRIM, b_of, seat_of, step_of


def can_lay_key(s: Board, seat: int, kind: int) -> bool:
    return can_lay(s, seat, kind) and (s.ground[s.at[seat]] & IS_CAVE) != 0


def has_hand(s: Board, seat: int, other: int) -> bool:
    return s.hand[other] != 0


def search_hand(s: Board, seat: int, target: int) -> None:
    looked(s, seat, target)
    if s.sink is not None:
        cards = card_ids(s.hand[target])
        s.sink.append(Event("look", {"seat": seat, "target_seat": target}, {"card": cards}, to=1 << seat, reveals=True))
    s.push(step_of(TRIM, seat, 0, 0, 0))
    s.push(step_of(SEARCH, seat, 0, target, 0))


def advance_search(s: Board, chance: Chance) -> bool:
    """Ask which card, unless there is only one, which is public."""
    step = s.top()
    cards = s.hand[b_of(step)]
    if several(cards):
        s.ask(seat_of(step))
        return True
    do_search(s, seat_of(step), TAKE + CARD_KIND[lowest(cards)], chance)
    return False


def options_search(s: Board, step: int, seat: int, out: list[int]) -> int:
    return kinds_into(s.hand[b_of(step)], TAKE, out, 0)


def do_search(s: Board, seat: int, pick: int, chance: Chance) -> None:
    step = s.pop()
    owner = seat_of(step)
    target = b_of(step)
    card = lowest(s.hand[target] & COPIES[pick - TAKE])
    s.hand[target] ^= CARD_BIT[card]
    s.hand[owner] |= CARD_BIT[card]
    taken(s, owner, target, card)
    if s.sink is not None:
        secret = {"card": CARDS[pick - TAKE].id}
        s.sink.append(Event("taken", {"seat": owner, "target_seat": target}, secret, to=1 << owner | 1 << target))


def advance_trim(s: Board, chance: Chance) -> bool:
    seat = seat_of(s.top())
    if popcount(s.hand[seat]) <= HAND:
        s.pop()
        return False
    s.ask(seat)
    return True


def options_trim(s: Board, step: int, seat: int, out: list[int]) -> int:
    return kinds_into(s.hand[seat], DISCARD, out, 0)


def do_trim(s: Board, seat: int, pick: int, chance: Chance) -> None:
    discard_card(s, seat_of(s.top()), pick - DISCARD)
