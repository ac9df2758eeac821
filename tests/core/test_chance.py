"""Chance is uniform, determined by its seed, and the same compiled and uncompiled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.core.bits import highest, lowest, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.live import LiveChance, ScriptedChance, commitment, draw


def squares(counts: list[int]) -> float:
    """Return the chi-square statistic against uniform counts."""
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 / even for count in counts)


@pytest.mark.parametrize("n", [2, 3, 6, 62, 255])
@pytest.mark.parametrize("make", [lambda: Chance(5), lambda: LiveChance("a seed")], ids=["stream", "live"])
def test_all_numbers_are_equally_likely(make: Callable[[], Chance], n: int) -> None:
    source, counts = make(), [0] * n
    for _ in range(60 * n):
        counts[source.below(n)] += 1
    assert squares(counts) < n + 5 * (2 * n) ** 0.5, counts


@pytest.mark.parametrize("make", [lambda: Chance(9), lambda: LiveChance("another")], ids=["stream", "live"])
def test_neighbours_are_independent(make: Callable[[], Chance]) -> None:
    """Pairs of draws fill the square evenly, so a draw says nothing about the next one."""
    source, counts = make(), [0] * 36
    for _ in range(3600):
        counts[6 * source.below(6) + source.below(6)] += 1
    assert squares(counts) < 35 + 5 * 70**0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Simulations number their matches, so the first draws of neighbouring seeds must be uniform too."""
    counts = [0] * 12
    for seed in range(1200):
        counts[Chance(seed).below(12)] += 1
    assert squares(counts) < 11 + 5 * 22**0.5


def test_the_stream_is_the_same_everywhere() -> None:
    """Compiled or not, on any machine: stored simulations stay reproducible."""
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(8)] == STREAM
    assert Chance(7).x == FIRST_WORD


STREAM = [464, 662, 227, 68, 739, 775, 237, 596]
FIRST_WORD = 4893957417012742444


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1, 10**30])
def test_any_number_is_a_seed(seed: int) -> None:
    chance = Chance(seed)
    assert chance.x != 0
    assert all(0 <= chance.below(10) < 10 for _ in range(100))


@pytest.mark.parametrize("n", [1, 2**30, 2**31 - 1])
def test_small_and_large_ranges(n: int) -> None:
    chance = Chance(3)
    assert all(0 <= chance.below(n) < n for _ in range(100))


def test_a_live_draw_depends_on_seed_and_index_alone() -> None:
    live = LiveChance("seed", index=5)
    drawn = [live.below(62), live.below(61), live.below(6)]
    assert drawn == [draw("seed", 5, 62), draw("seed", 6, 61), draw("seed", 7, 6)]
    assert (live.outcomes, live.index) == (drawn, 8)


def test_live_draws_and_commitments_never_change() -> None:
    """Records from years ago still verify: these numbers are part of the format."""
    assert [draw("7", index, 62) for index in range(6)] == DRAWS
    assert commitment("7") == COMMITMENT


DRAWS = [49, 1, 31, 27, 25, 41]
COMMITMENT = "707b56aa7158fc667a4cab6eb52901a3bd421283b4484c3e8f6abc9c2a3e41ce"


def test_a_script_gives_its_outcomes_back() -> None:
    script = ScriptedChance([3, 0, 5])
    assert [script.below(6), script.below(1), script.below(6)] == [3, 0, 5]
    assert script.fits


def test_a_script_that_is_too_short_does_not_fit() -> None:
    script = ScriptedChance([3])
    assert [script.below(6), script.below(6)] == [3, 0]
    assert not script.fits


def test_a_script_that_is_too_long_does_not_fit() -> None:
    script = ScriptedChance([3, 4])
    script.below(6)
    assert not script.fits


@pytest.mark.parametrize("outcome", [6, -1])
def test_an_outcome_out_of_range_does_not_fit(outcome: int) -> None:
    script = ScriptedChance([outcome])
    assert script.below(6) == 0
    assert not script.fits


def test_bits() -> None:
    mask = 1 << 63 | 1 << 40 | 1 << 3 | 1
    assert popcount(mask) == 4
    assert (lowest(mask), highest(mask)) == (0, 63)
    assert [nth_bit(mask, n) for n in range(4)] == [0, 3, 40, 63]
