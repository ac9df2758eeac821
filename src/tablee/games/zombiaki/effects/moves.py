"""Cards and orders that move units: Hunger, Boss orders, Mass, Change, Bite, Blood, Searchlight, Back off."""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.behaviour import Way
from tablee.games.zombiaki.cards.cards import BARREL, BLOCKS, HUMAN, WALL_HEIGHT
from tablee.games.zombiaki.cards.events import SAY_JOIN, SAY_NOTHING, SAY_ORDER, SAY_RISE, SAY_SLIP, SAY_SWAP, SAY_WALK
from tablee.games.zombiaki.cards.picks import PICK_TARGET, TO_BARRICADE, TO_SQUARE
from tablee.games.zombiaki.cards.reasons import (
    FINE,
    WHY_BARREL_THERE,
    WHY_BOSS_HIMSELF,
    WHY_LANE_BARRED,
    WHY_NO_BOSS,
    WHY_NO_PARTNER,
    WHY_NO_ROOM,
    WHY_NO_SHIELD,
    WHY_NO_WAY,
    WHY_NOT_AHEAD,
    WHY_OBEYED_ALREADY,
    WHY_OCCUPIED,
    WHY_OFF_STREET,
    WHY_ORDERED_ALREADY,
    WHY_ORDERS_SPENT,
    WHY_SIDEWAYS_ONLY,
    WHY_TOO_STRONG_TO_OBEY,
    WHY_WALL_LINE,
    WHY_WALL_OWN,
)
from tablee.games.zombiaki.cards.squares import (
    BACK,
    DIRECTIONS,
    EVERYWHERE,
    FORWARD,
    LANE,
    LAST_ROW,
    NEAR,
    NOWHERE,
    ROW,
    ROWS,
)
from tablee.games.zombiaki.cards.steps import (
    ASK_HUMANS,
    ASK_ZOMBIES,
    BY_BITE,
    BY_BLOOD,
    BY_CHANGE,
    BY_MASS,
    BY_ORDER,
    CAUSES,
    DONE,
    TO,
)
from tablee.games.zombiaki.cards.targets import LANE_A
from tablee.games.zombiaki.cards.units import (
    BODY,
    BOSS_BODY,
    BOSS_IN_PLAY,
    DOG_BODY,
    JOINED,
    MOST_TO_OBEY,
    MOVED,
    NOBODY,
    OBEYED,
    SHIELD,
)
from tablee.games.zombiaki.effects.harm import plan_entries
from tablee.games.zombiaki.effects.motion import (
    cross,
    fall_back,
    line_strength,
    why_bound,
    why_no_card_move,
    why_no_step,
    why_no_zombie,
)
from tablee.games.zombiaki.state import Board

# Hunger


def why_hunger(street: Board, card: int, square: int) -> int:
    why = why_no_card_move(street, square)
    return why if why else why_no_step(street, square, FORWARD)


def do_hunger(street: Board, card: int, square: int) -> None:
    step(street, square, FORWARD)


def step(street: Board, square: int, direction: int) -> None:
    """Move a zombie one square by card or order, perhaps over the barricade (ZBK-A41)."""
    target = NEAR[DIRECTIONS * square + direction]
    if target == NOWHERE:
        cross(street, square)
        return
    street.marks[square] |= MOVED
    street.move_unit(square, target)
    street.say(SAY_WALK, square, target, street.strength[target])
    plan_entries(street, 1 << target, 0)


# Orders of the Boss


def why_no_orders(street: Board) -> int:
    """Reason why no order can be given (ZBK-34)."""
    if street.boss != BOSS_IN_PLAY:
        return WHY_NO_BOSS
    if street.ordered:
        return WHY_ORDERED_ALREADY
    return FINE if street.orders else WHY_ORDERS_SPENT


def why_order(street: Board, square: int) -> int:
    """Reason why this zombie cannot be ordered (ZBK-35, ZBK-A28); it must also have somewhere to go."""
    why = why_no_orders(street)
    if not why:
        why = why_no_card_move(street, square)
    if why:
        return why
    if street.body[square] & BOSS_BODY:
        return WHY_BOSS_HIMSELF
    if street.strength[square] > MOST_TO_OBEY:
        return WHY_TOO_STRONG_TO_OBEY
    if street.marks[square] & OBEYED:
        return WHY_OBEYED_ALREADY
    return why_no_way(street, square, BY_ORDER)


def obedient(street: Board) -> int:
    """Return the mask of the zombies that can be ordered."""
    obedient = 0
    if why_no_orders(street) == FINE:
        zombies = street.zombies
        while zombies:
            square = lowest(zombies)
            zombies &= zombies - 1
            if why_order(street, square) == FINE:
                obedient |= 1 << square
    return obedient


