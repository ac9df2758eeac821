"""Positions that break an invariant are refused with the field named."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.games.happy_dayz.scene import GAME, scene
from tests.rules import rule


def broken(change: dict[str, Any]) -> str:
    position = scene("dog-7 hippie-5", "dog-9 hippie-2", "dog-3 hippie-3", encounter="zombie-1").position()
    state = position["state"]
    for path, value in change.items():
        *parents, last = path.split(".")
        target = state
        for parent in parents:
            target = target[int(parent)] if parent.isdigit() else target[parent]
        target[last] = value
    with pytest.raises(tablee.BadInput) as problem:
        tablee.Match.from_position(GAME, position)
    for lang in ("en", "fr"):
        assert str(problem.value.details["field"]) in problem.value.sentence(lang)
    return str(problem.value.details["field"])


@rule("HDZ-13")
def test_a_card_twice_or_missing_is_refused() -> None:
    assert broken({"communities.0.hand": ["dog-7", "dog-7"]}) == "hand"
    assert broken({"communities.0.zone": ["dog-9"]}) == "zone"
    assert broken({"reserve": ["dog-12"]}) == "reserve"
    assert broken({"communities.0.hand": ["dog-7", "child-5"]}) == "hand"
    assert broken({"encounter": "zombie-21"}) == "encounter"


@rule("HDZ-14")
def test_hands_of_the_wrong_size_are_refused() -> None:
    assert broken({"trick": 3, "communities.0.zone": []}) == "hand"


@rule("HDZ-1", "HDZ-10")
def test_wrong_communities_factions_and_steps_are_refused() -> None:
    assert broken({"communities": []}) == "communities"
    assert broken({"factions": ["dog", "dog", "hippie"]}) == "factions"
    assert broken({"factions": ["dog", "cat", "hippie"]}) == "factions"
    assert broken({"steps": ["sing"]}) == "steps"
    assert broken({"asked": [7]}) == "asked"
    assert broken({"losses": [3] * 19}) == "losses"
    assert broken({"side": "left"}) == "side"


@rule("HDZ-1")
def test_a_position_for_another_seat_count_or_game_is_refused() -> None:
    position = scene("dog-7 hippie-5", "dog-9 hippie-2", "dog-3 hippie-3").position()
    for field, value in (
        ("seats", 4),
        ("seats", 9),
        ("game", "chess"),
        ("state", None),
        ("options", {"colour": "red"}),
    ):
        with pytest.raises(tablee.BadInput):
            tablee.Match.from_position(GAME, {**position, field: value})


@rule("HDZ-1")
@pytest.mark.parametrize("field", ["won", "sharing"])
def test_a_null_among_cards_is_refused_by_its_field(field: str) -> None:
    match = tablee.Match.start(tablee.game("happy_dayz"), 3, seed=1)
    position = match.position()
    position["state"][field] = [None]
    with pytest.raises(tablee.BadInput) as refused:
        tablee.Match.from_position(match.game, position)
    assert refused.value.details["field"] == field
