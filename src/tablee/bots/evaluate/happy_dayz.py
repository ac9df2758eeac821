"""What a state of Happy DayZ is worth to a Community: its lead over the others after a few random ends of the round."""

from __future__ import annotations

import cython

if not cython.compiled:
    from tablee.core.chance import Chance
    from tablee.core.state import State
    from tablee.games.happy_dayz.rules import HappyDayzState

PLAYOUTS = 2
SCRATCH = HappyDayzState()
LUCK = Chance(1969)


def evaluate(state: State, seat: int) -> float:
    """The same luck every time, so that two states differ by themselves alone."""
    LUCK.x = 1969
    total = 0.0
    table = SCRATCH
    for _ in range(PLAYOUTS):
        table.copy_from(state)
        table.memory = False
        table.rounds = table.round
        table.playout(LUCK)
        for i in range(table.seats):
            total += table.population[seat] - table.population[i]
    return total
