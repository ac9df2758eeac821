"""Evaluations are stateless: earlier evaluations do not change the worth of a state."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots.evaluate import evaluation
from tablee.core.chance import Chance
from tablee.core.state import State
from tests.days import many_matches


def states(name: str) -> list[State]:
    """Yield the steps of some random matches."""
    game, chance = tablee.game(name), Chance(7)
    seats, seen = game.fewest_seats, []
    for _ in range(3):
        state = game.setup(seats, game.read_settings(seats, {}), chance, None)
        while state.asked:
            seen.append(state.clone())
            state.apply(state.turn, state.random_pick(chance), chance)
    return seen


@many_matches
@pytest.mark.parametrize("name", tablee.games())
def test_the_worth_of_a_state_does_not_depend_on_what_was_asked_before(name: str) -> None:
    worth, seen = evaluation(name), states(name)
    forwards = [worth(state, state.turn) for state in seen]
    backwards = [worth(state, state.turn) for state in reversed(seen)]
    assert forwards == backwards[::-1]
