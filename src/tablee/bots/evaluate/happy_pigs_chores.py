"""What every farmer of Happy Pigs does alike, greedy's as well as the judge's."""

from __future__ import annotations

from tablee.games.happy_pigs.state.board import (
    BIG,
    MEDIUM,
    P_DONE,
    P_FEED,
    P_STOP,
    P_SUPPLEMENT,
    P_VACCINATE,
    PROGRAM,
    SHOW,
    SMALL,
    SUPPLEMENT,
    VACCINE,
    Board,
)

__all__ = ["CELLS", "feeding", "free_cells", "is_fresh", "uncovered", "vaccination"]

CELLS = [4, 6, 9, 12]  # that a pig covers, by size


def is_fresh(s: Board) -> bool:
    """True if a round has just begun and nobody has laid a tile."""
    step = s.top() >> 3
    if step != PROGRAM and step != SHOW:
        return False
    for seat in range(s.seats):
        if s.programs[seat] >= 0:
            return False
    return True


def uncovered(s: Board, seat: int) -> int:
    """Return the number of pigs that no vaccine in reserve can save; negative: vaccines to spare."""
    return s.unvaccinated(seat) - s.items[3 * seat + VACCINE]


def vaccination(s: Board, seat: int) -> int:
    """Save the biggest pig."""
    for back in range(4):
        if s.pigs[8 * seat + 2 * (BIG - back)] > 0:
            return P_VACCINATE + BIG - back
    return P_DONE


def feeding(s: Board, seat: int) -> int:
    """Feed for the biggest gain in price first."""
    for back in range(2):
        size = SMALL - back
        for side in range(2):
            kind = 2 * size + 1 - side
            free = s.items[3 * seat + SUPPLEMENT] > 0 and s.pigs[8 * seat + kind] > s.fed[kind]
            if free and s.stock[size + 2] > 0 and s.fits(seat, size, size + 2):
                return P_SUPPLEMENT + kind
    for back in range(3):
        size = MEDIUM - back
        for side in range(2):
            kind = 2 * size + 1 - side
            free = s.pigs[8 * seat + kind] > s.fed[kind]
            if free and s.stock[size + 1] > 0 and s.fits(seat, size, size + 1):
                return P_FEED + kind
    return P_STOP


def free_cells(s: Board, seat: int) -> int:
    """Return how many cells of a farm no pig covers."""
    free = 6 * s.width * s.fields[seat]
    for size in range(4):
        free -= CELLS[size] * s.count(seat, size)
    return free
