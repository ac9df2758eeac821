"""Vectorized matches equal single ones, in one or several processes; every error yields one clear sentence."""

import os
import signal
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
import tablee.vector
from tablee.adapters.worker import reserve
from tablee.core.chance import Chance
from tablee.vector import Vector

COUNT = 6


def offered(many: Vector, luck: np.random.Generator) -> Any:
    """Return an offered action for each match."""
    return (many.masks * luck.random(many.masks.shape)).argmax(1)


@pytest.mark.parametrize("name", tablee.games())
def test_each_match_is_the_one_of_its_seed(name: str) -> None:
    """The arrays agree with the match itself, through its end and the next deal."""
    game, seats = tablee.game(name), min(3, tablee.game(name).most_seats)
    many = tablee.vector.make(name, count=COUNT, seats=seats)
    many.reset(seed=list(range(COUNT)))
    chances = [Chance(seed) for seed in range(COUNT)]
    states = [game.setup(seats, {}, chance) for chance in chances]
    luck, ended = np.random.default_rng(1), 0
    for _ in range(60):
        for i, state in enumerate(states):
            assert many.turns[i] == state.turn
            assert np.flatnonzero(many.masks[i]).tolist() == state.options(state.turn)
        i = int(luck.integers(COUNT))
        seen = np.array(game.view(states[i], states[i].turn).numbers(), np.float32)
        assert (many.observations[i] == seen).all()
        actions = offered(many, luck)
        many.step(actions)
        for i, state in enumerate(states):
            game.apply(state, state.turn, int(actions[i]), chances[i])
            assert bool(many.over[i]) == (not state.asked)
            assert many.rewards[i].tolist() == (
                [seats * state.reward(s) - 1 for s in range(seats)] if many.over[i] else [0] * seats
            )
            if many.over[i]:
                ended += 1
                states[i] = game.setup(seats, {}, chances[i])
    assert ended or name != "zombiaki"


def test_processes_play_the_same_matches() -> None:
    alone = tablee.vector.make("happy_pigs", count=5, seats=3, seed=3)
    team = tablee.vector.make("happy_pigs", count=5, seats=3, seed=3, workers=3)
    luck = np.random.default_rng(2)
    try:
        for _ in range(150):
            for name in ("observations", "masks", "rewards", "turns", "over"):
                assert (getattr(alone, name) == getattr(team, name)).all(), name
            actions = offered(alone, luck)
            alone.step(actions)
            team.step(actions)
        with pytest.raises(ValueError, match=r"actions\[0\] is -1, which masks\[0\] does not offer"):
            team.step(np.full(5, -1))
    finally:
        team.close()


def test_a_killed_worker_is_told_by_a_sentence() -> None:
    team = tablee.vector.make("zombiaki", count=4, workers=2)
    os.kill(team.rows.processes[0].pid, signal.SIGKILL)  # type: ignore[union-attr]
    team.rows.processes[0].wait()  # type: ignore[union-attr]
    with pytest.raises(RuntimeError, match="has ended, and its matches with it: make the environment anew"):
        team.step(offered(team, np.random.default_rng(1)))


