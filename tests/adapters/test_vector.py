"""Vectorized matches equal single ones, in one or several threads or processes; every error yields one clear sentence."""

import gc
import os
import signal
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
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


DEALS: list[tuple[str, int, dict[str, Any]]] = [
    ("happy_dayz", 4, {}),
    ("happy_dayz", 3, {"draw": True}),
    ("happy_dayz", 2, {"edition": "prototype"}),
    ("happy_pigs", 4, {"foresight": True}),
    ("happy_pigs", 2, {"first_player": "seat-2"}),
    ("zombiaki", 2, {"barrier_row": "5"}),
    ("zombies4", 4, {}),
]


@pytest.mark.parametrize(("name", "seats", "chosen"), DEALS)
def test_the_next_match_in_a_row_is_that_of_its_deal(name: str, seats: int, chosen: dict[str, Any]) -> None:
    """It is dealt into the state of the one before, of which nothing remains."""
    game = tablee.game(name)
    prepared = game.prepared(seats, game.read_settings(seats, chosen))
    assert prepared
    used, fresh = (game.setup(seats, chosen, Chance(seed)) for seed in (1, 3))
    used.playout(Chance(2))
    used.copy_from(prepared)
    chances = Chance(3), Chance(3)
    game.setup(seats, chosen, chances[1])
    used.deal(chances[0])
    for _ in range(40):
        assert game.position(used) == game.position(fresh)
        for seat in range(seats):
            assert game.view(used, seat).numbers() == game.view(fresh, seat).numbers()
        if fresh.asked:
            pick = fresh.options(fresh.turn)[-1]
            for state, chance in zip((used, fresh), chances, strict=True):
                game.apply(state, state.turn, pick, chance)


def test_a_game_that_deals_with_python_objects_is_dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = tablee.vector.make("zombiaki", count=40, seed=3)
    monkeypatch.setattr(type(tablee.game("zombiaki")), "prepared", lambda *_: None)
    assert_same(usual, tablee.vector.make("zombiaki", count=40, seed=3, workers=2), 120)


ARRAYS = ("observations", "masks", "rewards", "turns", "over")


def assert_same(one: Vector, other: Vector, steps: int) -> None:
    """Step both with the same actions and compare everything they show."""
    luck = np.random.default_rng(2)
    for _ in range(steps):
        for name in ARRAYS:
            assert (getattr(one, name) == getattr(other, name)).all(), name
        actions = offered(one, luck)
        one.step(actions)
        other.step(actions)


@pytest.mark.parametrize("name", tablee.games())
@pytest.mark.parametrize("opponents", [None, "random"])
def test_threads_play_the_same_matches(name: str, opponents: str | None) -> None:
    """The last part of the matches is shorter than the others, and there are more threads than cores."""
    alone = tablee.vector.make(name, count=37, opponents=opponents, seed=3)
    crew = tablee.vector.make(name, count=37, opponents=opponents, seed=3, workers=4)
    assert_same(alone, crew, 120)
    for many in (alone, crew):
        many.reset(seed=8)
    assert_same(alone, crew, 5)


def test_an_action_that_one_thread_would_refuse_moves_no_match_at_all() -> None:
    crew = tablee.vector.make("happy_pigs", count=40, seats=3, seed=3, workers=2)
    actions = offered(crew, np.random.default_rng(2))
    wrong = int(np.flatnonzero(crew.masks[33] == 0)[0])
    seen = {name: getattr(crew, name).copy() for name in ARRAYS}
    with pytest.raises(
        ValueError, match=rf"actions\[33\] is {wrong} .*, which masks\[33\] does not offer; no match has moved"
    ):
        crew.step(np.where(np.arange(40) == 33, wrong, actions))
    for name in ARRAYS:
        assert (getattr(crew, name) == seen[name]).all(), name
    crew.step(actions)


def test_opponents_that_think_can_take_over_in_threads() -> None:
    """They hold the GIL, one thread at a time; the matches are those of one worker, whose bots do not depend on the thread."""
    alone = tablee.vector.make("zombiaki", count=20, opponents="random", seed=3)
    crew = tablee.vector.make("zombiaki", count=20, opponents="random", seed=3, workers=2)
    for many in (alone, crew):
        many.oppose("greedy:samples=1")
    assert_same(alone, crew, 25)


def test_environments_of_several_threads_of_python_do_not_wait_for_each_other() -> None:
    """While the workers are busy with one, the thread that steps another does all of it."""
    made = [tablee.vector.make("happy_dayz", count=64, seed=5, workers=2) for _ in range(3)]

    def play(many: Vector) -> Any:
        luck = np.random.default_rng(4)
        for _ in range(80):
            many.step(offered(many, luck))
        return many.observations.copy()

    with ThreadPoolExecutor(3) as pool:
        seen = list(pool.map(play, made))
    expected = play(tablee.vector.make("happy_dayz", count=64, seed=5))
    assert all((each == expected).all() for each in seen)


def test_two_threads_of_python_cannot_use_one_environment_at_a_time() -> None:
    crew = tablee.vector.make("zombiaki", count=4, workers=2)
    with crew.alone(), pytest.raises(RuntimeError, match="another thread is using this environment"):
        crew.step(crew.masks.argmax(1))
    crew.step(crew.masks.argmax(1))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # of threads and fork, which is what is tested
def test_a_forked_process_has_threads_of_its_own() -> None:
    alone = tablee.vector.make("happy_dayz", count=64, seed=5)
    crew = tablee.vector.make("happy_dayz", count=64, seed=5, workers=2)
    assert_same(alone, crew, 3)
    child = os.fork()
    if child == 0:
        try:
            assert_same(alone, crew, 30)
        except BaseException:  # noqa: BLE001 - the parent reports it
            os._exit(1)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert_same(alone, crew, 30)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="needs Linux")
