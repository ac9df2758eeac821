"""Parts of a position as they were told in JSON, read and checked one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.game import Json
from tablee.games.happy_pigs.cards import FOOTPRINTS
from tablee.games.happy_pigs.ground import Farm, Layout, Pig, places
from tablee.games.happy_pigs.hand import Hand
from tablee.games.happy_pigs.picks import CORNERS, FIELDS, KINDS

GAME = "happy_pigs"


def refuse(field: str, value: Any) -> BadInput:
    return BadInput("position-field", game=GAME, field=field, value=str(value)[:40])


def broken(field: str, detail: str) -> BadInput:
    return BadInput("position-invariant", game=GAME, field=field, detail=detail)


def number(told: Json, field: str, low: int, high: int) -> int:
    """A whole number in a range."""
    value = told.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise refuse(field, value)
    return value


def index(told: Json, field: str, names: Sequence[str]) -> int:
    """The place of a name in a list, -1 for null."""
    value = told.get(field, "")
    if value is None:
        return -1
    if not isinstance(value, str) or value not in names:
        raise refuse(field, value)
    return names.index(value)


def tally(told: Json, field: str, names: Sequence[str]) -> list[int]:
    """How many of each name."""
    value = told.get(field)
    if not isinstance(value, dict) or not set(value) <= set(names):
        raise refuse(field, value)
    return [number(value, name, 1, 999) if name in value else 0 for name in names]


def listed(told: Json, field: str) -> list[Any]:
    value = told.get(field)
    if not isinstance(value, list):
        raise refuse(field, value)
    return value


def hand(words: list[Any]) -> int:
    names: list[tuple[str, ...]] = [FIELDS, CORNERS, FIELDS]
    if len(words) > 3 or not all(word in known for word, known in zip(words, names, strict=False)):
        raise refuse("hand", words)
    chosen = [known.index(word) for word, known in zip(words, names, strict=False)]
    return Hand(*chosen).code


def read_layout(told: list[Any], farm: Farm) -> Layout:
    layout: list[Pig] = []
    for one in told:
        try:
            size, vaccinated = divmod(KINDS.index(one["pig"]), 2)
            long, short = FOOTPRINTS[size]
            pig = Pig(size, vaccinated, one["x"], one["y"], (one["w"], one["h"]) == (long, short))
            fits = (pig.x, pig.y, pig.wide) in places(farm, size) and one["w"] * one["h"] == long * short
        except (KeyError, TypeError, ValueError) as error:
            raise refuse("layout", one) from error
        if not fits or any(other.cells & pig.cells for other in layout):
            raise broken("layout", f"{one['pig']} at {one['x']}, {one['y']}")
        layout.append(pig)
    if [(pig.x, pig.y) for pig in layout] != sorted((pig.x, pig.y) for pig in layout):
        raise refuse("layout", "pigs from left to right and from top to bottom")
    return tuple(layout)
