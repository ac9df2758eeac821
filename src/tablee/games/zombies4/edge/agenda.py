"""Steps of the agenda as readable JSON and back, driven by one table (state/steps.py explains a, b and c)."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.games.zombies4.cards.cards import CARDS, KIND_OF
from tablee.games.zombies4.cards.picks import SQUARE_NAMES, TILE_NAMES
from tablee.games.zombies4.cards.tiles import SIDES, TILES
from tablee.games.zombies4.edge.words import NO_PLACE

SHIFTS = {"a": (8, 9), "b": (17, 7), "c": (24, 7)}

STAGES = ("begin", "draw-tile", "before-fights", "fights", "refill", "move-die", "zombie-die", "last", "over")
REASONS = ("turn", "fights", "move", "arrival", "prowl", "spell", "duel")
FOES = ("dog", "human", "tree")
PLACED = ("dogs", "hearts", "bullets")
PILES = ("none", "draw", "discard")
PLACES = tuple(f"{tile} {side}" for tile in TILE_NAMES for side in SIDES)
CARD_NAMES = tuple(CARDS[kind].id for kind in KIND_OF)
KIND_NAMES = tuple(card.id for card in CARDS)
TILE_IDS = tuple(tile.id for tile in TILES)


class Part(NamedTuple):
    """One field of a step: its name, its bits, and the words for its values (or a number, a flag, a seat)."""

    name: str
    where: str
    low: int
    width: int
    words: tuple[str, ...] = ()
    sort: str = "word"


def number(name: str, where: str, low: int = 0, width: int = 7) -> Part:
    return Part(name, where, low, width, sort="number")


def flag(name: str, where: str, low: int) -> Part:
    return Part(name, where, low, 1, sort="flag")


SQUARE = Part("square", "a", 0, 9, SQUARE_NAMES)
TARGET = Part("target", "b", 0, 3, sort="number")

PARTS: dict[str, tuple[Part, ...]] = {
    "turn": (Part("stage", "a", 0, 9, STAGES),),
    "window": (number("asked", "a", 0, 9), Part("reason", "b", 0, 7, REASONS)),
    "card": (
        Part("card", "a", 0, 9, CARD_NAMES),
        Part("target", "b", 0, 3, sort="seat"),
        flag("cancelled", "b", 3),
        flag("in_use", "b", 4),
        flag("announced", "b", 5),
        number("asked", "c"),
    ),
    "laying": (Part("tile", "a", 0, 9, TILE_IDS), Part("place", "b", 0, 7, PLACES, "option")),
    "placing": (SQUARE, Part("what", "b", 0, 7, PLACED), number("left", "c")),
    "fight": (
        SQUARE,
        Part("foe", "b", 0, 2, FOES),
        flag("later", "b", 2),
        flag("no_push", "b", 3),
        number("missing", "c"),
    ),
    "move": (number("left", "b"),),
    "spell": (),
    "duel": (
        number("die", "a", 0, 3),
        number("target_die", "a", 3, 3),
        TARGET,
        number("phase", "b", 3, 4),
        number("added", "c"),
    ),
    "prowl": (number("left", "b"),),
    "pace": (SQUARE, flag("human", "b", 0)),
    "ending": (),
    "send": (Part("card", "a", 0, 9, KIND_NAMES), TARGET),
    "herd": (SQUARE, Part("place", "b", 0, 7, TILE_NAMES, "option"), number("tile", "c")),
    "shot": (),
    "theft": (TARGET,),
    "search": (TARGET,),
    "trim": (),
    "purge": (number("kind", "a", 0, 9), Part("pile", "b", 0, 7, PILES), number("left", "c")),
    "wrath": (number("seats", "a", 0, 9),),
    "banish": (),
}
"""The steps in the order of their ops; every step also has a `seat`."""

NAMES = tuple(PARTS)


def name_of(step: int) -> str:
    return NAMES[step & 31]


def seat_of(step: int) -> int:
    return (step >> 5) & 7


def write_step(step: int) -> dict[str, Any]:
    """Write a step as JSON, omitting defaults."""
    shown: dict[str, Any] = {"step": name_of(step), "seat": seat_of(step)}
    for part in PARTS[name_of(step)]:
        base, _ = SHIFTS[part.where]
        value = write_value(part, (step >> (base + part.low)) & ((1 << part.width) - 1))
        if value is not None and value is not False:
            shown[part.name] = value
    return shown


def write_value(part: Part, bits: int) -> Any:
    if part.sort == "flag":
        return bool(bits)
    if part.sort == "number":
        return bits
    if part.sort == "seat":
        return bits - 1 if bits else None
    if part.sort == "option" and bits == NO_PLACE:
        return None
    return part.words[bits]


def read_step(shown: dict[str, Any]) -> int:
    """Read a step from JSON; raise ValueError if it is invalid."""
    name = shown.get("step")
    parts = PARTS.get(str(name))
    unknown = set(shown) - {"step", "seat"} - {part.name for part in parts or ()}
    if parts is None or unknown:
        raise ValueError(f"no such step: {name} {sorted(unknown)}")
    step = NAMES.index(str(name)) | in_bits(shown.get("seat", 0), 3) << 5
    for part in parts:
        base, _ = SHIFTS[part.where]
        step |= in_bits(read_value(part, shown.get(part.name)), part.width) << (base + part.low)
    return step


def read_value(part: Part, value: Any) -> int:
    if value is None:
        return NO_PLACE if part.sort == "option" else 0
    if part.words:
        if value not in part.words:
            raise ValueError(f"{part.name}: {value}")
        return part.words.index(value)
    return int(value) + (part.sort == "seat")


def in_bits(value: int, width: int) -> int:
    if not 0 <= value < 1 << width:
        raise ValueError(f"{value} is out of range")
    return value


def card_of(step: int) -> int:
    """The card of a card step."""
    return (step >> 8) & 511


def kind_of_card(step: int) -> int:
    """The kind of the card of a card step."""
    return KIND_OF[card_of(step)]


def with_card(step: int, card: int) -> int:
    """The same card step with another copy of the card."""
    return step & ~(511 << 8) | card << 8


def is_open_card(step: int) -> bool:
    """True for a card step whose card is in no pile meanwhile (a used card is already among the discards)."""
    return name_of(step) == "card" and not (step >> 17) & 16
