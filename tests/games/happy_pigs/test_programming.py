"""Programming."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.happy_pigs.scene import farm, kinds, options, owned, place, program
from tests.rules import rule

TILES = ["program feed", "program mate", "program buy", "program sell"]


@rule("HPG-22")
def test_all_are_asked_at_once_with_all_four_tiles() -> None:
    match = place([farm(), farm(), farm()])
    assert [decision.seat for decision in match.pending] == [0, 1, 2]
    assert [decision.options for decision in match.pending] == [TILES] * 3


@rule("HPG-22")
def test_the_four_tiles_are_available_every_round() -> None:
    match = place([farm(), farm(), farm()])
    for _ in range(3):
        program(match, "sell", "sell", "sell")
        assert options(match) == TILES


@rule("HPG-22")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_any_order_of_answers_gives_the_same_match(order: tuple[int, ...]) -> None:
    def played(seats: tuple[int, ...]) -> tuple[object, list[str]]:
        match = place([farm(20, {"small": 1}) for _ in range(3)])
        events = [match.pick(seat, TILES[seat]) for seat in seats][-1]
        return match.position(), kinds([event.told_to(None) for event in events[1:]])

    assert played(order) == played((0, 1, 2))


@rule("HPG-A29")
def test_one_may_change_until_the_last_has_answered() -> None:
    match = place([farm(), farm(), farm()])
    match.pick(0, "program feed")
    match.pick(1, "program buy")
    again = match.decision(0)
    assert again is not None
    assert again.answered
    assert again.options == TILES
    match.pick(0, "program sell")
    match.pick(0, "program mate")
    match.pick(2, "program buy")
    assert owned(match, 1)["action"] == "buy"
    revealed = next(event for event in match.told(None) if event["event"] == "revealed")
    assert revealed["all_action"] == ["mate", "buy", "buy"]


@rule("HPG-22")
def test_only_oneself_knows_the_tile() -> None:
    match = place([farm(), farm(), farm()])
    match.pick(1, "program buy")
    assert [match.view(viewer)["table"]["farms"][1]["action"] for viewer in (1, 0, 2, None)] == [
        "buy",
        None,
        None,
        None,
    ]
    assert match.told(1)[-1] == {"event": "programmed", "seat": 1, "action": "buy"}
    assert match.told(0)[-1] == match.told(None)[-1] == {"event": "programmed", "seat": 1}


@rule("HPG-46", "HPG-22")
def test_vaccinating_while_programming_leaves_the_choice_open() -> None:
    match = place([farm(0, {"small": 1}, items={"vaccine": 1}), farm(), farm()])
    match.pick(0, "vaccinate small")
    assert [decision.seat for decision in match.pending] == [0, 1, 2]
    assert owned(match)["pigs"] == {"vaccinated-small": 1}
    match.pick(0, "program feed")
    decision = match.decision(0)
    assert decision is not None
    assert decision.answered
