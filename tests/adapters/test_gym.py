"""Gymnasium's own check passes for every game, for single and vectorized environments."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
from tablee.adapters import gym


@pytest.mark.parametrize("name", tablee.games())
def test_gymnasium_checks_every_game(name: str) -> None:
    env = gymnasium.make(gym.id_of(name), opponents="random").unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def test_a_match_against_a_level_ends_with_a_share_of_the_victory() -> None:
    env: Any = gymnasium.make("tablee/HappyPigs-v0", seats=3, opponents="greedy:samples=1", seat=1)
    luck = np.random.default_rng(1)
    seen, info = env.reset(seed=4)
    rewards, over = [], False
    while not over:
        assert (info["action_mask"] == seen["action_mask"]).all()
        seen, reward, over, cut, info = env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        rewards.append(reward)
        assert not cut
    assert rewards[-1] in (-1.0, 0.0, 0.5, 2.0)
    assert not any(rewards[:-1])
    with pytest.raises(ValueError, match=r"reset\(\) comes before step\(\)"):
        env.step(0)


def test_an_action_that_is_not_offered_forfeits() -> None:
    env: Any = gymnasium.make("tablee/Zombiaki-v0")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(wrong)[1:4] == (-1.0, True, False)
    env.reset()
    for action in (-1, 10**6, "play", 1.5, None, [1, 2]):
        with pytest.raises(ValueError, match="action is a whole number from 0 to 602, not"):
            env.unwrapped.step(action)


def test_many_matches_end_and_go_on_with_the_next_step() -> None:
    many: Any = gymnasium.make_vec("tablee/Zombiaki-v0", num_envs=5, opponents="random")
    luck = np.random.default_rng(1)
    seen, _ = many.reset(seed=3)
    before = np.zeros(5, bool)
    ended = 0
    for _ in range(150):
        actions = (seen["action_mask"] * luck.random(seen["action_mask"].shape)).argmax(1)
        seen, rewards, over, _cut, _ = many.step(actions)
        assert not (before & over).any()
        assert (np.isin(rewards, (-1, 1)) == over).all()
        assert many.observation_space.contains(seen)
        before = over
        ended += over.sum()
    assert ended > 5
    with pytest.raises(ValueError, match="actions is an array of 5 whole numbers"):
        many.step(np.zeros(4, int))


def test_a_curriculum_changes_the_opponents() -> None:
    env: Any = gymnasium.make("tablee/Zombiaki-v0", opponents="random")
    env.reset(seed=1, options={"opponents": "greedy:samples=1"})
    assert env.unwrapped.rows.batch.thinks[1] == 1
    with pytest.raises(tablee.BadInput, match="genius"):
        env.reset(options={"opponents": "genius"})


@pytest.mark.filterwarnings("ignore:.*render_mode")
@pytest.mark.parametrize("made", [gymnasium.make, gymnasium.make_vec])
def test_what_cannot_be_chosen_is_refused(made: Any) -> None:
    with pytest.raises(ValueError, match="render_mode"):
        made("tablee/Zombiaki-v0", render_mode="rgb_array")
    with pytest.raises(TypeError, match="speed is unknown"):
        made("tablee/Zombiaki-v0", speed=3)
