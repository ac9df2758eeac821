"""What a state is worth to a seat, one file per game: `evaluate(state, seat)`, higher is better, and `judge()`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from tablee.bots.judge import Judge
from tablee.core.state import State

Evaluation = Callable[[State, int], float]


def score(state: State, seat: int) -> float:
    """For a game without an evaluation of its own: what the seat has, and above all whether it has won."""
    lead = state.score(seat) - max(state.score(other) for other in range(state.seats) if other != seat)
    return lead + 1000.0 * state.reward(seat) if state.is_over() else lead


def evaluation(game: str) -> Evaluation:
    """The evaluation of a game, found by its name."""
    name = f"{__name__}.{game}"
    own: Evaluation = import_module(name).evaluate if find_spec(name) else score
    return own


def judge(game: str) -> Judge:
    """The judge of a game for the search, found by its name; without one, random play to the end and the victory."""
    name = f"{__name__}.{game}"
    module = import_module(name) if find_spec(name) else None
    own: Judge = module.judge() if module is not None and hasattr(module, "judge") else Judge()
    return own
