"""The rules of Lanterns, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.contract import rule
from tablee.core.errors import Refused
from tablee.core.live import ScriptedChance
from tablee.core.match import Match
from tests.toy.lanterns.game import GAME


def scene(**changes: Any) -> Match:
    """The second of three rounds, the first seat about to lay 2 or 9 against 5 and 7."""
    state = {
        "turned": 0, "keeper": [], "sealed": [], "points": [1, 0], "laid": [0, 0], "hands": [[2, 9], [5, 7]],
        "spent": [[12], [3]], "deck": [1, 4, 6, 10, 11], "winds": [8],
    }  # fmt: skip
    options = {"vane": changes.pop("vane", True)}
    return Match.from_position(GAME, {"seats": 2, "options": options, "state": {**state, **changes}})


def lay(match: Match, mine: int, yours: int, wind: int) -> None:
    """Both seats lay, and the wind is turned up."""
    match.chance = ScriptedChance([match.position()["state"]["deck"].index(wind)])
    match.pick(0, f"lay {mine}")
    match.pick(1, f"lay {yours}")


def points(match: Match) -> list[int]:
    shown: list[int] = match.view(None)["points"]
    return shown


@rule("LAN-1")
@pytest.mark.parametrize(("seats", "hand"), [(2, 2), (2, 3), (3, 2), (3, 3)])
def test_the_deal(seats: int, hand: int) -> None:
    state = Match.start(GAME, seats, {"hand": hand}, seed=1).position()["state"]
    assert [len(cards) for cards in state["hands"]] == [hand] * seats
    assert sorted(sum(state["hands"], state["deck"])) == list(range(1, 13))


@rule("LAN-2")
def test_lanterns_lie_face_down_until_all_have_laid() -> None:
    match = scene()
    match.pick(0, "lay 9")
    assert match.view(1)["sealed"] == [0]
    assert match.view(1)["laid"] == [0, 0]
    assert match.view(0)["laid"] == [9, 0]
    assert match.told(1) == [{"event": "lay", "seat": 0}]


@rule("LAN-2")
def test_a_seat_may_change_its_mind() -> None:
    match = scene()
    match.chance = ScriptedChance([0])
    for seat, pick in [(0, "lay 9"), (0, "lay 2"), (1, "lay 7")]:
        match.pick(seat, pick)
    assert match.view(None)["spent"] == [[2, 12], [3, 7]]


@rule("LAN-2")
def test_only_lanterns_in_hand_can_be_laid() -> None:
    with pytest.raises(Refused) as refused:
        scene().pick(0, "lay 5")
    assert refused.value.sentence("en") == "You do not hold lantern 5. (LAN-2)"
    assert refused.value.sentence("fr") == "Vous n'avez pas la lanterne 5. (LAN-2)"


@rule("LAN-3")
@pytest.mark.parametrize(("wind", "after"), [(4, [2, 0]), (10, [2, 0]), (1, [1, 1]), (11, [1, 1])])
def test_an_even_wind_is_for_the_bright_an_odd_one_for_the_dim(wind: int, after: list[int]) -> None:
    match = scene()
    lay(match, 9, 5, wind)
    assert points(match) == after


@rule("LAN-4")
@pytest.mark.parametrize(("wind", "after"), [(4, [1, 1]), (1, [2, 0])])
def test_a_turned_vane_swaps_odd_and_even(wind: int, after: list[int]) -> None:
    match = scene(turned=1)
    lay(match, 9, 5, wind)
    assert points(match) == after


@rule("LAN-4")
def test_the_seat_that_scored_may_turn_the_vane() -> None:
    match = scene()
    lay(match, 9, 5, wind=1)
    assert [(decision.seat, decision.options) for decision in match.pending] == [(1, ["vane keep", "vane turn"])]
    match.pick(1, "vane turn")
    assert match.view(None)["turned"] == 1
    assert [decision.kind for decision in match.pending] == ["lay", "lay"]


@rule("LAN-4")
def test_the_vane_comes_before_the_next_lantern() -> None:
    match = scene()
    lay(match, 9, 5, wind=1)
    with pytest.raises(Refused, match="before the next round"):
        match.pick(1, "lay 7")


@rule("LAN-4")
def test_without_the_option_nobody_turns_the_vane() -> None:
    match = scene(vane=False)
    with pytest.raises(Refused, match="Only the seat that has just scored"):
        match.pick(0, "vane turn")
    lay(match, 9, 5, wind=1)
    assert [decision.kind for decision in match.pending] == ["lay", "lay"]


@rule("LAN-5")
def test_the_match_ends_with_the_last_lantern() -> None:
    match = scene(hands=[[2], [7]], spent=[[9, 12], [3, 5]], deck=[1, 6, 10, 11], winds=[4, 8])
    lay(match, 2, 7, wind=6)
    assert match.over
    assert match.scores == [1.0, 1.0]
    assert match.winners == [0, 1]
    assert match.view(None)["spent"] == [[2, 9, 12], [3, 5, 7]]
