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


def test_of_some_matches_only_the_winner_is_known() -> None:
    """Two of a kind win twice as often as one, so a third of the victories makes a single rival their equal."""
    (one, sure), (kind, _) = fit(2, {}, {(0, 1, 1): 100.0, (1, 0, 1): 200.0})
    assert one == pytest.approx(kind, abs=1)
    (strong, surer), (weak, _) = fit(2, {(0, 1): 100.0, (1, 0): 100.0}, {(0, 1, 1): 500.0, (1, 0, 1): 100.0})
    assert strong - weak > 100
    assert surer < sure


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
    scatter(truth, [fit(3, drawn(truth, 100, chance)) for _ in range(200)])


def test_the_doubt_is_as_large_as_the_error_if_only_winners_are_known() -> None:
    truth, chance = [-100.0, 0.0, 100.0], Chance(8)
    pairs: list[Order] = [(0, 1, 1), (1, 2, 2), (0, 2, 2)]
    scatter(truth, [fit(3, {}, won(truth, pairs, 60, chance)) for _ in range(200)])


def won(strengths: list[float], groups: list[Order], matches: int, chance: Chance) -> dict[Order, float]:
    """Return the results of matches between these groups, in which a player may sit on several seats."""
    firsts: dict[Order, float] = {}
    for group in groups:
        seats = [strengths[player] for player in group]
        for order, times in drawn(seats, matches, chance).items():
            told = tuple(group[seat] for seat in (order[0], *sorted(order[1:])))
            firsts[told] = firsts.get(told, 0.0) + times
    return firsts


def scatter(truth: list[float], fits: list[list[tuple[float, float]]]) -> None:
    """Check that the ratings are right on average and miss the truth by as much as they say."""
    for player, strength in enumerate(truth):
        points = [rated[player][0] for rated in fits]
        assert fmean(points) == pytest.approx(1000 + strength, abs=10)
        assert pstdev(points) == pytest.approx(fmean(rated[player][1] for rated in fits), rel=0.2)
