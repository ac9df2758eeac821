"""Examples of guides are played by the rules, and all their claims are checked."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.example import faults, play, read_example

TRICK: dict[str, Any] = {"seat": 0, "seats": 3, "seed": "deal", "asks": ["0 pass-left", "1 pass-left", "2 pass-left"]}


def told(**changes: Any) -> list[str]:
    return list(faults(read_example("happy_dayz", "toy", TRICK | changes), tablee.game("happy_dayz")))


def first_card() -> str:
    match, _, _ = next(play(read_example("happy_dayz", "toy", TRICK), tablee.game("happy_dayz")))
    return str(match.position()["state"]["communities"][0]["hand"][0])


def test_a_dealt_picture_is_the_same_every_time_and_shows_one_seat_only() -> None:
    example, game = read_example("happy_dayz", "toy", TRICK), tablee.game("happy_dayz")
    views = [[moment.view for _, moment, _ in play(example, game)] for _ in range(2)]
    assert views[0] == views[1]
    hands = [community["hand"] for community in views[0][0]["communities"]]
    assert [bool(hand) for hand in hands] == [True, False, False]


def test_a_true_claim_passes() -> None:
    assert told(shows={"communities.0.population": 66}) == []


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"shows": {"communities.0.population": 65}}, "communities.0.population is 66, not 65"),
        ({"shows": {"communities.7.population": 65}}, "communities.7.population is None, not 65"),
        ({"asks": ["0 lead"]}, "asked is 0 pass-left, 1 pass-left, 2 pass-left, not 0 lead"),
        ({"refuses": {"0 pass van left": "HDZ-99"}}, "“0 pass van left” is not refused by HDZ-99"),
        ({"steps": ["0 pass zombie-99 left"]}, "step 1: "),
        ({"seats": 9}, "cannot be played by 9"),
        ({"state": {"round": 1}}, "position"),
    ],
)
def test_what_is_not_true_or_cannot_be_is_named(changes: dict[str, Any], complaint: str) -> None:
    found = told(**changes)
    assert len(found) == 1
    assert complaint in found[0]


def test_a_claim_after_a_step_is_named_with_it() -> None:
    step = {"lines": [f"0 pass {first_card()} left"], "shows": {"round": 2}, "tells": ["win"]}
    found = told(asks=[], steps=[step])
    assert found[0] == "step 1: round is 1, not 2"
    assert found[1].startswith("step 1: not told: win")


@pytest.mark.parametrize(
    "told", [{"seats": 3, "colour": "red"}, {}, {"seats": 3, "steps": [{"lines": []}]}, {"seats": 3, "steps": ["pass"]}]
)
def test_a_file_that_cannot_be_read_says_why(told: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"unknown field colour|KeyError: 'seats'|without a pick|pass"):
        read_example("happy_dayz", "toy", told)
