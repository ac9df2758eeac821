"""The components as flat tables for the hot rules, computed once from tiles.py, cards.py and picks.py.

A tile in its orientation is `shape = kind * 4 + rotation`, with rotation in clockwise quarter turns.
A square of a shape is 0..8 in reading order on the table; a side 0..3 is north, east, south, west.
"""

from __future__ import annotations

from tablee.games.zombies4.cards.cards import CARD_COUNT, CARDS, KIND_OF, KINDS, LAID, PAGES, USABLE
from tablee.games.zombies4.cards.picks import BASE, FAMILIES
from tablee.games.zombies4.cards.tiles import BUILDINGS, FOREST_DOGS, ROOMS, TILES, TOKEN_SQUARES, UNUSABLE

# Properties of a square, as bits of GROUND
IS_USABLE = 1
IS_WOODED = 2
IS_ROOM = 4  # inside a named building (ZTE-B23)
IS_TOKEN = 8  # where the tile's tokens may lie (ZTE-18)
IS_CAVE = 16
IS_CABIN = 32  # a room of the Cabin

# Kinds of tiles that rules name
BRIDGE = 0
CABIN = 1
ALTAR = 2
CARS = 6
CEMETERY = 9
FIRST_FOREST = 12

GROUND = [0] * 828  # [shape * 9 + square]
INNER = [0] * 3312  # [(shape * 9 + square) * 4 + side]: the adjacent square inside the tile, -1 if none
EDGE = [0] * 368  # [shape * 4 + side]: open squares of this side, as bits west to east or north to south
SAME = [0] * 92  # [shape]: the smallest rotation that looks the same
TILE_DOGS = [0] * 23
TILE_HEARTS = [0] * 23
TILE_BULLETS = [0] * 23
TILE_KIND = [0] * 30  # the kind of each of the thirty tiles, copies adjacent
TILE_FIRST = [0] * 23  # the first tile of each kind
TILE_COPIES = [0] * 23

# Kinds of cards that a rule or a bot names
RETURN_TO_SENDER = KINDS["return-to-sender"]
AMULET = KINDS["amulet"]
TRANQUILIZER = KINDS["tranquilizer-gun"]
SICKLE = KINDS["sickle"]
SPEAR = KINDS["spear"]
CLAIR_WARLOCK = KINDS["clair-warlock"]
PORTAL = KINDS["portal"]
TALK = KINDS["talk-to-the-hand"]

KIND_COUNT = len(CARDS)
PAGE_KINDS = PAGES
USABLE_KINDS = USABLE
LAID_KINDS = LAID

WORD = 64  # squares per number in a set of squares
CARD_KIND = list(KIND_OF)
CARD_BIT = [1 << card for card in range(CARD_COUNT)]
SQUARE_BIT = [1 << square for square in range(WORD)]  # in a set of squares
COPIES = [sum(1 << card for card in range(CARD_COUNT) if KIND_OF[card] == kind) for kind in range(KIND_COUNT)]
ALL_CARDS = (1 << CARD_COUNT) - 1

# Picks
PASS = BASE["pass"]
PASS_TURN = BASE["pass"] + 1
PASS_EVENT = BASE["pass"] + 2
ROLL = BASE["roll"]
SHOOT = BASE["shoot"]
SUFFER = BASE["suffer"]
STOP = BASE["stop"]
COLLECT = BASE["collect"]
CAST = BASE["cast"]
KEEP = BASE["keep"]
END = BASE["end"]
LAY = BASE["lay"]
ROTATE = BASE["rotate"]
ATTACK = BASE["attack"]
ON = BASE["on"]
PLAY = BASE["play"]
USE = BASE["use"]
DISCARD = BASE["discard"]
TAKE = BASE["take"]
REMOVE = BASE["remove"]
PILE = BASE["pile"]
ADD = BASE["add"]
TILE = BASE["tile"]
AT = BASE["at"]
STEP = BASE["step"]
DOG = BASE["dog"]
HUMAN = BASE["human"]
MOST_ADDED = len(FAMILIES["add"]) - 1


def _turned(square: int, rotation: int) -> int:
    """Where a printed square lies after clockwise rotation."""
    row, column = divmod(square, 3)
    for _ in range(rotation):
        row, column = column, 2 - row
    return row * 3 + column


