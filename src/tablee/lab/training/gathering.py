"""Self-play matches as features and results, stored in batches so that more can be added."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tablee.bots import Bot, bot
from tablee.bots.evaluate import features_of
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State

STREAMS = 16  # per match: one for each seat, one for the table, one for random picks
BATCH = 50  # matches per file
# Up to this many first decisions may be random, to diversify matches; they are not learned from.
OPENING = 40
WHIM = 25  # percentage of random picks in the opening
FIRST_SEED = 1_000_000_000  # of training; matches that measure strength use lower seeds


@dataclass(frozen=True)
class Course:
    """Which matches to play: the game, its number of seats, the bot and the seed."""

    game: str
    seats: int
    player: str
    seed: int

    def stream(self, match: int, number: int) -> Chance:
        return Chance(FIRST_SEED + ((self.seed << 24) + match) * STREAMS + number)


@dataclass(frozen=True)
class Rows:
    """Training data: features, resulting share of the victory, and number of the match."""

    seen: NDArray[np.float16]
    won: NDArray[np.float32]
    match: NDArray[np.int32]

    @classmethod
    def join(cls, parts: list[Rows]) -> Rows:
        return cls(
            np.concatenate([part.seen for part in parts]),
            np.concatenate([part.won for part in parts]),
            np.concatenate([part.match for part in parts]),
        )


def play(course: Course, match: int) -> Rows:
    """Play one match and record the features at every decision after its opening."""
    game = shelf.find(course.game)
    features = features_of(course.game)
    players: list[Bot] = [bot(course.player, game) for _ in range(course.seats)]
    table, luck = course.stream(match, course.seats), course.stream(match, course.seats + 1)
    streams = [course.stream(match, seat) for seat in range(course.seats)]
    state, seen, looking = game.setup(course.seats, {}, table), [], []
    opening = luck.below(OPENING)
    while state.asked:
        seat, options = state.turn, state.options(state.turn)
        if len(options) > 1 and opening > 0:
            opening -= 1
        elif len(options) > 1:
            for looker in range(features.seats or course.seats):
                features.look(state, looker)
                seen.append(features.seen[: features.count])
                looking.append(looker)
        whim = opening > 0 and luck.below(100) < WHIM
        pick = options[luck.below(len(options))] if whim else choose(game, state, players[seat], streams[seat])
        state.apply(seat, pick, table)
    won = [state.reward(looker) for looker in looking]
    return Rows(
        np.array(seen, np.float16).reshape(len(seen), features.count),
        np.array(won, np.float32),
        np.full(len(won), match, np.int32),
    )


def choose(game: Game, state: State, player: Bot, chance: Chance) -> int:
    return player.choose(game.view(state, state.turn), state.options(state.turn), chance)


# Storage


def kept(folder: Path) -> list[Path]:
    return sorted(folder.glob("matches-*.npz"))


def batch_file(folder: Path, number: int) -> Path:
    return folder / f"matches-{number:05}.npz"


def gather(course: Course, folder: Path, number: int) -> Path:
    """Play one batch and store it atomically."""
    rows = Rows.join([play(course, match) for match in range(number * BATCH, number * BATCH + BATCH)])
    target, fresh = batch_file(folder, number), folder / f".{number}.npz"
    np.savez_compressed(fresh, seen=rows.seen, won=rows.won, match=rows.match)
    return fresh.replace(target)


def missing(folder: Path, matches: int) -> Iterator[int]:
    """Yield the batches that are still missing for this many matches."""
    for number in range((matches + BATCH - 1) // BATCH):
        if not batch_file(folder, number).exists():
            yield number


def read(folder: Path) -> Rows:
    """Read everything gathered so far."""
    parts = []
    for path in kept(folder):
        with np.load(path) as told:
            parts.append(Rows(told["seen"], told["won"], told["match"]))
    return Rows.join(parts)
