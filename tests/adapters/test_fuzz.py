"""Environments validate any input: compiled code checks no bounds, so the adapters must."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
import tablee.vector
from tablee.adapters import gym, pettingzoo
from tests.days import LONG

REFUSED = (ValueError, TypeError, tablee.Problem)
NUMBERS = st.one_of(st.integers(-5, 700), st.integers(), st.booleans(), st.floats(), st.none(), st.text(max_size=5))
KINDS = (
    "int8",
    "uint8",
    "int16",
    "int32",
    "int64",
    "uint64",
    "float32",
    "float64",
    "bool",
    "object",
    "<U3",
    "complex64",
)


@st.composite
def arrays(draw: st.DrawFn) -> Any:
    """Arrays of any type and shape, some not contiguous in memory, and objects that are no arrays."""
    shape = draw(st.sampled_from([(), (0,), (3,), (4,), (3, 1), (1, 3), (3, 3)]))
    with np.errstate(all="ignore"):
        made = np.full(shape, draw(st.integers(-128, 127)), dtype="int64").astype(draw(st.sampled_from(KINDS)))
    return draw(st.sampled_from([made, made[::-1] if made.ndim else made, made.tolist(), memoryview(b"abc"), {"a": 1}]))


def refusal(call: Callable[[], Any]) -> str:
    """Return the error message; empty if it was done."""
    try:
        call()
    except REFUSED as refused:
        return str(refused) or "refused"
    return ""


@given(arrays())
@settings(max_examples=300, deadline=None)
def test_steps_of_many_matches(given: Any) -> None:
    offered = MANY.masks.copy()
    said = refusal(lambda: MANY.step(given))
    if said:
        assert "actions" in said
        assert (MANY.masks == offered).all()
    else:
        assert all(offered[i, int(action)] for i, action in enumerate(np.asarray(given)))
    MANY.step(MANY.masks.argmax(1))


@given(st.dictionaries(st.sampled_from(["count", "seats", "seat", "seed", "workers"]), NUMBERS))
@settings(max_examples=150 if LONG else 40, deadline=None)
def test_making_many_matches(chosen: dict[str, Any]) -> None:
    chosen = {
        name: value
        for name, value in chosen.items()
        if not (name in {"count", "workers"} and value in range(2, 999_999))
    }

    def play() -> None:
        arguments: dict[str, Any] = {"count": 2, "opponents": "random"} | chosen
        many = tablee.vector.make("happy_pigs", **arguments)
        many.step(many.masks.argmax(1))
        many.close()

    said = refusal(play)
    assert not said or any(name in said for name in chosen)


@given(st.one_of(NUMBERS, st.lists(NUMBERS, max_size=4)))
@settings(max_examples=200, deadline=None)
def test_seeds_of_many_matches(seed: Any) -> None:
    said = refusal(lambda: MANY.reset(seed=seed))
    assert not said or "seed" in said
    MANY.step(MANY.masks.argmax(1))


@given(st.one_of(NUMBERS, arrays()))
@settings(max_examples=200, deadline=None)
def test_one_seat_of_gymnasium(action: Any) -> None:
    ALONE.reset(seed=1)
    said = refusal(lambda: ALONE.step(action))
    assert not said or "action" in said
    assert ALONE.rows.arrays["rewards"][0, 0] in (-1.0, 0.0)


@given(st.one_of(NUMBERS, arrays()))
@settings(max_examples=200, deadline=None)
def test_agents_of_pettingzoo(action: Any) -> None:
    ZOO.reset(seed=1)
    said = refusal(lambda: ZOO.step(action))
    assert not said or "action" in said
    ZOO.last()


@given(st.dictionaries(st.sampled_from(["player_0", "player_1", "player_2", "nobody"]), NUMBERS))
@settings(max_examples=200, deadline=None)
def test_all_agents_at_once(actions: dict[str, Any]) -> None:
    together = pettingzoo.parallel_env("happy_pigs", 3)
    together.reset(seed=1)
    before = together.arena.game.position(together.arena.state)
    if refusal(lambda: together.step(actions)):
        assert together.arena.game.position(together.arena.state) == before


@pytest.mark.parametrize("level", ["", "genius", "greedy:samples=0", "ismcts:it=-1", "stdio:", 3])
def test_levels_that_are_none(level: Any) -> None:
    many = tablee.vector.make("zombiaki", count=2, opponents="random", seed=1)
    with pytest.raises(REFUSED):
        many.oppose(level)
    many.step(many.masks.argmax(1))


MANY = tablee.vector.make("zombiaki", count=3, seed=1)
ALONE = gym.SeatEnv("zombiaki")
ZOO = pettingzoo.env("zombiaki")
