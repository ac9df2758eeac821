"""Which cards a seat could play or use now, one small question per card (ZTE-72..93).

A card that could change nothing cannot be played (ZTE-C12).
"""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.core.hot import Mask
from tablee.games.zombies4.cards.tables import (
    ALL_PAGES,
    ALTAR,
    AMULET,
    BAD_ZOMBIE,
    CABIN,
    CANCEL,
    CARD_KIND,
    CARS,
    CLAIR_WARLOCK,
    COPIES,
    FEVER,
    FIRST_FOREST,
    FRIENDS,
    FULLY_LOADED,
    HERE_DOGGIE,
    IS_CABIN,
    IS_CAVE,
    IS_ROOM,
    IS_WOODED,
    LAID_KINDS,
    LOST,
    MAGIC_KEY,
    MONKEYS,
    NEWSPAPER,
    PAGE_KINDS,
    PLAY,
    PORTAL,
    REPELLENT,
    RETURN_TO_SENDER,
    SICKLE,
    SOMETHING,
    SPEAR,
    TALK,
    TRANQUILIZER,
    TREES,
    TWIST,
    USABLE_KINDS,
    USE,
)
from tablee.games.zombies4.state.board import Board


def can_play(s: Board, seat: int, kind: int) -> bool:
    """A seat that holds this card, and may still play one in this turn cycle, can do so now."""
    if kind < PAGE_KINDS:
        return seat == s.active and not s.fronts(seat, kind)  # ZTE-36, ZTE-55
    if kind == CANCEL:
        return False  # only against a card just played, see the card step
    if kind == FEVER:
        return targets(s, seat, kind) != 0 if s.fever_opponent else s.fever[seat] == 0
    if kind >= LAID_KINDS and is_targeted(s, kind):
        return targets(s, seat, kind) != 0
    return can_play_here(s, seat, kind)


