"""Fire and current: Napalm, Gasoline, Flamethrower, Street on fire, High voltage."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.picks import BURN_LANE, FINISH, LANE_A, PICK_TARGET, POUR_ON
from tablee.games.zombiaki.cards.tables import (
    ASK_HUMANS,
    BARRIER,
    BESIDE,
    BURN,
    CAR,
    DONE,
    FINE,
    FLAMETHROWER,
    GASOLINE,
    MINE,
    NEAR,
    NOBODY,
    NOWHERE,
    POUR,
    ROW,
    SAY_BURN,
    SHIELD,
    STREET_ON_FIRE,
    VALUE,
    WALL_HEIGHT,
    WHY_FLAME_BLOCKED,
    WHY_FLAME_EMPTY,
    WHY_NO_UNIT,
)
from tablee.games.zombiaki.effects.harm import DIED, endurance, hit, set_off
from tablee.games.zombiaki.state import Board

# Napalm


def do_napalm(street: Board, card: int, square: int) -> None:
    """The square burns; its own damage first, then what it sets off (ZBK-63, ZBK-A52)."""
    street.fire = square
    street.say(SAY_BURN, square, 0, 0)
    if street.body[square] != NOBODY:
        hit(street, square, VALUE[card])
    set_off(street, square)


# Street on fire and High voltage


def do_lane_damage(street: Board, card: int, target: int) -> None:
    """1 to every unit of a lane (ZBK-80, ZBK-81); only fire sets off mine and car, the nearest to row 5 first."""
    lane = target - LANE_A
    for square in range(5 * lane + 4, 5 * lane - 1, -1):
        if street.body[square] != NOBODY:
            hit(street, square, VALUE[card])
    if card == STREET_ON_FIRE:
        for square in range(5 * lane, 5 * lane + 5):  # the last planned acts first
            set_off(street, square)


# Gasoline


def do_gasoline(street: Board, card: int, square: int) -> None:
    pour(street, square, VALUE[GASOLINE], 0)


def pour(street: Board, square: int, points: int, wet: int) -> None:
    """Burn one more square; the chain goes on from an empty square or over a dead unit (ZBK-68, ZBK-A30)."""
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
    for direction in range(4):
        near = NEAR[4 * square + direction]
        if near != NOWHERE and not (about >> 7 >> near) & 1:
            out[n] = POUR_ON + near
            n += 1
    out[n] = FINISH
    return n + 1


def answer_pour(street: Board, about: int, pick: int) -> None:
    if pick != FINISH:
        pour(street, PICK_TARGET[pick], (about >> 4) & 7, about >> 7)


# Flamethrower: `about` is the row and, from bit 3 on, three bits of points for each lane


def nearest_row(street: Board) -> int:
    """The first row, seen from the humans, that holds a unit (ZBK-85)."""
    for row in range(4, -1, -1):
        for square in range(row, 15, 5):
            if street.body[square] != NOBODY:
                return row
    return NOWHERE


def is_in_reach(street: Board, square: int) -> bool:
    """No wall and no barrier between the barricade and the square (ZBK-86)."""
    ahead = square
    while ROW[ahead] < 4:
        ahead += 1
        if WALL_HEIGHT[street.objects[ahead]] or street.objects[ahead] == BARRIER:
            return False
    return True


def most_points(street: Board, square: int) -> int:
    """As much as the unit can bear (ZBK-A53); 1 for a car or mine alone, 0 where nothing would burn."""
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
    for square in range(row, 15, 5):
        if most_points(street, square):
            return FINE
    return WHY_FLAME_BLOCKED


def do_flamethrower(street: Board, card: int, target: int) -> None:
    street.plan(BURN, nearest_row(street))


def points_in(about: int, lane: int) -> int:
    return (about >> (3 + 3 * lane)) & 7


def next_lane(about: int) -> int:
    """The lane the flame spreads to next; it is unbroken and grows from A to C (ZBK-A31)."""
    lane = 3
    while lane > 0 and not points_in(about, lane - 1):
        lane -= 1
    return lane


def why_not_burn(street: Board, about: int, lane: int, points: int) -> int:
    """Points may go to what burns; an empty square may only be bridged towards something that does."""
    follows = next_lane(about)
    left = VALUE[FLAMETHROWER] - points_in(about, 0) - points_in(about, 1) - points_in(about, 2)
    square = 5 * lane + (about & 7)
    if (follows and lane != follows) or points > left:
        return WHY_FLAME_EMPTY
    if not is_in_reach(street, square):
        return WHY_FLAME_BLOCKED
    most = most_points(street, square)
    if most:
        return FINE if points <= most else WHY_FLAME_EMPTY
    bridges = follows == 1 and lane == 1 and points == 1 and left > 1 and most_points(street, square + 5) > 0
    return FINE if bridges else WHY_FLAME_EMPTY


def can_end(street: Board, about: int) -> bool:
    """A flame ends on something that burns, not on a bridge."""
    lane = next_lane(about) - 1
    return lane >= 0 and most_points(street, 5 * lane + (about & 7)) > 0


def list_burns(street: Board, about: int, out: list[int]) -> int:
    n = 0
    for lane in range(3):
        for points in range(1, 6):
            if why_not_burn(street, about, lane, points) == FINE:
                out[n] = BURN_LANE[8 * lane + points]
                n += 1
    return n


def can_spread(street: Board, about: int) -> bool:
    for lane in range(3):
        if why_not_burn(street, about, lane, 1) == FINE:
            return True
    return False


def do_burn(street: Board, about: int, chance: Chance) -> int:
    """Ask as long as the flame can spread, then burn."""
    if can_spread(street, about):
        return ASK_HUMANS
    burn(street, about)
    return DONE


def options_burn(street: Board, about: int, out: list[int]) -> int:
    n = list_burns(street, about, out)
    if can_end(street, about):
        out[n] = FINISH
        n += 1
    return n


def answer_burn(street: Board, about: int, pick: int) -> None:
    if pick == FINISH:
        burn(street, about)
    else:
        lane = PICK_TARGET[pick] >> 3
        street.plan(BURN, about | (PICK_TARGET[pick] & 7) << (3 + 3 * lane))


def burn(street: Board, about: int) -> None:
    """All points are dealt at once, as one attack; then car and mine go off (ZBK-A52)."""
    for lane in range(3):
        square = 5 * lane + (about & 7)
        if points_in(about, lane):
            street.say(SAY_BURN, square, 0, 0)
            if street.body[square] != NOBODY:
                hit(street, square, points_in(about, lane))
    for lane in range(2, -1, -1):  # the last planned acts first
        if points_in(about, lane):
            set_off(street, 5 * lane + (about & 7))
