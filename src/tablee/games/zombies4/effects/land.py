"""What happens on the map: drawing, laying and filling tiles, moving zombies by die (ZTE-13..20, ZTE-44..47)."""

from __future__ import annotations

from tablee.core.bits import contains, lowest, nth_bit, popcount, several
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import unset
from tablee.games.zombies4.cards.picks import SQUARE_NAMES, TILE_NAMES
from tablee.games.zombies4.cards.tables import (
    ALL_PAGES,
    AT,
    CABIN,
    DOG,
    FIRST_FOREST,
    HUMAN,
    LAY,
    ROTATE,
    SQUARE_BIT,
    TILE_BULLETS,
    TILE_COPIES,
    TILE_DOGS,
    TILE_FIRST,
    TILE_HEARTS,
    TILE_KIND,
    WORD,
)
from tablee.games.zombies4.cards.tiles import TILES
from tablee.games.zombies4.decisions.land import (
    capacity,
    capacity_from,
    dx,
    dy,
    has_choice,
    has_ways,
    only_prowler,
    options_laying,
    options_pace,
)
from tablee.games.zombies4.effects.pawn import retop, wake_square
from tablee.games.zombies4.state.board import BULLET, HEART, WORDS, Board
from tablee.games.zombies4.state.steps import (
    BULLETS,
    DOGS,
    HEARTS,
    LAYING,
    NO_PLACE,
    PACE,
    PLACING,
    PROWL,
    a_of,
    b_of,
    c_of,
    seat_of,
    step_of,
)

TOKENS = ("", "heart", "bullet")


def draw_tile(s: Board, seat: int, chance: Chance) -> None:
    """Turn up a tile; the seat that lays it is asked next (ZTE-11, ZTE-20)."""
    drawn = nth_bit(s.pile, chance.below(popcount(s.pile)))
    kind = TILE_KIND[drawn]
    copies = ((1 << TILE_COPIES[kind]) - 1) << TILE_FIRST[kind]
    s.pile ^= 1 << lowest(s.pile & copies)
    if s.sink is not None:
        s.sink.append(Event("tile", {"seat": seat, "tile": TILES[kind].id, "left": s.pile.bit_count()}, reveals=True))
    layer = choose_layer(s, chance) if kind == CABIN else seat
    s.push(step_of(LAYING, layer, kind, NO_PLACE, 0))


def choose_layer(s: Board, chance: Chance) -> int:
    """The seat with the fewest pages lays the Cabin; tied seats roll until one is highest (ZTE-20)."""
    fewest = 99
    mask = 0
    for seat in range(s.seats):
        pages = popcount(s.front[seat] & ALL_PAGES)
        if pages < fewest:
            fewest = pages
            mask = 0
        if pages == fewest:
            mask |= 1 << seat
    while several(mask):
        mask = roll_off(s, mask, chance)
    if s.sink is not None:
        s.sink.append(Event("cabin-layer", {"seat": lowest(mask), "count": fewest}))
    return lowest(mask)


def roll_off(s: Board, mask: int, chance: Chance) -> int:
    """Roll a die for each seat of the mask; return the mask of the highest."""
    best = 0
    highest_mask = 0
    for seat in range(s.seats):
        if contains(mask, seat):
            die = 1 + chance.below(6)
            if s.sink is not None:
                s.sink.append(Event("cabin-die", {"seat": seat, "die": die}))
            if die > best:
                best = die
                highest_mask = 0
            if die == best:
                highest_mask |= 1 << seat
    return highest_mask


# Laying


def advance_laying(s: Board, chance: Chance) -> bool:
    """Ask for a place, then for a rotation; a single possibility is taken without asking (ZTE-C5)."""
    options = unset(256)
    step = s.top()
    if options_laying(s, step, seat_of(step), options) > 1:
        s.ask(seat_of(step))
        return True
    do_laying(s, seat_of(step), options[0], chance)
    return False


def do_laying(s: Board, seat: int, pick: int, chance: Chance) -> None:
    step = s.top()
    if b_of(step) == NO_PLACE:
        retop(s, step_of(LAYING, seat_of(step), a_of(step), pick - LAY, 0))
        return
    s.pop()
    place = b_of(step)
    x = s.x[place >> 2] + dx(place & 3)
    y = s.y[place >> 2] + dy(place & 3)
    kind = a_of(step)
    slot = s.lay_tile(kind, pick - ROTATE, x, y)
    if s.sink is not None:
        where = {"place": TILE_NAMES[slot], "x": x, "y": y, "angle": 90 * (pick - ROTATE)}
        s.sink.append(Event("lay", {"seat": seat_of(step), "tile": TILES[kind].id, **where}))
    fill_tile(s, seat_of(step), slot, chance)


def fill_tile(s: Board, seat: int, slot: int, chance: Chance) -> None:
    """Plan the printed dogs, hearts and bullets, or a die of dogs in plain forest, within supply (ZTE-15, ZTE-16)."""
    kind = s.kind[slot]
    dogs = TILE_DOGS[kind]
    if kind >= FIRST_FOREST:
        dogs = 1 + chance.below(6)
        if s.sink is not None:
            s.sink.append(Event("forest-die", {"seat": seat, "die": dogs, "place": TILE_NAMES[slot]}))
    if TILE_BULLETS[kind]:
        s.push(step_of(PLACING, seat, slot * 9, BULLETS, TILE_BULLETS[kind]))
    if TILE_HEARTS[kind]:
        s.push(step_of(PLACING, seat, slot * 9, HEARTS, TILE_HEARTS[kind]))
    add_dogs(s, seat, slot, dogs)


