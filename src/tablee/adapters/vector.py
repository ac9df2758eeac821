"""A vectorized environment: compiled code steps many matches and writes into preallocated NumPy arrays.

    import tablee.vector

    many = tablee.vector.make("happy_dayz", count=1024, seats=4)
    many.reset(seed=7)
    many.step(actions)  # one for each match; then read many.observations, .masks, .rewards, .turns, .over

When a match ends, the next one is dealt in the same step: `over` marks it, `rewards` are those of the match that ended,
and `observations`, `masks` and `turns` already belong to the next one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, TypedDict, Unpack

import numpy as np
from numpy.typing import NDArray

from tablee.adapters.rows import MOST_SEED, Rows, Spec, make_arrays, opponent, spec, whole, zeros
from tablee.adapters.worker import Team

MOST = 65_536  # matches per environment


class More(TypedDict, total=False):
    """The optional arguments of `make`, besides game, count, seats and opponents."""

    settings: Mapping[str, Any]
    seat: int  # the caller's seat if there are opponents; by default, rotating
    seed: int
    workers: int  # threads that share the matches, this one included; processes if opponents think


class Vector:
    """A batch of matches. All arrays are overwritten in place: copy what you keep."""

    def __init__(self, of: Spec, count: int, workers: int) -> None:
        self.spec = of
        self.count = count
        self.numbers = of.told  # describes each number of an observation
        self.texts = of.game.picks.texts  # the text of each action
        self.rows: Rows | Team
        if workers > 1 and of.opponents and opponent(of.opponents, of.game).looks:
            self.rows = Team(of, count, workers)
        else:
            self.rows = Rows(of, make_arrays(of, count, zeros), workers=workers)
        arrays = self.rows.arrays
        self.observations: NDArray[np.float32] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.turns: NDArray[np.int32] = arrays["turns"]
        self.over: NDArray[np.bool_] = arrays["over"].view(np.bool_)
        self.actions: NDArray[np.int32] = arrays["actions"]  # may be written to directly before `step()`
        self.luck = np.random.default_rng()
        self.lock = Lock()

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal all matches, from one seed or each from its own."""
        seeds = self.seeds(seed)
        with self.alone():
            self.rows.reset(seeds)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep other threads of Python out, which can run while several workers step the matches."""
        if not self.lock.acquire(blocking=False):
            raise RuntimeError("another thread is using this environment: each thread needs an environment of its own")
        try:
            yield
        finally:
            self.lock.release()

    def seeds(self, seed: int | Sequence[int] | None) -> list[int]:
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != self.count:
                raise ValueError(f"seed is one number, or {self.count} of them, one for each match, not {len(seed)}")
            return [whole("seed", each, 0, MOST_SEED) for each in seed]
        if seed is not None:
            self.luck = np.random.default_rng(whole("seed", seed, 0, MOST_SEED))
        return [int(each) for each in self.luck.integers(MOST_SEED, size=self.count)]

    def step(self, actions: Any = None) -> None:
        """Carry out one action per match; by default, those in `self.actions`."""
        with self.alone():
            self.rows.wake()
            given = self.actions if actions is None else self.read(actions)
            wrong = self.rows.step(None if actions is None else np.ascontiguousarray(given, np.int64))
            if wrong >= 0:
                self.actions[:] = given
                raise self.refusal(wrong, given)

    def read(self, actions: Any) -> NDArray[Any]:
        """Return the caller's actions as an array of whole numbers."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            what = f"an array of {given.dtype} of shape {given.shape}"
            raise ValueError(f"actions is an array of {self.count} whole numbers, one for each match, not {what}")
        return given

    def refusal(self, match: int, given: NDArray[Any]) -> ValueError:
        """Name the first action that is too large for any game, or else the first that is not offered."""
        wide = np.flatnonzero(self.actions != given)
        first = int(wide[0]) if len(wide) else match
        action = int(given[first])
        text = f" ({self.texts[action]})" if 0 <= action < len(self.texts) else ""
        return ValueError(
            f"actions[{first}] is {action}{text}, which masks[{first}] does not offer; no match has moved"
        )

    def oppose(self, level: str) -> None:
        """Let another level play the other seats from now on, for a curriculum."""
        if not self.spec.opponents:
            raise ValueError("opponents can only be changed where make(…, opponents=…) named some")
        opponent(level, self.spec.game)
        with self.alone():
            self.rows.oppose(level)

    def close(self) -> None:
        """Stop the processes of other workers, if any; threads sleep without work and serve all environments."""
        if isinstance(self.rows, Team):
            self.rows.close()


def make(
    game: str, count: int = 1024, seats: int | None = None, opponents: str | None = None, **more: Unpack[More]
) -> Vector:
    """Make and deal `count` matches; with `opponents` (a level or bot), one seat of each is the caller's."""
    unknown = set(more) - set(More.__annotations__)
    if unknown:
        raise TypeError(f"make() does not know {min(unknown)}; it knows {', '.join(More.__annotations__)}")
    number = whole("count", count, 1, MOST)
    of = spec(game, seats, more.get("settings"), opponents or "", more.get("seat", -1))
    workers = whole("workers", more.get("workers", 1), 1, min(number, 4 * (os.cpu_count() or 1)))
    many = Vector(of, number, workers)
    many.reset(more.get("seed"))
    return many
