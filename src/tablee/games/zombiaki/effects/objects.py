"""Objects on the street (Wall, Pit, Barrier, Barrel, Mine, Car), and Grenade and Pick-axe, which destroy them."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.cards import BARREL, BARRIER, BLOCKS, CAR, MINE, NOTHING, PIT_DEPTH, WALL_HEIGHT
from tablee.games.zombiaki.cards.events import SAY_CRASH, SAY_DESTROY, SAY_NOTHING, SAY_ROLL, SAY_ROLL_OFF
from tablee.games.zombiaki.cards.reasons import (
    FINE,
    WHY_BARREL_BLOCKED,
    WHY_BARRIER_ROW,
    WHY_CAR_BLOCKED,
    WHY_MINE_IN_FRONT,
    WHY_NOT_BREAKABLE,
    WHY_ON_FIRE,
    WHY_WALL_BEHIND,
    WHY_WALL_NEAR,
)
from tablee.games.zombiaki.cards.squares import AHEAD, AROUND, NOWHERE, PAST, ROW
from tablee.games.zombiaki.cards.steps import DONE, MINE_BLAST
from tablee.games.zombiaki.cards.units import NOBODY
from tablee.games.zombiaki.effects.harm import kill, meet_barrel, set_off
from tablee.games.zombiaki.state import Board


def do_put(street: Board, card: int, square: int) -> None:
    """Put the card on the street, where it stays (ZBK-8)."""
    street.put_object(square, card)


# Wall


def why_wall(street: Board, card: int, square: int) -> int:
    """No zombie may be adjacent, or ahead in any lane (ZBK-56); dogs do not count (ZBK-A9)."""
    if street.zombies & AROUND[square]:
        return WHY_WALL_NEAR
    return WHY_WALL_BEHIND if street.zombies & PAST[square] else FINE


# Barrier


def why_barrier(street: Board, card: int, square: int) -> int:
    """The row depends on the setting (ZBK-A1)."""
    return FINE if ROW[square] == street.barrier_row else WHY_BARRIER_ROW


# Mine


def why_mine(street: Board, card: int, square: int) -> int:
    """The square must not be on fire, nor in front of a unit (ZBK-77)."""
    if street.fire == square:
        return WHY_ON_FIRE
    return WHY_MINE_IN_FRONT if ROW[square] and street.body[square - 1] != NOBODY else FINE


# Car


def why_car(street: Board, card: int, square: int) -> int:
    """The car drives in from row 5: its path must be free too (ZBK-82, ZBK-A37)."""
    if (street.units | street.things) & AHEAD[square]:
        return WHY_CAR_BLOCKED
    return WHY_ON_FIRE if street.fire == square else FINE


# Barrel


def why_barrel(street: Board, card: int, square: int) -> int:
    """A unit, wall or barrier prevents it (ZBK-74); mine, car and pit do not (ZBK-A54)."""
    thing = street.objects[square]
    if street.body[square] != NOBODY or BLOCKS[thing]:
        return WHY_BARREL_BLOCKED
    return FINE


def do_barrel(street: Board, card: int, square: int) -> None:
    barrel_arrives(street, square)


def do_roll(street: Board, about: int, chance: Chance) -> int:
    """Roll the barrel one square towards the cemetery (ZBK-75)."""
    square = street.find_object(BARREL)
    if square == NOWHERE:
        return DONE
    street.take_object(square)
    if ROW[square] == 0:
        street.throw(BARREL)
        street.say(SAY_ROLL_OFF, square, 0, 0)
    else:
        street.say(SAY_ROLL, square, square - 1, 0)
        barrel_arrives(street, square - 1)
    return DONE


def barrel_arrives(street: Board, square: int) -> None:
    """Kill the unit the barrel meets, unless a wall (by a setting, also a car or pit) stops it first.

    ZBK-76, ZBK-A23, ZBK-A55.
    """
    thing = street.objects[square]
    if thing == NOTHING and street.body[square] == NOBODY:
        street.put_object(square, BARREL)
        return
    street.throw(BARREL)
    hidden = thing != NOTHING if street.barrel_spares else WALL_HEIGHT[thing] > 0
    if street.body[square] != NOBODY and not hidden:
        meet_barrel(street, square)
        return
    street.say(SAY_CRASH, square, thing, 0)
    if thing == MINE:
        street.plan(MINE_BLAST, square)
    elif PIT_DEPTH[thing]:
        street.remove(square)


# Grenade


def do_grenade(street: Board, card: int, square: int) -> None:
    """Destroy everything there, shield or not (ZBK-71); car and mine also explode (ZBK-A38)."""
    struck = street.body[square] != NOBODY
    if struck:
        kill(street, square)
    thing = street.objects[square]
    if thing == CAR or thing == MINE:
        set_off(street, square)
    elif thing != NOTHING:
        street.say(SAY_DESTROY, thing, square, 0)
        street.remove(square)
    elif not struck:
        street.say(SAY_NOTHING, card, 0, 0)


# Pick-axe


def why_pick_axe(street: Board, card: int, square: int) -> int:
    """Only a wall, barrel, car or mine can be destroyed (ZBK-48, ZBK-A32)."""
    thing = street.objects[square]
    return WHY_NOT_BREAKABLE if PIT_DEPTH[thing] or thing == BARRIER else FINE


def do_pick_axe(street: Board, card: int, square: int) -> None:
    street.say(SAY_DESTROY, street.objects[square], square, 0)
    street.remove(square)
