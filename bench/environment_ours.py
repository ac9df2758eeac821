"""Print the steps per second of one game in each kind of environment, as JSON; runs in its own process.

python -m bench.environment_ours GAME SECONDS PASS         # minus the number of workers as PASS: compares workers
python -m bench.environment_ours GAME alone COUNT SECONDS  # replays steps of matches of its own for each line it reads
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any

import gymnasium
import numpy as np

import tablee
import tablee.adapters.gym
import tablee.vector
from bench.environment_peer import MATCHES, driven, repeat, replayed
from bench.environments import Load
from tablee.adapters import pettingzoo

CLOCK = time.perf_counter  # by which several workers are measured
COUNT = 256  # matches per batch
SEATS = 4
TURNS = 25  # of one process and of several; short, so that each meets the same machine as its neighbours
Course = list[Any]  # the actions of all matches, step by step


def in_pettingzoo(game: str, seats: int, seconds: float, seed: int) -> float:
    return replayed(pettingzoo.env(game, seats=seats), seconds, seed)


def in_vectors(game: str, seats: int, seconds: float, seed: int) -> float:
    many, scout = (tablee.vector.make(game, count=COUNT, seats=seats, seed=seed) for _ in range(2))
    return rate(many.step, recorded(scout.step, scout.masks, seconds, seed))


def in_gymnasium(game: str, seats: int, seconds: float, seed: int) -> float:
    """Step one seat of each match; the random opponents' decisions in between are not counted."""
    env, scout = (gymnasium.make_vec(tablee.adapters.gym.id_of(game), num_envs=COUNT, seats=seats) for _ in range(2))
    env.reset(seed=seed)
    seen, _ = scout.reset(seed=seed)
    return rate(env.step, recorded(scout.step, seen["action_mask"], seconds, seed))


def recorded(step: Callable[[Any], Any], offered: Any, seconds: float, seed: int) -> Course:
    """Choose random actions for all matches, for as many steps as take this long; return them, step by step."""
    luck, end = np.random.default_rng(seed), time.perf_counter() + seconds
    course: Course = []
    while not course or time.perf_counter() < end:
        # never 0, which would not tell an offered pick from others
        drawn = 1.0 - luck.random(offered.shape, np.float32)
        course.append((offered * drawn).argmax(axis=1))
        step(course[-1])
    return course


def rate(step: Callable[[Any], Any], course: Course, clock: Callable[[], float] = time.process_time) -> float:
    """Return steps per second over all matches while these actions are carried out."""
    start = clock()
    for actions in course:
        step(actions)
    return sum(map(len, course)) / (clock() - start)


def in_openspiel(game: str, seats: int, seconds: float, seed: int) -> float:
    import pyspiel

    from tablee.adapters.openspiel import NAMES  # importing it registers the games

    (name,) = (each for each in NAMES if each == f"tablee_{game}")
    return driven(pyspiel.load_game(f"{name}(players={seats})"), seconds, seed)


def in_parallel(game: str, seats: int, seconds: float, seed: int) -> float:
    """Replay recorded matches; a step is one call for all agents, each with its observation."""
    env, chance = pettingzoo.parallel_env(game, seats=seats), random.Random(seed)
    recorded = []
    for number in range(seed * MATCHES, (seed + 1) * MATCHES):
        seen, _ = env.reset(seed=number)
        steps: list[dict[str, int]] = []
        while env.agents:
            steps.append({who: chance.choice(np.flatnonzero(seen[who]["action_mask"]).tolist()) for who in env.agents})
            seen = env.step(steps[-1])[0]
        recorded.append((number, steps))

    def once() -> int:
        for number, steps in recorded:
            env.reset(seed=number)
            for actions in steps:
                env.step(actions)
        return sum(len(steps) for _, steps in recorded)

    return repeat(seconds, once)


def by_workers(game: str, seats: int, seconds: float, workers: int) -> dict[str, float]:
    """Return what several workers gain over one, and as many processes that share nothing, by the wall clock.

    They take turns, so that all three meet the same machine, and carry out the same recorded actions. "others" is the
    share of all processors that other programs used meanwhile, which is lost to those that need two.
    """
    before = Load()
    counts = {"one": 1, "several": workers}
    teams = {
        name: tablee.vector.make(game, count=4 * COUNT, seats=seats, seed=1, workers=each)
        for name, each in counts.items()
    }
    apart = [Apart(game, 4 * COUNT // workers, seconds) for _ in range(workers)]
    courses = several_turns(game, seats, 4 * COUNT, seconds)
    rates: dict[str, list[float]] = {name: [] for name in (*teams, "apart")}
    try:
        for each in apart:
            each.rate()  # says 0 when it is ready
        for turn, course in enumerate(courses):
            for name in sorted(rates, reverse=bool(turn % 2)):
                rates[name].append(together(apart) if name == "apart" else rate(teams[name].step, course, CLOCK))
    finally:
        for many in teams.values():
            many.close()
        for each in apart:
            each.close()
    return gained(rates) | {"others": before.others()}


def gained(rates: dict[str, list[float]]) -> dict[str, float]:
    """Return the gain over one process turn by turn: the median, and what encloses the middle half."""
    figures = {"steps": median(rates["one"])}
    for name, known in (("several", "gain"), ("apart", "ceiling")):
        gains = [more / one for more, one in zip(rates[name], rates["one"], strict=True)]
        low, middle, high = quantiles(gains, n=4, method="inclusive")
        figures |= {known: middle, f"{known} low": low, f"{known} high": high}
    return figures


def several_turns(game: str, seats: int, count: int, seconds: float) -> list[Course]:
    """Record the actions of some matches for several turns, which follow one another."""
    scout = tablee.vector.make(game, count=count, seats=seats, seed=1)
    return [recorded(scout.step, scout.masks, seconds / TURNS, turn) for turn in range(TURNS)]


def together(apart: list[Apart]) -> float:
    """Let these processes take a turn at the same time; return the sum of their steps per second."""
    for each in apart:
        each.begin()
    return sum(each.rate() for each in apart)


class Apart:
    """A process that steps matches on memory of its own when told to, and sleeps otherwise."""

    def __init__(self, game: str, count: int, seconds: float) -> None:
        command = [sys.executable, "-m", "bench.environment_ours", game, "alone", str(count), str(seconds)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def begin(self) -> None:
        assert self.process.stdin
        self.process.stdin.write("\n")

    def rate(self) -> float:
        assert self.process.stdout
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


def alone(game: str, seats: int, count: int, seconds: float) -> None:
    """Record turns of some matches, say 0, then replay one turn per line and print its steps per second."""
    many = tablee.vector.make(game, count=count, seats=seats, seed=1)
    courses = several_turns(game, seats, count, seconds)
    print(0.0, flush=True)
    for course, _ in zip(courses, sys.stdin, strict=False):
        print(rate(many.step, course, CLOCK), flush=True)


def main() -> None:
    game, number = sys.argv[1], int(sys.argv[3])
    seats = min(SEATS, tablee.game(game).most_seats)
    if sys.argv[2] == "alone":
        alone(game, seats, number, float(sys.argv[4]))
        return
    seconds = float(sys.argv[2])
    if number < 0:  # minus the number of workers
        print(json.dumps(by_workers(game, seats, seconds, -number)))
        return
    kinds = {"pettingzoo": in_pettingzoo, "parallel": in_parallel, "vector": in_vectors}
    kinds |= {"gymnasium": in_gymnasium, "openspiel": in_openspiel}
    print(json.dumps({kind: measure(game, seats, seconds, number) for kind, measure in kinds.items()}))


if __name__ == "__main__":
    main()
