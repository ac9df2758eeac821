"""Walking, taking tokens and casting the spell (ZTE-31..35, ZTE-48..50)."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombies4.cards.picks import SQUARE_NAMES
from tablee.games.zombies4.cards.tables import ALL_PAGES, ATTACK, CAST, COLLECT, STEP, STOP
from tablee.games.zombies4.decisions.pawn import can_cast, may_act
from tablee.games.zombies4.decisions.playable import has_card
from tablee.games.zombies4.effects.fight import engage, start_duel
from tablee.games.zombies4.effects.pawn import relocate, retop, win
from tablee.games.zombies4.effects.window import might_act, open_window, pause
from tablee.games.zombies4.state.board import HEART, Board
from tablee.games.zombies4.state.steps import (
    AT_ARRIVAL,
    AT_DUEL,
    AT_SPELL,
    AT_STOP,
    MOVE,
    SPELL,
    b_of,
    seat_of,
    step_of,
)


def advance_move(s: Board, chance: Chance) -> bool:
    """Fight first, then ask for the next square, until nothing is left to do (ZTE-32)."""
    step = s.top()
    seat = seat_of(step)
    if s.at[seat] < 0:
        s.pop()
        return False
    if s.must_fight(seat):
        engage(s, seat)
        return False
    if not may_act(s, seat, b_of(step)):
        if might_act(s, seat):
            pause(s, AT_STOP)
        if not has_card(s, seat):
            end_walk(s)
            return False
    s.ask(seat)
    return True


def do_move(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Apply an answer while walking other than a card."""
    step = s.top()
    if pick >= STEP:
        retop(s, step_of(MOVE, seat, 0, b_of(step) - 1, 0))
        walk(s, seat, pick - STEP)
    elif pick == STOP:
        end_walk(s)
    elif pick == COLLECT:
        collect(s, seat)
    elif pick == CAST:
        announce_spell(s, seat)
    else:
        start_duel(s, seat, pick - ATTACK)
        open_window(s, AT_DUEL)


def end_walk(s: Board) -> None:
    """End the walk, by choice or because nothing is possible; both are reported the same way (ZTE-31)."""
    step = s.pop()
    if s.sink is not None and b_of(step) > 0:
        s.sink.append(Event("walk-over", {"seat": seat_of(step), "left": b_of(step)}))


def walk(s: Board, seat: int, square: int) -> None:
    """Take one step; on another tile or among zombies, the others may play cards first (ZTE-C17)."""
    came_from = s.at[seat]
    if s.sink is not None:
        way = {"from_square": SQUARE_NAMES[came_from], "square": SQUARE_NAMES[square]}
        s.sink.append(Event("step", {"seat": seat, **way}))
    relocate(s, seat, square)
    if came_from // 9 != square // 9 or s.dogs[square] + s.humans[square]:
        open_window(s, AT_ARRIVAL)


def collect(s: Board, seat: int) -> None:
    """Take the token of this square (ZTE-33)."""
    square = s.at[seat]
    heart = s.token[square] == HEART
    s.token[square] = 0
    if heart:
        s.halves[seat] += 2
    else:
        s.bullets[seat] += 1
    if s.sink is not None:
        token = "heart" if heart else "bullet"
        s.sink.append(Event("collect", {"seat": seat, "token": token, "square": SQUARE_NAMES[square]}))


# The spell


def announce_spell(s: Board, seat: int) -> None:
    if s.sink is not None:
        s.sink.append(Event("spell", {"seat": seat, "needed": needed(s, seat)}))
    s.push(step_of(SPELL, seat, 0, 0, 0))
    open_window(s, AT_SPELL)


def needed(s: Board, seat: int) -> int:
    """6, minus one for every page in front (ZTE-49)."""
    return 6 - popcount(s.front[seat] & ALL_PAGES)


def advance_spell(s: Board, chance: Chance) -> bool:
    """Roll, unless casting has become impossible meanwhile (ZTE-C31)."""
    seat = seat_of(s.pop())
    if not can_cast(s, seat):
        if s.sink is not None:
            s.sink.append(Event("spell-disturbed", {"seat": seat}))
        return False
    s.tried = True
    die = 1 + chance.below(6)
    if s.sink is not None:
        s.sink.append(Event("spell-die", {"seat": seat, "die": die, "needed": needed(s, seat)}))
    if die >= needed(s, seat):
        win(s, seat)
        if s.sink is not None:
            s.sink.append(Event("win-spell", {"seat": seat}))
    return False
