"""Cards that keep zombies where they are: Net, Freeze and Not so fast."""

from __future__ import annotations

from tablee.core.bits import contains, highest, lowest
from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.cards import NET, NOT_SO_FAST, VALUE
from tablee.games.zombiaki.cards.events import SAY_NET, SAY_PLAY_AT
from tablee.games.zombiaki.cards.picks import FINISH, GO, NET_ALSO, PICK_TARGET, PLAY_ON
from tablee.games.zombiaki.cards.reasons import (
    FINE,
    WHY_HELD_ALREADY,
    WHY_NET_FULL,
    WHY_NETTED_ALREADY,
    WHY_NOT_CONNECTED,
    WHY_TOO_STRONG,
)
from tablee.games.zombiaki.cards.squares import BESIDE, STREET
from tablee.games.zombiaki.cards.steps import ASK_HUMANS, ASK_ZOMBIES, DONE, HOLD, NETTING
from tablee.games.zombiaki.cards.targets import TARGET_COUNT
from tablee.games.zombiaki.cards.units import DOG_BODY, HELD, NETTED
from tablee.games.zombiaki.effects.motion import why_bound, why_no_zombie
from tablee.games.zombiaki.state import Board

# Freeze


def do_freeze(street: Board, card: int, target: int) -> None:
    """Freeze until the end of the next human turn (ZBK-70); the end of this turn is the first of two."""
    street.frozen = 2


# Net: `about` is the mask of the zombies chosen so far, named in any order


def why_net(street: Board, card: int, square: int) -> int:
    return WHY_TOO_STRONG if street.strength[square] > VALUE[NET] else FINE


def do_net(street: Board, card: int, square: int) -> None:
    street.net = True
    street.plan(NETTING, 1 << square)


def reached_from(squares: int, start: int) -> int:
    """Squares of this mask connected orthogonally to `start`."""
    reached = 1 << start
    grown = 0
    while grown != reached:
        grown = reached
        for square in range(STREET):
            if contains(grown, square):
                reached |= BESIDE[square] & squares
    return reached


def is_connected(squares: int) -> bool:
    """True if these squares are connected (ZBK-72)."""
    return reached_from(squares, lowest(squares)) == squares


def room_in(street: Board, netted: int) -> int:
    """Strength the net can still hold."""
    room = VALUE[NET]
    for square in range(STREET):
        if contains(netted, square):
            room -= street.strength[square]
    return room


def why_not_net(street: Board, netted: int, square: int) -> int:
    """A zombie may be added if the net can then be completed, with zombies in between if needed (ZBK-72)."""
    if contains(netted, square):
        return WHY_NETTED_ALREADY
    why = why_no_zombie(street, square)
    if why:
        return why
    if street.strength[square] > room_in(street, netted):
        return WHY_NET_FULL
    if street.asks_all and square < highest(netted):
        return WHY_NOT_CONNECTED
    return FINE if can_close(street, netted | 1 << square) else WHY_NOT_CONNECTED


def can_close(street: Board, netted: int) -> bool:
    """True if the net is connected, or can be by adding zombies that still fit."""
    reached = reached_from(netted, lowest(netted))
    if reached == netted:
        return True
    room = room_in(street, netted)
    first = highest(netted) + 1 if street.asks_all else 0
    for square in range(first, STREET):
        if contains(netted, square) or street.body[square] <= DOG_BODY or street.strength[square] > room:
            continue
        near = street.asks_all or (BESIDE[square] & reached) != 0
        if near and can_close(street, netted | 1 << square):
            return True
    return False


def do_netting(street: Board, netted: int, chance: Chance) -> int:
    """Ask while another zombie fits; a single one that is required is added without asking."""
    fitting = 0
    last = 0
    for square in range(STREET):
        if why_not_net(street, netted, square) == FINE:
            fitting += 1
            last = square
    if fitting == 1 and not is_connected(netted) and not street.asks_all:
        street.plan(NETTING, netted | 1 << last)
        return DONE
    if fitting:
        return ASK_HUMANS
    throw_net(street, netted)
    return DONE


def options_netting(street: Board, netted: int, out: list[int]) -> int:
    n = 0
    for square in range(STREET):
        if why_not_net(street, netted, square) == FINE:
            out[n] = NET_ALSO + square
            n += 1
    if is_connected(netted):
        out[n] = FINISH
        n += 1
    return n


def answer_netting(street: Board, netted: int, pick: int) -> None:
    if pick == FINISH:
        throw_net(street, netted)
    else:
        street.plan(NETTING, netted | 1 << PICK_TARGET[pick])


def throw_net(street: Board, netted: int) -> None:
    """Net the zombies and report them from A1 to C5, in whatever order they were named."""
    for square in range(STREET):
        if contains(netted, square):
            street.marks[square] |= NETTED
            street.say(SAY_NET, square, 0, 0)


# Not so fast


def why_hold(street: Board, square: int) -> int:
    """The zombie must not be held by anything else (ZBK-A50)."""
    why = why_no_zombie(street, square)
    if why:
        return why
    return WHY_HELD_ALREADY if street.marks[square] & HELD or why_bound(street, square) else FINE


def do_hold(street: Board, about: int, chance: Chance) -> int:
    """Offer to play Not so fast right before the movement step."""
    if street.holds(0, NOT_SO_FAST):
        for square in range(STREET):
            if why_hold(street, square) == FINE:
                return ASK_ZOMBIES
    return DONE


def options_hold(street: Board, about: int, out: list[int]) -> int:
    n = 0
    zombies = street.zombies
    while zombies:
        square = lowest(zombies)
        zombies &= zombies - 1
        if why_hold(street, square) == FINE:
            out[n] = PLAY_ON[TARGET_COUNT * NOT_SO_FAST + square]
            n += 1
    out[n] = GO
    return n + 1


def answer_hold(street: Board, about: int, pick: int) -> None:
    if pick != GO:
        street.lose(0, NOT_SO_FAST)
        street.throw(NOT_SO_FAST)
        street.say(SAY_PLAY_AT, 0, NOT_SO_FAST, PICK_TARGET[pick])
        street.marks[PICK_TARGET[pick]] |= HELD
        street.plan(HOLD, 0)
