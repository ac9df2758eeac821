"""Fire and current: Napalm, Gasoline, Flamethrower, Street on fire, High voltage."""

from __future__ import annotations

from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.cards import (
    CAR,
    FLAMETHROWER,
    GASOLINE,
    MINE,
    STREET_ON_FIRE,
    VALUE,
)
from tablee.games.zombiaki.cards.events import SAY_BURN, SAY_NOTHING
from tablee.games.zombiaki.cards.picks import BURN_LANE, FINISH, PICK_TARGET, POINT_BITS, POUR_ON, ROW_BITS
from tablee.games.zombiaki.cards.reasons import (
    FINE,
    WHY_BURNT_ALREADY,
    WHY_FLAME_BLOCKED,
    WHY_FLAME_BROKEN,
    WHY_FLAME_EMPTY,
    WHY_FLAME_SPENT,
    WHY_FLAME_TOO_MUCH,
    WHY_NO_UNIT,
)
from tablee.games.zombiaki.cards.squares import (
    BESIDE,
    CENTRE,
    DIRECTIONS,
    FIRST_SQUARES,
    LANE_COUNT,
    LAST_ROW,
    NEAR,
    NOWHERE,
    ROWS,
    STREET,
)
from tablee.games.zombiaki.cards.steps import ASK_HUMANS, BURN, DONE, POUR
from tablee.games.zombiaki.cards.targets import LANE_A
from tablee.games.zombiaki.cards.units import NOBODY, SHIELD
from tablee.games.zombiaki.effects.guns import is_in_reach
from tablee.games.zombiaki.effects.harm import DIED, endurance, hit, set_off
from tablee.games.zombiaki.state import Board

# Napalm


def do_napalm(street: Board, card: int, square: int) -> None:
    """Set the square on fire: its own damage first, then explosions (ZBK-63, ZBK-A52)."""
    street.fire = square
    street.say(SAY_BURN, square, 0, 0)
    if street.body[square] != NOBODY:
        hit(street, square, VALUE[card])
    set_off(street, square)


# Street on fire and High voltage


def do_lane_damage(street: Board, card: int, target: int) -> None:
    """Deal 1 to every unit of a lane (ZBK-80, ZBK-81); only fire sets off mine and car, nearest to row 5 first."""
    lane = target - LANE_A
    found = False
    for square in range(ROWS * lane + LAST_ROW, ROWS * lane - 1, -1):
        if street.body[square] != NOBODY:
            found = True
            hit(street, square, VALUE[card])
    depth = street.depth
    if card == STREET_ON_FIRE:
        for square in range(ROWS * lane, ROWS * lane + ROWS):  # the step planned last runs first
            set_off(street, square)
    if not found and street.depth == depth:
        street.say(SAY_NOTHING, card, 0, 0)


# Gasoline


def do_gasoline(street: Board, card: int, square: int) -> None:
    pour(street, square, VALUE[GASOLINE], 0)


def pour(street: Board, square: int, points: int, wet: int) -> None:
    """Burn one more square; the chain continues from an empty square or after killing a unit (ZBK-68, ZBK-A30)."""
    street.say(SAY_BURN, square, 0, 0)
    wet |= 1 << square
    if street.body[square] == NOBODY:
        points -= 1
    else:
        spent = points if endurance(street, square) > points else endurance(street, square)
        points = points - spent if hit(street, square, spent) == DIED else 0
    if points:
        street.plan(POUR, square | points << 4 | wet << 7)
    set_off(street, square)


def do_pour(street: Board, about: int, chance: Chance) -> int:
    return ASK_HUMANS if BESIDE[about & 15] & ~(about >> 7) else DONE


def options_pour(street: Board, about: int, out: list[int]) -> int:
    square = about & 15
    n = 0
    for direction in range(DIRECTIONS):
        near = NEAR[DIRECTIONS * square + direction]
        if near != NOWHERE and not contains(about >> 7, near):
            out[n] = POUR_ON + near
            n += 1
    out[n] = FINISH
    return n + 1


def answer_pour(street: Board, about: int, pick: int) -> None:
    if pick != FINISH:
        pour(street, PICK_TARGET[pick], (about >> 4) & 7, about >> 7)


# Flamethrower: `about` is the row and, above ROW_BITS, POINT_BITS of points per lane, named in any order


def nearest_row(street: Board) -> int:
    """The row nearest to the humans that holds a unit (ZBK-85)."""
    for row in range(LAST_ROW, -1, -1):
        if street.units & (FIRST_SQUARES << row):
            return row
    return NOWHERE


def most_points(street: Board, square: int) -> int:
    """Most points a square takes: what its unit can absorb (ZBK-A53), 1 for a car or mine alone, else 0."""
    if not is_in_reach(street, square):
        return 0
    if street.body[square] != NOBODY:
        most = 1 if street.body[square] & SHIELD else endurance(street, square)
        return most if most < VALUE[FLAMETHROWER] else VALUE[FLAMETHROWER]
    return 1 if street.objects[square] == CAR or street.objects[square] == MINE else 0