def add_dogs(s: Board, seat: int, slot: int, count: int) -> None:
    """Add dogs to a tile, as many as the box and the squares allow (ZTE-B16)."""
    found = min(count, s.pool, capacity_from(s, DOGS, slot * 9))
    if s.sink is not None and found < count:
        why = "box" if found == s.pool else "room"
        s.sink.append(Event("dogs-left-out", {"place": TILE_NAMES[slot], "count": count - found, "why": why}))
    if found > 0:
        s.push(step_of(PLACING, seat, slot * 9, DOGS, found))


def advance_placing(s: Board, chance: Chance) -> bool:
    """Ask for the next square, unless there is only one way to place the rest (ZTE-C5)."""
    step = s.top()
    first = a_of(step)
    left = c_of(step)
    if capacity_from(s, b_of(step), first) > left and (s.version_1 or has_choice(s, b_of(step), first)):
        s.ask(seat_of(step))
        return True
    for square in range(first, first - first % 9 + 9):
        while left and capacity(s, b_of(step), square):
            put_one(s, seat_of(step), b_of(step), square)
            left -= 1
    s.pop()
    return False


def put_one(s: Board, seat: int, what: int, square: int) -> None:
    """Put a dog or token on a square."""
    if what == DOGS:
        s.dogs[square] += 1
        s.count_zombies(square)
        s.pool -= 1
        wake_square(s, square)
    else:
        s.token[square] = HEART if what == HEARTS else BULLET
    if s.sink is not None:
        if what == DOGS:
            s.sink.append(Event("dog", {"seat": seat, "square": SQUARE_NAMES[square]}))
        else:
            s.sink.append(Event("token", {"seat": seat, "token": TOKENS[what], "square": SQUARE_NAMES[square]}))


def do_placing(s: Board, seat: int, pick: int, chance: Chance) -> None:
    step = s.top()
    square = pick - AT
    put_one(s, seat_of(step), b_of(step), square)
    if c_of(step) == 1:
        s.pop()
    else:
        first = a_of(step)
        if s.version_1:
            first = square if b_of(step) == DOGS else square + 1
        retop(s, step_of(PLACING, seat_of(step), first, b_of(step), c_of(step) - 1))


# Zombies moved by die


def advance_prowl(s: Board, chance: Chance) -> bool:
    """Move as many zombies as the die shows, or as can move (ZTE-44)."""
    step = s.top()
    only = only_prowler(s) if b_of(step) else -1
    if only == -1:
        rest(s)
        s.pop()
        if s.sink is not None and b_of(step) > 0:
            s.sink.append(Event("prowl-over", {"seat": seat_of(step), "left": b_of(step)}))
        return False
    if only >= 0:
        do_prowl(s, seat_of(step), only, chance)
        return False
    s.ask(seat_of(step))
    return True


def rest(s: Board) -> None:
    """Forget which zombies have moved."""
    for word in range(WORDS):
        squares = s.paced[word]
        s.paced[word] = 0
        while squares:
            square = word * WORD + lowest(squares)
            squares &= squares - 1
            s.moved[square] = 0
            s.rouse(square)


def do_prowl(s: Board, seat: int, pick: int, chance: Chance) -> None:
    """Choose a zombie; its destination is asked next."""
    step = s.top()
    retop(s, step_of(PROWL, seat_of(step), 0, b_of(step) - 1, 0))
    if pick >= HUMAN:
        s.push(step_of(PACE, seat_of(step), pick - HUMAN, 1, 0))
    else:
        s.push(step_of(PACE, seat_of(step), pick - DOG, 0, 0))


def advance_pace(s: Board, chance: Chance) -> bool:
    """Ask where the zombie goes, unless it can go to one square only (ZTE-C5)."""
    options = unset(256)
    step = s.top()
    if has_ways(s, step) or options_pace(s, step, seat_of(step), options) > 1:
        s.ask(seat_of(step))
        return True
    do_pace(s, seat_of(step), options[0], chance)
    return False


def do_pace(s: Board, seat: int, pick: int, chance: Chance) -> None:
    step = s.pop()
    target = pick - AT
    s.moved[target] += 1
    s.paced[target >> 6] |= SQUARE_BIT[target & 63]
    move_zombie(s, a_of(step), target)
    if s.sink is not None:
        way = {"from_square": SQUARE_NAMES[a_of(step)], "square": SQUARE_NAMES[pick - AT]}
        s.sink.append(Event("prowl", {"seat": seat_of(step), "zombie": "human" if b_of(step) else "dog", **way}))


def move_zombie(s: Board, square: int, target: int) -> None:
    """Move one zombie from a square to another, by die or by card."""
    if s.humans[square]:
        s.humans[square] -= 1
        s.humans[target] += 1
    else:
        s.dogs[square] -= 1
        s.dogs[target] += 1
    s.count_zombies(square)
    s.count_zombies(target)
    wake_square(s, target)
