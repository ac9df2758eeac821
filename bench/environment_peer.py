"""Print the steps per second of a peer's environment, as JSON; runs in the peers' virtual environment.

python bench/environment_peer.py KIND GAME SECONDS PASS
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

MATCHES = 8  # recorded once, then replayed
COUNT = 256  # matches per batch, as with ours


def repeat(seconds: float, once: Callable[[], int]) -> float:
    """Call `once` repeatedly; return what it counts per second of processor time."""
    once()
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += once()
    return done / (time.process_time() - start)


def in_pettingzoo(game: str, seconds: float, seed: int) -> float:
    return replayed(import_module(f"pettingzoo.classic.{game}").env(), seconds, seed)


def replayed(env: Any, seconds: float, seed: int) -> float:
    """Record random matches of a PettingZoo environment once, then replay them, reading every observation."""
    chance = random.Random(seed)
    recorded = [(seed * MATCHES + i, actions_of(env, seed * MATCHES + i, chance)) for i in range(MATCHES)]

    def once() -> int:
        for number, actions in recorded:
            env.reset(seed=number)
            for action in actions:
                env.last()
                env.step(action)
        return sum(len(actions) for _, actions in recorded)

    return repeat(seconds, once)


def actions_of(env: Any, seed: int, chance: random.Random) -> list[int]:
    env.reset(seed=seed)
    actions: list[int] = []
    while True:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            return actions
        actions.append(chance.choice([i for i, offered in enumerate(seen["action_mask"]) if offered]))
        env.step(actions[-1])


def in_rlcard(game: str, seconds: float, seed: int) -> float:
    """Play random matches; a step returns the next player's observation and legal actions."""
    env, chance = import_module("rlcard").make(game, config={"seed": seed}), random.Random(seed)

    def once() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return repeat(seconds, once)


def in_openspiel(game: str, seconds: float, seed: int) -> float:
    return driven(import_module("pyspiel").load_game(game), seconds, seed)


def driven(game: Any, seconds: float, seed: int) -> float:
    """Drive an OpenSpiel game from Python, reading the deciding player's information state; draws are not counted."""
    chance = random.Random(seed)

    def once() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                continue
            state.information_state_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return repeat(seconds, once)


def in_pgx(game: str, seconds: float, seed: int) -> float:
    """Step a batch compiled by JAX, with automatic resets as in ours. Choosing actions is part of the step."""
    jax, pgx = import_module("jax"), import_module("pgx")
    jnp, env = import_module("jax.numpy"), pgx.make(game)
    dealt = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(first, odds, axis=-1)
        return jax.vmap(dealt)(state, actions, jax.random.split(second, COUNT))

    stepped, key = jax.jit(step), jax.random.PRNGKey(seed)
    state = [jax.jit(jax.vmap(env.init))(jax.random.split(key, COUNT))]

    def once() -> int:
        for i in range(10):
            state[0] = stepped(state[0], jax.random.fold_in(key, i))
        jax.block_until_ready(state[0].observation)
        return 10 * COUNT

    return repeat(seconds, once)


def in_pufferlib(game: str, seconds: float, seed: int) -> float:
    """Step a batch of C environments that write observations into arrays. Choosing actions is not timed."""
    numpy, ocean = import_module("numpy"), import_module(f"pufferlib.ocean.{game}.{game}")
    env = getattr(ocean, game.capitalize())(num_envs=COUNT)
    env.reset(seed=seed)
    luck, most = numpy.random.default_rng(seed), int(env.single_action_space.n)
    ready = [luck.integers(most, size=len(env.actions)) for _ in range(64)]

    def once() -> int:
        for actions in ready:
            env.step(actions)
        return len(ready) * len(env.actions)

    return repeat(seconds, once)


KINDS = {"pettingzoo": in_pettingzoo, "rlcard": in_rlcard, "openspiel": in_openspiel}
KINDS |= {"pgx": in_pgx, "pufferlib": in_pufferlib}


def main() -> None:
    kind, game, seconds, number = sys.argv[1:]
    print(json.dumps({"steps": KINDS[kind](game, float(seconds), int(number))}))


if __name__ == "__main__":
    main()
