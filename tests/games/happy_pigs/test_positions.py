"""Invalid positions are rejected naming the field, and nothing is coerced."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tablee import BadInput, Match
from tests.games.happy_pigs.scene import GAME, acting, farm, position
from tests.rules import rule


def act() -> dict[str, Any]:
    return acting("feed", 3, farm(5, {"small": 2}), farm(), farm()).position()


def wrong(change: dict[str, Any], base: dict[str, Any] | None = None) -> str:
    """Return the field named by the refusal; a dotted name reaches into a farm."""
    told = copy.deepcopy(base or position([farm(5, {"small": 2}), farm(), farm()]))
    for name, value in change.items():
        seat, _, of_farm = name.partition(".")
        holder = told["state"]["farms"][int(seat)] if of_farm else told["state"]
        holder[of_farm or name] = value
    with pytest.raises(BadInput) as caught:
        Match.from_position(GAME, told)
    field: str = caught.value.details["field"]
    assert field in caught.value.sentence("fr")
    return field


@rule("HPG-2", "HPG-5")
def test_more_than_the_box_holds() -> None:
    assert wrong({"0.fields": 19}) == "fields"
    assert wrong({"0.items": {"vaccine": 26}}) == "items"
    assert wrong({"0.pigs": {"big": 51}, "0.fields": 15}) == "pigs"


@rule("HPG-14")
def test_a_herd_that_does_not_fit() -> None:
    assert wrong({"0.pigs": {"medium": 5}}) == "pigs"


@rule("HPG-13")
def test_pigs_drawn_over_one_another() -> None:
    pig = {"pig": "small", "x": 0, "y": 0, "w": 3, "h": 2}
    assert wrong({"0.layout": [pig, pig]}) == "layout"
    assert wrong({"0.layout": [pig, {**pig, "x": 6}]}) == "layout"
    assert wrong({"0.layout": [pig]}) == "layout"


@rule("HPG-29")
def test_debts() -> None:
    assert wrong({"0.money": -1}) == "money"


@rule("HPG-7")
def test_cards_of_another_season_or_seen_twice() -> None:
    assert wrong({"card": "winter-pig-show"}) == "card"
    assert wrong({"card": None}) == "card"
    assert wrong({"unseen": []}) == "unseen"
    assert wrong({"next_card": "spring-school-trip"}) == "next_card"
    assert wrong({"card": "spring-joust"}) == "card"


@rule("HPG-22", "HPG-34")
def test_tiles_laid_before_they_may() -> None:
    assert wrong({"0.action": "feed"}) == "action"
    assert wrong({"0.action": None}, act()) == "action"
    assert wrong({"neutral_action": "feed"}) == "holder_seat"
    assert wrong({"holder_seat": 0}) == "holder_seat"


@rule("HPG-24", "HPG-28", "HPG-37")
def test_turns_that_cannot_be() -> None:
    assert wrong({"left": 4}, act()) == "left"
    assert wrong({"left": 0}, act()) == "left"
    assert wrong({"fed": {"small": 3}}, act()) == "fed"
    assert wrong({"births": 1}, act()) == "births"
    assert wrong({"asked": [0, 1]}, act()) == "asked"
    assert wrong({"phase": "season-change"}) == "phase"
    assert wrong({"phase": "over", "asked": []}) in {"card", "phase"}
    assert wrong({"phase": "noon"}) == "phase"
    assert wrong({"round": 17}) == "round"


@rule("HPG-2", "HPG-6")
def test_words_that_are_not_known() -> None:
    assert wrong({"weather": "rain"}) == "weather"
    assert wrong({"0.colour": "red"}) == "colour"
    assert wrong({"0.hand": ["field-9"]}) == "hand"
    assert wrong({"farms": []}) == "farms"


@rule("HPG-11", "HPG-36", "HPG-39")
def test_the_worked_examples_are_positions() -> None:
    """Each can be written, read back and played on from."""
    examples = [
        position([farm(45), farm(45), farm(45)], round=0, phase="opening", asked=[0], card=None, left=5),
        position([farm() for _ in range(5)], round=5, card="summer-mating-season"),
        acting("feed", 4, farm(0, {"baby": 4}), farm(0, {"baby": 4}), farm()).position(),
        acting("sell", 1, farm(0, {"big": 1}), farm(), farm()).position(),
        acting("buy", 1, farm(6), farm(), farm()).position(),
        acting("mate", 1, farm(0, {"big": 1}), farm(), farm()).position(),
    ]
    for example in examples:
        match = Match.from_position(GAME, copy.deepcopy(example), seed=1)
        assert match.position()["state"] == example["state"]
        assert Match.replay(match.record.dumps()).position() == match.position()
        match.pick(match.pending[0].seat, match.pending[0].options[0])
