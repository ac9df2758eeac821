"""Gymnasium environments: one seat of a match against bots, single or vectorized.

    import gymnasium
    import tablee.adapters.gym  # registers tablee/HappyDayz-v0 and the others

    env = gymnasium.make("tablee/HappyDayz-v0", seats=4, opponents="steady")
    many = gymnasium.make_vec("tablee/HappyDayz-v0", num_envs=256, opponents="steady")

An action is the number of a pick; `observation["action_mask"]`, and `info["action_mask"]`, mark the offered ones. The
reward comes at the end: `seats` times the seat's share of the victory, minus 1, so from -1 to seats - 1. An action that
is not offered forfeits: the match ends there, with a reward of -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.adapters.rows import MOST_SEED, Rows, Spec, make_arrays, spec, whole, zeros
from tablee.core import shelf

Seen = dict[str, NDArray[Any]]
WEAKEST = "random"


def spaces(of: Spec) -> tuple[Any, Discrete]:
    picks = len(of.game.picks)
    seen: dict[str, gymnasium.Space[Any]] = {
        "observation": Box(-1.0, 1.0, (len(of.told),), np.float32),
        "action_mask": Box(0, 1, (picks,), np.int8),
    }
    return Dict(seen), Discrete(picks)


def no_render(render_mode: str | None) -> None:
    if render_mode is not None:
        raise ValueError(f"render_mode is None, not {render_mode!r}: matches are watched with `tablee play`")


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat; a level or bot plays the others. `reset(options={"opponents": …})` changes it, for a curriculum."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium reads it here

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str = WEAKEST,
        settings: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        no_render(more.pop("render_mode", None))
        self.render_mode = None
        self.spec_of = spec(game, seats, settings, opponents, more.pop("seat", 0))
        if more:
            raise TypeError(f"{min(more)} is unknown; game, seats, opponents, settings and seat can be chosen")
        self.rows = Rows(self.spec_of, make_arrays(self.spec_of, 1, zeros), again=False)
        self.observation_space, self.action_space = spaces(self.spec_of)
        self.running = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if options and "opponents" in options:
            self.rows.oppose(options["opponents"])
        self.rows.reset([int(self.np_random.integers(MOST_SEED))])
        self.running = True
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self.running:
            raise ValueError("there is no match: reset() comes before step()")
        arrays, picks = self.rows.arrays, len(self.spec_of.game.picks)
        given = action.item() if isinstance(action, np.ndarray | np.generic) and action.size == 1 else action
        arrays["actions"][0] = whole("action", given, 0, picks - 1)
        self.rows.batch.step_running()
        over = bool(arrays["over"][0])
        self.running = not over
        reward = float(arrays["rewards"][0, self.rows.arrays["own"][0]])
        return self.seen(), reward, over, False, self.info()

    def seen(self) -> Seen:
        arrays = self.rows.arrays
        return {"observation": arrays["observations"][0].copy(), "action_mask": arrays["masks"][0].copy()}

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.rows.arrays["masks"][0].copy()}


class SeatsEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """Many matches, one seat of each; the step after a match ends deals a new one and ignores its action."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: str = WEAKEST,
        **more: Any,
    ) -> None:
        no_render(more.pop("render_mode", None))
        self.num_envs = whole("num_envs", num_envs, 1, 65_536)
        self.spec_of = spec(game, seats, more.pop("settings", None), opponents, more.pop("seat", -1))
        if more:
            raise TypeError(
                f"{min(more)} is unknown; game, num_envs, seats, opponents, settings and seat can be chosen"
            )
        self.rows = Rows(self.spec_of, make_arrays(self.spec_of, self.num_envs, zeros), again=False)
        self.single_observation_space, self.single_action_space = spaces(self.spec_of)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.each = np.arange(self.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        if options and "opponents" in options:
            self.rows.oppose(options["opponents"])
        given = [int(each) for each in seed] if isinstance(seed, list | tuple) else None
        seeds = given or [int(each) for each in self.np_random.integers(MOST_SEED, size=self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"seed is one number, or {self.num_envs} of them, one for each match, not {len(seeds)}")
        self.rows.reset(seeds)
        return self.seen(), {"action_mask": self.rows.arrays["masks"]}

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        arrays, given = self.rows.arrays, np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            what = f"an array of {given.dtype} of shape {given.shape}"
            raise ValueError(f"actions is an array of {self.num_envs} whole numbers, one for each match, not {what}")
        arrays["actions"][:] = given
        self.rows.batch.step_running()
        over = arrays["over"].astype(bool)
        rewards = arrays["rewards"][self.each, arrays["own"]].astype(np.float64)
        return self.seen(), rewards, over, np.zeros(self.num_envs, bool), {"action_mask": arrays["masks"]}

    def seen(self) -> Seen:
        """Return the arrays themselves, which every step overwrites: copy what you keep."""
        return {"observation": self.rows.arrays["observations"], "action_mask": self.rows.arrays["masks"]}


def id_of(game: str) -> str:
    """Return a game's id in Gymnasium: `tablee/HappyDayz-v0` for `happy_dayz`."""
    return f"tablee/{''.join(part.capitalize() for part in game.split('_'))}-v0"


def register_all() -> None:
    """Register every game. Importing this module does it, because Gymnasium does not load entry points."""
    for game in shelf.SHELF:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="tablee.adapters.gym:SeatEnv",
                vector_entry_point="tablee.adapters.gym:SeatsEnv",
                kwargs={"game": game},
                order_enforce=False,
            )


register_all()
