"""Damage and death, explosions of mine and car, and the effects of entering a square."""

from __future__ import annotations

from tablee.core.bits import contains, lowest
from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.cards import BARREL, BOSS, CAR, DOG, HUMAN, MINE, NAPALM, PIT_DEPTH, VALUE
from tablee.games.zombiaki.cards.events import (
    SAY_BARREL_HIT,
    SAY_BOSS_DIES,
    SAY_CAR,
    SAY_DIE,
    SAY_FALL,
    SAY_HIT,
    SAY_MINE,
    SAY_PLUG,
    SAY_SCORCH,
    SAY_SHIELD,
    SAY_SHRAPNEL,
)
from tablee.games.zombiaki.cards.picks import PICK_TARGET, SHRAPNEL_AT
from tablee.games.zombiaki.cards.squares import (
    AROUND,
    DIRECTIONS,
    EVERYWHERE,
    FIRST_SQUARES,
    LAST_ROW,
    NEAR,
    NOWHERE,
    ROWS,
    STREET,
)
from tablee.games.zombiaki.cards.steps import ASK_HUMANS, CAR_BLAST, DONE, ENTER, MINE_BLAST, SHRAPNEL
from tablee.games.zombiaki.cards.units import (
    BOSS_BODY,
    BOSS_FALLEN,
    DOG_BODY,
    MOST_OF_A_PART,
    NOBODY,
    PART_BITS,
    PART_CARD,
    PARTS,
    SHIELD,
)
from tablee.games.zombiaki.state import Board

DIED, ABSORBED, SURVIVED = range(3)


# Damage


def hit(street: Board, square: int, damage: int) -> int:
    """Attack the unit there once: a shield absorbs it all (ZBK-38), otherwise it loses strength (ZBK-23)."""
    if street.body[square] & SHIELD:
        drop_shield(street, square)
        return ABSORBED
    if endurance(street, square) <= damage:
        kill(street, square)
        return DIED
    street.strength[square] -= damage
    street.say(SAY_HIT, square, damage, street.strength[square])
    return SURVIVED


def endurance(street: Board, square: int) -> int:
    """Damage that kills the unit there; 1 for a dog (ZBK-31)."""
    return 1 if street.body[square] == DOG_BODY else street.strength[square]


def drop_shield(street: Board, square: int) -> None:
    street.body[square] -= SHIELD
    street.throw(HUMAN)
    street.say(SAY_SHIELD, square, 0, 0)


def kill(street: Board, square: int) -> None:
    """Kill the unit; all its cards are discarded (ZBK-24)."""
    body = street.body[square]
    street.clear(square)
    street.say(SAY_DIE, 1 if body == DOG_BODY else 0, square, 0)
    if body == DOG_BODY:
        street.throw(DOG)
        return
    for part in range(PARTS):
        street.discards[PART_CARD[part]] += (body >> (PART_BITS * part + 1)) & MOST_OF_A_PART
    if body & SHIELD:
        street.throw(HUMAN)
    if body & BOSS_BODY:
        street.throw(BOSS)
        street.boss = BOSS_FALLEN
        street.orders = 0
        street.say(SAY_BOSS_DIES, 0, 0, 0)


# Explosions


def set_off(street: Board, square: int) -> None:
    """Set off a mine (ZBK-78) or car (ZBK-83) on a square reached by fire or a blast."""
    if street.objects[square] == MINE:
        street.plan(MINE_BLAST, square)
    elif street.objects[square] == CAR:
        street.plan(CAR_BLAST, square)


def do_mine_blast(street: Board, square: int, chance: Chance) -> int:
    """Deal 2 to the unit on the mine; then the human chooses where the shrapnel flies (ZBK-79)."""
    if street.objects[square] != MINE:  # already set off by another blast of the chain
        return DONE
    street.remove(square)
    street.say(SAY_MINE, square, 0, 0)
    if street.body[square] != NOBODY:
        hit(street, square, VALUE[MINE])
    street.plan(SHRAPNEL, square)
    return DONE