def answer_order(street: Board, square: int, direction: int) -> None:
    street.orders -= 1
    street.ordered = True
    street.marks[square] |= OBEYED
    street.say(SAY_ORDER, square, street.orders, 0)
    step(street, square, direction)


# Mass


def why_mass(street: Board, card: int, square: int) -> int:
    why = why_no_card_move(street, square)
    return why if why else why_no_way(street, square, BY_MASS)


def do_mass(street: Board, card: int, square: int) -> None:
    street.plan(TO, square | BY_MASS << 4)


def why_not_join(street: Board, square: int, direction: int) -> int:
    """The partner must be a zombie; the line helps onto its wall only when moving forward (ZBK-A12)."""
    target = NEAR[DIRECTIONS * square + direction]
    if target == NOWHERE or street.body[target] <= DOG_BODY:
        return WHY_NO_PARTNER
    if street.is_barred(LANE[target]):
        return WHY_LANE_BARRED
    height = WALL_HEIGHT[street.objects[target]]
    if direction == FORWARD:
        return FINE if line_strength(street, square) >= height else WHY_WALL_LINE
    return FINE if street.strength[square] >= height else WHY_WALL_OWN


def join(street: Board, square: int, direction: int) -> None:
    """Join two zombies into one (ZBK-40), with one shield and everything else of both (ZBK-A27)."""
    target = NEAR[DIRECTIONS * square + direction]
    if street.body[square] & street.body[target] & SHIELD:
        street.body[square] -= SHIELD
        street.throw(HUMAN)
    street.body[target] += street.body[square]
    street.strength[target] += street.strength[square]
    street.marks[target] |= street.marks[square] | JOINED
    street.clear(square)
    street.say(SAY_JOIN, square, target, street.strength[target])
    plan_entries(street, 1 << target, 0)


# Change


def why_change(street: Board, card: int, square: int) -> int:
    why = why_no_card_move(street, square)
    return why if why else why_no_way(street, square, BY_CHANGE)


def do_change(street: Board, card: int, square: int) -> None:
    street.plan(TO, square | BY_CHANGE << 4)


def why_not_swap(street: Board, square: int, direction: int) -> int:
    """Either zombie may be named first; both move (ZBK-A49)."""
    target = NEAR[DIRECTIONS * square + direction]
    if target == NOWHERE or street.body[target] <= DOG_BODY or (street.asks_all and direction < FORWARD):
        return WHY_NO_PARTNER
    why = why_no_card_move(street, target)
    if why:
        return why
    if street.strength[square] < WALL_HEIGHT[street.objects[target]]:
        return WHY_WALL_OWN
    return WHY_WALL_OWN if street.strength[target] < WALL_HEIGHT[street.objects[square]] else FINE


def swap(street: Board, square: int, direction: int) -> None:
    """Swap two zombies; reported from the lower square, whichever was named first."""
    target = NEAR[DIRECTIONS * square + direction]
    body = street.body[target]
    strength = street.strength[target]
    marks = street.marks[target]
    street.move_unit(square, target)
    street.put_unit(square, body, strength, marks | MOVED)
    street.marks[target] |= MOVED
    street.say(SAY_SWAP, square if square < target else target, target if square < target else square, 0)
    plan_entries(street, 1 << square | 1 << target, 0)


# Bite


def why_bite(street: Board, card: int, square: int) -> int:
    if not street.body[square] & SHIELD:
        return WHY_NO_SHIELD
    return WHY_NO_ROOM if why_no_way(street, square, BY_BITE) else FINE


def do_bite(street: Board, card: int, square: int) -> None:
    street.plan(TO, square | BY_BITE << 4)


def why_not_rise(street: Board, square: int, direction: int) -> int:
    """The bitten human rises beside or behind, on a square without unit, wall, barrel or barrier (ZBK-43)."""
    target = NEAR[DIRECTIONS * square + direction]
    if target == NOWHERE:
        return WHY_OFF_STREET
    if direction == FORWARD:
        return WHY_NOT_AHEAD
    if street.body[target] != NOBODY:
        return WHY_OCCUPIED
    if street.is_barred(LANE[target]):
        return WHY_LANE_BARRED
    if street.objects[target] == BARREL:
        return WHY_BARREL_THERE
    return WHY_WALL_OWN if WALL_HEIGHT[street.objects[target]] else FINE


