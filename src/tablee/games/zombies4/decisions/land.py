"""Decisions about the map: laying a tile, filling it, moving zombies."""

from __future__ import annotations

from tablee.core.bits import lowest, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.hot import Mask, unset
from tablee.games.zombies4.cards.tables import (
    AT,
    DOG,
    EDGE,
    HUMAN,
    IS_TOKEN,
    IS_USABLE,
    LAY,
    ROTATE,
    SAME,
    SQUARE_BIT,
    WORD,
)
from tablee.games.zombies4.state.board import SQUARE_COUNT, WORDS, Board
from tablee.games.zombies4.state.steps import DOGS, NO_PLACE, a_of, b_of, c_of


def insert(out: list[int], n: int, start: int, pick: int) -> int:
    """Insert a pick into the sorted ones from `start` on, unless present; return the new count."""
    i = n
    while i > start and out[i - 1] > pick:
        i -= 1
    if i > start and out[i - 1] == pick:
        return n
    for j in range(n, i, -1):
        out[j] = out[j - 1]
    out[i] = pick
    return n + 1


def options_laying(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Choose a place on the map, then one of the distinct rotations that fit there."""
    kind = a_of(step)
    n = 0
    if b_of(step) == NO_PLACE:
        for place in range(s.laid * 4):
            if is_open_place(s, place) and fits_somehow(s, kind, place):
                out[n] = LAY + place
                n += 1
        return n
    for rotation in range(4):
        if SAME[kind * 4 + rotation] == rotation and fits(s, kind, rotation, b_of(step)):
            out[n] = ROTATE + rotation
            n += 1
    return n


def is_open_place(s: Board, place: int) -> bool:
    """True if the place is empty, not beside the Bridge (except for the first tile), and not named by a lower tile."""
    if s.beside[place] >= 0:
        return False
    if s.laid == 1:
        return place == 0  # the far end of the Bridge (ZTE-14)
    slot = place >> 2
    x = s.x[slot] + dx(place & 3)
    y = s.y[slot] + dy(place & 3)
    for side in range(4):
        other = s.slot_at(x + dx(side), y + dy(side))
        if other == 0 or (0 < other < slot):
            return False
    return True


def dx(side: int) -> int:
    return (side == 1) - (side == 3)


def dy(side: int) -> int:
    return (side == 2) - (side == 0)


def fits_somehow(s: Board, kind: int, place: int) -> bool:
    return fits(s, kind, 0, place) or fits(s, kind, 1, place) or fits(s, kind, 2, place) or fits(s, kind, 3, place)


def fits(s: Board, kind: int, rotation: int, place: int) -> bool:
    """True if at least one open edge joins the tile to one on the map (ZTE-B18)."""
    slot = place >> 2
    x = s.x[slot] + dx(place & 3)
    y = s.y[slot] + dy(place & 3)
    for side in range(4):
        other = s.slot_at(x + dx(side), y + dy(side))
        if other >= 0:
            mine = EDGE[(kind * 4 + rotation) * 4 + side]
            if mine & EDGE[(s.kind[other] * 4 + s.rotation[other]) * 4 + ((side + 2) & 3)]:
                return True
    return False


def capacity(s: Board, what: int, square: int) -> int:
    """How many more dogs, or tokens, a square can take (ZTE-17, ZTE-18)."""
    if what == DOGS:
        if not s.ground[square] & IS_USABLE or s.humans[square]:
            return 0
        return 2 - s.dogs[square]
    return 1 if s.ground[square] & IS_TOKEN and s.token[square] == 0 else 0


def capacity_from(s: Board, what: int, square: int) -> int:
    """The same for all squares of the tile from this one on."""
    total = 0
    for at in range(square, square - square % 9 + 9):
        total += capacity(s, what, at)
    return total


def has_choice(s: Board, what: int, square: int) -> bool:
    """True if more than one square of the tile, from this one on, has room."""
    found = 0
    for at in range(square, square - square % 9 + 9):
        if capacity(s, what, at):
            found += 1
    return found > 1


def options_placing(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Every square of the tile with room (ZTE-C6).

    In version 1, squares come in reading order, and those from the chosen one on must have room for the rest.
    """
    n = 0
    left = c_of(step) if s.version_1 else 0
    room = capacity_from(s, b_of(step), a_of(step))
    for square in range(a_of(step), a_of(step) - a_of(step) % 9 + 9):
        free = capacity(s, b_of(step), square)
        if free and room >= left:
            out[n] = AT + square
            n += 1
        room -= free
    return n


def options_prowl(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Zombies that can move and have not moved in this step, by square (ZTE-44)."""
    return prowlers_into(s, out, SQUARE_COUNT)


def prowlers_into(s: Board, out: list[int], most: int) -> int:
    """The first of these options, at most so many."""
    n = 0
    wards = s.wards()
    for word in range(WORDS):
        squares = s.restless[word]
        while squares and n < most:
            square = word * WORD + lowest(squares)
            squares &= squares - 1
            if not wards or can_prowl(s, square, 0, wards):
                out[n] = DOG + square
                n += 1
    if s.humans_out:
        for square in range(s.laid * 9):
            if s.humans[square] > s.moved[square] and n < most and can_prowl(s, square, 1, wards):
                out[n] = HUMAN + square
                n += 1
    return n


def only_prowler(s: Board) -> int:
    """The pick of the only zombie that can move; -1 if none can, -2 if there is a choice."""
    out = unset(2)
    n = prowlers_into(s, out, 2)
    return -2 if n > 1 else out[0] if n else -1


def random_prowl(s: Board, chance: Chance) -> int:
    """A random one of the options; where only dogs move and nothing repels them, they are counted, not listed."""
    if s.humans_out or s.wards():
        out = unset(256)
        return out[chance.below(options_prowl(s, 0, 0, out))]
    return DOG + nth_square(s.restless, chance.below(count_squares(s.restless)))


def can_prowl(s: Board, square: int, human: int, wards: int) -> bool:
    """True if the zombie can step to a neighbouring square; `wards` are the seats with repellent."""
    for side in range(square * 4, square * 4 + 4):
        if may_go(s, square, s.near[side], human, wards):
            return True
    return False


def may_go(s: Board, square: int, target: int, human: int, wards: int) -> bool:
    """True if a zombie may go to the neighbouring square: there is a way, room, and no repellent."""
    if target < 0:
        return False
    if human:
        return s.has_room(target, 1)
    return s.is_roomy(target) and not s.keep_off(wards, square, target)


def options_pace(s: Board, step: int, seat: int, out: list[int]) -> int:
    """Squares one step away, for a dog also two steps, other than its own (ZTE-45, ZTE-B3, ZTE-C8)."""
    found: list[Mask] = [0] * WORDS
    reach_by_pacing(s, a_of(step), b_of(step), found)
    n = 0
    for word in range(WORDS):
        squares = found[word]
        while squares:
            out[n] = AT + word * WORD + lowest(squares)
            squares &= squares - 1
            n += 1
    return n


def random_pace(s: Board, step: int, chance: Chance) -> int:
    """A random one of these options."""
    found: list[Mask] = [0] * WORDS
    reach_by_pacing(s, a_of(step), b_of(step), found)
    return AT + nth_square(found, chance.below(count_squares(found)))


def reach_by_pacing(s: Board, square: int, human: int, found: list[Mask]) -> None:
    """Add the squares to which a zombie may go to a set."""
    wards = s.wards()
    for side in range(square * 4, square * 4 + 4):
        target = s.near[side]
        if may_go(s, square, target, human, wards):
            found[target >> 6] |= SQUARE_BIT[target & 63]
            if not human:
                for turn in range(target * 4, target * 4 + 4):
                    further = s.near[turn]
                    if further != square and may_go(s, target, further, 0, wards):
                        found[further >> 6] |= SQUARE_BIT[further & 63]


def has_ways(s: Board, step: int) -> bool:
    """True if it is clear at first sight that a zombie can go to several squares."""
    return not b_of(step) and s.ways_out(a_of(step)) > 1 and not s.wards()


# Sets of squares


def count_squares(squares: list[Mask]) -> int:
    count = 0
    for word in range(WORDS):
        count += popcount(squares[word])
    return count


def nth_square(squares: list[Mask], n: int) -> int:
    """The square of this set with n others before it."""
    word = 0
    while n >= popcount(squares[word]):
        n -= popcount(squares[word])
        word += 1
    return word * WORD + nth_bit(squares[word], n)


# For the edge, which cannot pass a buffer to C


def list_laying(s: Board, step: int) -> list[int]:
    out = [0] * 256
    n = options_laying(s, step, 0, out)
    return [out[i] for i in range(n)]


def list_prowl(s: Board) -> list[int]:
    out = [0] * 256
    n = options_prowl(s, 0, 0, out)
    return [out[i] for i in range(n)]


def list_pace(s: Board, step: int) -> list[int]:
    out = [0] * 256
    n = options_pace(s, step, 0, out)
    return [out[i] for i in range(n)]
