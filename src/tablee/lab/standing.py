"""How strong players are by all their matches at once: the ratings under which those results are the likeliest (Plackett-Luce).

The scale is that of Elo: 1000 is the middle of those rated, and who is 400 points stronger is ten times as likely to end ahead.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, sqrt

MIDDLE = 1000.0
NAT = 400.0 / log(10)  # points for which the odds grow e-fold
DOUBT = 3.0  # how far apart players are before anything is known: so one who always loses has a rating too
MOST_STEP = 2.0
CLOSE = 1e-9
Order = tuple[int, ...]  # numbers of players, the best first
Matrix = list[list[float]]


def fit(players: int, orders: Mapping[Order, float]) -> list[tuple[float, float]]:
    """The points of each player, and their standard error as seen from the middle of all."""
    rated = [0.0] * players
    step = [1.0]
    while max(map(abs, step)) > CLOSE:
        slope, bend = curve(rated, orders)
        step = [sum(cell * one for cell, one in zip(row, slope, strict=True)) for row in inverse(bend)]
        scale = min(1.0, MOST_STEP / max(CLOSE, *map(abs, step)))
        rated = [value + scale * one for value, one in zip(rated, step, strict=True)]
    _, bend = curve(rated, orders)
    errors = centred(inverse(bend))
    middle = sum(rated) / players
    return [(MIDDLE + NAT * (rated[i] - middle), NAT * sqrt(max(0.0, errors[i][i]))) for i in range(players)]


def curve(rated: list[float], orders: Mapping[Order, float]) -> tuple[list[float], Matrix]:
    """How the likelihood of all results changes with each rating, and how steeply it bends."""
    players = range(len(rated))
    slope = [-value / DOUBT**2 for value in rated]
    bend = [[1 / DOUBT**2 if i == j else 0.0 for j in players] for i in players]
    for order, weight in orders.items():
        for place in range(len(order) - 1):
            rest = order[place:]
            total = sum(exp(rated[i]) for i in rest)
            share = {i: exp(rated[i]) / total for i in rest}
            slope[order[place]] += weight
            for i in rest:
                slope[i] -= weight * share[i]
                bend[i][i] += weight * share[i]
                for j in rest:
                    bend[i][j] -= weight * share[i] * share[j]
    return slope, bend


def centred(errors: Matrix) -> Matrix:
    """The same doubts about the distance of each from the middle of all."""
    n = len(errors)
    rows = [sum(row) / n for row in errors]
    whole = sum(rows) / n
    return [[errors[i][j] - rows[i] - rows[j] + whole for j in range(n)] for i in range(n)]


def inverse(matrix: Matrix) -> Matrix:
    """By elimination; what is inverted here is symmetric and has a firm diagonal, so no rows need to change places."""
    n = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        rows[i] = [cell / rows[i][i] for cell in rows[i]]
        for j in range(n):
            if j != i:
                rows[j] = [cell - rows[j][i] * own for cell, own in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]