def do_car_blast(street: Board, square: int, chance: Chance) -> int:
    """Deal 1 on the car's square and the eight around it (ZBK-84); a mine among them explodes."""
    if street.objects[square] != CAR:
        return DONE
    street.remove(square)
    street.say(SAY_CAR, square, 0, 0)
    area = AROUND[square] | 1 << square
    for other in range(STREET):
        if contains(area, other) and street.body[other] != NOBODY:
            hit(street, other, VALUE[CAR])
    for other in range(STREET):
        if contains(area, other):
            set_off(street, other)
    return DONE


def do_shrapnel(street: Board, square: int, chance: Chance) -> int:
    return ASK_HUMANS


def options_shrapnel(street: Board, square: int, out: list[int]) -> int:
    """The squares orthogonally adjacent to the mine (ZBK-A24)."""
    n = 0
    for direction in range(DIRECTIONS):
        if NEAR[DIRECTIONS * square + direction] != NOWHERE:
            out[n] = SHRAPNEL_AT + NEAR[DIRECTIONS * square + direction]
            n += 1
    return n


def answer_shrapnel(street: Board, square: int, pick: int) -> None:
    target = PICK_TARGET[pick]
    street.say(SAY_SHRAPNEL, target, 0, 0)
    if street.body[target] != NOBODY:
        hit(street, target, 1)
    if street.objects[target] == CAR:
        street.plan(CAR_BLAST, target)


# Entering a square


def plan_entries(street: Board, squares: int, back: int) -> None:
    """Plan the effects of entering these squares, in the order of ZBK-A25."""
    acting = 0
    while squares:
        square = lowest(squares)
        squares &= squares - 1
        if is_trap(street.objects[square]) or street.fire == square:
            acting |= 1 << square
    if acting:
        street.plan(ENTER, acting | back << STREET)


def is_trap(thing: int) -> bool:
    return thing == MINE or thing == BARREL or PIT_DEPTH[thing] > 0


def do_enter(street: Board, about: int, chance: Chance) -> int:
    """Resolve the first square entered: row 5 to 1 (moving back: row 1 to 5), lane A to C."""
    squares = about & EVERYWHERE
    back = about >> STREET
    row = 0 if back else LAST_ROW
    while not squares & (FIRST_SQUARES << row):
        row += 1 if back else -1
    square = row
    while not contains(squares, square):
        square += ROWS
    squares ^= 1 << square
    if squares:
        street.plan(ENTER, squares | back << STREET)
    if street.body[square] != NOBODY:
        enter(street, square)
    return DONE


def enter(street: Board, square: int) -> None:
    """Apply the object on the square to the unit that entered, then fire (ZBK-A44)."""
    thing = street.objects[square]
    if thing == MINE:
        street.plan(MINE_BLAST, square)
    elif thing == BARREL:
        street.remove(square)
        meet_barrel(street, square)
    elif PIT_DEPTH[thing]:
        meet_pit(street, square, thing)
    if street.fire == square and street.body[square] != NOBODY:
        street.say(SAY_SCORCH, square, 0, 0)
        hit(street, square, VALUE[NAPALM])


def meet_barrel(street: Board, square: int) -> None:
    """The barrel kills; only a shield saves (ZBK-76, ZBK-A20)."""
    street.say(SAY_BARREL_HIT, square, 0, 0)
    if street.body[square] & SHIELD:
        drop_shield(street, square)
    else:
        kill(street, square)


def meet_pit(street: Board, square: int, pit: int) -> None:
    """A shield fills the pit (ZBK-89), a weak unit falls in (ZBK-87), a strong one passes (ZBK-88)."""
    if street.body[square] & SHIELD:
        street.say(SAY_PLUG, square, 0, 0)
        street.remove(square)
        drop_shield(street, square)
    elif street.strength[square] <= PIT_DEPTH[pit]:
        street.say(SAY_FALL, square, 0, 0)
        street.remove(square)
        kill(street, square)
