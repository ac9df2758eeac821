"""Preallocated arrays with a row per match, and the compiled batch that writes into them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tablee.adapters.batch import MOST_OPTIONS, Batch
from tablee.bots import Bot, bot
from tablee.core import shelf
from tablee.core.game import Game
from tablee.core.observations import Observations, observations
from tablee.core.setting import Value

Arrays = dict[str, NDArray[Any]]
MOST_SEED = 2**62
ALIGNED = 64  # bytes


@dataclass(frozen=True)
class Spec:
    """Which matches to play: game, seats, settings, and who plays the other seats (empty: all are the caller's)."""

    name: str
    seats: int
    settings: Mapping[str, Value]
    opponents: str = ""
    seat: int = -1  # the caller's seat if there are opponents; -1: rotating from match to match
    waits: bool = False  # seats that are not asked have one more action, the last: to wait

    @cached_property
    def game(self) -> Game:
        return shelf.find(self.name)

    @cached_property
    def told(self) -> Observations:
        """The description of each number of an observation."""
        return observations(self.game, self.seats)

    def columns(self) -> dict[str, tuple[DTypeLike, int]]:
        """Return the arrays by name: type, and values per match (0: a scalar)."""
        return {
            "observations": (np.float32, len(self.told)),
            "masks": (np.int8, len(self.game.picks) + self.waits),
            "rewards": (np.float32, self.seats),
            "turns": (np.int32, 0),
            "over": (np.int8, 0),
            "own": (np.int32, 0),
            "actions": (np.int32, 0),
            "options": (np.int32, MOST_OPTIONS),  # what the masks show, where no caller writes
            "offered": (np.int32, 0),  # the number of options
        }

    def own_seat(self, match: int) -> int:
        """Return the caller's seat in a match, or -1 if all are."""
        if not self.opponents:
            return -1
        return self.seat if self.seat >= 0 else match % self.seats


def spec(game: str, seats: int | None, settings: Mapping[str, Any] | None, opponents: str = "", seat: int = -1) -> Spec:
    """Return a validated spec. Raises an error that names what is invalid."""
    found = shelf.find(game)
    chosen = found.fewest_seats if seats is None else whole("seats", seats, found.fewest_seats, found.most_seats)
    if opponents:
        opponent(opponents, found)
    if seat != -1:
        whole("seat", seat, 0, chosen - 1)
    return Spec(game, chosen, found.read_settings(chosen, settings or {}), opponents, seat)


def opponent(level: Any, game: Game) -> Bot:
    """Make the bot that plays the seats that are not the caller's."""
    if not isinstance(level, str):
        raise ValueError(f"opponents is the name of a level or a bot, not {level!r}")  # noqa: TRY004 - as for all arguments
    return bot(level, game)


def whole(name: str, value: Any, low: int, high: int) -> int:
    """Return an integer in a range. Raises ValueError naming the argument."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not low <= value <= high:
        said = f"{low}" if low == high else f"a whole number from {low} to {high}"
        raise ValueError(f"{name} is {said}, not {value!r}")
    return int(value)


def make_arrays(of: Spec, count: int, empty: Callable[[str, tuple[int, ...], DTypeLike], NDArray[Any]]) -> Arrays:
    """Allocate all arrays for `count` matches."""
    columns = of.columns().items()
    return {name: empty(name, (count, width) if width else (count,), kind) for name, (kind, width) in columns}


def zeros(_name: str, shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
    """Return a zero array, aligned so that JAX can use it without a copy."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    memory = np.zeros(size + ALIGNED, np.uint8)
    start = -memory.ctypes.data % ALIGNED
    return memory[start : start + size].view(kind).reshape(shape)


def flat(arrays: Arrays) -> Arrays:
    return {name: array.reshape(-1) for name, array in arrays.items()}


def opened(of: Spec) -> Batch:
    batch = Batch()
    batch.open(of.game, of.seats, dict(of.settings), len(of.told))
    return batch


class Rows:
    """Matches that write into these arrays; `first` is the number of the first of them among all.

    Several `workers` are threads without the GIL, which is taken only to ask a bot that thinks, and to deal a match of a game
    that defines `start`. Plain sources step all matches in one thread.
    """

    def __init__(self, of: Spec, arrays: Arrays, first: int = 0, again: bool = True, workers: int = 1) -> None:
        self.arrays = arrays
        self.count = len(arrays["turns"])
        self.spec = of
        self.batch, *self.others = [opened(of) for _ in range(workers)]
        arrays["own"][:] = [of.own_seat(first + i) for i in range(self.count)]
        self.batch.lend(flat(arrays), [0] * self.count, again)
        if self.others:
            self.batch.divide(self.others)
        if of.opponents:
            self.oppose(of.opponents)

    def oppose(self, level: str) -> None:
        """Let this level or bot play the other seats from now on."""
        for batch in (self.batch, *self.others):
            batch.oppose([opponent(level, self.spec.game) for _ in range(self.spec.seats)])

    def reset(self, seeds: Sequence[int]) -> None:
        """Deal every match from its seed."""
        for i, seed in enumerate(seeds):
            self.batch.seed(i, seed)
            self.deal(i)
        self.arrays["rewards"][:] = 0
        self.arrays["over"][:] = 0

    def deal(self, i: int) -> None:
        """Deal one match and write its observation."""
        self.batch.deal(i)
        self.batch.see(i)

    def wake(self) -> None:
        """Prepare for a step that comes soon."""
        self.batch.rouse()

    def step(self, given: NDArray[np.int64] | None) -> int:
        """Carry out these actions, or `actions`, and return -1; if one is not offered, move no match and return the first such."""
        wrong = self.batch.first_refused() if given is None else self.batch.take(given)
        if wrong < 0:
            self.batch.step_each()
        return wrong
