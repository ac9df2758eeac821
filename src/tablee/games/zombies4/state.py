"""What lies on the table: map, dogs, tokens, pawns, cards and what each seat knows of the hidden ones."""

from __future__ import annotations

from tablee.core.hot import Mask, Small
from tablee.core.state import State
from tablee.games.zombies4.tables import (
    CABIN,
    CEMETERY,
    COPIES,
    EDGE,
    GROUND,
    INNER,
    IS_USABLE,
    IS_WOODED,
    MONKEYS,
)

NOWHERE = -1  # a pawn off the map
HEART = 1
BULLET = 2
PILE_PLACE = 6  # the draw pile among the places where a hidden card may be; 0..5 are the hands
FAR = 999


def border_square(side: int, i: int) -> int:
    """The i-th square along a side of a tile, counted from the west or the north."""
    if side == 0:
        return i
    if side == 1:
        return i * 3 + 2
    if side == 2:
        return 6 + i
    return i * 3


class Table(State):
    """All of a match but the rules. A square is `slot * 9 + place`; slots are tiles in order of laying."""

    def __init__(self) -> None:
        super().__init__()
        # Options
        self.night = 0  # rounds that are played after the last tile
        self.kills = 0
        self.loss_down = 0  # death costs half the trophies rounded down, not up
        self.trees_half = 0
        self.fever_opponent = 0
        self.pages_removed = 0
        # Clock and end
        self.active = 0
        self.first = 0
        self.round = 1
        self.hours = 0  # rounds finished since the last tile
        self.winner = -1
        self.dawn = 0
        # Map
        self.laid = 0
        self.kind: list[Small] = [0] * 30
        self.rotation: list[Small] = [0] * 30
        self.x: list[Small] = [0] * 30
        self.y: list[Small] = [0] * 30
        # [(y & 31) * 32 + (x & 31)]: slot + 1 lying there; a map is never wider than 29 tiles
        self.grid: list[Small] = [0] * 1024
        self.beside: list[Small] = [0] * 120  # [slot * 4 + side]: the slot there, -1 none
        self.near: list[Small] = [0] * 1080  # [square * 4 + side]: the square one walks to, -1 none
        self.ground: list[Small] = [0] * 270
        self.dogs: list[Small] = [0] * 270
        self.humans: list[Small] = [0] * 270
        self.token: list[Small] = [0] * 270
        self.moved: list[Small] = [0] * 270  # zombies of this square that have moved in this step 7
        self.cabin = -1  # slots of the two tiles the rules look for, -1 while in the pile
        self.cemetery = -1
        self.pile = 0  # tiles not yet drawn, as a mask
        self.pool = 0  # dogs in the box
        self.clear_seats()

    def clear_seats(self) -> None:
        """What belongs to seats, the cards, and a cache."""
        self.at: list[Small] = [0] * 6
        self.halves: list[Small] = [0] * 6
        self.bullets = [0] * 6
        self.trophies: list[Small] = [0] * 6
        self.human_trophies: list[Small] = [0] * 6  # how many of the trophies are human zombies
        self.hand: list[Mask] = [0] * 6
        self.front: list[Mask] = [0] * 6
        self.carded: list[Small] = [0] * 6  # has played its card of this turn cycle
        self.paged: list[Small] = [0] * 6  # has used its page of this turn cycle
        self.lost: list[Small] = [0] * 6  # ends of own turns until it is over
        self.repel: list[Small] = [0] * 6  # likewise
        self.fever: list[Small] = [0] * 6  # 1 werewolf in the next own turn, 2 now
        # standing pass: 1 until the own turn, 2 until something happens to the seat
        self.passing: list[Small] = [0] * 6
        self.attacked = 0  # seats the werewolf has attacked in this turn
        self.tried = 0  # the spell was tried in this turn
        # Cards
        self.draw: Mask = 0
        self.discard: Mask = 0
        self.removed: Mask = 0
        # [who * 7 + place]: hidden cards that may be there for all this seat knows; who 6 watches
        self.may: list[Mask] = [0] * 49
        # Walking distances from pawns with repellent: a cache that is never copied
        self.reach: list[Small] = [0] * 1620
        self.reach_from: list[Small] = [0] * 6
        self.reach_laid: list[Small] = [0] * 6

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        self.copy_frame(other)
        self.copy_facts(other)
        self.copy_map(other)
        self.copy_seats(other)

    def copy_facts(self, other: Table) -> None:
        self.night = other.night
        self.kills = other.kills
        self.loss_down = other.loss_down
        self.trees_half = other.trees_half
        self.fever_opponent = other.fever_opponent
        self.pages_removed = other.pages_removed
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.hours = other.hours
        self.winner = other.winner
        self.dawn = other.dawn
        self.laid = other.laid
        self.cabin = other.cabin
        self.cemetery = other.cemetery
        self.pile = other.pile
        self.pool = other.pool
        self.attacked = other.attacked
        self.tried = other.tried
        self.draw = other.draw
        self.discard = other.discard
        self.removed = other.removed

    def copy_map(self, other: Table) -> None:
        for i in range(other.laid):
            self.kind[i] = other.kind[i]
            self.rotation[i] = other.rotation[i]
            self.x[i] = other.x[i]
            self.y[i] = other.y[i]
        for i in range(other.laid * 4):
            self.beside[i] = other.beside[i]
        self.grid[:] = other.grid
        self.near[:] = other.near
        self.ground[:] = other.ground
        self.dogs[:] = other.dogs
        self.humans[:] = other.humans
        self.token[:] = other.token
        self.moved[:] = other.moved

    def copy_seats(self, other: Table) -> None:
        for i in range(6):
            self.at[i] = other.at[i]
            self.halves[i] = other.halves[i]
            self.bullets[i] = other.bullets[i]
            self.trophies[i] = other.trophies[i]
            self.human_trophies[i] = other.human_trophies[i]
            self.hand[i] = other.hand[i]
            self.front[i] = other.front[i]
            self.carded[i] = other.carded[i]
            self.paged[i] = other.paged[i]
            self.lost[i] = other.lost[i]
            self.repel[i] = other.repel[i]
            self.fever[i] = other.fever[i]
            self.passing[i] = other.passing[i]
            self.reach_laid[i] = 0
        for i in range(49):
            self.may[i] = other.may[i]

    # The map

    def slot_at(self, x: int, y: int) -> int:
        """The tile lying there, -1 none."""
        return self.grid[(y & 31) * 32 + (x & 31)] - 1

    def lay_tile(self, kind: int, rotation: int, x: int, y: int) -> int:
        """Put an empty tile on the map and join its squares to those around; answers its slot."""
        slot = self.laid
        shape = kind * 4 + rotation
        self.laid = slot + 1
        self.kind[slot] = kind
        self.rotation[slot] = rotation
        self.x[slot] = x
        self.y[slot] = y
        self.grid[(y & 31) * 32 + (x & 31)] = slot + 1
        if kind == CABIN:
            self.cabin = slot
        if kind == CEMETERY:
            self.cemetery = slot
        for k in range(9):
            square = slot * 9 + k
            self.ground[square] = GROUND[shape * 9 + k]
            self.dogs[square] = 0
            self.humans[square] = 0
            self.token[square] = 0
            self.moved[square] = 0
            for side in range(4):
                inner = INNER[(shape * 9 + k) * 4 + side]
                self.near[square * 4 + side] = slot * 9 + inner if inner >= 0 else -1
        for side in range(4):
            self.join(slot, side)
        return slot

    def join(self, slot: int, side: int) -> None:
        """Join a new tile to its neighbour on one side, square by square where both edges are open (ZTE-34)."""
        other = self.slot_at(self.x[slot] + (side == 1) - (side == 3), self.y[slot] + (side == 2) - (side == 0))
        self.beside[slot * 4 + side] = other
        if other < 0:
            return
        back = (side + 2) & 3
        self.beside[other * 4 + back] = slot
        here = (self.kind[slot] * 4 + self.rotation[slot]) * 4 + side
        there = (self.kind[other] * 4 + self.rotation[other]) * 4 + back
        pairs = EDGE[here] & EDGE[there]
        for i in range(3):
            if (pairs >> i) & 1:
                here = slot * 9 + border_square(side, i)
                there = other * 9 + border_square(back, i)
                self.near[here * 4 + side] = there
                self.near[there * 4 + back] = here

    def is_beside(self, slot: int, other: int) -> bool:
        """Two tiles share an edge (ZTE-B25)."""
        return (
            self.beside[slot * 4] == other
            or self.beside[slot * 4 + 1] == other
            or self.beside[slot * 4 + 2] == other
            or self.beside[slot * 4 + 3] == other
        )

    # Zombies

    def has_room(self, square: int, human: int) -> bool:
        """One more zombie of this sort may stand there (ZTE-46)."""
        if not self.ground[square] & IS_USABLE or self.humans[square]:
            return False
        return self.dogs[square] == 0 if human else self.dogs[square] < 2

    def may_pace(self, square: int, target: int, human: int) -> bool:
        """A zombie may go from a square to the next one: a way, room, and no repellent against it."""
        if target < 0 or not self.has_room(target, human):
            return False
        return human != 0 or not self.is_repelled(square, target)

    def is_warded(self) -> bool:
        """Some pawn on the map has repellent."""
        for seat in range(self.seats):
            if self.repel[seat] and self.at[seat] >= 0:
                return True
        return False

    def is_repelled(self, square: int, target: int) -> bool:
        """A dog would come closer to a pawn with repellent (ZTE-75, ZTE-B35)."""
        for seat in range(self.seats):
            if self.repel[seat] and self.at[seat] >= 0:
                self.measure(seat)
                if self.reach[seat * 270 + target] < self.reach[seat * 270 + square]:
                    return True
        return False

    def measure(self, seat: int) -> None:
        """Walking distances from a pawn, doors respected, zombies ignored; anew only when pawn or map changed."""
        if self.reach_from[seat] == self.at[seat] and self.reach_laid[seat] == self.laid:
            return
        self.reach_from[seat] = self.at[seat]
        self.reach_laid[seat] = self.laid
        queue = [0] * 270
        base = seat * 270
        for i in range(self.laid * 9):
            self.reach[base + i] = FAR
        self.reach[base + self.at[seat]] = 0
        queue[0] = self.at[seat]
        head = 0
        tail = 1
        while head < tail:
            square = queue[head]
            head += 1
            for side in range(4):
                target = self.near[square * 4 + side]
                if target >= 0 and self.reach[base + target] == FAR:
                    self.reach[base + target] = self.reach[base + square] + 1
                    queue[tail] = target
                    tail += 1

    # Seats

    def fronts(self, seat: int, kind: int) -> bool:
        """A card of this kind lies in front of the seat."""
        return (self.front[seat] & COPIES[kind]) != 0

    def must_fight(self, seat: int) -> bool:
        """Zombies share the pawn's square, and it is not up in the trees (ZTE-21, ZTE-81)."""
        square = self.at[seat]
        if square < 0 or self.dogs[square] + self.humans[square] == 0:
            return False
        return not (self.ground[square] & IS_WOODED and self.front[seat] & COPIES[MONKEYS])
