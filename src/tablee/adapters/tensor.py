"""Views as tensors. Which number stands where is data: tensors/<game>.toml, or `tensor.toml` in a game's own folder.

Each `[[feature]]` names a path in the view's JSON and how to write what is found there:

- `kind = "number"`: the number divided by `most`, clipped to -1 … 1; 0 if there is none
- `kind = "flag"`: 1 if it is there and true (or not empty)
- `kind = "name"`: one place per name of `names`, 1 at the one found
- `kind = "names"`: one place per name, its count divided by `most`; from a list, or from counts by name
- `kind = "size"`: the length, divided by `most`
- `kind = "seat"`: one place per seat, 1 at the one named, counted from the viewer's seat
- `kind = "seats"`: the same for a list of seats

A `*` in a path, or `{seat}` within a step, runs over all seats, the viewer's first; `{}` runs over the names of `over`.
Both `names` and `over` are a list, a number n (for 0 to n - 1) or the name of a list in `[names]`, where `"pick card"`
stands for every word of the kind `card` in the game's picks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.core import shelf
from tablee.core.game import Game
from tablee.text.catalogue import home

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Feature:
    """A run of numbers in the tensor: once, or once for every seat."""

    path: str
    kind: str
    most: float
    names: dict[str, int]
    seats: int

    @cached_property
    def paths(self) -> list[tuple[str | int, ...]]:
        """The path for each seat in order; a single path if it is not per seat."""
        each = "*" in self.path or "{seat}" in self.path
        return [tuple(steps(self.path, seat)) for seat in range(self.seats if each else 1)]

    @cached_property
    def width(self) -> int:
        """How many numbers it takes; if it is per seat, for one of them."""
        if self.kind in ("name", "names"):
            return len(self.names)
        return self.seats if self.kind in ("seat", "seats") else 1

    @cached_property
    def size(self) -> int:
        return self.width * len(self.paths)

    def write(self, shown: dict[str, Any], seat: int, out: Floats) -> None:
        """Fill this feature's part of the tensor, which is all zeros."""
        writer, ways = WRITERS[self.kind], len(self.paths)
        for turn in range(ways):
            found = look(shown, self.paths[(seat + turn) % ways if ways > 1 else 0])
            if found is not None:
                writer(self, found, seat, out[turn * self.width : (turn + 1) * self.width])


def steps(path: str, seat: int) -> Iterator[str | int]:
    """The steps of a path for a seat: numbers go into lists."""
    for step in path.replace("{seat}", str(seat)).split("."):
        yield seat if step == "*" else int(step) if step.isdigit() else step


def look(shown: Any, path: tuple[str | int, ...]) -> Any:
    """The value at a path, or None."""
    here = shown
    for step in path:
        try:
            here = here[step]
        except (KeyError, IndexError, TypeError):
            return None
    return here


def write_number(feature: Feature, found: Any, _seat: int, out: Floats) -> None:
    out[0] = max(-1.0, min(1.0, float(found) / feature.most))


def write_flag(_feature: Feature, found: Any, _seat: int, out: Floats) -> None:
    out[0] = float(bool(found))


def write_size(feature: Feature, found: Any, _seat: int, out: Floats) -> None:
    out[0] = min(1.0, len(found) / feature.most)


def write_names(feature: Feature, found: Any, _seat: int, out: Floats) -> None:
    counts = found.items() if isinstance(found, dict) else ((name, 1) for name in listed(found))
    for name, count in counts:
        if name in feature.names:
            out[feature.names[name]] += count / feature.most


def write_seats(feature: Feature, found: Any, seat: int, out: Floats) -> None:
    for named in listed(found):
        if isinstance(named, int) and 0 <= named < feature.seats:
            out[(named - seat) % feature.seats] = 1.0


def listed(found: Any) -> list[Any]:
    return found if isinstance(found, list) else [found]


WRITERS = {
    "number": write_number,
    "flag": write_flag,
    "size": write_size,
    "name": write_names,
    "names": write_names,
    "seat": write_seats,
    "seats": write_seats,
}


class Encoder:
    """The tensor of a game for a number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.features = list(features(game, seats))
        self.size = sum(feature.size for feature in self.features)

    def encode(self, shown: dict[str, Any], seat: int) -> Floats:
        """The tensor of a view's JSON, seen by this seat."""
        out = np.zeros(self.size, np.float32)
        start = 0
        for feature in self.features:
            feature.write(shown, seat, out[start : start + feature.size])
            start += feature.size
        return np.clip(out, -1, 1, out=out)

    def layout(self) -> list[tuple[int, int, str, str]]:
        """Start, size, path and kind of every feature."""
        rows, start = [], 0
        for feature in self.features:
            rows.append((start, feature.size, feature.path, feature.kind))
            start += feature.size
        return rows


def features(game: Game, seats: int) -> Iterator[Feature]:
    """All features of a game's file, in their order."""
    data = read(game.name)
    lists = {name: names_of(game, given) for name, given in data.get("names", {}).items()}

    def names(given: Any) -> tuple[str, ...]:
        return lists[given] if isinstance(given, str) else names_of(game, given)

    for each in data["feature"]:
        order = {name: number for number, name in enumerate(names(each.get("names", [])))}
        for name in names(each["over"]) if "over" in each else [""]:
            path = each["path"].replace("{}", name)
            yield Feature(path, each["kind"], float(each.get("most", 1)), order, seats)


@cache
def read(game: str) -> dict[str, Any]:
    """A game's file: one of ours, or the one in the game's own folder; without any, a tensor of one number."""
    for file in (files("tablee.adapters").joinpath("tensors", f"{game}.toml"), home(game) / "tensor.toml"):
        if file.is_file():
            return tomllib.loads(file.read_text("utf-8"))
    return {"feature": [{"path": "seat", "kind": "flag"}]}


def names_of(game: Game, given: Any) -> tuple[str, ...]:
    """A list as the file writes it, the numbers below n, or all words of one kind in the game's picks."""
    if isinstance(given, int):
        return tuple(str(number) for number in range(given))
    if not isinstance(given, str):
        return tuple(given)
    kind = given.removeprefix("pick ")
    words = (game.picks.parse(text)[1].get(kind) for text in game.picks.texts)
    return tuple(dict.fromkeys(word for word in words if word is not None))


@cache
def encoder(game: str, seats: int) -> Encoder:
    return Encoder(shelf.find(game), seats)
