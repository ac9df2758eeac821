"""On a table this small the exact frequencies are known, and sampled worlds must match them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tablee.core.chance import Chance
from tablee.core.match import Match
from tests.toy.lanterns.game import GAME

DRAWS = 4000


def seen_by_first_seat(sealed: bool) -> Match:
    """The first seat holds 2 and 9; 1, 4, 5, 6, 7, 10 and 11 are unseen, two of them in the other hand."""
    mine = {"hand": ["2", "9"], "laid": None, "spent": ["12"], "points": 1}
    yours = {"hand": ["5", "7"], "laid": "5" if sealed else None, "spent": ["3"], "points": 0}
    position = {
        "turned": False, "keeper": None, "deck": ["1", "4", "6", "10", "11"], "winds": ["8"], "seats": [mine, yours],
    }  # fmt: skip
    return Match.from_position(GAME, {"seats": 2, "state": position}, seed=1)


@pytest.mark.parametrize("sealed", [False, True])
def test_every_hand_and_every_sealed_lantern_is_as_likely_as_it_should_be(sealed: bool) -> None:
    view = GAME.view(seen_by_first_seat(sealed).state, 0)
    chance, found = Chance(8), Counter[tuple[object, ...]]()
    for _ in range(DRAWS):
        world = GAME.position(GAME.sample(view, chance))
        found[tuple(world["seats"][1]["hand"]), world["seats"][1]["laid"]] += 1
    hands = list(combinations(["1", "4", "5", "6", "7", "10", "11"], 2))
    possible = [(hand, laid) for hand in hands for laid in (hand if sealed else [None])]
    assert set(found) == set(possible)
    even = DRAWS / len(possible)
    squares = sum((found[one] - even) ** 2 / even for one in possible)
    assert squares < len(possible) + 5 * (2 * len(possible)) ** 0.5
