"""Everything on the table: map, dogs, tokens, pawns, cards, and what each seat knows about hidden ones."""

from __future__ import annotations

from typing import final

from tablee.core.bits import contains, lowest
from tablee.core.fields import NOBODY, OWNER, cache, composed, derived, each, field, known, setting
from tablee.core.hot import Mask, Small, Tiny, unset
from tablee.core.kinds import Flag, Maybe, Number, Places, Row, Seat, Seats, Word
from tablee.core.methods import with_fields
from tablee.core.state import State
from tablee.games.zombies4.cards.cards import CARD_COUNT
from tablee.games.zombies4.cards.picks import SEATS, SLOTS, SQUARE_NAMES, TILE_NAMES
from tablee.games.zombies4.cards.tables import (
    CABIN,
    CEMETERY,
    CLIMBING,
    COPIES,
    EDGE,
    GROUND,
    INNER,
    IS_USABLE,
    IS_WOODED,
    SQUARE_BIT,
    WORD,
)
from tablee.games.zombies4.cards.tiles import COMPASS
from tablee.games.zombies4.edge.agenda import KIND_NAMES, STAGES
from tablee.games.zombies4.edge.agenda import NAMES as STEP_NAMES
from tablee.games.zombies4.edge.words import DOGS, PASSES, TILE_IDS, TOKENS, Cards, TilePile

NOWHERE = -1  # a pawn off the map
HEART = 1
BULLET = 2
PILE_PLACE = 6  # the draw pile, among the places where a hidden card may be; 0..5 are the hands
FAR = 999
GRID = 32  # a map is never wider than 29 tiles
SQUARE_COUNT = 9 * SLOTS
WORDS = SQUARE_COUNT // WORD + 1
ALL_OF_WORD = (1 << WORD) - 1
MOST_NIGHT = 100
LAST_ROUND = 100  # several times what people need; stops bots that would never end
TOLD_STEPS = 4  # steps of the agenda in observations for learning
ANGLES = ("0", "90", "180", "270")
KNOWERS = SEATS + 1  # the seats and, last, the spectator; as places, the hands and the draw pile


def border_square(side: int, i: int) -> int:
    """The i-th square along a side of a tile, counted from the west or the north."""
    if side == 0:
        return i
    if side == 1:
        return i * 3 + 2
    if side == 2:
        return 6 + i
    return i * 3


