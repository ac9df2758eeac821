"""Bikers: Small gang, Whole gang, Lone riders."""

from __future__ import annotations

import pytest

from tests.games.happy_dayz.stage import cards, scored
from tests.rules import rule


def worth(version: str, count: int) -> int:
    return scored({0: cards("biker", count)}, f"biker-{version} hippie-base soldier-base")[0]


@rule("HDZ-P24", "HDZ-44")
@pytest.mark.parametrize(("count", "gain"), [(0, 0), (1, 2), (6, 12), (7, 7), (13, 13)])
def test_a_small_gang_is_worth_double(count: int, gain: int) -> None:
    assert worth("base", count) == gain


@rule("HDZ-P25")
@pytest.mark.parametrize("count", [1, 6, 7, 13])
def test_the_whole_gang_is_always_worth_double(count: int) -> None:
    assert worth("plus", count) == 2 * count


@rule("HDZ-P26")
@pytest.mark.parametrize(("count", "gain"), [(4, 8), (5, 5), (6, 6)])
def test_lone_riders_are_worth_double_up_to_four(count: int, gain: int) -> None:
    assert worth("minus", count) == gain
