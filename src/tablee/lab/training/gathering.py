"""Positions of self-play matches as features and values, stored in batches so that more can be added.

The value of a position is the result of its match or, with playouts, the mean result of several quick matches played
on from there. The latter says far more: one result stands for all positions of a match, whatever happened in between.
With a search, it is what a search of the position expects, in half of the positions averaged with the result of the match:
quick players misjudge what strong ones make of a position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tablee.bots import Bot, bot
from tablee.bots.evaluate import features_of, quick
from tablee.bots.ismcts import Ismcts
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State

STREAMS = 16  # per match: one for each seat, one for the table, one for random picks
BATCH = 50  # matches per file
# Up to this many first decisions may be random, to diversify matches; they are not learned from.
OPENING = 40
WHIM = 25  # percentage of random picks in the opening
ASIDE = 60  # percentage of positions after a random pick, so that a network learns to tell good picks from bad ones
STRAYED = 3  # fewer random picks than this follow
FIRST_SEED = 1_000_000_000  # of training; matches that measure strength use lower seeds


@dataclass(frozen=True)
class Course:
    """Which matches to play, and the playouts or the iterations of a search that value each position (0: none)."""

    game: str
    seats: int
    player: str
    seed: int
    playouts: int = 0
    search: int = 0

    def stream(self, match: int, number: int) -> Chance:
        return Chance(FIRST_SEED + ((self.seed << 24) + match) * STREAMS + number)


@dataclass(frozen=True)
class Rows:
    """Training data: features, share of the victory, and number of the match."""

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


class Notes:
    """What is learned from one match: the features of its positions, the seats they are seen from, and their values."""

    def __init__(self, course: Course, luck: Chance) -> None:
        self.course = course
        self.luck = luck
        self.features = features_of(course.game)
        self.lookers = range(self.features.seats or course.seats)
        self.judge = quick(course.game)
        self.trial, self.world = (shelf.find(course.game).blank() for _ in range(2))
        self.seen: list[list[float]] = []
        self.looking: list[int] = []
        self.values: list[float] = []
        self.halves: list[int] = []  # positions whose value is averaged with the result of the match
        self.searcher = Searcher(course.game, course.search) if course.search else None

    def note(self, state: State, lookers: Iterable[int]) -> None:
        """Record the features of a position from these seats' perspectives."""
        for looker in lookers:
            self.features.look(state, looker)
            self.seen.append(self.features.seen[: self.features.count])
            self.looking.append(looker)

    def explore(self, state: State, pick: int) -> None:
        """Record a position close to this one, often after another pick, with its value by playouts."""
        luck = self.luck
        self.trial.copy_from(state)
        self.stray(state, pick)
        if self.trial.asked == 0:
            return
        self.note(self.trial, self.lookers)
        totals = [0.0] * self.course.seats
        for _ in range(self.course.playouts):
            self.world.copy_from(self.trial)
            while self.world.asked:
                self.judge.playout(self.world, luck)
            for looker in self.lookers:
                totals[looker] += self.world.reward(looker)
        self.values += [totals[looker] / self.course.playouts for looker in self.lookers]

    def look_deeper(self, state: State, pick: int, searcher: Searcher) -> None:
        """Record this position, or one close to it, with its value by a search for the seat to move."""
        self.trial.copy_from(state)
        met = self.luck.below(2) == 1
        if not met:
            self.stray(state, pick)
        if self.trial.asked == 0:
            return
        mover = self.trial.turn
        looker = 0 if self.features.seats else mover  # one perspective is enough where two seats share the victory
        value = searcher.value(self.trial, self.luck)
        if met:
            self.halves.append(len(self.values))
        self.note(self.trial, (looker,))
        self.values.append(value if looker == mover else 1.0 - value)

    def stray(self, state: State, pick: int) -> None:
        """Play on to a position close by, as a search meets it: often after another pick, often some picks later."""
        options, luck, trial = state.options(state.turn), self.luck, self.trial
        aside = luck.below(100) < ASIDE
        trial.apply(state.turn, options[luck.below(len(options))] if aside else pick, luck)
        if trial.asked and luck.below(2):
            self.judge.playout(trial, luck)
        for _ in range(luck.below(STRAYED)):
            if trial.asked:
                trial.apply(trial.turn, trial.random_pick(luck), luck)

    def close(self, state: State) -> list[float]:
        """Return the values of all positions, now that the match has ended."""
        for i in self.halves:
            self.values[i] = 0.5 * (self.values[i] + state.reward(self.looking[i]))
        return self.values


class Searcher:
    """Values positions by a tree search."""

    def __init__(self, game: str, iterations: int) -> None:
        self.game = shelf.find(game)
        self.bot = bot(f"ismcts:it={iterations}", self.game)
        self.iterations = iterations

    def value(self, state: State, luck: Chance) -> float:
        """Return the mean worth of the most visited pick of the seat to move."""
        assert isinstance(self.bot, Ismcts)
        search = self.bot.search
        search.clear()
        search.run(self.game.view(state, state.turn), self.iterations, luck)
        return max(search.results(state.turn), key=lambda result: result[1])[2]


def play(course: Course, match: int) -> Rows:
    """Play one match and record the positions at every decision after its opening, or close to them."""
    game = shelf.find(course.game)
    players: list[Bot] = [bot(course.player, game) for _ in range(course.seats)]
    table, luck = course.stream(match, course.seats), course.stream(match, course.seats + 1)
    streams = [course.stream(match, seat) for seat in range(course.seats)]
    state, notes = game.setup(course.seats, {}, table), Notes(course, luck)
    opening = luck.below(OPENING)
    while state.asked:
        seat, options = state.turn, state.options(state.turn)
        early = opening > 0
        if len(options) > 1 and early:
            opening -= 1
        elif len(options) > 1 and not course.playouts and not course.search:
            notes.note(state, notes.lookers)
        whim = opening > 0 and luck.below(100) < WHIM
        pick = options[luck.below(len(options))] if whim else choose(game, state, players[seat], streams[seat])
        if len(options) > 1 and not early:
            if notes.searcher:
                notes.look_deeper(state, pick, notes.searcher)
            elif course.playouts:
                notes.explore(state, pick)
        state.apply(seat, pick, table)
    won = notes.close(state) if notes.values else [state.reward(looker) for looker in notes.looking]
    return Rows(
        np.array(notes.seen, np.float16).reshape(len(notes.seen), notes.features.count),
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


def play_batch(task: tuple[Course, int]) -> Rows:
    """Play the matches of one batch."""
    course, number = task
    return Rows.join([play(course, match) for match in range(number * BATCH, number * BATCH + BATCH)])


def keep(folder: Path, number: int, rows: Rows) -> None:
    """Store a batch atomically."""
    fresh = folder / f".{number}.npz"
    np.savez_compressed(fresh, seen=rows.seen, won=rows.won, match=rows.match)
    fresh.replace(batch_file(folder, number))


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
