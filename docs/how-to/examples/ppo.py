"""Train a network on any game with PPO by self-play, on the vector environment, in plain PyTorch; then play every level.

    pip install ".[ppo]"  # in a clone of the repository
    python docs/how-to/examples/ppo.py happy_pigs --minutes 10 --out pigs.json

One network plays all seats. It sees only what the seat to act may know. Each seat is rewarded only at the end of the
match. `--minutes` is processor time, so a busy machine changes nothing. With `--before SETTING=NUMBER …` it first learns in
matches with such settings, with `--imitate FOLDER` it begins by deciding like the bots whose matches `tablee lab export` has
written there.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import tablee.vector
from tablee.bots.levels import LEVELS
from tablee.lab.numbers import Share, Sum

Array = NDArray[Any]
WIDTH = 128  # of both layers
COUNT = 128  # matches in parallel
STEPS = 128  # of each match between two updates
EPOCHS = 3
IMITATING = 0.3  # share of the time, if there is anybody to imitate
MINIBATCH = 2048
RATE = 7e-4
CLIP = 0.2
ENTROPY = 0.01
LAMBDA = 0.97  # of GAE; the final reward is not discounted
TRIALS = {"random": 400, "learning": 200, "casual": 200, "steady": 100, "sharp": 40, "merciless": 30}


class Network(nn.Module):  # type: ignore[misc] # PyTorch has types only where it is installed
    """Map the observation of a seat to the logits of its actions and the expected reward."""

    def __init__(self, seen: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        with torch.no_grad():
            self.choice.weight *= 0.01  # start close to random play
            self.worth.weight *= 0.1

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the offered actions (padded), their log-probabilities and the expected reward."""
        inner = self.body(seen)
        offered, actions = front(masks)
        weights = self.choice(inner).gather(1, actions).masked_fill(~offered, -1e9)
        return actions, torch.log_softmax(weights, dim=1), self.worth(inner).squeeze(1)


def made(given: argparse.Namespace) -> list[tablee.vector.Vector]:
    """Return the matches to learn in, stage by stage, the usual ones last."""
    seats, seed = given.seats, given.seed
    return [
        tablee.vector.make(given.game, count=COUNT, seats=seats, seed=seed, settings=each)
        for each in (*given.before, {})
    ]


def begin(many: tablee.vector.Vector) -> Network:
    return Network(many.observations.shape[1], many.masks.shape[1], WIDTH)


