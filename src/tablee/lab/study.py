"""Studies: which games, settings and bots, and how many matches. Written in TOML (docs/how-to/run-a-study.md)."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Any

from tablee.adapters.stdio import player
from tablee.core import shelf
from tablee.core.errors import BadInput, Problem
from tablee.core.setting import Value
from tablee.text.catalogue import home

# In total less than 64, so that all streams are distinct.
SEED_BITS, DEAL_BITS, TURN_BITS, STREAM_BITS = 24, 32, 3, 3
MOST_SEED, MOST_DEALS = (1 << SEED_BITS) - 1, 1 << DEAL_BITS
CHUNKS, LEAST_CHUNK, MOST_CHUNK = 40, 4, 500
STUDY_KEYS = {"title", "about", "seed", "case"}
CASE_KEYS = {"game", "seats", "bots", "options", "sweep", "matches", "until", "rotate", "watch"}
# What determines how a match is played and measured, besides the game's own folder:
ENGINE_FOLDERS = ("core", "kit", "bots")
ENGINE_FILES = ("course.py", "playing.py", "rows.py", "study.py", "watch.py")  # in this folder


@dataclass(frozen=True)
class Cell:
    """One case of a study: a game with its settings and line-up; its matches are numbered from 0."""

    game: str
    settings: dict[str, Value]  # all settings
    given: dict[str, Value]  # the settings the study names
    bots: tuple[str, ...]
    rotate: bool
    watch: bool
    matches: int  # how many to play; with `within`, the maximum
    within: float  # stop once every share of the wins is known to ± this; 0: play all matches
    seed: int
    code: str

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def turns(self) -> int:
        """How often each deal is played: once per distinct rotation of the line-up."""
        if not self.rotate:
            return 1
        return len({self.seated(turn) for turn in range(self.seats)})

    def seated(self, turn: int) -> tuple[str, ...]:
        """Return the line-up in this rotation."""
        return tuple(self.bots[(seat + turn) % self.seats] for seat in range(self.seats))

    @property
    def deals(self) -> int:
        return -(-self.matches // self.turns)

    @property
    def chunk(self) -> int:
        """The number of deals that are played and stored together."""
        return max(1, min(MOST_CHUNK, max(LEAST_CHUNK, self.matches // CHUNKS)) // self.turns)

    def stream(self, deal: int, turn: int, number: int) -> int:
        """Return the seed of a stream: 0 is the table's, the same in all rotations of a deal; 1 + seat is a bot's."""
        played = deal << TURN_BITS | (turn if number else 0)
        return (self.seed << DEAL_BITS + TURN_BITS | played) << STREAM_BITS | number

    def chunks(self) -> Iterator[Chunk]:
        for number, first in enumerate(range(0, self.deals, self.chunk)):
            yield Chunk(self, number, first, min(self.chunk, self.deals - first))


@dataclass(frozen=True)
class Chunk:
    """A range of a cell's deals, starting at number `first`."""

    cell: Cell
    number: int
    first: int
    deals: int

    @property
    def matches(self) -> int:
        return self.deals * self.cell.turns


