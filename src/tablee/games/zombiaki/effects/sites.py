"""Where a card may be played at all: the kinds of squares. Targets that are no squares belong to every kind."""

from __future__ import annotations

from tablee.games.zombiaki.cards.behaviour import Site
from tablee.games.zombiaki.cards.reasons import (
    FINE,
    WHY_NO_UNIT,
    WHY_NO_ZOMBIE,
    WHY_NOT_EMPTY,
    WHY_NOTHING_TO_BREAK,
    WHY_TAKEN,
)
from tablee.games.zombiaki.cards.squares import EVERYWHERE
from tablee.games.zombiaki.state import Board

ALL = -1
NO_SQUARES = ALL ^ EVERYWHERE


def any_squares(street: Board) -> int:
    return ALL


def empty_squares(street: Board) -> int:
    """Squares without a unit."""
    return ALL ^ street.units


def free_squares(street: Board) -> int:
    """Squares without unit and object (ZBK-A10)."""
    return ALL ^ (street.units | street.things)


def unit_squares(street: Board) -> int:
    return NO_SQUARES | street.units


def zombie_squares(street: Board) -> int:
    """Squares with a zombie; dogs do not count (ZBK-A8)."""
    return NO_SQUARES | street.zombies


def thing_squares(street: Board) -> int:
    return NO_SQUARES | street.things


ANYWHERE = Site(any_squares, FINE)
EMPTY = Site(empty_squares, WHY_TAKEN)
FREE = Site(free_squares, WHY_NOT_EMPTY)
ON_UNIT = Site(unit_squares, WHY_NO_UNIT)
ON_ZOMBIE = Site(zombie_squares, WHY_NO_ZOMBIE)
ON_THING = Site(thing_squares, WHY_NOTHING_TO_BREAK)
