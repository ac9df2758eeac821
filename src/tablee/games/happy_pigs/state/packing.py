"""Exact test whether a herd fits: packing fields 6, 8 or 12 cells wide and 6 high has a closed form.

Whatever the smalls, mediums and bigs, the babies that still fit are those the free cells allow (four cells each), or
one or two fewer for a few herds; and fences limit the number of mediums and bigs.
`tests/games/happy_pigs/test_packing.py` derives all functions from an exact search of every arrangement, and fails if
the sizes in cards.py change.
"""

from __future__ import annotations

__all__ = ["most_babies", "most_babies_in_row"]

HEIGHT = 6
CELLS = 48  # of a field of 8 by 6, the default
SMALL_CELLS, MEDIUM_CELLS, BIG_CELLS, BABY_CELLS = 6, 9, 12, 4
GROWN_PER_FIELD = 4


def most_babies(width: int, fields: int, small: int, medium: int, big: int) -> int:
    """The most babies that fit beside these pigs in separate fields of this width; -1 if these pigs alone do not fit.

    Fields of 8 by 6 cells hold at most four of medium and big together; 12 cells are four Smalls or three Bigs wide, so
    fences cost nothing there.
    """
    if width == 6:
        return most_in_six(fields, small, medium, big)
    if width == 12:
        return most_babies_in_row(width * fields, small, medium, big)
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


def most_in_six(fields: int, small: int, medium: int, big: int) -> int:
    """Fields of 6 by 6 cells: each holds at most four mediums, a big counting as two."""
    free = 6 * HEIGHT * fields - SMALL_CELLS * small - MEDIUM_CELLS * medium - BIG_CELLS * big
    if free < 0 or medium + 2 * big > GROWN_PER_FIELD * fields:
        return -1
    rest, odd = medium % 4, big % 2  # four mediums fill a field, two bigs its band of four columns
    lost = 0
    if rest == 1 or rest == 2:
        lost = 1 - odd if small <= 1 else 0
    elif small == 0:
        lost = odd + (rest == 3)
    elif rest == 3 and small <= 2:
        lost = odd
    if rest == 3 and big == 0 and (small == 2 or small == 4):
        lost = 1
    return free // BABY_CELLS - lost


def most_babies_in_row(columns: int, small: int, medium: int, big: int) -> int:
    """Like `most_babies`, for an even number of columns without fences (option straddle, HPG-A1)."""
    free = HEIGHT * columns - SMALL_CELLS * small - MEDIUM_CELLS * medium - BIG_CELLS * big
    if free < 0:
        return -1
    over = free % BABY_CELLS
    lost = False
    if small == 0:
        lost = (big == 0 and over > 0) or (big == 1 and over <= 1) or (medium == 0 and big % 2 == 1)
        lost = lost or (medium == 1 and free == 3 and columns % 4 == 2)
    elif small == 1:
        lost = big == 0 and over <= 1
    return free // BABY_CELLS - lost
