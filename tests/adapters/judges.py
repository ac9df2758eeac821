"""The libraries' own conformance tests, each in its own process, because a failure may be a fatal error.

python -m tests.adapters.judges openspiel "tablee_happy_pigs(players=3)" …
python -m tests.adapters.judges spiel-api tablee_happy_pigs
python -m tests.adapters.judges pettingzoo happy_pigs:3 …
python -m tests.adapters.judges gymnasium happy_pigs:3 …
"""

import sys
import warnings
from typing import Any

import tablee


def openspiel(games: list[str]) -> None:
    """Run OpenSpiel's random simulation, which checks its contract, our invariants and serialization."""
    import pyspiel

    from tablee.adapters.openspiel import SpielState

    checked = 0

    def check(state: SpielState) -> None:
        nonlocal checked
        if not state.line.draw:
            state.line.game.check(state.here)
            checked += 1

    for name in games:
        before = checked
        pyspiel.random_sim_test(
            pyspiel.load_game(name),
            num_sims=1,
            serialize=True,
            verbose=False,
            mask_test=True,
            state_checker_fn=check,
        )
        assert checked > before + 10, f"{name}: the invariants were not looked at"
    print(f"passed {len(games)} games, {checked} states")


def spiel_api(games: list[str]) -> None:
    """Run OpenSpiel's integration test of the API, on part of the tree."""
    import unittest
    from importlib import import_module

    from absl import flags

    import_module("tablee.adapters.openspiel")  # registers the games before the test module collects them
    api_test = import_module("open_spiel.integration_tests.api_test")
    flags.FLAGS(["judges", f"--test_only_games=({'|'.join(games)})$"])
    cases = list(api_test._create_test_case_classes())
    tests = unittest.TestSuite(unittest.defaultTestLoader.loadTestsFromTestCase(case) for case in cases)
    result = unittest.TextTestRunner(sys.stdout).run(tests)
    assert result.wasSuccessful()
    assert len(cases) == len(games)
    assert result.testsRun == 5 * len(games)
    print(f"passed {result.testsRun} tests")


def pettingzoo(games: list[str]) -> None:
    """Run PettingZoo's four tests."""
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

    from tablee.adapters import pettingzoo as ours

    for name, seats in ((word.split(":")[0], int(word.split(":")[1])) for word in games):

        def env(name: str = name, seats: int = seats, render_mode: str | None = None) -> Any:
            return ours.env(name, seats, render_mode=render_mode)

        api_test(env(), num_cycles=20, verbose_progress=False)
        seed_test(env, num_cycles=20)
        parallel_api_test(ours.parallel_env(name, seats), num_cycles=30)
        render_test(env, {"ansi": lambda said: isinstance(said, str)})
    print(f"passed {len(games)} environments")


def gymnasium(games: list[str]) -> None:
    """Run Gymnasium's check on the single environment, and a few steps of the vectorized one."""
    import gymnasium as official
    from gymnasium.utils.env_checker import check_env

    from tablee.adapters.gym import id_of

    for name, seats in ((word.split(":")[0], int(word.split(":")[1])) for word in games):
        check_env(official.make(id_of(name), seats=seats).unwrapped, skip_render_check=True)
        many = official.make_vec(id_of(name), num_envs=3, seats=seats)
        seen, _ = many.reset(seed=1)
        for _ in range(20):
            seen, *_ = many.step(seen["action_mask"].argmax(1))
        assert many.observation_space.contains(seen)
    print(f"passed {len(games)} environments")


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # PettingZoo warns about dict observations
    assert tablee.games()
    judges = {"openspiel": openspiel, "spiel-api": spiel_api, "pettingzoo": pettingzoo, "gymnasium": gymnasium}
    judges[sys.argv[1]](sys.argv[2:])
