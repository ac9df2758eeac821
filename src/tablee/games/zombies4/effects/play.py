"""Playing and cancelling a card, and using one that lies in front of a seat (ZTE-36..42, ZTE-89)."""

from __future__ import annotations

from tablee.core.bits import lowest, several
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombies4.cards.cards import CARDS
from tablee.games.zombies4.cards.tables import CARD_BIT, CARD_KIND, COPIES, LAID_KINDS, ON, PAGE_KINDS, PASS, PLAY, TAKE
from tablee.games.zombies4.decisions.card import can_cancel
from tablee.games.zombies4.decisions.playable import targets
from tablee.games.zombies4.effects.cards.friends_here import pages_to_take
from tablee.games.zombies4.effects.cards.table import DO, LIES, NAMES
from tablee.games.zombies4.effects.pawn import put_away, retop, wake
from tablee.games.zombies4.effects.window import might_play, pause
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.knowledge import shown
from tablee.games.zombies4.state.steps import (
    ANNOUNCED,
    AT_CARD,
    CANCELLED,
    CARD,
    IN_USE,
    TARGET,
    a_of,
    b_of,
    c_of,
    seat_of,
    step_of,
)


def play(s: Board, seat: int, kind: int) -> None:
    """Play a card from the hand: its target is named, then it may be cancelled, then it takes effect (ZTE-C13)."""
    card = lowest(s.hand[seat] & COPIES[kind])
    s.hand[seat] ^= CARD_BIT[card]
    s.carded[seat] = 1
    shown(s, card, seat)
    if s.sink is not None:
        s.sink.append(Event("play", {"seat": seat, "card": CARDS[kind].id}, reveals=True))
    s.push(step_of(CARD, seat, card, 0, 1))
    if kind < LAID_KINDS or not NAMES[kind](s):
        retop(s, step_of(CARD, seat, card, ANNOUNCED, 1))


def use(s: Board, seat: int, kind: int) -> None:
    """Discard a card lying in front for its effect; this does not count as playing a card (ZTE-37, ZTE-B39)."""
    card = lowest(s.front[seat] & COPIES[kind])
    s.front[seat] ^= CARD_BIT[card]
    if kind < PAGE_KINDS:
        s.paged[seat] = 1
    put_away(s, card, 1)
    if s.sink is not None:
        s.sink.append(Event("use", {"seat": seat, "card": CARDS[kind].id}, reveals=True))
    if NAMES[kind](s):
        s.push(step_of(CARD, seat, card, IN_USE, 0))
    else:
        DO[kind](s, seat, 0)


def advance_card(s: Board, chance: Chance) -> bool:
    """Name the target, ask the seats that could cancel, then let the card take effect."""
    step = s.top()
    if b_of(step) & CANCELLED:
        call_off(s)
        return False
    if not b_of(step) & ANNOUNCED:
        return ask_target(s)
    if c_of(step) == 1 and might_be_cancelled(s, seat_of(step)):
        pause(s, AT_CARD)
    for i in range(c_of(step), s.seats):
        seat = (seat_of(step) + i) % s.seats
        if s.passing[seat] == 0 and can_cancel(s, seat):
            retop(s, step_of(CARD, seat_of(step), a_of(step), b_of(step), i))
            s.ask(seat)
            return True
    s.pop()
    work(s, seat_of(step), a_of(step), (b_of(step) & TARGET) - 1)
    return False


def might_be_cancelled(s: Board, seat: int) -> bool:
    """True if, from public information, another seat might hold That Didn't Just Happen."""
    for other in range(s.seats):
        if other != seat and might_play(s, other):
            return True
    return False


def ask_target(s: Board) -> bool:
    """Ask for the target, unless there is only one."""
    step = s.top()
    mask = targets(s, seat_of(step), CARD_KIND[a_of(step)])
    if several(mask):
        s.ask(seat_of(step))
        return True
    name_target(s, lowest(mask))
    return False


def name_target(s: Board, target: int) -> None:
    step = s.top()
    seat = seat_of(step)
    kind = CARD_KIND[a_of(step)]
    wake(s, target)
    if s.sink is not None:
        s.sink.append(Event("target", {"seat": seat, "card": CARDS[kind].id, "target_seat": target}))
    if b_of(step) & IN_USE:
        s.pop()
        DO[kind](s, seat, target)
    else:
        retop(s, step_of(CARD, seat, a_of(step), ANNOUNCED | (target + 1), 1))


def do_card(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Answers to a card step: a target, a pass, or That Didn't Just Happen."""
    step = s.top()
    if not b_of(step) & ANNOUNCED:
        name_target(s, pick - ON)
        return
    retop(s, step_of(CARD, seat_of(step), a_of(step), b_of(step), c_of(step) + 1))
    if pick >= PLAY:
        play(s, seat, pick - PLAY)
    else:
        s.passing[seat] = pick - PASS


def work(s: Board, seat: int, card: int, target: int) -> None:
    """Lay down a card that nobody cancelled, or discard it and apply its effect."""
    kind = CARD_KIND[card]
    if kind < LAID_KINDS:
        lie_down(s, seat, card)
        return
    s.discard |= CARD_BIT[card]
    DO[kind](s, seat, target)


def lie_down(s: Board, seat: int, card: int) -> None:
    """Lay down a page, item, weapon or lasting card in front of its owner."""
    s.front[seat] |= CARD_BIT[card]
    if s.sink is not None:
        s.sink.append(Event("laid", {"seat": seat, "card": CARDS[CARD_KIND[card]].id}))
    LIES[CARD_KIND[card]](s, seat)


def call_off(s: Board) -> None:
    """Discard a cancelled card without effect; it still counts as its player's one card (ZTE-B39)."""
    step = s.pop()
    s.discard |= CARD_BIT[a_of(step)]
    if s.sink is not None:
        s.sink.append(Event("cancelled", {"seat": seat_of(step), "card": CARDS[CARD_KIND[a_of(step)]].id}))


# Taking another seat's page (ZTE-93)


def advance_theft(s: Board, chance: Chance) -> bool:
    """Ask which page, unless there is only one."""
    step = s.top()
    pages = pages_to_take(s, seat_of(step), b_of(step))
    if several(pages):
        s.ask(seat_of(step))
        return True
    do_theft(s, seat_of(step), TAKE + CARD_KIND[lowest(pages)], chance)
    return False


def do_theft(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Move the page to its new owner; it takes effect as if just laid down."""
    step = s.pop()
    kind = pick - TAKE
    page = s.front[b_of(step)] & COPIES[kind]
    s.front[b_of(step)] ^= page
    s.front[seat] |= page
    if s.sink is not None:
        s.sink.append(Event("theft", {"seat": seat, "target_seat": b_of(step), "card": CARDS[kind].id}))
    LIES[kind](s, seat)
