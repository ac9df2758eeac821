"""Sampled worlds have the right distribution: chi-square tests against all possible worlds of a small deal."""

from __future__ import annotations

from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

from tablee.core.chance import Chance
from tests.days import many_matches

SOURCE = Path(__file__).parents[2] / "src" / "tablee" / "kit" / "piles.py"  # the compiled one is only seen from C
SAMPLES = 6000
# Which of the cards may lie in each pile, and how many lie there: free, with voids, and with voids that overlap.
DEALS = {
    "nothing known": ([0b111111] * 3, [2, 2, 2]),
    "one void": ([0b000111, 0b111111, 0b111111], [2, 2, 2]),
    "two voids": ([0b001111, 0b110011, 0b111111], [2, 2, 2]),
    "a known card": ([0b100000, 0b011111, 0b011111], [1, 2, 3]),
    "two voids beside a place for anything": ([0b00001111, 0b00111100, 0b11111111], [1, 2, 5]),
    "one void within another": ([0b0000111, 0b0111111, 0b1111111], [1, 2, 4]),
    "between two that cross": ([0b0000011, 0b0000110, 0b0001111, 0b0111111, 0b1101111], [1, 1, 1, 2, 2]),
    "three voids": ([0b0011111, 0b1110011, 0b1111100], [2, 2, 3]),
}


def source() -> ModuleType:
    spec = spec_from_file_location("piles_as_written", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


KIT = source()


def bits(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if (mask >> card) & 1]


def all_worlds(may: list[int], need: list[int], left: int) -> list[tuple[int, ...]]:
    """Return every way to fill the piles, by trying all of them."""
    if not may:
        return [()] if left == 0 else []
    found = []
    for chosen in combinations(bits(may[0] & left), need[0]):
        mask = sum(1 << card for card in chosen)
        found += [(mask, *rest) for rest in all_worlds(may[1:], need[1:], left & ~mask)]
    return found


def sampled(may: list[int], need: list[int], chance: Chance) -> tuple[int, ...]:
    deal = KIT.Deal()
    deal.count = len(may)
    deal.may[: len(may)] = may
    deal.need[: len(need)] = need
    deal.fill(chance)
    return tuple(deal.piles[: len(may)])


@many_matches
@pytest.mark.parametrize("deal", DEALS)
def test_every_world_that_can_be_is_equally_likely(deal: str) -> None:
    """Chi-square over all worlds; its mean is the degrees of freedom, five deviations more are one in a million."""
    may, need = DEALS[deal]
    union = 0
    for mask in may:
        union |= mask
    worlds = all_worlds(may, need, union)
    chance = Chance(11)
    seen = Counter(sampled(may, need, chance) for _ in range(SAMPLES))
    assert set(seen) == set(worlds)
    even = SAMPLES / len(worlds)
    square = sum((seen[world] - even) ** 2 / even for world in worlds)
    free = len(worlds) - 1
    assert square < free + 5 * (2 * free) ** 0.5 + 5
