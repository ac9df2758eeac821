"""The files of the networks, one per game that has one. They are optional: a game can be played without.

`tablee train GAME --keep` writes them. A file is JSON: metadata, and the weights as 32-bit floats.
"""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from zlib import crc32

from tablee.bots.network import MOST_FEATURES, MOST_HIDDEN, Features, Network, weight_count
from tablee.core.errors import BadInput, Problem

# In the source tree, because the folder next to the compiled engine is a copy.
FOLDER = Path(str(Path(__file__).with_name("networks")).replace(str(Path("build/compiled")), "src"))
VERSIONS = {"zombiaki": 2}  # games with networks, and the version of their features
SHIPPED: tuple[str, ...] = ("zombiaki",)  # games whose network ships with the program
LARGEST = 300_000  # file size in bytes


@dataclass(frozen=True)
class Stored:
    """A stored network: its game, version of features, sizes, weights, and how it was trained (`made`)."""

    game: str
    version: int
    features: int
    hidden: int
    numbers: bytes
    made: dict[str, Any]

    def network(self, features: Features) -> Network:
        return Network(features, self.hidden, array("d", floats(self.numbers)))

    def written(self) -> str:
        told = asdict(self) | {"numbers": b64encode(self.numbers).decode(), "check": crc32(self.numbers)}
        return f"{json.dumps(told, indent=1)}\n"


def floats(numbers: bytes) -> array[float]:
    """Read little-endian 32-bit floats."""
    read = array("f", numbers)
    if sys.byteorder == "big":
        read.byteswap()
    return read


def packed(numbers: array[float]) -> bytes:
    """Write numbers as little-endian 32-bit floats."""
    told = array("f", numbers)
    if sys.byteorder == "big":
        told.byteswap()
    return told.tobytes()


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def read(path: Path, game: str) -> Stored:
    """Read a network from its file. Raises BadInput saying what is wrong with it."""
    try:
        told = json.loads(path.read_text("utf-8"))
        numbers = b64decode(told["numbers"], validate=True)
        kept = Stored(told["game"], told["version"], told["features"], told["hidden"], numbers, told["made"])
        whole = crc32(numbers) == told["check"] and fits(kept)
    except FileNotFoundError as error:
        raise BadInput("network-missing", field="network", game_name=game, file=str(path)) from error
    except (OSError, ValueError, KeyError, TypeError, NotBase64) as error:
        raise BadInput("network-broken", field="network", game_name=game, file=str(path)) from error
    if not whole:
        raise BadInput("network-broken", field="network", game_name=game, file=str(path))
    if (kept.game, kept.version) != (game, VERSIONS.get(game)):
        raise BadInput("network-other", field="network", game_name=game, file=str(path))
    return kept


def fits(kept: Stored) -> bool:
    """True if the number of weights matches the layers, and these fit into the search's arrays."""
    sizes = 0 < kept.features <= MOST_FEATURES and 0 < kept.hidden <= MOST_HIDDEN
    return sizes and len(kept.numbers) == 4 * weight_count(kept.features, kept.hidden)


@lru_cache(maxsize=8)
def stored(game: str) -> Stored | Problem:
    """Return the network of a game, or why there is none."""
    try:
        return read(file_of(game), game)
    except BadInput as problem:
        return problem


def known(game: str, features: Features) -> Network:
    """Return the network of a game, or an empty one if it has none."""
    found = stored(game)
    if isinstance(found, Stored) and found.features == features.count:
        return found.network(features)
    return Network(features, 0, array("d", [0.0]))


def problems() -> list[Problem]:
    """Return why games that have a network play without it."""
    games = {*SHIPPED, *(path.stem for path in FOLDER.glob("*.json"))}
    return [found for found in map(stored, sorted(games)) if isinstance(found, Problem)]
