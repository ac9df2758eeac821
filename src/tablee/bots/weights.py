"""The networks' files, one for each game that has one: read with care, for a game is played without one too.

`tablee train GAME --keep` writes them. A file is JSON: what it was made for and from, and its numbers as 32-bit floats.
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

# Beside the sources: what lies beside the compiled engine is a copy.
FOLDER = Path(str(Path(__file__).with_name("networks")).replace(str(Path("build/compiled")), "src"))
VERSIONS = {"zombiaki": 1}  # games that can learn, and the version of what a network of theirs is told
SHIPPED: tuple[str, ...] = ()  # games whose network comes with the program: none has been clearly better yet
LARGEST = 300_000  # bytes of a file


@dataclass(frozen=True)
class Stored:
    """A network as it is kept: for which features, how large, its numbers, and how it came about."""

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
    """32-bit floats, least byte first on every machine."""
    read = array("f", numbers)
    if sys.byteorder == "big":
        read.byteswap()
    return read


def packed(numbers: array[float]) -> bytes:
    """The other way round."""
    told = array("f", numbers)
    if sys.byteorder == "big":
        told.byteswap()
    return told.tobytes()


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def read(path: Path, game: str) -> Stored:
    """A network from its file; BadInput that says what is wrong with it."""
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
    """Whether there are as many numbers as its layers need, and no more than the search has room for."""
    sizes = 0 < kept.features <= MOST_FEATURES and 0 < kept.hidden <= MOST_HIDDEN
    return sizes and len(kept.numbers) == 4 * weight_count(kept.features, kept.hidden)


@lru_cache(maxsize=8)
def stored(game: str) -> Stored | Problem:
    """The network of a game, or why there is none."""
    try:
        return read(file_of(game), game)
    except BadInput as problem:
        return problem


def known(game: str, features: Features) -> Network:
    """The network of a game; where it has none, one that knows nothing."""
    found = stored(game)
    if isinstance(found, Stored) and found.features == features.count:
        return found.network(features)
    return Network(features, 0, array("d", [0.0]))


def problems() -> list[Problem]:
    """Why games that learned play without what they learned."""
    games = {*SHIPPED, *(path.stem for path in FOLDER.glob("*.json"))}
    return [found for found in map(stored, sorted(games)) if isinstance(found, Problem)]