def why_flamethrower(street: Board, card: int, target: int) -> int:
    row = nearest_row(street)
    if row == NOWHERE:
        return WHY_NO_UNIT
    for square in range(row, STREET, ROWS):
        if most_points(street, square):
            return FINE
    return WHY_FLAME_BLOCKED


def do_flamethrower(street: Board, card: int, target: int) -> None:
    street.plan(BURN, nearest_row(street))


def points_in(about: int, lane: int) -> int:
    return (about >> (ROW_BITS + POINT_BITS * lane)) & 7


def with_points(about: int, lane: int, points: int) -> int:
    return about | points << (ROW_BITS + POINT_BITS * lane)


def points_left(about: int) -> int:
    left = VALUE[FLAMETHROWER]
    for lane in range(LANE_COUNT):
        left -= points_in(about, lane)
    return left


def points_owed(street: Board, about: int) -> int:
    """Points still needed for an unbroken flame (ZBK-A31); more than available if impossible."""
    row = about & 7
    left = points_in(about, 0) > 0
    right = points_in(about, LANE_COUNT - 1) > 0
    if not points_in(about, CENTRE):
        if not (left and right):
            return 0
        return 1 if is_in_reach(street, ROWS * CENTRE + row) else VALUE[FLAMETHROWER] + 1
    if most_points(street, ROWS * CENTRE + row):
        return 0
    owed = 0  # the centre is only a bridge: both sides must burn
    for lane in range(0, LANE_COUNT, LANE_COUNT - 1):
        if not points_in(about, lane):
            owed += 1 if most_points(street, ROWS * lane + row) else VALUE[FLAMETHROWER] + 1
    return owed


def why_not_burn(street: Board, about: int, lane: int, points: int) -> int:
    """Points go to what burns if the flame can become unbroken; an empty centre between both sides costs one."""
    square = ROWS * lane + (about & 7)
    if points_in(about, lane):
        return WHY_BURNT_ALREADY
    if not is_in_reach(street, square):
        return WHY_FLAME_BLOCKED
    most = most_points(street, square)
    if not most and not (street.asks_all and lane == CENTRE and points == 1):
        return WHY_FLAME_EMPTY
    if most and points > most:
        return WHY_FLAME_TOO_MUCH
    wider = with_points(about, lane, points)
    if points_left(wider) < 0:
        return WHY_FLAME_SPENT
    if points_owed(street, wider) > points_left(wider):
        return WHY_FLAME_BROKEN if most else WHY_FLAME_EMPTY
    return WHY_FLAME_BROKEN if street.asks_all and not is_next(street, about, lane) else FINE


def is_next(street: Board, about: int, lane: int) -> bool:
    """Rules version 1: lanes are named from A to C without a gap."""
    if not about >> ROW_BITS:
        return most_points(street, ROWS * lane + (about & 7)) > 0
    return lane > 0 and points_in(about, lane - 1) > 0 and not about >> (ROW_BITS + POINT_BITS * lane)


def can_end(street: Board, about: int) -> bool:
    """True if something burns and the flame is unbroken."""
    return about >> ROW_BITS != 0 and points_owed(street, about) == 0


def do_burn(street: Board, about: int, chance: Chance) -> int:
    """Ask while the flame can spread, then burn; a forced single way is taken without asking."""
    ways = 0
    only = 0
    for pick in range(BURN_LANE[1], FINISH):
        if why_not_burn(street, about, PICK_TARGET[pick] >> POINT_BITS, PICK_TARGET[pick] & 7) == FINE:
            ways += 1
            only = pick
    if ways == 1 and not street.asks_all and not can_end(street, about):
        answer_burn(street, about, only)
        return DONE
    if ways:
        return ASK_HUMANS
    burn(street, about)
    return DONE


def options_burn(street: Board, about: int, out: list[int]) -> int:
    n = 0
    for pick in range(BURN_LANE[1], FINISH):
        if why_not_burn(street, about, PICK_TARGET[pick] >> POINT_BITS, PICK_TARGET[pick] & 7) == FINE:
            out[n] = pick
            n += 1
    if can_end(street, about):
        out[n] = FINISH
        n += 1
    return n


def answer_burn(street: Board, about: int, pick: int) -> None:
    if pick == FINISH:
        burn(street, about)
        return
    wider = with_points(about, PICK_TARGET[pick] >> POINT_BITS, PICK_TARGET[pick] & 7)
    bridged = points_owed(street, wider) == 1 and not most_points(street, ROWS * CENTRE + (about & 7))
    if bridged and not street.asks_all:
        wider = with_points(wider, CENTRE, 1)
    street.plan(BURN, wider)


def burn(street: Board, about: int) -> None:
    """Deal all points simultaneously, as one attack; then car and mine explode (ZBK-A52)."""
    for lane in range(LANE_COUNT):
        square = ROWS * lane + (about & 7)
        if points_in(about, lane):
            street.say(SAY_BURN, square, 0, 0)
            if street.body[square] != NOBODY:
                hit(street, square, points_in(about, lane))
    for lane in range(2, -1, -1):  # the step planned last runs first
        if points_in(about, lane):
            set_off(street, ROWS * lane + (about & 7))
