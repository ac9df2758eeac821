"""Print the steps per second of one game in each kind of environment, as JSON; runs in its own process.

python -m bench.environment_ours GAME SECONDS PASS
"""

import json
import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import gymnasium
import numpy as np

import tablee
import tablee.adapters.gym
import tablee.vector
from bench.environment_peer import MATCHES, driven, repeat, replayed
from tablee.adapters import pettingzoo

COUNT = 256  # matches per batch
SEATS = 4
TURNS = 7  # of one process and of several


def in_pettingzoo(game: str, seats: int, seconds: float, seed: int) -> float:
    return replayed(pettingzoo.env(game, seats=seats), seconds, seed)


def in_vectors(game: str, seats: int, seconds: float, seed: int) -> float:
    many = tablee.vector.make(game, count=COUNT, seats=seats, seed=seed)
    return timed_steps(many.step, many.masks, seconds, seed)


def in_gymnasium(game: str, seats: int, seconds: float, seed: int) -> float:
    """Step one seat of each match; the random opponents' decisions in between are not counted."""
    env = gymnasium.make_vec(tablee.adapters.gym.id_of(game), num_envs=COUNT, seats=seats)
    seen, _ = env.reset(seed=seed)
    return timed_steps(env.step, seen["action_mask"], seconds, seed)


def timed_steps(
    step: Callable[[Any], Any],
    offered: Any,
    seconds: float,
    seed: int,
    clock: Callable[[], float] = time.process_time,
) -> float:
    """Return steps per second over all matches; choosing random actions is not timed."""
    luck, spent, steps = np.random.default_rng(seed), 0.0, 0
    while spent < seconds:
        actions = (offered * luck.random(offered.shape, np.float32)).argmax(axis=1)
        start = clock()
        step(actions)
        spent += clock() - start
        steps += len(actions)
    return steps / spent


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
    """Return wall-clock steps per second with one process and with several, in turns; choosing the actions is not timed."""
    counts = {"one": 1, "several": workers}
    teams = {
        name: tablee.vector.make(game, count=4 * COUNT, seats=seats, seed=1, workers=each)
        for name, each in counts.items()
    }
    rates: dict[str, list[float]] = {name: [] for name in teams}
    try:
        for turn in range(TURNS):
            for name, many in teams.items():
                rates[name].append(timed_steps(many.step, many.masks, seconds / TURNS, turn, time.perf_counter))
    finally:
        for many in teams.values():
            many.close()
    return {name: median(found) for name, found in rates.items()}


def main() -> None:
    game, seconds, number = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    seats = min(SEATS, tablee.game(game).most_seats)
    if number < 0:  # minus the number of workers
        print(json.dumps(by_workers(game, seats, seconds, -number)))
        return
    kinds = {"pettingzoo": in_pettingzoo, "parallel": in_parallel, "vector": in_vectors}
    kinds |= {"gymnasium": in_gymnasium, "openspiel": in_openspiel}
    print(json.dumps({kind: measure(game, seats, seconds, number) for kind, measure in kinds.items()}))


if __name__ == "__main__":
    main()
