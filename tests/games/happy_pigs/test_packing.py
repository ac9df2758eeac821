"""Exact packing: the closed forms of packing.py against a search of every arrangement, and the herds of the rules."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest

from tablee.games.happy_pigs.cards.cards import FIELD_HEIGHT, FIELD_WIDTHS, FOOTPRINTS, PIG_SUPPLY
from tablee.games.happy_pigs.state.packing import most_babies, most_babies_in_row
from tests.rules import rule

Herd = tuple[int, int, int, int]  # Baby, Small, Medium, Big
Most = npt.NDArray[np.int16]  # the most Babies, by the number of Smalls, Mediums and Bigs; -1 where those do not fit
Profile = tuple[int, ...]
WIDTHS = list(FIELD_WIDTHS.values())

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


def most_in_cells(columns: int) -> tuple[int, int, int]:
    """Return the most pigs of each size that the cells and the box allow."""
    cells = columns * FIELD_HEIGHT
    small, medium, big = (
        min(cells // (a * b), stock) for (a, b), stock in zip(FOOTPRINTS[1:], PIG_SUPPLY[1:], strict=True)
    )
    return small, medium, big


@cache
def searched(columns: int) -> list[Most]:
    """Every arrangement of a ground without fences, cell by cell down its columns: one table for each number of columns.

    A profile says for each row how many more columns are taken there; equal profiles are merged, keeping for each
    number of Smalls, Mediums and Bigs the most Babies: nothing is left out. Where nothing is taken any more, a ground
    of so many columns ends.
    """
    nothing = (0,) * FIELD_HEIGHT
    start = np.full([n + 1 for n in most_in_cells(columns)], -1, np.int16)
    start[0, 0, 0] = 0
    shapes = [(w, h, kind) for kind, (a, b) in enumerate(FOOTPRINTS) for w, h in {(a, b), (b, a)}]
    profiles, found = {nothing: start}, [start]
    for _, row in product(range(columns), range(FIELD_HEIGHT)):
        after: dict[Profile, Most] = {}
        for profile, best in profiles.items():
            if profile[row]:
                merge(after, (*profile[:row], profile[row] - 1, *profile[row + 1 :]), best)
                continue
            merge(after, profile, best)
            for w, h, kind in shapes:
                if row + h <= FIELD_HEIGHT and not any(profile[row : row + h]):
                    merge(after, (*profile[:row], w - 1, *[w] * (h - 1), *profile[row + h :]), one_more(best, kind))
        profiles = after
        found += [profiles[nothing]] if row == FIELD_HEIGHT - 1 else []
    return found


def merge(profiles: dict[Profile, Most], profile: Profile, best: Most) -> None:
    known = profiles.get(profile)
    profiles[profile] = best if known is None else np.maximum(known, best)


def one_more(best: Most, kind: int) -> Most:
    return np.where(best < 0, best, best + 1) if kind == 0 else shifted(best, [int(kind == n) for n in (1, 2, 3)])


def shifted(best: Most, by: list[int]) -> Most:
    """The same Babies with so many more Smalls, Mediums and Bigs."""
    moved = np.full_like(best, -1)
    (a, b, c), (s, m, g) = by, best.shape
    moved[a:, b:, c:] = best[: s - a, : m - b, : g - c]
    return moved


def one_field(width: int) -> dict[tuple[int, int, int], int]:
    table = searched(24)[width]
    smalls, mediums, bigs = (range(most + 1) for most in most_in_cells(width))
    return {others: int(table[others]) for others in product(smalls, mediums, bigs)}


def told(width: int, fields: int, shape: tuple[int, ...]) -> Most:
    """Return what the closed form says about separate fields."""
    counts = product(*map(range, shape))
    return np.array([most_babies(width, fields, *others) for others in counts], np.int16).reshape(shape)


@rule("HPG-12", "HPG-14")
def test_the_search_finds_the_62_full_fields() -> None:
    assert len(FULL) == len(set(FULL)) == 62
    assert maximal(8) == set(FULL)


def maximal(width: int) -> set[Herd]:
    herds = [(babies, *others) for others, babies in one_field(width).items() if babies >= 0]
    return {a for a in herds if not any(a != b and below(a, b) for b in herds)}


@rule("HPG-14", "HPG-A28")
@pytest.mark.parametrize("width", WIDTHS)
def test_one_field(width: int) -> None:
    for others, babies in one_field(width).items():
        assert most_babies(width, 1, *others) == babies, others


@rule("HPG-14", "HPG-A28")
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("fields", [*range(2, 8), *(pytest.param(n, marks=pytest.mark.long) for n in range(8, 21))])
def test_separate_fields_hold_what_can_be_shared_among_them(fields: int, width: int) -> None:
    """A herd fits k fields when a part of it fits one and the rest k-1: all parts are tried."""
    shape = tuple(most + 1 for most in most_in_cells(width * fields))
    fewer = told(width, fields - 1, shape)
    best = np.full_like(fewer, -1)
    for others, babies in one_field(width).items():
        if babies >= 0:
            rest = shifted(fewer, list(others))
            best = np.maximum(best, np.where(rest < 0, -1, rest + babies))
    assert np.array_equal(told(width, fields, shape), best)


@rule("HPG-A1", "HPG-A28")
@pytest.mark.parametrize("columns", [60, pytest.param(12 * 19, marks=pytest.mark.long)])
def test_fields_in_a_row_without_fences(columns: int) -> None:
    """Fields of every width add up to even numbers of columns; one farm has at most 19 of the widest."""
    for n in range(6, columns + 1, 2):
        found = searched(columns)[n]
        for others in product(*(range(most + 1) for most in most_in_cells(n))):
            assert most_babies_in_row(n, *others) == found[others], (n, others)


def fits(herd: Herd, width: int = 8, fields: int = 1) -> bool:
    return herd[0] <= most_babies(width, fields, *herd[1:])


@rule("HPG-14")
@pytest.mark.parametrize("herd", [(0, 2, 4, 0), (0, 2, 0, 3), (0, 1, 2, 2), (12, 0, 0, 0), *FULL])
def test_accepted_herds(herd: Herd) -> None:
    assert fits(herd)


@rule("HPG-14")
@pytest.mark.parametrize("herd", [(0, 0, 5, 0), (3, 0, 0, 3), (2, 0, 3, 1), (9, 0, 0, 1), (7, 0, 2, 0)])
def test_herds_refused_although_the_cells_would_do(herd: Herd) -> None:
    assert sum(n * a * b for n, (a, b) in zip(herd, FOOTPRINTS, strict=True)) <= 48
    assert not fits(herd)


@rule("HPG-A28")
@pytest.mark.parametrize(
    ("width", "fitting", "refused"),
    [
        (6, [(9, 0, 0, 0), (0, 6, 0, 0), (0, 0, 4, 0), (0, 2, 0, 2), (1, 2, 2, 0)], [(0, 0, 0, 3), (0, 0, 1, 2)]),
        (12, [(18, 0, 0, 0), (0, 12, 0, 0), (0, 0, 8, 0), (0, 0, 0, 6), (0, 0, 4, 3)], [(3, 0, 0, 5), (2, 0, 7, 0)]),
    ],
)
def test_herds_in_fields_of_other_sizes(width: int, fitting: list[Herd], refused: list[Herd]) -> None:
    """What is refused has enough cells, too."""
    for herd in fitting:
        assert any(below(herd, full) for full in maximal(width))
        assert fits(herd, width)
    for herd in refused:
        assert sum(n * a * b for n, (a, b) in zip(herd, FOOTPRINTS, strict=True)) <= width * FIELD_HEIGHT
        assert not any(below(herd, full) for full in maximal(width))
        assert not fits(herd, width)


@rule("HPG-30")
@pytest.mark.parametrize("width", WIDTHS)
def test_a_field_more_never_makes_a_herd_too_big(width: int) -> None:
    for fields, s, m, g in product(range(1, 20), range(0, 20, 3), range(0, 20, 3), range(0, 20, 3)):
        now = most_babies(width, fields, s, m, g)
        assert most_babies(width, fields + 1, s, m, g) >= now
        assert most_babies_in_row(width * fields, s, m, g) >= now


@rule("HPG-9", "HPG-10", "HPG-A28")
@pytest.mark.parametrize(("width", "without_room"), [(6, 14), (8, 0), (12, 0)])
def test_openings_without_room_in_the_first_field(width: int, without_room: int) -> None:
    """Five purchases of $45 in all need more than one field only where fields are small."""
    openings = [
        (b, s, m, g)
        for b, s, m, g in product(range(6), repeat=4)
        if b + s + m + g <= 5 and 3 * b + 6 * s + 10 * m + 15 * g <= 45
    ]
    assert len(openings) == 97
    assert sum(not fits(herd, width) for herd in openings) == without_room
    assert fits((0, 2, 2, 0), width), "two Mediums and two Smalls have been seen as an opening"
