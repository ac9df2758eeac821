"""Movement of units: what stops them, walls and lines, the movement step, dogs, and moving back."""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.cards import WALL_HEIGHT
from tablee.games.zombiaki.cards.events import SAY_BACK, SAY_CROSS, SAY_RUN, SAY_STAY, SAY_WALK
from tablee.games.zombiaki.cards.picks import PICK_CARD, PICK_TARGET, RUN_TO, STOP
from tablee.games.zombiaki.cards.reasons import (
    FINE,
    WHY_BARRED,
    WHY_FROZEN,
    WHY_IS_DOG,
    WHY_JOINED,
    WHY_LANE_BARRED,
    WHY_MOVED,
    WHY_NETTED,
    WHY_NO_DOG,
    WHY_NO_ZOMBIE,
    WHY_OCCUPIED,
    WHY_OFF_STREET,
    WHY_RAN,
    WHY_WALL_BACK,
    WHY_WALL_DOG,
    WHY_WALL_LINE,
    WHY_WALL_OWN,
)
from tablee.games.zombiaki.cards.squares import (
    BACK,
    DIRECTIONS,
    FIRST_SQUARES,
    FORWARD,
    LANE,
    LAST_ROW,
    NEAR,
    NOWHERE,
    ROW,
    ROWS,
)
from tablee.games.zombiaki.cards.steps import ASK_ZOMBIES, DOGS, DONE, RUN
from tablee.games.zombiaki.cards.units import BOSS_FALLEN, DOG_BODY, HELD, JOINED, MOVED, NETTED, NO_BOSS, NOBODY, RAN
from tablee.games.zombiaki.effects.harm import plan_entries
from tablee.games.zombiaki.state import Board

# What keeps a unit from moving


def why_bound(street: Board, square: int) -> int:
    """Freeze, net and barrier prevent all movement (ZBK-70, ZBK-73, ZBK-61)."""
    if street.frozen:
        return WHY_FROZEN
    if street.marks[square] & NETTED:
        return WHY_NETTED
    return WHY_BARRED if street.is_barred(LANE[square]) else FINE


def why_no_zombie(street: Board, square: int) -> int:
    """Reason why there is no zombie on the square; dogs do not count (ZBK-A8)."""
    if street.body[square] == NOBODY:
        return WHY_NO_ZOMBIE
    return WHY_IS_DOG if street.body[square] == DOG_BODY else FINE


def why_no_card_move(street: Board, square: int) -> int:
    """Cards and orders move a zombie at most once per turn (ZBK-25)."""
    why = why_no_zombie(street, square)
    if why:
        return why
    if street.marks[square] & JOINED:
        return WHY_JOINED
    if street.marks[square] & MOVED:
        return WHY_MOVED
    return why_bound(street, square)


def why_no_step(street: Board, square: int, direction: int) -> int:
    """Reason why the unit cannot step in that direction; stepping past row 5 wins (ZBK-6)."""
    target = NEAR[DIRECTIONS * square + direction]
    if target == NOWHERE:
        return FINE if direction == FORWARD and street.body[square] != DOG_BODY else WHY_OFF_STREET
    if street.body[target] != NOBODY:
        return WHY_OCCUPIED
    if street.is_barred(LANE[target]):
        return WHY_LANE_BARRED
    height = WALL_HEIGHT[street.objects[target]]
    if not height:
        return FINE
    if street.body[square] == DOG_BODY:
        return WHY_WALL_DOG
    if direction == FORWARD:
        return FINE if line_strength(street, square) >= height else WHY_WALL_LINE
    if street.strength[square] >= height:
        return FINE
    return WHY_WALL_BACK if direction == BACK else WHY_WALL_OWN


def line_strength(street: Board, square: int) -> int:
    """Strength of a unit plus the unbroken line behind it (ZBK-A11)."""
    total = street.strength[square]
    while ROW[square]:
        square -= 1
        if street.body[square] == NOBODY or street.marks[square] & (NETTED | HELD):
            break
        total += street.strength[square]
    return total


# The movement step


def do_march(street: Board, about: int, chance: Chance) -> int:
    """Move all zombies forward, row 5 first; one that crosses the barricade wins immediately (ZBK-A25)."""
    entered = 0
    if not street.frozen:
        for row in range(LAST_ROW, -1, -1):
            marching = street.zombies & (FIRST_SQUARES << row)
            while marching:
                square = lowest(marching)
                marching &= marching - 1
                if can_march(street, square):
                    if row == LAST_ROW:
                        cross(street, square)
                        return DONE
                    walk(street, square)
                    entered |= 2 << square
    unmark(street, HELD)
    plan_entries(street, entered, 0)
    return DONE


def can_march(street: Board, square: int) -> bool:
    if street.marks[square] & HELD:
        return False
    return why_bound(street, square) == FINE and why_no_step(street, square, FORWARD) == FINE


