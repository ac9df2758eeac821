"""Windows: the moments at which cards may be played "at any time" (ZTE-36, ZTE-C14..C23)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombies4.cards.tables import PASS, USABLE_CARDS
from tablee.games.zombies4.decisions.playable import has_card
from tablee.games.zombies4.effects.pawn import retop
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import (
    AT_PROWL,
    AT_TURN,
    WINDOW,
    a_of,
    b_of,
    seat_of,
    step_of,
)

REASONS = ("turn", "fights", "move", "arrival", "prowl", "spell", "duel", "card", "roll", "miss", "stop")


def open_window(s: Board, reason: int) -> None:
    """Let everybody play cards, the active seat first; it is left out if it is asked right after anyway."""
    s.push(step_of(WINDOW, s.active, 0, reason, 0))


def includes(s: Board, reason: int, seat: int) -> bool:
    return seat != s.active or reason == AT_TURN or reason == AT_PROWL


def pause(s: Board, reason: int) -> None:
    """Announce that cards may be played now, whether or not somebody will be asked (ZTE-C22)."""
    if s.sink is not None:
        s.sink.append(Event("window", {"reason": REASONS[reason]}, reveals=True))


def is_worth_a_pause(s: Board, reason: int) -> bool:
    """True if, from public information, somebody might have a card to play; so a pause reveals no hand."""
    for seat in range(s.seats):
        if includes(s, reason, seat) and might_act(s, seat):
            return True
    return False


def might_act(s: Board, seat: int) -> bool:
    return might_play(s, seat) or (s.front[seat] & USABLE_CARDS) != 0


def might_play(s: Board, seat: int) -> bool:
    return s.hand[seat] != 0 and not s.carded[seat]


def advance_window(s: Board, chance: Chance) -> bool:
    """Ask the next seat that has no standing pass and could play something."""
    step = s.top()
    if s.sink is not None and a_of(step) == 0 and is_worth_a_pause(s, b_of(step)):
        pause(s, b_of(step))
    for i in range(a_of(step), s.seats):
        seat = (seat_of(step) + i) % s.seats
        if s.passing[seat] == 0 and includes(s, b_of(step), seat) and has_card(s, seat):
            retop(s, step_of(WINDOW, seat_of(step), i, b_of(step), 0))
            s.ask(seat)
            return True
    s.pop()
    return False


def pass_window(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Pass once, until the seat's own turn, or until something happens to it."""
    step = s.top()
    s.passing[seat] = pick - PASS
    retop(s, step_of(WINDOW, seat_of(step), a_of(step) + 1, b_of(step), 0))


def restart_window(s: Board) -> None:
    """Restart the window: after somebody acts, all are asked again from the first (ZTE-C21)."""
    step = s.top()
    retop(s, step_of(WINDOW, seat_of(step), 0, b_of(step), 0))
