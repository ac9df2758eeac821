"""Does a herd fit? Exact, in a few additions: the packing of 8 by 6 fields has a closed form.

Whatever the smalls, mediums and bigs are, the babies that still find room are those the free cells allow (four cells
each), or one fewer in a few shapes of herd; and a field never holds more than four of medium and big together.
`tests/games/happy_pigs/test_packing.py` derives both functions from an exact search of every arrangement, and fails if
the sizes in cards.py change.
"""

from __future__ import annotations

CELLS = 48
SMALL_CELLS, MEDIUM_CELLS, BIG_CELLS, BABY_CELLS = 6, 9, 12, 4
GROWN_PER_FIELD = 4


def most_babies(fields: int, small: int, medium: int, big: int) -> int:
    """The most babies that fit beside these pigs in separate fields, -1 if these pigs alone do not fit."""
    free = CELLS * fields - SMALL_CELLS * small - MEDIUM_CELLS * medium - BIG_CELLS * big
    grown = GROWN_PER_FIELD * fields - medium - big
    if free < 0 or grown < 0:
        return -1
    over = free % BABY_CELLS
    lost = over == 1 and grown == 0
    if small == 0:
        lost = lost or over == 1 or (big % 2 == 1 if over == 0 else big == 0)
    elif small == 1:
        lost = lost or (big == 0 and over <= 1)
    elif small == 2:
        lost = lost or (big == 1 and over == 1)
    return free // BABY_CELLS - lost


def most_babies_in_row(fields: int, small: int, medium: int, big: int) -> int:
    """The same when the fields stand in one row without fences between them (option straddle, HPG-A1)."""
    free = CELLS * fields - SMALL_CELLS * small - MEDIUM_CELLS * medium - BIG_CELLS * big
    if free < 0:
        return -1
    over = free % BABY_CELLS
    lost = False
    if small == 0:
        lost = (big == 0 and over > 0) or (big == 1 and over <= 1) or (medium == 0 and big % 2 == 1)
    elif small == 1:
        lost = big == 0 and over <= 1
    return free // BABY_CELLS - lost