def front(masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return a mask of what is not padding and the offered actions of each row, padded to the same length: few of many."""
    rows, actions = masks.nonzero(as_tuple=True)
    counts = torch.bincount(rows, minlength=len(masks))
    places = torch.arange(len(rows)) - (counts.cumsum(0) - counts)[rows]
    out = torch.zeros((len(masks), int(counts.max())), dtype=torch.int64)
    out[rows, places] = actions
    return torch.arange(out.shape[1]) < counts[:, None], out


class Rollout:
    """Observations, actions and value estimates of STEPS steps of all matches."""

    def __init__(self, many: tablee.vector.Vector) -> None:
        shape = (STEPS, many.count)
        self.seen = np.empty((*shape, many.observations.shape[1]), np.float32)
        self.masks = np.empty((*shape, many.masks.shape[1]), np.int8)
        self.turns = np.empty(shape, np.int32)
        self.actions = np.empty(shape, np.int64)
        self.chances = np.empty(shape, np.float32)
        self.worth = np.empty(shape, np.float32)
        self.over = np.empty(shape, np.bool_)
        self.rewards = np.empty((*shape, many.rewards.shape[1]), np.float32)

    def gather(self, many: tablee.vector.Vector, network: Network) -> None:
        for t in range(STEPS):
            self.seen[t], self.masks[t], self.turns[t] = many.observations, many.masks, many.turns
            self.actions[t], self.chances[t], self.worth[t] = act(network, many)
            many.step(self.actions[t])
            self.over[t], self.rewards[t] = many.over, many.rewards

    def advantages(self) -> tuple[Array, Array]:
        """Return the advantage of each action (GAE, computed per seat) and a mask of those with a known successor."""
        rows = np.arange(self.over.shape[1])
        sequel = np.zeros(self.rewards.shape[1:], np.float32)  # by match and seat: the value after its action
        surprise = np.zeros_like(sequel)
        known = np.zeros(sequel.shape, np.bool_)
        better = np.zeros(self.over.shape, np.float32)
        usable = np.zeros(self.over.shape, np.bool_)
        for t in reversed(range(STEPS)):
            ended = self.over[t]
            sequel[ended], surprise[ended], known[ended] = self.rewards[t][ended], 0.0, True
            seat = self.turns[t]
            usable[t] = known[rows, seat]
            gain = sequel[rows, seat] - self.worth[t] + LAMBDA * surprise[rows, seat]
            better[t] = np.where(usable[t], gain, 0.0)
            sequel[rows, seat], surprise[rows, seat], known[rows, seat] = self.worth[t], better[t], True
        return better, usable


def act(network: Network, many: tablee.vector.Vector) -> tuple[Array, Array, Array]:
    """Sample an action for each match; return the actions, their log-probabilities and the expected rewards."""
    with torch.no_grad():
        actions, logs, worth = network(torch.from_numpy(many.observations), torch.from_numpy(many.masks))
        drawn = torch.multinomial(logs.exp(), 1)
        return actions.gather(1, drawn).squeeze(1).numpy(), logs.gather(1, drawn).squeeze(1).numpy(), worth.numpy()


def learn(network: Network, adam: torch.optim.Adam, rollout: Rollout) -> None:
    """Run EPOCHS of PPO over the rollout in minibatches, with the policy change clipped."""
    better, usable = rollout.advantages()
    chosen = np.flatnonzero(usable)
    target = (better + rollout.worth).reshape(-1)
    flat = (better.reshape(-1) - better[usable].mean()) / (better[usable].std() + 1e-6)
    seen, masks = rollout.seen.reshape(len(flat), -1), rollout.masks.reshape(len(flat), -1)
    actions, chances = rollout.actions.reshape(-1), rollout.chances.reshape(-1)
    for _ in range(EPOCHS):
        np.random.default_rng(int(torch.randint(2**31, ()))).shuffle(chosen)
        for part in np.array_split(chosen, max(1, len(chosen) // MINIBATCH)):
            offered, logs, worth = network(torch.from_numpy(seen[part]), torch.from_numpy(masks[part]))
            picked = chance_of(torch.from_numpy(actions[part]), offered, logs)
            ratio = (picked - torch.from_numpy(chances[part])).exp()
            gain = torch.from_numpy(flat[part])
            policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            spread = -(logs.exp() * logs.clamp(min=-50.0)).sum(1).mean()
            miss = (worth - torch.from_numpy(target[part])).pow(2).mean()
            improve(network, adam, 0.5 * miss - policy - ENTROPY * spread)


def chance_of(action: torch.Tensor, offered: torch.Tensor, logs: torch.Tensor) -> torch.Tensor:
    """Return the log-probability of one action in each row."""
    place = (offered == action[:, None]).int().argmax(1, keepdim=True)  # the first: padding comes after it
    return logs.gather(1, place).squeeze(1)


def improve(network: Network, adam: torch.optim.Adam, loss: torch.Tensor) -> None:
    adam.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    adam.step()


def imitate(network: Network, adam: torch.optim.Adam, folder: Path, seconds: float) -> None:
    """Learn to decide like the bots, and how well they fared, in as many epochs as time allows."""
    started = time.process_time()
    while True:
        for seen, masks, actions, returns in exported(folder):
            offered, logs, worth = network(seen, masks)
            miss = (worth - returns).pow(2).mean()
            improve(network, adam, 0.5 * miss - chance_of(actions, offered, logs).mean())
            if time.process_time() - started >= seconds:
                return


def exported(folder: Path) -> Iterator[tuple[torch.Tensor, ...]]:
    """Yield minibatches of what `tablee lab export` has written: observations, masks, picks and returns."""
    from pyarrow.parquet import ParquetFile  # comes with tablee[lab]

    for rows in ParquetFile(folder / "picks.parquet").iter_batches(16 * MINIBATCH):
        count = len(rows)
        seen = rows["observation"].flatten().to_numpy().reshape(count, -1)
        masks = rows["mask"].flatten().to_numpy(zero_copy_only=False).reshape(count, -1)
        actions, returns = rows["pick"].to_numpy().astype(np.int64), rows["return"].to_numpy()
        for part in torch.randperm(count).split(MINIBATCH // 4):  # shuffled: decisions of one match resemble each other
            yield tuple(torch.from_numpy(each[part.numpy()]) for each in (seen, masks, actions, returns))


def trial(network: Network, like: tablee.vector.Vector, opponents: str, matches: int) -> Share:
    """Return the share of victories against a level: one match on each deal, every seat in turn, actions sampled."""
    game, seats = like.spec.name, like.spec.seats
    many = tablee.vector.make(game, count=matches, seats=seats, opponents=opponents, seed=2_000_000)
    even = many.rewards.shape[1]
    won = np.full(matches, np.nan)
    own = np.arange(matches) % even
    while np.isnan(won).any():
        many.step(act(network, many)[0])
        ended = many.over & np.isnan(won)  # finished matches restart: only the first result counts
        won[ended] = (many.rewards[ended, own[ended]] + 1) / even
    total = Sum()
    for each in won:
        total.add(float(each))
    return Share.of(total)


def train(
    network: Network, stages: list[tablee.vector.Vector], given: argparse.Namespace
) -> tuple[list[dict[str, float]], int]:
    """Return the learning curve and the number of its own actions learned from; trials do not count as training time.

    Each stage takes the same time; the last one plays what the curve measures.
    """
    adam = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    curve: list[dict[str, float]] = []
    rollout, taken, spent, limit = Rollout(stages[-1]), 0, 0.0, given.minutes * 60
    while True:
        if spent >= len(curve) * limit / given.points:
            share = trial(network, stages[-1], "random", given.curve)
            curve.append({"minutes": spent / 60, "steps": taken, **told(share)})
            print(f"{spent / 60:.1f} min, {taken:,} steps, {share.mean:.1%} against random play", flush=True)
        if spent >= limit:
            return curve, taken
        started = time.process_time()
        if given.imitate and not spent:
            imitate(network, adam, given.imitate, IMITATING * limit)
        else:
            for group in adam.param_groups:
                group["lr"] = RATE * max(0.05, 1 - spent / limit)
            rollout.gather(stages[int(len(stages) * spent / limit)], network)
            learn(network, adam, rollout)
            taken += STEPS * COUNT
        spent += time.process_time() - started


def told(share: Share) -> dict[str, float]:
    return {"share": share.mean, "low": share.low, "high": share.high, "matches": share.count}


def setting(text: str) -> dict[str, int]:
    """Read a setting such as `kills=5`."""
    name, _, number = text.partition("=")
    return {name: int(number)}


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, help="by default the fewest that can play")
    asked.add_argument("--minutes", type=float, default=10.0, help="of processor time to learn (default: 10)")
    asked.add_argument(
        "--imitate", type=Path, metavar="FOLDER", help="matches of bots to begin with (tablee lab export)"
    )
    asked.add_argument(
        "--before",
        type=setting,
        nargs="*",
        default=[],
        metavar="SETTING=NUMBER",
        help="stages before the usual match (kills=5)",
    )
    asked.add_argument("--threads", type=int, default=1, help="of PyTorch (default: 1)")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--levels", nargs="*", default=["random", *LEVELS], help="to play against (default: all)")
    asked.add_argument("--points", type=int, default=10, help="of the learning curve (default: 10)")
    asked.add_argument("--curve", type=int, default=200, help="matches against random play for each (default: 200)")
    asked.add_argument("--out", type=Path, help="a file for the result, as JSON; the weights go beside it")
    asked.add_argument(
        "--again", action="store_true", help="do not train: play more levels with the weights next to --out"
    )
    return asked.parse_args(words)


def main() -> None:
    given = arguments()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    stages = made(given)
    many = stages[-1]
    network = begin(many)
    if given.again:
        network.load_state_dict(torch.load(given.out.with_suffix(".pt"), weights_only=True))
        result: dict[str, Any] = json.loads(given.out.read_text())
    else:
        curve, taken = train(network, stages, given)
        result = {"game": given.game, "seats": many.spec.seats, "minutes": given.minutes, "steps": taken}
        result |= {"seed": given.seed, "curve": curve, "levels": {}}
        if given.out:
            torch.save(network.state_dict(), given.out.with_suffix(".pt"))
    for level in given.levels:
        share = trial(network, many, level, TRIALS[level])
        result["levels"][level] = told(share)
        print(f"{given.game}: {share.mean:.1%} ({share.low:.1%} to {share.high:.1%}) against {level}", flush=True)
        if given.out:
            given.out.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