def _bits(tile_id: str, letter: str) -> int:
    bits = 0 if letter in UNUSABLE else IS_USABLE
    bits |= IS_WOODED if letter == "T" else 0
    bits |= IS_ROOM if letter in ROOMS and tile_id in BUILDINGS else 0
    bits |= IS_CABIN if letter == "B" and tile_id == "cabin" else 0
    bits |= IS_CAVE if letter == "C" else 0
    anywhere = tile_id == "campground"  # no building and no marked squares (ZTE-65)
    return bits | (IS_TOKEN if letter in TOKEN_SQUARES or anywhere else 0)


def _fill_shape(kind: int, rotation: int) -> None:
    tile, shape = TILES[kind], kind * 4 + rotation
    letters = tile.squares
    border = (lambda k: k < 3, lambda k: k % 3 == 2, lambda k: k > 5, lambda k: k % 3 == 0)
    for printed in range(9):
        square = _turned(printed, rotation)
        GROUND[shape * 9 + square] = _bits(tile.id, letters[printed])
        for drawn in range(4):
            side = (drawn + rotation) % 4
            walled = tile.edge(printed, drawn) in "-|" or letters[printed] in UNUSABLE
            inner = -1 if walled or border[side](square) else square + (-3, 1, 3, -1)[side]
            INNER[(shape * 9 + square) * 4 + side] = inner
            if border[side](square) and not walled:
                EDGE[shape * 4 + side] |= 1 << (square % 3 if side % 2 == 0 else square // 3)


def _close_towards_unusable(shape: int) -> None:
    for square in range(9):
        for side in range(4):
            step = (shape * 9 + square) * 4 + side
            if INNER[step] >= 0 and not GROUND[shape * 9 + INNER[step]] & IS_USABLE:
                INNER[step] = -1


def _looks(shape: int) -> list[list[int]]:
    return [
        [GROUND[shape * 9 + i] for i in range(9)],
        [INNER[shape * 36 + i] for i in range(36)],
        [EDGE[shape * 4 + i] for i in range(4)],
    ]


def _fill_tiles() -> None:
    next_tile = 0
    for kind, tile in enumerate(TILES):
        for rotation in range(4):
            _fill_shape(kind, rotation)
            _close_towards_unusable(kind * 4 + rotation)
            alike = [turn for turn in range(rotation + 1) if _looks(kind * 4 + turn) == _looks(kind * 4 + rotation)]
            SAME[kind * 4 + rotation] = alike[0]
        TILE_DOGS[kind] = 0 if tile.dogs == FOREST_DOGS else tile.dogs
        TILE_HEARTS[kind], TILE_BULLETS[kind] = tile.hearts, tile.bullets
        TILE_FIRST[kind], TILE_COPIES[kind] = next_tile, tile.copies
        for _ in range(tile.copies):
            TILE_KIND[next_tile] = kind
            next_tile += 1


def _of_sort(sort: str) -> int:
    """Mask of all cards of a sort."""
    return sum(1 << card for card, kind in enumerate(KIND_OF) if CARDS[kind].sort == sort)


def _with(trait: str) -> int:
    """Mask of all cards with a trait."""
    return sum(1 << card for card, kind in enumerate(KIND_OF) if trait in CARDS[kind].traits)


_fill_tiles()
ALL_PAGES = _of_sort("page")
USABLE_CARDS = (1 << KIND_OF.index(USABLE_KINDS)) - 1  # discarded from the table for an effect
CANCELLING = _with("cancels")  # played against a card (ZTE-89)
CLIMBING = _with("climbs")  # keeps a pawn in the trees out of fights (ZTE-81)
STRIKING = _with("strikes")  # +1 in every attack (ZTE-87)
STRIKING_FIRST = _with("strikes-first")  # +1 in the first attack (ZTE-85)
PUSHING = _with("pushes")  # push the other dog away (ZTE-85)
AIDING_EVENTS = _with("aids") & _of_sort("event")  # helps after a miss (ZTE-B8, ZTE-C11)
AIDING_PAGES = _with("aids") & ALL_PAGES