def test_threads_that_leave_the_callers_core_may_come_back() -> None:
    """A thread that finds itself on the caller's core moves to another one, if it may use one, and is not bound to it."""
    cores = os.sched_getaffinity(0)
    alone = tablee.vector.make("happy_dayz", count=64, seed=5)
    crew = tablee.vector.make("happy_dayz", count=64, seed=5, workers=2)
    assert_same(alone, crew, 3)
    threads = [int(task.name) for task in Path("/proc/self/task").iterdir()]

    others = [Path(f"/proc/self/task/{thread}/stat") for thread in threads if thread != threading.get_native_id()]

    def asleep() -> bool:
        return all(other.read_text().rpartition(") ")[2].startswith("S") for other in others)

    def bound() -> bool:
        return any(os.sched_getaffinity(thread) != allowed for thread in threads)

    try:
        for allowed in ({min(cores)}, cores):
            while not asleep():  # one that is just moving away would take its own mask for the newer one
                os.sched_yield()
            for thread in threads:
                os.sched_setaffinity(thread, allowed)
            assert_same(alone, crew, 100)
            assert not all(bound() for _ in range(10_000)), "one may just be on its way"
    finally:
        for thread in threads:
            os.sched_setaffinity(thread, cores)


def test_a_closed_environment_can_be_read_and_is_collected() -> None:
    crew = tablee.vector.make("zombiaki", count=40, seed=1, workers=2)
    crew.step(crew.masks.argmax(1))
    crew.close()
    seen, gone = crew.observations.copy(), weakref.ref(crew)
    kept = crew.observations
    del crew
    gc.collect()
    assert gone() is None
    assert (kept == seen).all()


def team(count: int, workers: int) -> Vector:
    """Return matches with opponents that think, which are divided among processes."""
    return tablee.vector.make("zombiaki", count=count, opponents="greedy:samples=1", seed=3, workers=workers)


def test_processes_play_the_same_matches() -> None:
    alone, several = team(5, 1), team(5, 3)
    try:
        assert_same(alone, several, 40)
        with pytest.raises(ValueError, match=r"actions\[0\] is -1, which masks\[0\] does not offer"):
            several.step(np.full(5, -1))
    finally:
        several.close()


def test_a_killed_worker_is_told_by_a_sentence() -> None:
    several = team(4, 2)
    os.kill(several.rows.processes[0].pid, signal.SIGKILL)  # type: ignore[union-attr]
    several.rows.processes[0].wait()  # type: ignore[union-attr]
    with pytest.raises(RuntimeError, match="has ended, and its matches with it: make the environment anew"):
        several.step(offered(several, np.random.default_rng(1)))


def test_who_interrupts_a_team_is_told_to_make_it_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others may be halfway: no later step mistakes their answer to this order for one to another."""
    several = team(4, 2)

    def interrupted(_: Any) -> None:
        raise KeyboardInterrupt

    seen = several.observations.copy()
    monkeypatch.setattr(several.rows.own, "reset", interrupted)  # type: ignore[union-attr]
    with pytest.raises(KeyboardInterrupt):
        several.reset(seed=1)
    assert (several.observations[:2] == seen[:2]).all(), "the arrays of a team that has ended can still be read"
    with pytest.raises(RuntimeError, match="has ended, and its matches with it: make the environment anew"):
        several.step(several.masks.argmax(1))
    monkeypatch.undo()
    with pytest.raises(RuntimeError, match="make the environment anew"):
        several.reset(seed=1)


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


def frozen(actions: Any) -> Any:
    actions.setflags(write=False)
    return actions


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    "given",
    [
        list,
        frozen,
        lambda actions: np.repeat(actions, 2)[::2],
        lambda actions: actions.astype(">i8"),
        lambda actions: actions.astype(np.uint64),
        lambda actions: actions.astype(np.int16),
    ],
    ids=["list", "read-only", "every-other", "swapped", "unsigned", "short"],
)
def test_actions_are_whole_numbers_of_any_kind(given: Any, workers: int) -> None:
    usual = tablee.vector.make("zombiaki", count=20, seed=1)
    many = tablee.vector.make("zombiaki", count=20, seed=1, workers=workers)
    actions = offered(usual, np.random.default_rng(1))
    usual.step(actions.copy())
    many.step(given(actions))
    for name in (*ARRAYS, "actions"):
        assert (getattr(usual, name) == getattr(many, name)).all(), name


@pytest.mark.parametrize("wrong", [{3: -1}, {9: 2**33, 3: -1}, {19: 2**63}, {4: 2**31 - 1, 12: 600}])
def test_refused_actions_are_told_alike_by_any_number_of_workers(wrong: dict[int, int]) -> None:
    """The first number too large for the array is named, or else the first action that is not offered."""
    told = []
    for workers in (1, 2, 3):
        many = tablee.vector.make("zombiaki", count=20, seed=1, workers=workers)
        actions = many.masks.argmax(1).astype(np.uint64 if max(wrong.values()) >= 2**63 else np.int64)
        for match, action in wrong.items():
            actions[match] = action
        with pytest.raises(ValueError, match="no match has moved") as refused:
            many.step(actions)
        told.append((str(refused.value), many.actions.tolist()))
    named = min((match for match in wrong if wrong[match] >= 2**31), default=min(wrong))
    assert told[0][0].startswith(f"actions[{named}] is {wrong[named]}")
    assert told == [told[0]] * 3


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
