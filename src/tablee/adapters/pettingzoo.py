"""PettingZoo: every game as an AEC environment, and as a parallel one that answers sealed decisions simultaneously.

    from tablee.adapters import pettingzoo
    env = pettingzoo.env("happy_pigs", seats=3, settings={"foresight": True})
    env = pettingzoo.parallel_env("happy_pigs", seats=3)

An action is the number of a pick; `action_mask` marks the offered ones. An observation is the seat's view as numbers
(`tablee.observations`). Rewards come at the end: `seats` times a seat's share of the victory, minus 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from sys import getrefcount
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from tablee.adapters.rows import Rows, make_arrays, spec, zeros
from tablee.core.errors import Refused
from tablee.core.event import Event
from tablee.core.renamed import warn
from tablee.core.state import State
from tablee.text import Texts

Observation = dict[str, NDArray[Any]]
Loan = tuple[tuple[str, NDArray[Any], NDArray[Any]], ...]  # by seat: agent, observation and mask
RENDER_MODES = ["ansi", "human"]
SETS = 3  # of rows: one to copy from, one that the caller holds while the next one is written


class Arena:
    """Plays one match at a time, with everything both kinds of environment need."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        settings: Mapping[str, Any] | None,
        render_mode: str | None,
        waits: bool = False,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        of = replace(spec(game, seats, settings), waits=waits)
        self.game = of.game
        self.seats = of.seats
        self.settings = dict(of.settings)
        self.numbers = of.told
        self.picks = len(self.game.picks)
        # One match, with a row for each seat's view in each set of rows; the first set is never given away
        self.rows = Rows(of, make_arrays(of, SETS * self.seats, zeros), again=False)
        self.batch = self.rows.batch
        self.seen = self.rows.arrays["observations"][0]
        self.offered = self.rows.arrays["masks"][0]
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        self.each = self.loan(0)
        self.loans = [(first, self.loan(first)) for first in range(self.seats, SETS * self.seats, self.seats)]
        self.unheld = holders(self.each)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.nothing = dict.fromkeys(self.agents, 0.0)  # to be copied
        self.news: list[Event] | None = [] if render_mode else None
        self.texts = Texts(self.game, "en", self.agents)
        self.luck = np.random.default_rng()
        self.state: State = self.game.blank()

    def loan(self, first: int) -> Loan:
        """Return a set of rows, which starts at this one. Each is an array over a memoryview, so that slices refer to it."""
        arrays = (self.rows.arrays[name][first : first + self.seats] for name in ("observations", "masks"))
        seen, masks = ([np.asarray(memoryview(row)) for row in array] for array in arrays)
        return tuple(zip(self.agents, seen, masks, strict=True))

    def deal(self, seed: int | None) -> None:
        """Deal a new match; the same seed deals the same match."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.batch.seed(0, int(self.luck.integers(2**62)))
        if self.news is None:
            self.batch.deal(0)
            self.state = self.batch.state(0)
        else:
            self.news = []
            self.state = self.game.setup(self.seats, self.settings, self.batch.luck(0), self.news)
            self.batch.put(0, self.state)

    def offers(self, seat: int, action: int) -> bool:
        return action in self.state.options(seat)

    def play(self, seat: int, action: int) -> bool:
        """Carry out a pick; return False, changing nothing, if it is not offered."""
        if self.news is None:
            return self.batch.play(0, seat, action)
        if not self.offers(seat, action):
            return False
        self.apply(seat, action)
        return True

    def refusal(self, seat: int, action: int) -> Refused:
        """Explain why an action is not offered, with the clause that forbids it."""
        text = self.game.picks.texts[action] if 0 <= action < self.picks else str(action)
        return self.game.why_not(self.state, seat, text)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a pick that is offered."""
        if self.news is None:
            self.batch.apply(0, seat, action)
        else:
            self.game.apply(self.state, seat, action, self.batch.luck(0), self.news)

    def observe(self, seat: int) -> Observation:
        self.batch.see_as(0, seat)
        return {"observation": self.seen.copy(), "action_mask": self.offered.copy()}

    def observe_all(self) -> dict[str, Observation]:
        """Return each seat's observation and mask, in arrays that the caller has dropped again or else in new ones."""
        for first, each in self.loans:
            if holders(each) == self.unheld:
                self.batch.see_round(first)
                return {agent: {"observation": seen, "action_mask": mask} for agent, seen, mask in each}
        self.batch.see_round(0)
        return {agent: {"observation": seen.copy(), "action_mask": mask.copy()} for agent, seen, mask in self.each}

    def rewards(self) -> dict[str, float]:
        if self.state.asked:
            return self.nothing.copy()
        return {agent: self.seats * self.state.reward(seat) - 1 for seat, agent in enumerate(self.agents)}

    def spaces(self, actions: int) -> tuple[dict[str, Dict], dict[str, Discrete]]:
        """Return the observation and action spaces, as separate objects for each agent."""
        seen = {
            agent: Dict(
                {
                    "observation": Box(-1.0, 1.0, (len(self.numbers),), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }
        return seen, {agent: Discrete(actions) for agent in self.agents}

    def render(self, mode: str | None) -> str | None:
        """Print or return what happened since the last call, as told to a spectator."""
        news = self.news or []
        said = "\n".join(self.texts.event(event.told_to(None)) for event in news)
        news.clear()
        if mode == "human":
            print(said)
            return None
        return said


def holders(loan: Loan) -> int:
    """Count the references to the arrays of a loan; more than when it was new if the caller holds some."""
    count = 0
    for _, seen, mask in loan:
        count += getrefcount(seen) + getrefcount(mask)
    return count


def number(action: Any, most: int) -> int:
    """Return an action as a number below `most`. Raises ValueError otherwise."""
    if isinstance(action, bool) or not isinstance(action, int | np.integer) or not 0 <= action < most:
        raise ValueError(f"an action is a whole number from 0 to {most - 1}, not {action!r}")
    return int(action)


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo has no types
    """Agents act in turn; sealed decisions in seat order, hidden from the others. Raises Refused on illegal actions."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "name": "tablee"}  # noqa: RUF012
    illegal_ends = False  # True: end the match with -1 for the offender, as PettingZoo's own environments do

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
        return self.arena.observe(self.arena.seat_of[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("there is no match: reset() comes before step()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        arena, seat = self.arena, self.arena.seat_of[agent]
        pick = number(action, arena.picks)
        if not arena.play(seat, pick):
            self.refuse(seat, pick)
        elif arena.state.asked:
            self.agent_selection = self.possible_agents[arena.state.turn]
        else:
            self.end(arena.rewards())

    def refuse(self, seat: int, pick: int) -> None:
        if not self.illegal_ends:
            raise self.arena.refusal(seat, pick)
        self.end({agent: -1.0 if self.arena.seat_of[agent] == seat else 0.0 for agent in self.agents})

    def end(self, rewards: dict[str, float]) -> None:
        """End the match for all agents."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.arena.render(self.render_mode)

    def close(self) -> None:
        pass


class JudgedEnv(TableEnv):
    """Like TableEnv, but an action that is not offered ends the match for all agents; the offender gets -1."""

    illegal_ends = True


class ParallelTableEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc] # as above
    """All agents act simultaneously: those asked answer, the others take the last action, `wait`."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": "tablee"}  # noqa: RUF012 - PettingZoo reads it here

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.arena = Arena(game, seats, settings, render_mode, waits=True)
        self.metadata = {**type(self).metadata, "name": f"tablee_{game}_v{self.arena.game.rules_version}"}
        self.render_mode = render_mode
        self.wait = self.arena.picks
        self.possible_agents = list(self.arena.agents)
        self.agents: list[str] = []
        self.running = dict.fromkeys(self.possible_agents, False)  # to be copied
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
        return self.arena.observe_all(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Carry out the answers of all asked agents; the others can only `wait`."""
        if not self.agents:
            raise ValueError("there is no match: reset() comes before step()")
        arena = self.arena
        if arena.news is not None or not arena.batch.answer(self.agents, actions):
            for seat, action in self.answers(actions):
                arena.apply(seat, action)
        seen, rewards, ended, cut = arena.observe_all(), arena.rewards(), self.running.copy(), self.running.copy()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not arena.state.asked:
            ended = dict.fromkeys(self.agents, True)
            self.agents = []
        return seen, rewards, ended, cut, infos

    def answers(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """Return the picks of the seats that are asked; raises before anything changes if any action is not valid.

        `Batch.answer` is quicker, and leaves to this what is not a plain number or not valid.
        """
        if not isinstance(actions, Mapping):
            raise ValueError(f"actions is a dictionary with an action for each agent, not {actions!r}")  # noqa: TRY004 - as for all arguments
        arena, asked, wait = self.arena, self.arena.state.asked, self.wait
        found = []
        for seat, agent in enumerate(self.agents):
            if agent not in actions:
                raise ValueError(f"actions has one for each of {', '.join(self.agents)}; {agent} is missing")
            action = number(actions[agent], wait + 1)
            if (asked >> seat) & 1:
                if not arena.batch.offers(arena.batch.round + seat, action):  # marked by the last observation
                    raise arena.refusal(seat, action)
                found.append((seat, action))
            elif action != wait:
                raise Refused("not-asked", game=arena.game.name, seat=seat)
        return found

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
) -> TableEnv:
    """Make the AEC environment; an action that is not offered ends the match for all, and the offender gets -1."""
    if options is not None:
        warn("options", "settings")
    return JudgedEnv(game, seats, settings or options, render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> ParallelTableEnv:
    """Make the parallel environment; an illegal action raises Refused with the clause that forbids it."""
    if options is not None:
        warn("options", "settings")
    return ParallelTableEnv(game, seats, settings or options, render_mode)
