"""Cards that put units on the street (Zombie, Dog) or attach something to a zombie."""

from __future__ import annotations

from tablee.games.zombiaki.cards.cards import BARREL, BOSS, VALUE, WALL_HEIGHT
from tablee.games.zombiaki.cards.events import SAY_GROW
from tablee.games.zombiaki.cards.reasons import (
    FINE,
    WHY_BARREL_THERE,
    WHY_DOG_ROW,
    WHY_LANE_BARRED,
    WHY_SHIELD_ALREADY,
    WHY_WALL_DOG,
    WHY_WALL_PLACED,
)
from tablee.games.zombiaki.cards.squares import LANE, ROW
from tablee.games.zombiaki.cards.units import BODY, BOSS_BODY, BOSS_IN_PLAY, SHIELD
from tablee.games.zombiaki.effects.harm import plan_entries
from tablee.games.zombiaki.state import Board


def why_no_arrival(street: Board, square: int) -> int:
    """Reason why no unit can be put on an empty square (ZBK-19, ZBK-62, ZBK-A14)."""
    if street.is_barred(LANE[square]):
        return WHY_LANE_BARRED
    return WHY_BARREL_THERE if street.objects[square] == BARREL else FINE


def why_zombie(street: Board, card: int, square: int) -> int:
    """A zombie may start on a wall, unless the setting requires enough strength (ZBK-19, ZBK-A13)."""
    why = why_no_arrival(street, square)
    if not why and street.wall_bars and WALL_HEIGHT[street.objects[square]] > VALUE[card]:
        why = WHY_WALL_PLACED
    return why


def why_dog(street: Board, card: int, square: int) -> int:
    """A dog may start in the rows of the setting, never on a wall (ZBK-31, ZBK-33, ZBK-A46)."""
    if ROW[square] >= street.dog_rows:
        return WHY_DOG_ROW
    why = why_no_arrival(street, square)
    if not why and WALL_HEIGHT[street.objects[square]]:
        why = WHY_WALL_DOG
    return why


def do_arrive(street: Board, card: int, square: int) -> None:
    """Put a zombie or dog on the street, which counts as entering (ZBK-A14)."""
    street.put_unit(square, BODY[card], VALUE[card], 0)
    plan_entries(street, 1 << square, 0)


def why_human(street: Board, card: int, square: int) -> int:
    """A zombie may have only one shield (ZBK-37)."""
    return WHY_SHIELD_ALREADY if street.body[square] & SHIELD else FINE


def do_boss(street: Board, card: int, square: int) -> None:
    street.body[square] += BOSS_BODY
    street.boss = BOSS_IN_PLAY
    street.orders = VALUE[BOSS]


def do_human(street: Board, card: int, square: int) -> None:
    street.body[square] += SHIELD


def do_claws(street: Board, card: int, square: int) -> None:
    street.body[square] += BODY[card]
    street.strength[square] += VALUE[card]
    street.say(SAY_GROW, square, street.strength[square], 0)
