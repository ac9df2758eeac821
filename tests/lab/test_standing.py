"""Ratings from all results at once, on the scale of Elo."""

from __future__ import annotations

from itertools import permutations
from math import exp
from statistics import fmean, pstdev

import pytest

from tablee.core.chance import Chance
from tablee.lab.standing import NAT, Order, fit


def test_ten_victories_in_eleven_are_400_points() -> None:
    (strong, _), (weak, _) = fit(2, {(0, 1): 10_000.0, (1, 0): 1_000.0})
    assert strong - weak == pytest.approx(400, abs=1)
    assert strong + weak == pytest.approx(2000)


def test_equal_players_get_equal_ratings() -> None:
    orders: dict[Order, float] = dict.fromkeys(permutations(range(3)), 5.0)
    assert [points for points, _ in fit(3, orders)] == pytest.approx([1000.0] * 3)


def test_a_player_who_always_loses_has_a_rating_with_a_wide_interval() -> None:
    (first, sure), (second, _), (last, unsure) = fit(3, {(0, 1): 30.0, (1, 0): 20.0, (0, 2): 9.0, (1, 2): 9.0})
    assert first > second > last > -1000
    assert unsure > 1.5 * sure


def drawn(strengths: list[float], matches: int, chance: Chance) -> dict[Order, float]:
    """Return results of matches of all, each place drawn by the odds of those left."""
    orders: dict[Order, float] = {}
    for _ in range(matches):
        left, order = list(range(len(strengths))), []
        while left:
            odds = [exp(strengths[i] / NAT) for i in left]
            at = chance.below(1 << 30) / (1 << 30) * sum(odds)
            who = next((n for n in range(len(odds)) if sum(odds[: n + 1]) > at), len(odds) - 1)
            order.append(left.pop(who))
        orders[tuple(order)] = orders.get(tuple(order), 0.0) + 1.0
    return orders


def test_the_doubt_is_as_large_as_the_error() -> None:
    """Over 200 ladders of 100 matches each, the ratings scatter around the truth as much as reported."""
    truth, chance = [-150.0, -30.0, 180.0], Chance(7)
    fits = [fit(3, drawn(truth, 100, chance)) for _ in range(200)]
    for player, strength in enumerate(truth):
        points = [rated[player][0] for rated in fits]
        assert fmean(points) == pytest.approx(1000 + strength, abs=10)
        assert pstdev(points) == pytest.approx(fmean(rated[player][1] for rated in fits), rel=0.2)
