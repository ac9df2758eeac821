"""The advanced powers of the Scientists: Vaccine, Shortage."""

from __future__ import annotations

import pytest

from tests.games.happy_dayz.stage import cards, scored
from tests.rules import rule


def eased(power: str, mine: int, theirs: int) -> int:
    """Return by how much less each of two Zombies costs."""
    zones = {0: f"{cards('scientist', mine)} zombie-1 zombie-2", 1: cards("scientist", theirs, 7)}
    gain = scored(zones, f"{power} hippie-base soldier-base")[0]
    return (gain - mine + 6) // 2


@rule("HDZ-P19")
@pytest.mark.parametrize(("mine", "theirs", "less"), [(2, 3, 0), (3, 3, 1), (3, 4, 1), (4, 3, 2), (1, 0, 1), (0, 0, 0)])
def test_three_scientists_are_enough_for_the_vaccine(mine: int, theirs: int, less: int) -> None:
    assert eased("scientist-plus", mine, theirs) == less


@rule("HDZ-P20")
@pytest.mark.parametrize(("mine", "theirs", "less"), [(5, 5, 0), (6, 5, 1), (4, 5, 0), (1, 0, 1)])
def test_in_a_shortage_only_strictly_the_most_count(mine: int, theirs: int, less: int) -> None:
    assert eased("scientist-minus", mine, theirs) == less
