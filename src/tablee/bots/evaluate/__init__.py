"""Evaluations, one file per game: `evaluate(state, seat)` (higher is better) and `judge()`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tablee.bots.judge import Judge
from tablee.bots.network import Features
from tablee.core.errors import BadInput
from tablee.core.shelf import SHELF
from tablee.core.state import State

Evaluation = Callable[[State, int], float]
ADDED: dict[str, ModuleType] = {}  # modules of other packages, by game


def score(state: State, seat: int) -> float:
    """Evaluate a state of a game without its own evaluation: the lead in points, plus a bonus for winning."""
    lead = state.score(seat) - max(state.score(other) for other in range(state.seats) if other != seat)
    return lead + 1000.0 * state.reward(seat) if state.is_over() else lead


def module_of(game: str) -> ModuleType | None:
    """Return the module with a game's evaluation and judge: a file of this folder, or one added by another package."""
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) else ADDED.get(game)


def add_module(game: str, module: ModuleType) -> None:
    """Use another package's module for a game. Raises BadInput naming both if there is one already."""
    if not (hasattr(module, "evaluate") or hasattr(module, "judge")):
        return
    known = module_of(game)
    if known is not None and known is not module:
        raise BadInput("judge-twice", field="tablee.bots", game_name=game, first=known.__name__, second=module.__name__)
    ADDED[game] = module


def evaluation(game: str) -> Evaluation:
    """Return the evaluation of a game, by default the lead in points."""
    own: Evaluation = getattr(module_of(game), "evaluate", score)
    return own


def judge(game: str) -> Judge:
    """Return the judge of a game, by default one that plays randomly to the end and counts the victory."""
    make: Callable[[], Judge] = getattr(module_of(game), "judge", Judge)
    return make()


def quick(game: str) -> Judge:
    """Return a judge whose playouts, one after the other, finish a match of a game."""
    make: Callable[[], Judge] | None = getattr(module_of(game), "quick", None)
    return make() if make else judge(game)


def features_of(game: str) -> Features:
    """Return the network features of a game. Raises BadInput naming the games that have some."""
    make: Callable[[], Features] | None = getattr(module_of(game), "features", None)
    if make is None:
        allowed = ", ".join(name for name in SHELF if hasattr(module_of(name), "features"))
        raise BadInput("game-unlearned", field="game", game_name=game, allowed=allowed)
    return make()
