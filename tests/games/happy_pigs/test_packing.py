"""Exact packing: the closed form of packing.py against a search of every arrangement, and the herds of the rules."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from tablee.games.happy_pigs.cards import FIELD_HEIGHT, FIELD_WIDTH, FOOTPRINTS, PIG_SUPPLY
from tablee.games.happy_pigs.packing import most_babies, most_babies_in_row
from tests.rules import rule

Herd = tuple[int, int, int, int]  # Baby, Small, Medium, Big

FULL: list[Herd] = [
    (0, 0, 0, 4), (0, 0, 1, 3), (0, 2, 0, 3), (1, 1, 0, 3), (2, 0, 0, 3), (0, 1, 2, 2), (1, 0, 2, 2), (0, 2, 1, 2),
    (2, 1, 1, 2), (3, 0, 1, 2), (0, 4, 0, 2), (1, 3, 0, 2), (3, 2, 0, 2), (4, 1, 0, 2), (6, 0, 0, 2), (0, 1, 3, 1),
    (1, 0, 3, 1), (0, 3, 2, 1), (1, 2, 2, 1), (3, 1, 2, 1), (4, 0, 2, 1), (0, 4, 1, 1), (2, 3, 1, 1), (3, 2, 1, 1),
    (5, 1, 1, 1), (6, 0, 1, 1), (0, 6, 0, 1), (1, 5, 0, 1), (3, 4, 0, 1), (4, 3, 0, 1), (6, 2, 0, 1), (7, 1, 0, 1),
    (8, 0, 0, 1), (0, 2, 4, 0), (1, 1, 4, 0), (3, 0, 4, 0), (0, 3, 3, 0), (2, 2, 3, 0), (3, 1, 3, 0), (4, 0, 3, 0),
    (0, 5, 2, 0), (1, 4, 2, 0), (3, 3, 2, 0), (4, 2, 2, 0), (5, 1, 2, 0), (6, 0, 2, 0), (0, 6, 1, 0), (2, 5, 1, 0),
    (3, 4, 1, 0), (5, 3, 1, 0), (6, 2, 1, 0), (7, 1, 1, 0), (8, 0, 1, 0), (0, 8, 0, 0), (1, 7, 0, 0), (3, 6, 0, 0),
    (4, 5, 0, 0), (6, 4, 0, 0), (7, 3, 0, 0), (9, 2, 0, 0), (10, 1, 0, 0), (12, 0, 0, 0),
]  # fmt: skip


def below(a: Herd, b: Herd) -> bool:
    return all(x <= y for x, y in zip(a, b, strict=True))


def searched(width: int, limits: tuple[int, int, int]) -> dict[tuple[int, int, int], int]:
    """Every arrangement of a ground, cell by cell down its columns: the most Babies beside so many others.

    A profile says for each row how many more columns are taken there; equal profiles are merged, keeping for each
    number of Smalls, Mediums and Bigs the most Babies: nothing is left out.
    """
    _, mediums, bigs = limits
    span = (mediums + 2) * (bigs + 2), bigs + 2, 1  # one spare place, so that counts never run into one another
    size = (limits[0] + 2) * span[0]
    start = [-1] * size
    start[0] = 0
    shapes = [(w, h, kind) for kind, (a, b) in enumerate(FOOTPRINTS) for w, h in {(a, b), (b, a)}]
    profiles = {(0,) * FIELD_HEIGHT: start}
    for column, row in product(range(width), range(FIELD_HEIGHT)):
        after: dict[tuple[int, ...], list[int]] = {}
        for profile, best in profiles.items():
            if profile[row]:
                merge(after, (*profile[:row], profile[row] - 1, *profile[row + 1 :]), best)
                continue
            merge(after, profile, best)
            for w, h, kind in shapes:
                if row + h <= FIELD_HEIGHT and column + w <= width and not any(profile[row : row + h]):
                    covered = (*profile[:row], w - 1, *[w] * (h - 1), *profile[row + h :])
                    merge(after, covered, add(best, kind, span, size))
        profiles = after
    best = profiles[(0,) * FIELD_HEIGHT]
    counts = product(*(range(limit + 1) for limit in limits))
    return {(s, m, g): best[s * span[0] + m * span[1] + g] for s, m, g in counts}


def merge(profiles: dict[tuple[int, ...], list[int]], profile: tuple[int, ...], best: list[int]) -> None:
    known = profiles.get(profile)
    profiles[profile] = best if known is None else list(map(max, known, best))


def add(best: list[int], kind: int, span: tuple[int, int, int], size: int) -> list[int]:
    if kind == 0:
        return [n if n < 0 else n + 1 for n in best]
    shift = span[kind - 1]
    return ([-1] * shift + best)[:size]


def most_in_cells(width: int) -> tuple[int, int, int]:
    """No more of a size than its cells allow, and than the box holds."""
    cells = width * FIELD_HEIGHT
    small, medium, big = (
        min(cells // (a * b), stock) for (a, b), stock in zip(FOOTPRINTS[1:], PIG_SUPPLY[1:], strict=True)
    )
    return small, medium, big


@cache
def one_field() -> dict[tuple[int, int, int], int]:
    return searched(FIELD_WIDTH, most_in_cells(FIELD_WIDTH))


@rule("HPG-12", "HPG-14")
def test_the_search_finds_the_62_full_fields() -> None:
    herds = [(babies, *others) for others, babies in one_field().items() if babies >= 0]
    maximal = {a for a in herds if not any(a != b and below(a, b) for b in herds)}
    assert len(FULL) == len(set(FULL)) == 62
    assert maximal == set(FULL)


@rule("HPG-14")
def test_one_field() -> None:
    for others, babies in one_field().items():
        assert most_babies(1, *others) == most_babies_in_row(1, *others) == babies, others


@rule("HPG-14")
@pytest.mark.parametrize("fields", [*range(2, 8), *(pytest.param(n, marks=pytest.mark.long) for n in range(8, 21))])
def test_separate_fields_hold_what_can_be_shared_among_them(fields: int) -> None:
    """A herd fits k fields when a part of it fits one and the rest k-1: all parts are tried."""
    small, medium, big = most_in_cells(FIELD_WIDTH * fields)
    parts = [(others, babies) for others, babies in one_field().items() if babies >= 0]
    for s, m, g in product(range(small + 1), range(medium + 1), range(big + 1)):
        if 6 * s + 9 * m + 12 * g > 48 * fields:
            assert most_babies(fields, s, m, g) == -1
            continue
        best = -1
        for (a, b, c), babies in parts:
            if a <= s and b <= m and c <= g:
                rest = most_babies(fields - 1, s - a, m - b, g - c)
                if rest >= 0 and rest + babies > best:
                    best = rest + babies
        assert most_babies(fields, s, m, g) == best, (s, m, g)


@rule("HPG-A1")
@pytest.mark.parametrize("fields", [2, *(pytest.param(n, marks=pytest.mark.long) for n in (3, 4, 5))])
def test_fields_in_a_row_without_fences(fields: int) -> None:
    for others, babies in searched(FIELD_WIDTH * fields, most_in_cells(FIELD_WIDTH * fields)).items():
        cells = sum(n * a * b for n, (a, b) in zip(others, FOOTPRINTS[1:], strict=True))
        if cells <= FIELD_WIDTH * FIELD_HEIGHT * fields:
            assert most_babies_in_row(fields, *others) == babies, others


def fits(herd: Herd, fields: int = 1) -> bool:
    return herd[0] <= most_babies(fields, *herd[1:])


@rule("HPG-14")
@pytest.mark.parametrize("herd", [(0, 2, 4, 0), (0, 2, 0, 3), (0, 1, 2, 2), (12, 0, 0, 0), *FULL])
def test_accepted_herds(herd: Herd) -> None:
    assert fits(herd)


@rule("HPG-14")
@pytest.mark.parametrize("herd", [(0, 0, 5, 0), (3, 0, 0, 3), (2, 0, 3, 1), (9, 0, 0, 1), (7, 0, 2, 0)])
def test_herds_refused_although_the_cells_would_do(herd: Herd) -> None:
    assert sum(n * a * b for n, (a, b) in zip(herd, FOOTPRINTS, strict=True)) <= 48
    assert not fits(herd)


@rule("HPG-30")
def test_a_field_more_never_makes_a_herd_too_big() -> None:
    for fields, s, m, g in product(range(1, 20), range(0, 20, 3), range(0, 20, 3), range(0, 20, 3)):
        assert most_babies(fields + 1, s, m, g) >= most_babies(fields, s, m, g)
        assert most_babies_in_row(fields, s, m, g) >= most_babies(fields, s, m, g)


@rule("HPG-9", "HPG-10")
def test_every_opening_fits_the_first_field() -> None:
    """Five purchases of $45 in all never need more than one field."""
    for b, s, m, g in product(range(6), repeat=4):
        if b + s + m + g <= 5 and 3 * b + 6 * s + 10 * m + 15 * g <= 45:
            assert fits((b, s, m, g))
