"""Decisions of a pawn: walking, fighting, ending the turn."""

from __future__ import annotations

from tablee.core.bits import contains
from tablee.games.zombies4.cards.tables import (
    ADD,
    AIDING_EVENTS,
    AIDING_PAGES,
    AT,
    ATTACK,
    CAST,
    COLLECT,
    DISCARD,
    END,
    IS_CABIN,
    KEEP,
    MOST_ADDED,
    PUSHING,
    ROLL,
    SHOOT,
    STEP,
    STOP,
    SUFFER,
)
from tablee.games.zombies4.decisions.land import insert
from tablee.games.zombies4.decisions.playable import cards_into, has_play, has_use, plays_into, uses_into
from tablee.games.zombies4.effects.cards.needs import kinds_into
from tablee.games.zombies4.state.board import BULLET, HEART, Board
from tablee.games.zombies4.state.steps import DOG_FOE, FOE, NO_PUSH, a_of, b_of, c_of, seat_of


def options_move(s: Board, step: int, seat: int, out: list[int]) -> int:
    out[0] = STOP
    n = 1
    if can_collect(s, seat):
        out[n] = COLLECT
        n += 1
    if can_cast(s, seat):
        out[n] = CAST
        n += 1
    for other in range(s.seats):
        if can_attack(s, seat, other):
            out[n] = ATTACK + other
            n += 1
    n = cards_into(s, seat, out, n)
    start = n
    if b_of(step) > 0:
        for side in range(4):
            if may_step(s, seat, side):
                n = insert(out, n, start, STEP + s.near[s.at[seat] * 4 + side])
    return n


def may_step(s: Board, seat: int, side: int) -> bool:
    """True if there is a way on this side, and a lost pawn stays on its tile (ZTE-34, ZTE-79)."""
    target = s.near[s.at[seat] * 4 + side]
    return target >= 0 and (s.lost[seat] == 0 or target // 9 == s.at[seat] // 9)


def can_collect(s: Board, seat: int) -> bool:
    """True if a token lies here, no zombie guards it, and a heart would not exceed the limit (ZTE-33, ZTE-53)."""
    square = s.at[seat]
    if s.dogs[square] + s.humans[square]:
        return False
    return s.token[square] == BULLET or (s.token[square] == HEART and s.halves[seat] <= 8)


def can_cast(s: Board, seat: int) -> bool:
    """True if inside the Cabin, no zombie is in its rooms, and the spell was not tried this turn (ZTE-48, ZTE-50)."""
    square = s.at[seat]
    if s.tried or square < 0 or not s.ground[square] & IS_CABIN:
        return False
    for room in range(s.cabin * 9, s.cabin * 9 + 9):
        if s.ground[room] & IS_CABIN and s.dogs[room] + s.humans[room]:
            return False
    return True


def can_attack(s: Board, seat: int, other: int) -> bool:
    """True if a werewolf may attack this pawn: on its square, once per turn (ZTE-B28)."""
    if s.fever[seat] != 2 or other == seat or contains(s.attacked, other):
        return False
    return s.at[other] >= 0 and s.at[other] == s.at[seat]


def may_act(s: Board, seat: int, left: int) -> bool:
    """True if the walker could do something that depends on no hidden card."""
    if can_collect(s, seat) or can_cast(s, seat):
        return True
    for other in range(s.seats):
        if can_attack(s, seat, other):
            return True
    if left > 0:
        for side in range(4):
            if may_step(s, seat, side):
                return True
    return False


def options_ending(s: Board, step: int, seat: int, out: list[int]) -> int:
    n = 0
    if can_cast(s, seat):
        out[n] = CAST
        n += 1
    out[n] = END
    return kinds_into(s.hand[seat], DISCARD, out, n + 1)


def options_fight(s: Board, step: int, seat: int, out: list[int]) -> int:
    if c_of(step):
        return options_miss(s, step, seat, out)
    if may_push(s, step):
        return options_push(s, a_of(step), out)
    out[0] = ROLL
    return cards_into(s, seat, out, 1)


def options_miss(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Spend bullets, take the loss, or play a card that provides bullets or hearts (ZTE-B8, ZTE-C11)."""
    n = 0
    if s.bullets[seat] >= c_of(step):
        out[n] = SHOOT
        n += 1
    out[n] = SUFFER
    n += 1
    n = plays_into(s, seat, s.hand[seat] & AIDING_EVENTS, out, n)
    return uses_into(s, seat, s.front[seat] & AIDING_PAGES, out, n)


def can_play_aid(s: Board, seat: int) -> bool:
    return has_play(s, seat, s.hand[seat] & AIDING_EVENTS)


def can_use_aid(s: Board, seat: int) -> bool:
    return has_use(s, seat, s.front[seat] & AIDING_PAGES)


def may_push(s: Board, step: int) -> bool:
    """True if the Sickle lets the fighter push the other dog away now (ZTE-85, ZTE-B37)."""
    square = a_of(step)
    if b_of(step) & (NO_PUSH | FOE) != DOG_FOE or s.dogs[square] < 2 or not s.front[seat_of(step)] & PUSHING:
        return False
    for side in range(4):
        if s.may_pace(square, s.near[square * 4 + side], 0):
            return True
    return False


def options_push(s: Board, square: int, out: list[int]) -> int:
    out[0] = KEEP
    n = 1
    for side in range(4):
        target = s.near[square * 4 + side]
        if s.may_pace(square, target, 0):
            n = insert(out, n, 1, AT + target)
    return n


def options_duel(s: Board, step: int, seat: int, out: list[int]) -> int:
    most = min(s.bullets[seat], MOST_ADDED)
    for count in range(most + 1):
        out[count] = ADD + count
    return most + 1
