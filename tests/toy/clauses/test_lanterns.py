"""The rules of Lanterns, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.contract import rule
from tablee.core.errors import Refused
from tablee.core.live import ScriptedChance
from tablee.core.match import Match
from tests.toy.lanterns.cards import NAMES
from tests.toy.lanterns.game import GAME


def row(hand: list[str], spent: list[str], points: int) -> dict[str, Any]:
    """What one seat has."""
    return {"hand": hand, "laid": None, "spent": spent, "points": points}


def scene(**changes: Any) -> Match:
    """The second of three rounds, the first seat about to lay 2 or 9 against 5 and 7."""
    state = {
        "turned": False, "keeper": None, "deck": ["1", "4", "6", "10", "11"], "winds": ["8"],
        "seats": [row(["2", "9"], ["12"], 1), row(["5", "7"], ["3"], 0)],
    }  # fmt: skip
    options = {name: changes.pop(name) for name in ("hand", "vane") if name in changes}
    return Match.from_position(GAME, {"seats": 2, "options": options, "state": {**state, **changes}})


def lay(match: Match, mine: int, yours: int, wind: int) -> None:
    """Both seats lay, and the wind is turned up."""
    match.chance = ScriptedChance([match.position()["state"]["deck"].index(str(wind))])
    match.pick(0, f"lay {mine}")
    match.pick(1, f"lay {yours}")


def seen(match: Match, field: str, viewer: int | None = None) -> list[Any]:
    """One field of every seat, as somebody sees it."""
    return [row[field] for row in match.view(viewer)["seats"]]


@rule("LAN-1")
@pytest.mark.parametrize(("seats", "hand"), [(2, 2), (2, 3), (3, 2), (3, 3)])
def test_the_deal(seats: int, hand: int) -> None:
    state = Match.start(GAME, seats, {"hand": hand}, seed=1).position()["state"]
    hands = [row["hand"] for row in state["seats"]]
    assert [len(cards) for cards in hands] == [hand] * seats
    assert sorted(sum(hands, state["deck"])) == sorted(NAMES)


@rule("LAN-2")
def test_lanterns_lie_face_down_until_all_have_laid() -> None:
    match = scene()
    match.pick(0, "lay 9")
    assert match.view(1)["sealed"] == [0]
    assert seen(match, "laid", 1) == [None, None]
    assert seen(match, "laid", 0) == ["9", None]
    assert match.told(1) == [{"event": "lay", "seat": 0}]


@rule("LAN-2")
def test_a_seat_may_change_its_mind() -> None:
    match = scene()
    match.chance = ScriptedChance([0])
    for seat, pick in [(0, "lay 9"), (0, "lay 2"), (1, "lay 7")]:
        match.pick(seat, pick)
    assert seen(match, "spent") == [["2", "12"], ["3", "7"]]


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
    assert seen(match, "points") == after


@rule("LAN-4")
@pytest.mark.parametrize(("wind", "after"), [(4, [1, 1]), (1, [2, 0])])
def test_a_turned_vane_swaps_odd_and_even(wind: int, after: list[int]) -> None:
    match = scene(turned=True)
    lay(match, 9, 5, wind)
    assert seen(match, "points") == after


@rule("LAN-4")
def test_the_seat_that_scored_may_turn_the_vane() -> None:
    match = scene()
    lay(match, 9, 5, wind=1)
    assert [(decision.seat, decision.options) for decision in match.pending] == [(1, ["vane keep", "vane turn"])]
    match.pick(1, "vane turn")
    assert match.view(None)["turned"]
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
    rest = ["1", "4", "5", "6", "10", "11", "12"]
    match = scene(hand=2, seats=[row(["2"], ["9"], 1), row(["7"], ["3"], 0)], deck=rest)
    lay(match, 2, 7, wind=6)
    assert match.over
    assert match.scores == [1.0, 1.0]
    assert match.winners == [0, 1]
    assert seen(match, "spent") == [["2", "9"], ["3", "7"]]
