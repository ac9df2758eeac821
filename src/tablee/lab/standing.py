"""Ratings from all matches at once: the maximum a posteriori fit of a Plackett-Luce model.

Of some matches the whole order is known, of others only who came first; there a player may sit on several seats.
The scale is Elo's: the mean rating is 1000, and a player 400 points stronger is ten times as likely to finish ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp, log, sqrt

MIDDLE = 1000.0
NAT = 400.0 / log(10)  # points per factor e in the odds
DOUBT = 3.0  # prior standard deviation, in nats; it gives even a player who always loses a rating
MOST_STEP = 2.0
CLOSE = 1e-9
Order = tuple[int, ...]  # player indices, best first
Orders = Mapping[Order, float]  # how often
Matrix = list[list[float]]


def fit(players: int, orders: Orders, firsts: Orders | None = None) -> list[tuple[float, float]]:
    """Return each player's points, and their standard error relative to the mean of all.

    In `firsts` only the first of each order counts; the others follow in any order.
    """
    races = [*stages(orders), *(firsts or {}).items()]
    rated = [0.0] * players
    step = [1.0]
    while max(map(abs, step)) > CLOSE:
        slope, bend = curve(rated, races)
        step = [sum(cell * one for cell, one in zip(row, slope, strict=True)) for row in inverse(bend)]
        scale = min(1.0, MOST_STEP / max(CLOSE, *map(abs, step)))
        rated = [value + scale * one for value, one in zip(rated, step, strict=True)]
    _, bend = curve(rated, races)
    errors = centred(inverse(bend))
    middle = sum(rated) / players
    return [(MIDDLE + NAT * (rated[i] - middle), NAT * sqrt(max(0.0, errors[i][i]))) for i in range(players)]


def stages(orders: Orders) -> Iterator[tuple[Order, float]]:
    """Yield each place of each order as a race of those who are left, the winner first."""
    for order, weight in orders.items():
        for place in range(len(order) - 1):
            yield order[place:], weight


def curve(rated: list[float], races: list[tuple[Order, float]]) -> tuple[list[float], Matrix]:
    """Return the gradient and the negated Hessian of the log posterior."""
    players = range(len(rated))
    slope = [-value / DOUBT**2 for value in rated]
    bend = [[1 / DOUBT**2 if i == j else 0.0 for j in players] for i in players]
    for race, weight in races:
        total = sum(exp(rated[i]) for i in race)
        share = {i: race.count(i) * exp(rated[i]) / total for i in set(race)}
        slope[race[0]] += weight
        for i, own in share.items():
            slope[i] -= weight * own
            bend[i][i] += weight * own
            for j, other in share.items():
                bend[i][j] -= weight * own * other
    return slope, bend


def centred(errors: Matrix) -> Matrix:
    """Transform a covariance matrix to distances from the mean of all."""
    n = len(errors)
    rows = [sum(row) / n for row in errors]
    whole = sum(rows) / n
    return [[errors[i][j] - rows[i] - rows[j] + whole for j in range(n)] for i in range(n)]


def inverse(matrix: Matrix) -> Matrix:
    """Invert by elimination without pivoting: the matrices here are symmetric positive definite."""
    n = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        rows[i] = [cell / rows[i][i] for cell in rows[i]]
        for j in range(n):
            if j != i:
                rows[j] = [cell - rows[j][i] * own for cell, own in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]
