"""PettingZoo: every game as an AEC environment, and as a parallel one in which sealed decisions are answered together.

    from tablee.adapters import pettingzoo
    env = pettingzoo.env("happy_pigs", seats=3, settings={"foresight": True})
    env = pettingzoo.parallel_env("happy_pigs", seats=3)

An action is the number of a pick; `action_mask` marks the offered ones. An observation is the seat's view as a tensor
(tensor.py). Rewards come at the end: a seat's share of the victory beyond an even one, from -1 to seats - 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from tablee.adapters.tensor import encoder
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.event import Event
from tablee.core.renamed import warn
from tablee.core.state import State
from tablee.text import Texts

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["ansi", "human"]


class Arena:
    """One match after another, with everything both kinds of environment need."""

    def __init__(
        self, game: str, seats: int | None, settings: Mapping[str, Any] | None, render_mode: str | None
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self.game = shelf.find(game)
        self.seats = seats or self.game.fewest_seats
        self.settings = self.game.read_settings(self.seats, settings or {})
        self.encoder = encoder(game, self.seats)
        self.picks = len(self.game.picks)
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        self.news: list[Event] | None = [] if render_mode else None
        self.texts = Texts(self.game, "en", self.agents)
        self.luck = np.random.default_rng()
        self.state: State = self.game.blank()
        self.chance = Chance(0)

    def deal(self, seed: int | None) -> None:
        """Deal a new match; the same seed deals the same one."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.chance = Chance(int(self.luck.integers(2**62)))
        self.news = [] if self.news is not None else None
        self.state = self.game.setup(self.seats, self.settings, self.chance, self.news)

    def apply(self, seat: int, action: int) -> None:
        """Carry out an offered pick; Refused, with nothing changed, if it is not offered."""
        if action not in self.state.options(seat):
            text = self.game.picks.texts[action] if 0 <= action < self.picks else str(action)
            raise self.refusal(seat, text)
        self.game.apply(self.state, seat, action, self.chance, self.news)

    def refusal(self, seat: int, text: str) -> Refused:
        return self.game.why_not(self.state, seat, text)

    def asked(self) -> list[int]:
        return [seat for seat in range(self.seats) if (self.state.asked >> seat) & 1]

    def mask(self, seat: int, size: int) -> NDArray[np.int8]:
        mask = np.zeros(size, np.int8)
        if (self.state.asked >> seat) & 1:
            mask[self.state.options(seat)] = 1
        return mask

    def observe(self, seat: int, size: int) -> Observation:
        shown = self.game.show(self.game.view(self.state, seat))
        return {"observation": self.encoder.encode(shown, seat), "action_mask": self.mask(seat, size)}

    def rewards(self) -> dict[str, float]:
        over = not self.state.asked
        return {
            agent: self.seats * self.state.reward(seat) - 1 if over else 0.0 for seat, agent in enumerate(self.agents)
        }

    def spaces(self, actions: int) -> tuple[dict[str, Dict], dict[str, Discrete]]:
        """The observation and action spaces, separate objects for each agent."""
        seen = {
            agent: Dict(
                {
                    "observation": Box(-1.0, 1.0, (self.encoder.size,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }
        return seen, {agent: Discrete(actions) for agent in self.agents}

    def render(self, mode: str | None) -> str | None:
        """What happened since the last call, as told to a spectator; printed, or returned as text."""
        news = self.news or []
        said = "\n".join(self.texts.event(event.told_to(None)) for event in news)
        news.clear()
        if mode == "human":
            print(said)
            return None
        return said


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo has no types
    """One agent after another; sealed decisions in seat order, unseen by the others."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "name": "tablee"}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.arena = Arena(game, seats, settings, render_mode)
        self.metadata = {**type(self).metadata, "name": f"tablee_{game}_v{self.arena.game.rules_version}"}
        self.render_mode = render_mode
        self.possible_agents = list(self.arena.agents)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.arena.spaces(self.arena.picks)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.arena.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.arena.state.turn]

    def observe(self, agent: str) -> Observation:
        return self.arena.observe(self.possible_agents.index(agent), self.arena.picks)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.arena.apply(self.possible_agents.index(agent), int(action))
        self.rewards = self.arena.rewards()
        if self.arena.state.asked:
            self.agent_selection = self.possible_agents[self.arena.state.turn]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.arena.render(self.render_mode)

    def close(self) -> None:
        pass


class ParallelTableEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc] # as above
    """All agents at once: those who are asked answer together, the others take the last action, `wait`."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": "tablee"}  # noqa: RUF012 - PettingZoo reads it here

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.arena = Arena(game, seats, settings, render_mode)
        self.metadata = {**type(self).metadata, "name": f"tablee_{game}_v{self.arena.game.rules_version}"}
        self.render_mode = render_mode
        self.wait = self.arena.picks
        self.possible_agents = list(self.arena.agents)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.arena.spaces(self.wait + 1)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.arena.deal(seed)
        self.agents = list(self.possible_agents)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = self.arena.observe(seat, self.wait + 1)
            if not (self.arena.state.asked >> seat) & 1:
                seen[agent]["action_mask"][self.wait] = 1
        return seen

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Carry out the answers of all who are asked; the others can only `wait`."""
        asked = self.arena.asked()
        for seat, agent in enumerate(self.possible_agents):
            if seat not in asked and actions[agent] != self.wait:
                raise Refused("not-asked", game=self.arena.game.name, seat=seat)
        for seat in asked:
            self.arena.apply(seat, int(actions[self.possible_agents[seat]]))
        over = not self.arena.state.asked
        told = self.observations(), self.arena.rewards()
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return (*told, ended, cut, infos)

    def render(self) -> str | None:
        return self.arena.render(self.render_mode)

    def close(self) -> None:
        pass


def env(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Any:
    """The AEC environment in PettingZoo's usual wrappers: an illegal action ends the match for all agents."""
    if options is not None:
        warn("options", "settings")
    raw = TableEnv(game, seats, settings or options, render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


def parallel_env(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> ParallelTableEnv:
    """The parallel environment; an illegal action raises Refused with the clause that forbids it."""
    if options is not None:
        warn("options", "settings")
    return ParallelTableEnv(game, seats, settings or options, render_mode)
