"""The advanced powers of the Children, and the numbers on their cards."""

from __future__ import annotations

import pytest

from tests.games.happy_dayz.stage import cards, scored
from tests.rules import rule

OTHERS = "hippie-base soldier-base"


@rule("HDZ-P22", "HDZ-P2")
def test_at_school_every_card_counts() -> None:
    zones = {0: "child-1 child-5 child-12", 1: cards("child", 2, 8)}
    assert scored(zones, f"child-plus {OTHERS}") == [1 + 2 + 4, 2 + 3, 0]
    assert scored({0: cards("child", 13)}, f"child-plus {OTHERS}")[0] == 29


@rule("HDZ-P23")
def test_in_a_squabble_the_lowest_card_counts_twice_for_the_most_cards() -> None:
    zones = {0: "child-5 child-12 child-13", 1: "child-9 child-10", 2: "child-1"}
    assert scored(zones, f"child-minus {OTHERS}") == [2 * 2, 3, 1]
    tied = {0: "child-9 child-12", 1: "child-2 child-13", 2: "child-11"}
    assert scored(tied, f"child-minus {OTHERS}") == [2 * 3, 2 * 1, 3]


@rule("HDZ-73", "HDZ-P22")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_numbers_are_the_same_whichever_faction_the_children_are(place: int) -> None:
    zones = {0: "child-5 child-12", 1: "child-9", 2: "child-1"}
    for version, gains in (("plus", [2 + 4, 3, 1]), ("base", [2 * 4, 3, 1]), ("minus", [2 * 2, 3, 1])):
        powers = OTHERS.split()
        powers.insert(place, f"child-{version}")
        assert scored(zones, " ".join(powers)) == gains


@rule("HDZ-P2", "HDZ-P22")
@pytest.mark.parametrize(("table", "total"), [("4-4-3-2", 29), ("5-4-3-1", 26), ("3-3-4-3", 33), ("13-0-0-0", 13)])
def test_the_numbers_can_be_changed_by_an_option(table: str, total: int) -> None:
    assert scored({0: cards("child", 13)}, f"child-plus {OTHERS}", children=table)[0] == total
    best = 1 if table == "13-0-0-0" else 4
    assert scored({0: "child-13"}, f"child-base {OTHERS}", children=table)[0] == 2 * best  # doubled for the most cards