def rise(street: Board, square: int, direction: int) -> None:
    target = NEAR[DIRECTIONS * square + direction]
    street.body[square] -= SHIELD
    street.put_unit(target, BODY[HUMAN], 1, 0)
    street.say(SAY_RISE, target, 0, 0)
    plan_entries(street, 1 << target, 0)


# Blood


def why_blood(street: Board, card: int, square: int) -> int:
    why = why_bound(street, square)
    return why if why else why_no_way(street, square, BY_BLOOD)


def do_blood(street: Board, card: int, square: int) -> None:
    street.plan(TO, square | BY_BLOOD << 4)


def why_not_slip(street: Board, square: int, direction: int) -> int:
    if direction == FORWARD or direction == BACK:
        return WHY_SIDEWAYS_ONLY
    return why_no_step(street, square, direction)


def slip(street: Board, square: int, direction: int) -> None:
    target = NEAR[DIRECTIONS * square + direction]
    street.move_unit(square, target)
    street.say(SAY_SLIP, 1 if street.body[target] == DOG_BODY else 0, square, target)
    plan_entries(street, 1 << target, 0)


# Where to: the second part of orders, Mass, Change, Blood and Bite

WAYS = {
    BY_ORDER: Way(why_no_step, answer_order),
    BY_MASS: Way(why_not_join, join),
    BY_CHANGE: Way(why_not_swap, swap),
    BY_BLOOD: Way(why_not_slip, slip),
    BY_BITE: Way(why_not_rise, rise),
}
WHY_TO = [WAYS[cause].why for cause in range(len(CAUSES))]
GO_TO = [WAYS[cause].go for cause in range(len(CAUSES))]


def why_no_way(street: Board, square: int, cause: int) -> int:
    """FINE if any direction is; otherwise a reason, which for Mass and Change is what blocks the partner."""
    why = WHY_NO_WAY
    if cause == BY_MASS or cause == BY_CHANGE:
        why = WHY_NO_PARTNER
    for direction in range(DIRECTIONS):
        found = WHY_TO[cause](street, square, direction)
        if found == FINE:
            return FINE
        if why != WHY_NO_WAY and found != WHY_NO_PARTNER:
            why = found
    return why


def why_no_own_move(street: Board, square: int, cause: int) -> int:
    """Reason why the unit itself cannot move, regardless of its surroundings."""
    if cause == BY_BLOOD:
        return why_bound(street, square)
    return why_no_zombie(street, square) if cause == BY_BITE else why_no_card_move(street, square)


def do_to(street: Board, about: int, chance: Chance) -> int:
    """Ask where to go, unless there is only one way."""
    cause = about >> 4
    square = about & 15
    if not street.asks_all:
        ways = 0
        way = 0
        for direction in range(DIRECTIONS):
            if WHY_TO[cause](street, square, direction) == FINE:
                ways += 1
                way = direction
        if ways == 1:
            GO_TO[cause](street, square, way)
            return DONE
    return ASK_HUMANS if cause == BY_BLOOD else ASK_ZOMBIES


def options_to(street: Board, about: int, out: list[int]) -> int:
    square = about & 15
    n = 0
    for direction in range(DIRECTIONS):
        if NEAR[DIRECTIONS * square + direction] != NOWHERE and WHY_TO[about >> 4](street, square, direction) == FINE:
            out[n] = TO_SQUARE + NEAR[DIRECTIONS * square + direction]
            n += 1
    if about >> 4 == BY_ORDER and ROW[square] == LAST_ROW:
        out[n] = TO_BARRICADE
        n += 1
    return n


def answer_to(street: Board, about: int, pick: int) -> None:
    square = about & 15
    direction = 0
    while direction < DIRECTIONS and NEAR[DIRECTIONS * square + direction] != PICK_TARGET[pick]:
        direction += 1
    GO_TO[about >> 4](
        street, square, FORWARD if direction == DIRECTIONS else direction
    )  # no square lies past the barricade


# Searchlight and Back off


def do_searchlight(street: Board, card: int, target: int) -> None:
    """Light a whole lane; by a setting, only up to and including the first wall (ZBK-A16)."""
    square = ROWS * (target - LANE_A) + LAST_ROW
    lit = 0
    for _ in range(ROWS):
        lit |= 1 << square
        if street.light_stops and BLOCKS[street.objects[square]]:
            break
        square -= 1
    if not fall_back(street, lit):
        street.say(SAY_NOTHING, card, 0, 0)


def do_back_off(street: Board, card: int, target: int) -> None:
    if not fall_back(street, EVERYWHERE):
        street.say(SAY_NOTHING, card, 0, 0)
