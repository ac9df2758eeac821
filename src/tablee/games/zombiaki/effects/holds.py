"""Cards that keep zombies where they are: Net, Freeze and Not so fast."""

from __future__ import annotations

from tablee.core.bits import highest, lowest
from tablee.core.chance import Chance
from tablee.games.zombiaki.cards.picks import FINISH, FIRST_PLAY, GO, NET_ALSO, PICK_TARGET
from tablee.games.zombiaki.cards.tables import (
    ASK_HUMANS,
    ASK_ZOMBIES,
    BESIDE,
    DOG_BODY,
    DONE,
    FINE,
    HELD,
    HOLD,
    NET,
    NETTED,
    NETTING,
    NOT_SO_FAST,
    SAY_NET,
    SAY_PLAY_AT,
    VALUE,
    WHY_HELD_ALREADY,
    WHY_NOT_BEFORE,
    WHY_TOO_STRONG,
)
from tablee.games.zombiaki.effects.motion import why_bound, why_no_zombie
from tablee.games.zombiaki.state import Board

# Freeze


def do_freeze(street: Board, card: int, target: int) -> None:
    """Until the end of the next human turn (ZBK-70): this turn's end is the first of two."""
    street.frozen = 2


# Net: `about` is the mask of the zombies chosen so far, named from A1 to C5


def why_net(street: Board, card: int, square: int) -> int:
    why = why_no_zombie(street, square)
    if not why and street.strength[square] > VALUE[NET]:
        why = WHY_TOO_STRONG
    return why


def do_net(street: Board, card: int, square: int) -> None:
    street.net = True
    street.plan(NETTING, 1 << square)


def is_connected(squares: int) -> bool:
    """Whether one can walk between all these squares without leaving them or going diagonally (ZBK-72)."""
    reached = 1 << lowest(squares)
    grown = 0
    while grown != reached:
        grown = reached
        for square in range(15):
            if (grown >> square) & 1:
                reached |= BESIDE[square] & squares
    return reached == squares


def room_in(street: Board, netted: int) -> int:
    """How much strength the net still takes."""
    room = VALUE[NET]
    for square in range(15):
        if (netted >> square) & 1:
            room -= street.strength[square]
    return room


def can_net(street: Board, netted: int, square: int) -> bool:
    """Whether this zombie may come next: the net must be closed with it or with later ones."""
    if (
        square <= highest(netted)
        or street.body[square] <= DOG_BODY
        or street.strength[square] > room_in(street, netted)
    ):
        return False
    wider = netted | 1 << square
    if is_connected(wider):
        return True
    for later in range(square + 1, 15):
        if can_net(street, wider, later):
            return True
    return False


def do_netting(street: Board, netted: int, chance: Chance) -> int:
    """Ask as long as another zombie fits, then throw the net."""
    for square in range(15):
        if can_net(street, netted, square):
            return ASK_HUMANS
    throw_net(street, netted)
    return DONE


def options_netting(street: Board, netted: int, out: list[int]) -> int:
    n = 0
    for square in range(15):
        if can_net(street, netted, square):
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
    for square in range(15):
        if (netted >> square) & 1:
            street.marks[square] |= NETTED
            street.say(SAY_NET, square, 0, 0)


# Not so fast


def why_late(street: Board, card: int, square: int) -> int:
    """In the play step it is too late, or too early (ZBK-49)."""
    return WHY_NOT_BEFORE


def why_hold(street: Board, square: int) -> int:
    """A zombie that nothing else holds (ZBK-A50)."""
    why = why_no_zombie(street, square)
    if why:
        return why
    return WHY_HELD_ALREADY if street.marks[square] & HELD or why_bound(street, square) else FINE


def do_hold(street: Board, about: int, chance: Chance) -> int:
    """Right before the movement step a kept Not so fast may be played."""
    if street.holds(0, NOT_SO_FAST):
        for square in range(15):
            if why_hold(street, square) == FINE:
                return ASK_ZOMBIES
    return DONE


def options_hold(street: Board, about: int, out: list[int]) -> int:
    n = 0
    for pick in range(FIRST_PLAY[NOT_SO_FAST], FIRST_PLAY[NOT_SO_FAST + 1]):
        if why_hold(street, PICK_TARGET[pick]) == FINE:
            out[n] = pick
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