@with_fields
class Board(State):
    """The state of a match without its rules. A square is `slot * 9 + place`; slots are tiles in order of laying."""

    most_seats = SEATS
    rows = "players"

    # settings
    night: int = setting(Number(0, MOST_NIGHT), "rounds from the last tile until dawn; 0 means no dawn (ZTE-C1)")
    kills: int = setting(Number(5, 50), "trophies needed to win")
    loss_down: int = setting(Word(("up", "down")), "rounding when death costs half the trophies", key="death_loss")
    trees_half: bool = setting(Flag(), "trees cost half a heart")
    fever_opponent: int = setting(
        Word(("self", "opponent")), "who becomes a werewolf by Full Moon Fever", key="fever_target"
    )
    pages_removed: int = setting(Word(("discarded", "removed")), "what happens to used pages", key="used_pages")
    version_1: bool = setting(
        Flag(), "rules version 1: dogs are placed in reading order, and dawn comes even if `night` is 0"
    )
    # the map
    laid: int = derived(Number(0, SLOTS), "number of tiles on the map", learned=True)
    kind: list[Small] = composed(Row(Word(TILE_IDS), SLOTS), "kind of each tile", used=("laid", 1), learned=True)
    rotation: list[Small] = composed(
        Row(Word(ANGLES), SLOTS), "rotation of each tile, in degrees", used=("laid", 1), learned=True
    )
    x: list[Small] = composed(
        Row(Number(-30, 30, usual=12), SLOTS),
        "column of each tile, counted eastwards from the Bridge",
        used=("laid", 1),
        learned=True,
    )
    y: list[Small] = composed(
        Row(Number(-30, 30, usual=12), SLOTS),
        "row of each tile, counted southwards from the Bridge",
        used=("laid", 1),
        learned=True,
    )
    grid: list[Tiny] = derived(
        Row(Number(0, SLOTS), GRID * GRID), "[row * 32 + column]: the slot of the tile there, plus 1"
    )
    beside: list[Small] = derived(
        Row(Number(-1, SLOTS), SLOTS * 4), "[slot * 4 + side]: the slot of the neighbouring tile", used=("laid", 4)
    )
    near: list[Small] = derived(
        Row(Number(-1, SQUARE_COUNT), SQUARE_COUNT * 4),
        "[square * 4 + side]: the square reached by walking there",
        used=("laid", 36),
    )
    ground: list[Small] = derived(Row(Number(0, 63), SQUARE_COUNT), "terrain flags of each square", used=("laid", 9))
    dogs: list[Small] = field(Places(SQUARE_NAMES, Number(0, 2)), "zombie dogs on each square", used=("laid", 9))
    humans: list[Small] = field(Places(SQUARE_NAMES, Number(0, 1)), "human zombies on each square", used=("laid", 9))
    moved: list[Small] = field(
        Places(SQUARE_NAMES, Number(0, 2)), "zombies on each square that have moved this turn", used=("laid", 9)
    )
    token: list[Small] = field(
        Places(SQUARE_NAMES, Word(TOKENS)), "the token on each square", key="tokens", used=("laid", 9)
    )
    roomy: list[Mask] = derived(Row(Number(0, ALL_OF_WORD), WORDS), "squares with room for one more dog")
    restless: list[Mask] = derived(
        Row(Number(0, ALL_OF_WORD), WORDS), "squares with a dog that has not moved this turn and has room beside it"
    )
    paced: list[Mask] = derived(Row(Number(0, ALL_OF_WORD), WORDS), "squares to which a zombie has moved this turn")
    humans_out: int = derived(Number(0, SQUARE_COUNT), "human zombies on the map")
    cabin: int = derived(Number(-1, SLOTS), "the slot of the Cabin", start=-1)
    cemetery: int = derived(Number(-1, SLOTS), "the slot of the Cemetery", start=-1)
    pile: int = field(TilePile(), "tiles not yet drawn")
    pool: int = field(Number(0, DOGS), "zombie dogs left in the box")
    # clock and end
    active: int = field(Seat(), "the seat whose turn it is")
    first: int = field(Seat(), "the seat that took the first turn")
    round: int = field(Number(1, 10_000, usual=30), "the current round, counted from 1", start=1)
    hours: int = field(Number(0, 10_000, usual=10), "rounds finished since the last tile was drawn")
    attacked: int = field(Seats(), "seats the werewolf has attacked this turn")
    tried: bool = field(Flag(), "the spell has been tried this turn")
    winner: int = field(Maybe(Seat()), "the seat that has won")
    dawn: bool = field(Flag(), "dawn has ended the match")
    stopped: bool = field(Flag(), "the round limit has ended the match")
    # seats
    at: list[Small] = each(
        Maybe(Word(SQUARE_NAMES)), "the square of its pawn; null if off the map", key="square", start=0, learned=False
    )
    halves: list[Small] = each(Number(0, 10), "life, in half hearts")
    bullets: list[int] = each(Number(0, 10_000, usual=10), "bullets")
    trophies: list[Small] = each(Number(0, 200, usual=25), "zombies it has as trophies")
    human_trophies: list[Small] = each(Number(0, 200, usual=25), "how many of its trophies are human zombies")
    front: list[Mask] = each(Cards(), "cards in front of it")
    carded: list[Small] = each(Flag(), "it has played its one card of this turn cycle")
    paged: list[Small] = each(Flag(), "it has used a page in this turn cycle")
    lost: list[Small] = each(Number(0, 2), "how many of its turns must end before it is no longer lost")
    repel: list[Small] = each(
        Number(0, 2), "how many of its turns must end before its repellent wears off", key="repellent"
    )
    fever: list[Small] = each(Number(0, 2), "1: a werewolf in its next turn; 2: a werewolf now")
    hand: list[Mask] = each(Cards(), "cards in hand", seen=OWNER)
    passing: list[Small] = each(
        Word(PASSES), "automatic passing: until its turn, or until something happens to it", seen=OWNER
    )
    # cards
    discard: Mask = field(Cards(), "the discard pile")
    removed: Mask = field(Cards(), "cards removed from the match")
    draw: Mask = field(Cards(), "the draw pile, unordered", seen=NOBODY)
    may: list[Mask] = composed(
        Row(Cards(), KNOWERS * KNOWERS),
        "[who * 7 + place]: cards that may be there, as far as this seat can tell; 6 is the spectator",
    )
    # observations for learning
    pawn_tile: list[Small] = known(Maybe(Word(TILE_NAMES)), "the tile its pawn stands on", of_seats=True)
    pawn_spot: list[Small] = known(Maybe(Word(COMPASS)), "the square of its pawn on that tile", of_seats=True)
    hand_count: list[Small] = known(Number(0, CARD_COUNT, usual=5), "number of cards in its hand", of_seats=True)
    hand_maybe: list[Mask] = known(Cards(), "cards that may be in its hand", of_seats=True)
    draw_count: int = known(Number(0, CARD_COUNT), "number of cards in the draw pile")
    draw_maybe: Mask = known(Cards(), "cards that may be in the draw pile")
    steps: list[int] = known(
        Row(Maybe(Word(STEP_NAMES)), TOLD_STEPS), "the current step and the next steps of the agenda"
    )
    stage: int = known(Maybe(Word(STAGES)), "the next stage of the turn")
    about_seat: int = known(Maybe(Seat()), "the seat of the current step")
    about_tile: int = known(Maybe(Word(TILE_NAMES)), "the tile of the current step, if it has one")
    about_spot: int = known(Maybe(Word(COMPASS)), "the square of the current step on that tile, if it has one")
    about_kind: int = known(Maybe(Word(TILE_IDS)), "the kind of tile to be laid, if the current step lays one")
    about_card: int = known(Maybe(Word(KIND_NAMES)), "the card of the current step, if it has one")
    about_b: int = known(Number(0, 127, usual=16), "argument `b` of the current step (see state/steps.py)")
    about_c: int = known(Number(0, 127, usual=16), "argument `c` of the current step (see state/steps.py)")
    # walking distances from pawns with repellent
    reach: list[Small] = cache(Row(Number(0, FAR), SEATS * SQUARE_COUNT))
    reach_from: list[Small] = cache(Row(Number(-1, SQUARE_COUNT), SEATS))
    reach_laid: list[Small] = cache(Row(Number(0, SLOTS), SEATS), cleared=True)

    # The map

    @final
    def slot_at(self, x: int, y: int) -> int:
        """The slot of the tile at these coordinates; -1 if none."""
        return self.grid[(y & 31) * 32 + (x & 31)] - 1

    def lay_tile(self, kind: int, rotation: int, x: int, y: int) -> int:
        """Put an empty tile on the map and connect it to its neighbours; return its slot."""
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
            self.count_zombies(square)
        for side in range(4):
            self.join(slot, side)
        return slot

    def join(self, slot: int, side: int) -> None:
        """Connect a new tile to its neighbour on one side, square by square where both edges are open (ZTE-34)."""
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
            if contains(pairs, i):
                here = slot * 9 + border_square(side, i)
                there = other * 9 + border_square(back, i)
                self.near[here * 4 + side] = there
                self.near[there * 4 + back] = here
                self.rouse(there)

    @final
    def is_beside(self, slot: int, other: int) -> bool:
        """True if two tiles share an edge (ZTE-B25)."""
        return (
            self.beside[slot * 4] == other
            or self.beside[slot * 4 + 1] == other
            or self.beside[slot * 4 + 2] == other
            or self.beside[slot * 4 + 3] == other
        )

    # Zombies

    def survey(self) -> None:
        """Compute what follows from the zombies on the map."""
        self.humans_out = 0
        for square in range(self.laid * 9):
            self.humans_out += self.humans[square]
            self.count_zombies(square)
            if self.moved[square]:
                self.paced[square >> 6] |= SQUARE_BIT[square & 63]

    def count_zombies(self, square: int) -> None:
        """Bring up to date what follows from the zombies on a square and from those that have moved."""
        if self.has_room(square, 0) != self.is_roomy(square):
            self.roomy[square >> 6] ^= SQUARE_BIT[square & 63]
            for step in range(square * 4, square * 4 + 4):
                if self.near[step] >= 0:
                    self.rouse(self.near[step])
        self.rouse(square)

    def rouse(self, square: int) -> None:
        """Bring up to date whether a dog of this square may still move."""
        if self.dogs[square] > self.moved[square] and self.ways_out(square):
            self.restless[square >> 6] |= SQUARE_BIT[square & 63]
        else:
            self.restless[square >> 6] &= ~SQUARE_BIT[square & 63]

    @final
    def ways_out(self, square: int) -> int:
        """The number of neighbouring squares with room for a dog."""
        count = 0
        for step in range(square * 4, square * 4 + 4):
            if self.near[step] >= 0 and self.is_roomy(self.near[step]):
                count += 1
        return count

    @final
    def is_roomy(self, square: int) -> bool:
        """True if one more dog may stand there."""
        return contains(self.roomy[square >> 6], square & 63)

    @final
    def has_room(self, square: int, human: int) -> bool:
        """True if one more zombie of this sort may stand there (ZTE-46)."""
        if not self.ground[square] & IS_USABLE or self.humans[square]:
            return False
        return self.dogs[square] == 0 if human else self.dogs[square] < 2

    def may_pace(self, square: int, target: int, human: int) -> bool:
        """True if a zombie may go to the neighbouring square: there is a way, room, and no repellent."""
        if target < 0 or not self.has_room(target, human):
            return False
        return human != 0 or not self.is_repelled(square, target)

    def wards(self) -> int:
        """Mask of the seats whose pawn is on the map and has repellent; their distances are up to date."""
        mask = 0
        for seat in range(self.seats):
            if self.repel[seat] and self.at[seat] >= 0:
                self.measure(seat)
                mask |= 1 << seat
        return mask

    @final
    def keep_off(self, wards: int, square: int, target: int) -> bool:
        """True if a dog would come closer to the pawn of one of these seats."""
        while wards:
            reach = lowest(wards) * SQUARE_COUNT
            wards &= wards - 1
            if self.reach[reach + target] < self.reach[reach + square]:
                return True
        return False

    def is_repelled(self, square: int, target: int) -> bool:
        """True if a dog would come closer to a pawn with repellent (ZTE-75, ZTE-B35)."""
        return self.keep_off(self.wards(), square, target)

    def measure(self, seat: int) -> None:
        """Cache walking distances from a pawn through doors, ignoring zombies, until pawn or map changes."""
        if self.reach_from[seat] == self.at[seat] and self.reach_laid[seat] == self.laid:
            return
        self.reach_from[seat] = self.at[seat]
        self.reach_laid[seat] = self.laid
        queue = unset(SQUARE_COUNT)
        base = seat * SQUARE_COUNT
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
        """True if a card of this kind lies in front of the seat."""
        return (self.front[seat] & COPIES[kind]) != 0

    def must_fight(self, seat: int) -> bool:
        """True if zombies share the pawn's square and it is not up in the trees (ZTE-21, ZTE-81)."""
        square = self.at[seat]
        if square < 0 or self.dogs[square] + self.humans[square] == 0:
            return False
        return not (self.ground[square] & IS_WOODED and self.front[seat] & CLIMBING)
