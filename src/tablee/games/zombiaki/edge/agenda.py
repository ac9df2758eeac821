"""The steps of the agenda as readable JSON, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.bits import contains
from tablee.core.fields import Json
from tablee.games.zombiaki.cards.cards import IDS, SIDES
from tablee.games.zombiaki.cards.squares import LANES, SQUARES, STREET
from tablee.games.zombiaki.cards.steps import CAUSES, STEPS
from tablee.games.zombiaki.cards.targets import TARGETS

Wrong = Callable[[str, Any], Exception]

# Arguments of each step, from the lowest bits up: name and width
FIELDS: dict[str, tuple[tuple[str, int], ...]] = {
    "run": (("square", 4), ("steps", 3)),
    "draw": (("side", 1),),
    "discard": (("side", 1),),
    "play": (("side", 1),),
    "enter": (("squares", STREET), ("back", 1)),
    "mine": (("square", 4),),
    "car": (("square", 4),),
    "shrapnel": (("square", 4),),
    "gun": (("card", 6), ("target", 5)),
    "click": (("card", 6),),
    "bullets": (("lane", 2), ("bullets", 3)),
    "to": (("square", 4), ("cause", 3)),
    "take": (("side", 1),),
    "net": (("squares", STREET),),
    "pour": (("square", 4), ("points", 3), ("squares", STREET)),
    "burn": (("row", 3), ("A", 3), ("B", 3), ("C", 3)),
}
WORDS = {"square": SQUARES, "side": SIDES, "card": IDS, "target": TARGETS, "lane": tuple(LANES), "cause": CAUSES}
ASKED = {"hold": 0, "dogs": 0, "run": 0, "click": 0, "shrapnel": 1, "net": 1, "pour": 1, "burn": 1}


def write_step(step: int) -> Json:
    """Write a step, for example `{"step": "shrapnel", "square": "C3"}`."""
    kind, about = STEPS[step & 31], step >> 5
    told: Json = {"step": kind}
    for name, bits in FIELDS.get(kind, ()):
        told[name] = write_field(name, about & ((1 << bits) - 1))
        about >>= bits
    return told


def write_field(name: str, value: int) -> Any:
    if name == "squares":
        return [SQUARES[square] for square in range(STREET) if contains(value, square)]
    return WORDS[name][value] if name in WORDS else value


def read_step(told: Json, wrong: Wrong) -> int:
    """Read a step; `wrong` makes the error for an unreadable field."""
    kind = told.get("step")
    if kind not in STEPS:
        raise wrong("agenda", kind)
    about = shift = 0
    for name, bits in FIELDS.get(kind, ()):
        about |= read_field(name, told.get(name), bits, wrong) << shift
        shift += bits
    return STEPS.index(kind) + 32 * about


def read_field(name: str, value: Any, bits: int, wrong: Wrong) -> int:
    if name == "squares":
        if not isinstance(value, list) or not value or any(square not in SQUARES for square in value):
            raise wrong("agenda", value)
        return sum(1 << SQUARES.index(square) for square in set(value))
    if name in WORDS:
        if value not in WORDS[name]:
            raise wrong("agenda", value)
        return WORDS[name].index(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << bits:
        raise wrong("agenda", value)
    return value


def asked_side(step: int) -> int | None:
    """Side that answers a step; None if it asks nothing."""
    told = write_step(step)
    if told["step"] == "to":
        return 1 if told["cause"] == "blood" else 0
    if told["step"] in ("discard", "play", "take"):
        return SIDES.index(told["side"])
    return ASKED.get(told["step"])
