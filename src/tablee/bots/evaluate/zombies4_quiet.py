"""Quiescence for Zombies!!! 4: what is under way is resolved before a position is judged.

On average a position looks better before a roll than after it, so a bot comparing the two would avoid rolling.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombies4.cards.tables import ADD, KEEP, PASS, ROLL, SHOOT, SUFFER
from tablee.games.zombies4.decisions.pawn import may_push
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.state.steps import (
    ANNOUNCED,
    CARD,
    DUEL,
    FIGHT,
    HERD,
    NO_PLACE,
    PURGE,
    SEARCH,
    SEND,
    SHOT,
    THEFT,
    WINDOW,
    b_of,
    c_of,
    op_of,
    seat_of,
)

LONGEST = 60  # answers; a fight rarely takes more than ten
WEAK = 2  # half hearts at or below which up to two bullets are spent


def resolve(table: Zombies4State, chance: Chance) -> None:
    """Pass on cards and fight fights to their end, until there is a real choice."""
    for _ in range(LONGEST):
        if table.asked == 0:
            return
        pick = usual_answer(table)
        if pick < 0:
            return
        table.apply(table.turn, pick, chance)


def complete(table: Zombies4State, chance: Chance) -> None:
    """Let nobody cancel a card that was just announced, and move the zombies that it drives away."""
    out = [0] * 256
    for _ in range(LONGEST):
        step = table.top()
        if table.asked and op_of(step) == CARD and b_of(step) & ANNOUNCED:
            table.apply(table.turn, PASS, chance)
        elif table.asked and op_of(step) == HERD and b_of(step) != NO_PLACE:
            table.options_into(table.turn, out)
            table.apply(table.turn, out[0], chance)
        else:
            return


def usual_answer(s: Zombies4State) -> int:
    """Return the obvious answer, or -1."""
    step = s.top()
    op = op_of(step)
    if op == WINDOW or (op == CARD and b_of(step) & ANNOUNCED):
        return PASS
    if op == DUEL:
        return ADD
    if op == PURGE:
        out = [0] * 256
        s.options_into(s.turn, out)
        return out[0]
    if op != FIGHT:
        return -1
    if c_of(step):
        return SHOOT if shoots(s, seat_of(step), c_of(step)) else SUFFER
    return KEEP if may_push(s, step) else ROLL


def shoots(s: Zombies4State, seat: int, missing: int) -> bool:
    return s.bullets[seat] >= missing and missing <= (2 if s.halves[seat] <= WEAK else 1)


def is_half_played(s: Zombies4State) -> bool:
    """True if a card was played or used and asks for a target, a square or a card."""
    op = op_of(s.top())
    return op == SEND or op == SHOT or op == THEFT or op == SEARCH or (op == CARD and not b_of(s.top()) & ANNOUNCED)
