"""Where a card may be played at all, before its own conditions: kinds of targets, and why another target is none.

What stands on a square does not matter to targets that are no squares, so those belong to every kind.
"""

from __future__ import annotations

from tablee.games.zombiaki.cards.behaviour import Site
from tablee.games.zombiaki.cards.cards import CAR
from tablee.games.zombiaki.cards.reasons import (
    FINE,
    WHY_CLICK_LATER,
    WHY_NO_CAR,
    WHY_NO_TARGET,
    WHY_NO_UNIT,
    WHY_NOT_BEFORE,
    WHY_NOT_EMPTY,
    WHY_NOTHING_TO_BREAK,
    WHY_TAKEN,
)
from tablee.games.zombiaki.cards.squares import AHEAD, EVERYWHERE, LANE, LANE_COUNT, NOWHERE
from tablee.games.zombiaki.cards.targets import CAR_IN_LANE_A, LANE_A
from tablee.games.zombiaki.effects.guns import first_target, is_in_reach
from tablee.games.zombiaki.effects.motion import why_no_zombie
from tablee.games.zombiaki.state import Board

ALL = -1
NO_SQUARES = ALL ^ EVERYWHERE


def all_targets(street: Board) -> int:
    return ALL


def why_never_outside(street: Board, target: int) -> int:
    return FINE


def empty_squares(street: Board) -> int:
    """Squares without a unit."""
    return ALL ^ street.units


def why_taken(street: Board, target: int) -> int:
    return WHY_TAKEN


def free_squares(street: Board) -> int:
    """Squares without unit and object (ZBK-A10)."""
    return ALL ^ (street.units | street.things)


def why_not_empty(street: Board, target: int) -> int:
    return WHY_NOT_EMPTY


def unit_squares(street: Board) -> int:
    return NO_SQUARES | street.units


def why_no_unit(street: Board, target: int) -> int:
    return WHY_NO_UNIT


def zombie_squares(street: Board) -> int:
    return NO_SQUARES | street.zombies


def thing_squares(street: Board) -> int:
    return NO_SQUARES | street.things


def why_nothing_to_break(street: Board, target: int) -> int:
    return WHY_NOTHING_TO_BREAK


def gun_targets(street: Board) -> int:
    """Lanes whose first unit is seen from the barricade (ZBK-A15), and the lane of a car no farther (ZBK-A17)."""
    targets = 0
    for lane in range(LANE_COUNT):
        if first_target(street, lane) != NOWHERE:
            targets |= 1 << (LANE_A + lane)
    car = street.find_object(CAR)
    if car != NOWHERE and not street.units & AHEAD[car] and is_in_reach(street, car):
        targets |= 1 << (CAR_IN_LANE_A + LANE[car])
    return targets


def why_no_gun_target(street: Board, target: int) -> int:
    return WHY_NO_CAR if target >= CAR_IN_LANE_A else WHY_NO_TARGET


def no_targets(street: Board) -> int:
    return 0


def why_late(street: Board, target: int) -> int:
    """Not so fast and Dawn are never played in the play step (ZBK-49)."""
    return WHY_NOT_BEFORE


def why_click(street: Board, target: int) -> int:
    """Click waits for a gun in the human turn (ZBK-47)."""
    return WHY_CLICK_LATER


ANYWHERE = Site(all_targets, why_never_outside)
EMPTY = Site(empty_squares, why_taken)
FREE = Site(free_squares, why_not_empty)
ON_UNIT = Site(unit_squares, why_no_unit)
ON_ZOMBIE = Site(zombie_squares, why_no_zombie)
ON_THING = Site(thing_squares, why_nothing_to_break)
IN_SIGHT = Site(gun_targets, why_no_gun_target)
BEFORE_MOVING = Site(no_targets, why_late)
AGAINST_GUNS = Site(no_targets, why_click)