def can_play_here(s: Board, seat: int, kind: int) -> bool:
    """The cards that ask where one's own pawn stands."""
    square = s.at[seat]
    if square < 0 or s.fronts(seat, kind):
        return False
    if kind == AMULET:
        return s.kind[square // 9] == CARS
    if kind == MAGIC_KEY:
        return (s.ground[square] & IS_CAVE) != 0
    if kind == TRANQUILIZER or kind == SICKLE or kind == SPEAR:
        return (s.ground[square] & IS_ROOM) != 0
    if kind == BAD_ZOMBIE:
        return can_herd(s, square // 9)
    if kind == REPELLENT:
        return s.repel[seat] < lasting(s, seat)
    return kind == MONKEYS


def lasting(s: Board, seat: int) -> int:
    """How many ends of a seat's turns an effect outlives that lasts until the end of its next turn (ZTE-75, ZTE-79)."""
    return 2 if seat == s.active else 1


def can_herd(s: Board, slot: int) -> bool:
    """Bad Zombie: some zombie of this tile can go to some tile beside it; never from the Cabin (ZTE-73)."""
    if s.kind[slot] == CABIN:
        return False
    for side in range(4):
        if can_herd_to(s, slot, s.beside[slot * 4 + side]):
            return True
    return False


def can_herd_to(s: Board, slot: int, tile: int) -> bool:
    if tile < 0:
        return False
    for square in range(slot * 9, slot * 9 + 9):
        if s.dogs[square] + s.humans[square]:
            for target in range(tile * 9, tile * 9 + 9):
                if may_fly(s, square, target):
                    return True
    return False


def may_fly(s: Board, square: int, target: int) -> bool:
    """A card may carry one zombie of a square to another square: room, and no repellent against it (ZTE-C25)."""
    human = s.humans[square]
    if not s.has_room(target, human):
        return False
    return human != 0 or not s.is_repelled(square, target)


def is_targeted(s: Board, kind: int) -> bool:
    """The card names an opponent when it takes effect; one that is laid down does so when it is used."""
    if kind == FEVER:
        return s.fever_opponent != 0
    return (
        kind == CLAIR_WARLOCK
        or kind == LOST
        or kind == NEWSPAPER
        or kind == PORTAL
        or kind == TALK
        or kind == FRIENDS
        or kind == FULLY_LOADED
        or kind == RETURN_TO_SENDER
        or kind == MAGIC_KEY
    )


def targets(s: Board, seat: int, kind: int) -> int:
    """The opponents this card could name, as a mask; never oneself."""
    mask = 0
    for other in range(s.seats):
        if other != seat and is_target(s, seat, kind, other):
            mask |= 1 << other
    return mask


def is_target(s: Board, seat: int, kind: int, other: int) -> bool:
    if kind == FRIENDS:
        return pages_to_take(s, seat, other) != 0
    if kind == MAGIC_KEY:
        return s.hand[other] != 0
    if kind == FEVER:
        return s.fever[other] == 0
    if kind == FULLY_LOADED:
        return can_load(s, seat, other)
    if s.at[other] < 0:  # a pawn off the map cannot be moved (ZTE-B13)
        return False
    if kind == LOST:
        return s.lost[other] < lasting(s, other)
    if kind == CLAIR_WARLOCK:
        return has_forest_beside(s, s.at[other] // 9)
    if kind == RETURN_TO_SENDER:
        return (s.ground[s.at[other]] & IS_CABIN) != 0
    return is_near_target(s, seat, kind, other)


def is_near_target(s: Board, seat: int, kind: int, other: int) -> bool:
    """The cards that ask where both pawns stand."""
    here = s.at[seat]
    there = s.at[other]
    if here < 0:
        return False
    if kind == PORTAL:
        return s.kind[here // 9] == ALTAR and here != there
    if kind == TALK:
        return here // 9 == there // 9 and s.laid > 1  # every tile but a lone Bridge has a neighbour
    if kind == NEWSPAPER:
        return here != there and s.dogs[here] + s.humans[here] != 0 and may_fly(s, here, there)
    return False


def pages_to_take(s: Board, seat: int, other: int) -> Mask:
    """We're All Friends Here: the other's pages of kinds one has not (ZTE-B40)."""
    pages = s.front[other] & ALL_PAGES
    for kind in range(PAGE_KINDS):
        if s.front[seat] & COPIES[kind]:
            pages &= ~COPIES[kind]
    return pages


def can_load(s: Board, seat: int, other: int) -> bool:
    """Fully Loaded would give a living pawn something (ZTE-B29)."""
    if s.at[seat] < 0:
        return False
    return s.bullets[other] > s.bullets[seat] or s.halves[other] > s.halves[seat]


def has_forest_beside(s: Board, slot: int) -> bool:
    for side in range(4):
        tile = s.beside[slot * 4 + side]
        if tile >= 0 and s.kind[tile] >= FIRST_FOREST:
            return True
    return False


# Cards lying in front


def can_use(s: Board, seat: int, kind: int) -> bool:
    """A seat with this card lying in front can use it now."""
    if kind < PAGE_KINDS and s.paged[seat]:
        return False  # one page per turn cycle (ZTE-37)
    if kind == HERE_DOGGIE:
        return True
    if kind == SOMETHING:
        return s.draw != 0 or (s.discard & ~ALL_PAGES) != 0  # what the draw pile holds is not known
    if kind == TREES:
        return wooded_opponents(s, seat) != 0
    if kind == TWIST:
        return armed_opponents(s, seat) != 0
    if kind == AMULET:
        return s.at[seat] >= 0
    if kind == TRANQUILIZER:
        return dogs_on_map(s) > 0
    return targets(s, seat, kind) != 0


def wooded_opponents(s: Board, seat: int) -> int:
    """The opponents standing on wooded squares, as a mask."""
    mask = 0
    for other in range(s.seats):
        if other != seat and s.at[other] >= 0 and s.ground[s.at[other]] & IS_WOODED:
            mask |= 1 << other
    return mask


def armed_opponents(s: Board, seat: int) -> int:
    """The opponents with bullets, as a mask."""
    mask = 0
    for other in range(s.seats):
        if other != seat and s.bullets[other] > 0:
            mask |= 1 << other
    return mask


def dogs_on_map(s: Board) -> int:
    count = 100 - s.pool
    for seat in range(s.seats):
        count -= s.trophies[seat] - s.human_trophies[seat]
    return count


# All cards of a seat


def cards_into(s: Board, seat: int, out: list[int], n: int) -> int:
    """Add the plays and uses of a seat to n picks already written; answers how many there are then."""
    if not s.carded[seat]:  # one card per turn cycle (ZTE-38)
        cards = s.hand[seat]
        while cards:
            kind = CARD_KIND[lowest(cards)]
            cards &= ~COPIES[kind]
            if can_play(s, seat, kind):
                out[n] = PLAY + kind
                n += 1
    cards = s.front[seat]
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= cards - 1
        if kind < USABLE_KINDS and can_use(s, seat, kind):
            out[n] = USE + kind
            n += 1
    return n


def has_card(s: Board, seat: int) -> bool:
    """The seat could play or use something now."""
    if not s.carded[seat]:
        cards = s.hand[seat]
        while cards:
            kind = CARD_KIND[lowest(cards)]
            cards &= ~COPIES[kind]
            if can_play(s, seat, kind):
                return True
    cards = s.front[seat]
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= cards - 1
        if kind < USABLE_KINDS and can_use(s, seat, kind):
            return True
    return False


def kinds_into(cards: Mask, base: int, out: list[int], n: int) -> int:
    """One pick for each kind among these cards."""
    while cards:
        kind = CARD_KIND[lowest(cards)]
        cards &= ~COPIES[kind]
        out[n] = base + kind
        n += 1
    return n