def test_who_interrupts_a_team_is_told_to_make_it_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others may be halfway: no later step mistakes their answer to this order for one to another."""
    team = tablee.vector.make("zombiaki", count=4, workers=2)

    def interrupted(_: Any) -> None:
        raise KeyboardInterrupt

    seen = team.observations.copy()
    monkeypatch.setattr(team.rows.own, "reset", interrupted)  # type: ignore[union-attr]
    with pytest.raises(KeyboardInterrupt):
        team.reset(seed=1)
    assert (team.observations[:2] == seen[:2]).all(), "the arrays of a team that has ended can still be read"
    with pytest.raises(RuntimeError, match="has ended, and its matches with it: make the environment anew"):
        team.step(team.masks.argmax(1))
    monkeypatch.undo()
    with pytest.raises(RuntimeError, match="make the environment anew"):
        team.reset(seed=1)


def test_memory_that_is_not_there_is_told_rather_than_touched() -> None:
    with pytest.raises(RuntimeError, match=r"count asks for .* bytes of shared memory, and there are not as many"):
        reserve(2**60)


@pytest.mark.parametrize("name", tablee.games())
def test_opponents_answer_until_the_callers_seat_is_asked(name: str) -> None:
    many = tablee.vector.make(name, count=4, opponents="random", seed=5)
    luck = np.random.default_rng(3)
    assert many.turns.tolist() == [0, 1, 0, 1]
    for _ in range(60):
        assert many.masks.any(axis=1).all()
        many.step(offered(many, luck))
        assert many.turns.tolist() == [0, 1, 0, 1]


def test_another_level_is_another_opponent() -> None:
    """A curriculum: the same seed and actions lead to different answers."""
    seen = []
    for level in ("random", "greedy:samples=1"):
        many = tablee.vector.make("zombiaki", count=2, opponents="random", seed=5, seat=0)
        many.oppose(level)
        many.reset(seed=5)
        for _ in range(12):
            many.step(many.masks.argmax(1))
        seen.append(many.observations.copy())
    assert (seen[0] != seen[1]).any()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"count": 0}, "count is a whole number from 1 to 65536, not 0"),
    ({"count": 1_000_000}, "count is a whole number from 1 to 65536, not 1000000"),
    ({"count": "many"}, "count is a whole number from 1 to 65536, not 'many'"),
    ({"seats": 7}, "seats is a whole number from 2 to 6, not 7"),
    ({"seats": 2.0}, "seats is a whole number from 2 to 6, not 2.0"),
    ({"opponents": "random", "seat": 2, "seats": 2}, "seat is a whole number from 0 to 1, not 2"),
    ({"seed": -1}, "seed is a whole number from 0 to"),
    ({"workers": 0}, "workers is a whole number from 1 to"),
    ({"opponents": "genius"}, "genius"),
    ({"settings": {"foresight": "perhaps"}}, "foresight"),
]


@pytest.mark.parametrize(("chosen", "said"), WRONG)
def test_what_cannot_be_made_is_refused_by_name(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, tablee.Problem)) as refused:
        tablee.vector.make("happy_pigs", **({"count": 4} | chosen))
    assert said in str(refused.value)


def test_an_unknown_argument_and_an_unknown_game() -> None:
    with pytest.raises(TypeError, match="make\\(\\) does not know speed"):
        tablee.vector.make("happy_pigs", count=2, speed=9)  # type: ignore[call-arg]
    with pytest.raises(tablee.BadInput, match="chess"):
        tablee.vector.make("chess")


@pytest.fixture(scope="module")
def many() -> Vector:
    return tablee.vector.make("zombiaki", count=3, seed=1)


@given(
    st.one_of(
        st.lists(st.integers(-(2**31), 2**31 - 1), min_size=3, max_size=3),
        st.lists(st.integers(-5, 700), max_size=5),
        st.lists(st.floats(allow_nan=True), min_size=3, max_size=3),
        st.text(),
        st.none().map(lambda _: [[0, 1, 2]]),
    )
)
@settings(max_examples=200, deadline=None)
def test_whatever_is_given_as_actions_nothing_breaks(many: Vector, actions: Any) -> None:
    """Either all matches take the step, or a ValueError explains why and none has moved."""
    before = many.observations.copy(), many.masks.copy()
    legal = np.shape(actions) == (3,) and all(
        isinstance(a, int) and 0 <= a < many.masks.shape[1] and many.masks[i, a] for i, a in enumerate(actions)
    )
    if legal:
        many.step(actions)
        return
    with pytest.raises(ValueError, match="actions"):
        many.step(actions)
    assert (many.observations == before[0]).all()
    assert (many.masks == before[1]).all()


def test_arrays_are_made_once() -> None:
    many = tablee.vector.make("zombiaki", count=3, seed=1)
    places = [array.ctypes.data for array in (many.observations, many.masks, many.rewards, many.turns, many.over)]
    assert not any(place % 64 for place in places)  # JAX would copy what begins elsewhere
    many.step(many.masks.argmax(1))
    many.reset(seed=2)
    now = [array.ctypes.data for array in (many.observations, many.masks, many.rewards, many.turns, many.over)]
    assert now == places


def test_a_number_too_large_for_the_array_is_not_taken_for_another() -> None:
    many = tablee.vector.make("zombiaki", count=4, seed=1)
    first = int(np.flatnonzero(many.masks[0])[0])
    actions = np.full(4, first, dtype=np.int64)
    actions[0] += 2**32  # its lower half is an offered action
    with pytest.raises(ValueError, match=rf"actions\[0\] is {2**32 + first}, which masks\[0\] does not offer"):
        many.step(actions)


@pytest.mark.parametrize("workers", [1, 2])
def test_masks_that_a_caller_has_written_to_offer_nothing_more(workers: int) -> None:
    """Legality is stored where no caller can write: learners get the masks by reference, and a slip must not cheat."""
    many = tablee.vector.make("zombiaki", count=4, seed=1, workers=workers)
    try:
        seen, wrong = many.observations.copy(), int(np.flatnonzero(many.masks[3] == 0)[0])
        actions = many.masks.argmax(1)
        actions[3] = wrong
        many.masks[:], many.turns[:] = 1, 7
        with pytest.raises(ValueError, match=rf"actions\[3\] is {wrong} .* which masks\[3\] does not offer"):
            many.step(actions)
        assert (many.observations == seen).all()
        assert wrong == many.actions[3]
    finally:
        many.close()