def walk(street: Board, square: int) -> None:
    street.move_unit(square, square + 1)
    street.say(SAY_WALK, square, square + 1, street.strength[square + 1])


def cross(street: Board, square: int) -> None:
    """Win: a zombie crosses the barricade (ZBK-6)."""
    street.say(SAY_CROSS, square, 0, 0)
    street.win(0)


# Dogs


def do_dogs(street: Board, about: int, chance: Chance) -> int:
    """Let dogs run one after another, in the order the zombie player chooses (ZBK-A6)."""
    dogs = street.units ^ street.zombies
    while dogs:
        if can_run(street, lowest(dogs)):
            return ASK_ZOMBIES
        dogs &= dogs - 1
    unmark(street, RAN)
    return DONE


def unmark(street: Board, marks: int) -> None:
    """Remove these marks from all units."""
    units = street.units
    while units:
        street.marks[lowest(units)] &= ~marks
        units &= units - 1


def why_no_run(street: Board, square: int) -> int:
    """A dog may run if it has not run yet and nothing holds it (ZBK-32, ZBK-A3)."""
    if street.body[square] != DOG_BODY:
        return WHY_NO_DOG
    return WHY_RAN if street.marks[square] & RAN else why_bound(street, square)


def can_run(street: Board, square: int) -> bool:
    return why_no_run(street, square) == FINE and can_step(street, square)


def can_step(street: Board, square: int) -> bool:
    if why_bound(street, square):
        return False
    for direction in range(DIRECTIONS):
        if why_no_step(street, square, direction) == FINE:
            return True
    return False


def options_dogs(street: Board, about: int, out: list[int]) -> int:
    n = 0
    dogs = street.units ^ street.zombies
    while dogs:
        square = lowest(dogs)
        dogs &= dogs - 1
        if can_run(street, square):
            n = list_steps(street, square, out, n)
    out[n] = STOP
    return n + 1


def list_steps(street: Board, square: int, out: list[int], n: int) -> int:
    for direction in range(DIRECTIONS):
        if why_no_step(street, square, direction) == FINE:
            out[n] = RUN_TO[DIRECTIONS * square + direction]
            n += 1
    return n


def answer_dogs(street: Board, about: int, pick: int) -> None:
    if pick == STOP:
        dogs = street.units ^ street.zombies
        while dogs:
            street.marks[lowest(dogs)] |= RAN
            dogs &= dogs - 1
    street.plan(DOGS, 0)
    if pick != STOP:
        run(street, pick, 2)


def run(street: Board, pick: int, steps: int) -> None:
    """Move a dog one step; the square takes effect before the next step (ZBK-A6)."""
    start = PICK_CARD[pick]
    square = PICK_TARGET[pick]
    street.marks[start] |= RAN
    street.move_unit(start, square)
    street.say(SAY_RUN, start, square, 0)
    if steps:
        street.plan(RUN, square | steps << 4)
    plan_entries(street, 1 << square, 0)


def do_run(street: Board, about: int, chance: Chance) -> int:
    """Let a dog that is still alive go on, three steps in all (ZBK-32)."""
    square = about & 15
    return ASK_ZOMBIES if street.body[square] == DOG_BODY and can_step(street, square) else DONE


def options_run(street: Board, about: int, out: list[int]) -> int:
    n = list_steps(street, about & 15, out, 0)
    out[n] = STOP
    return n + 1


def answer_run(street: Board, about: int, pick: int) -> None:
    if pick != STOP:
        run(street, pick, (about >> 4) - 1)


# Moving back


def can_back(street: Board, square: int) -> bool:
    """True if the unit can move back (ZBK-26, ZBK-27, ZBK-28)."""
    return why_bound(street, square) == FINE and why_no_step(street, square, BACK) == FINE


def step_back(street: Board, square: int) -> None:
    """Move one unit back; report it if it cannot."""
    if not fall_back(street, 1 << square):
        street.say(SAY_STAY, 1 if street.body[square] == DOG_BODY else 0, square, 0)


def fall_back(street: Board, squares: int) -> int:
    """Move all units on these squares back where possible, row 1 first (ZBK-A25); return the squares entered."""
    entered = 0
    for row in range(1, ROWS):
        backing = street.units & squares & (FIRST_SQUARES << row)
        while backing:
            square = lowest(backing)
            backing &= backing - 1
            if can_back(street, square):
                street.move_unit(square, square - 1)
                street.say(SAY_BACK, 1 if street.body[square - 1] == DOG_BODY else 0, square, square - 1)
                entered |= 1 << (square - 1)
    plan_entries(street, entered, 1)
    return entered


def do_after(street: Board, about: int, chance: Chance) -> int:
    """When everything is resolved, the zombies of a fallen Boss fall back (ZBK-A29); dogs do not (ZBK-A8)."""
    if street.boss == BOSS_FALLEN:
        street.boss = NO_BOSS
        fall_back(street, street.zombies)
    return DONE
