"""Train a linear policy for Happy Pigs with REINFORCE and nothing but NumPy: it beats random play within two minutes.

python docs/how-to/examples/train_pigs.py [MATCHES]
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.adapters import pettingzoo

Floats = NDArray[Any]
SEATS = 2
RATE = 0.02
BATCH = 10


class Policy:
    """A policy whose logits are linear in the observation; actions are sampled from the softmax over the offered ones."""

    def __init__(self, seen: int, actions: int) -> None:
        self.weights = np.zeros((actions, seen + 1))

    def chances(self, seen: Floats, offered: Floats) -> Floats:
        logits = self.weights[offered] @ seen
        odds = np.exp(logits - logits.max())
        return np.asarray(odds / odds.sum())


def play(env: Any, policy: Policy, seat: int, luck: np.random.Generator) -> tuple[float, list[Any]]:
    """Play one match with the policy on a seat against random play and return its reward and its steps."""
    env.reset(seed=int(luck.integers(2**31)))
    steps, mine = [], f"player_{seat}"
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            if agent == mine:
                return float(reward), steps
            env.step(None)
            continue
        offered = np.flatnonzero(observation["action_mask"])
        if agent == mine:
            seen = np.append(observation["observation"], 1.0)
            odds = policy.chances(seen, offered)
            chosen = int(luck.choice(len(offered), p=odds))
            steps.append((seen, offered, odds, chosen))
        else:
            chosen = int(luck.integers(len(offered)))
        env.step(int(offered[chosen]))
    raise AssertionError("a match ends for every seat")


def learn(policy: Policy, matches: list[tuple[float, list[Any]]]) -> None:
    """Make actions from better than average matches more likely, the others less likely."""
    usual = np.mean([reward for reward, _ in matches])
    for reward, steps in matches:
        for seen, offered, odds, chosen in steps:
            slope = -odds
            slope[chosen] += 1
            policy.weights[offered] += RATE * (reward - usual) * np.outer(slope, seen)


def train(matches: int, seed: int = 1) -> Policy:
    env, luck = pettingzoo.env("happy_pigs", SEATS), np.random.default_rng(seed)
    agent = env.possible_agents[0]
    policy = Policy(env.observation_space(agent)["observation"].shape[0], int(env.action_space(agent).n))
    for batch in range(matches // BATCH):
        learn(policy, [play(env, policy, (batch + number) % SEATS, luck) for number in range(BATCH)])
    return policy


def win_share(policy: Policy, matches: int, seed: int = 2) -> float:
    env, luck = pettingzoo.env("happy_pigs", SEATS), np.random.default_rng(seed)
    rewards = [play(env, policy, number % SEATS, luck)[0] for number in range(matches)]
    return float(np.mean(rewards) + 1) / SEATS


if __name__ == "__main__":
    trained = train(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    print(f"wins {win_share(trained, 200):.1%} of 200 matches against random play")