@dataclass(frozen=True)
class Study:
    """A named list of cells."""

    name: str
    title: dict[str, str]
    about: dict[str, str]
    cells: tuple[Cell, ...]

    @property
    def fingerprint(self) -> str:
        """A hash of everything but the code that determines the rows: same fingerprint and code, same rows."""
        text = json.dumps([fingerprint(cell) for cell in self.cells], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def code(self) -> str:
        return ", ".join(sorted({cell.code for cell in self.cells}))

    @property
    def matches(self) -> int:
        return sum(cell.deals * cell.turns for cell in self.cells)


def read_study(path: Path) -> Study:
    """Read a study from its file. Raises BadInput naming what is wrong."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadInput("file-unreadable", field="file", file=str(path), reason=error.strerror) from error
    except (ValueError, UnicodeDecodeError) as error:
        raise BadInput("study-toml", field="file", file=str(path), detail=str(error)) from error
    check_keys(data, STUDY_KEYS, "")
    seed = number(data, "seed", 0, MOST_SEED, 0)
    cases = data.get("case")
    if not isinstance(cases, list) or not cases:
        raise problem("case", "")
    cells = tuple(cell for case in cases for cell in read_case(case, seed))
    return Study(path.stem, named(data, "title", path.stem), named(data, "about", ""), cells)


def read_case(case: Any, seed: int) -> Iterator[Cell]:
    """Yield all cells of a case: every combination of its seat counts and swept settings."""
    check_keys(case, CASE_KEYS, "case")
    game = shelf.find(str(case.get("game", "")))
    until = case.get("until", {})
    check_keys(until, {"within", "most"}, "until")
    matches = number(until or case, "most" if until else "matches", 1, MOST_DEALS, 1000)
    within = until.get("within", 0.0)
    if not isinstance(within, int | float) or not 0 <= within < 1:
        raise problem("within", str(within))
    sweep = case.get("sweep", {})
    if not isinstance(sweep, dict) or not all(isinstance(values, list) and values for values in sweep.values()):
        raise problem("sweep", str(sweep))
    for bots in line_ups(case, game.name):
        for values in product(*sweep.values()):
            given = {**case.get("options", {}), **dict(zip(sweep, values, strict=True))}
            yield Cell(
                game=game.name,
                settings=game.read_settings(len(bots), given),
                given=given,
                bots=bots,
                rotate=bool(case.get("rotate", True)),
                watch=bool(case.get("watch", True)),
                matches=matches,
                within=float(within),
                seed=seed,
                code=code_version(game.name),
            )


def line_ups(case: Mapping[str, Any], game: str) -> Iterator[tuple[str, ...]]:
    """Yield the line-up for each number of seats: `bots` lists them all, or is repeated until `seats` are filled."""
    bots = case.get("bots", ["greedy"])
    if not isinstance(bots, list) or not bots or not all(isinstance(spec, str) for spec in bots):
        raise problem("bots", str(bots))
    for spec in bots:
        try:
            player(spec, shelf.find(game))
        except Problem as wrong:
            raise problem("bots", wrong.sentence()) from wrong
    counts = case.get("seats", len(bots))
    for count in counts if isinstance(counts, list) else [counts]:
        if not isinstance(count, int) or count < len(bots):
            raise problem("seats", str(count))
        yield tuple(bots[seat % len(bots)] for seat in range(count))


def number(data: Mapping[str, Any], field: str, least: int, most: int, usual: int) -> int:
    value = data.get(field, usual)
    if type(value) is not int or not least <= value <= most:
        raise problem(field, str(value))
    return value


def named(data: Mapping[str, Any], field: str, usual: str) -> dict[str, str]:
    """Read a text in both languages, written as one text or as {en = …, fr = …}."""
    value = data.get(field, usual)
    both = value if isinstance(value, dict) else {"en": value, "fr": value}
    if set(both) != {"en", "fr"} or not all(isinstance(text, str) for text in both.values()):
        raise problem(field, str(value))
    return both


def check_keys(data: Any, known: set[str], field: str) -> None:
    if not isinstance(data, dict):
        raise problem(field, str(data))
    for key in sorted(set(data) - known):
        raise BadInput("study-key", field=key, name=key, allowed=", ".join(sorted(known)))


def problem(field: str, value: str) -> BadInput:
    return BadInput("study-field", field=field, name=field, value=value)


def fingerprint(cell: Cell) -> dict[str, Any]:
    """Return a cell as JSON without its code, with its settings named as in the study's file."""
    data = asdict(cell) | {"code": ""}
    data["options"] = data.pop("settings")
    return data


def code_version(game: str) -> str:
    """Return a hash of the sources that determine how a match is played, compiled or not."""
    package = files("tablee")
    folders = [*(package.joinpath(name) for name in ENGINE_FOLDERS), home(game)]
    digest = hashlib.sha256()
    found = [source for folder in folders for source in sources(folder, folder.name)]
    for name, file in [*found, *((name, package.joinpath("lab", name)) for name in ENGINE_FILES)]:
        digest.update(f"\0{name}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def sources(folder: Traversable, name: str) -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir() and each.name != "__pycache__":
            yield from sources(each, f"{name}/{each.name}")
        elif each.name.endswith((".py", ".toml")):
            yield f"{name}/{each.name}", each
