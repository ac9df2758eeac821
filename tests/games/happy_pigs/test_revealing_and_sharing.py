"""Revealing and sharing."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import farm, owned, place, program
from tests.rules import rule

# By number on a card: which card shows it for which action.
CARDS = {
    8: ("spring-school-trip", "feed"),
    7: ("spring-livestock-fair", "feed"),
    9: ("spring-full-pens-5", "feed"),
    10: ("spring-special-offer", "buy"),
    6: ("spring-school-trip", "sell"),
}


def shares(number: int, choosers: list[int], seats: int = 5, first: int = 0) -> list[int]:
    card, action = CARDS[number]
    other = "mate" if action != "mate" else "sell"
    match = place([farm(200, {"baby": 2}) for _ in range(seats)], card=card, first_seat=first)
    events = program(match, *[action if seat in choosers else other for seat in range(seats)])
    dealt = {event["seat"]: event["count"] for event in events if event["event"] == "share"}
    return [dealt[seat] for seat in choosers]


@rule("HPG-34")
def test_tiles_are_revealed_together() -> None:
    match = place([farm() for _ in range(3)])
    events = program(match, "feed", "sell", "feed")
    assert events[1] == {"event": "revealed", "all_action": ["feed", "sell", "feed"]}
    assert [owned(match, seat)["action"] for seat in range(3)] == [None] * 3, (
        "the round went on by itself: nobody could act"
    )


@rule("HPG-35", "HPG-36")
@pytest.mark.parametrize(
    ("number", "choosers", "dealt"),
    [
        (8, [0], [8]),
        (8, [0, 1], [4, 4]),
        (8, [0, 1, 2], [3, 3, 2]),
        (7, [0, 1], [4, 3]),
        (9, [0, 1, 2], [3, 3, 3]),
        (9, [0, 1], [5, 4]),
        (10, [0, 1, 2, 4], [3, 3, 2, 2]),
    ],
)
def test_shares_are_dealt_one_by_one(number: int, choosers: list[int], dealt: list[int]) -> None:
    assert shares(number, choosers) == dealt


@rule("HPG-36")
def test_charlotte_marie_and_paul() -> None:
    charlotte, marie, paul, tim, tom = range(5)
    assert shares(8, [charlotte, marie, paul]) == [3, 3, 2]
    assert {tim, tom} == {3, 4}, "they chose something else"


@rule("HPG-35")
@pytest.mark.parametrize(
    ("first", "dealt"), [(0, [3, 3, 2]), (1, [2, 3, 3]), (2, [2, 3, 3]), (3, [3, 2, 3]), (4, [3, 3, 2])]
)
def test_the_surplus_goes_to_those_nearest_after_the_first_player(first: int, dealt: list[int]) -> None:
    assert shares(8, [0, 2, 3], first=first) == dealt


@rule("HPG-A18")
def test_when_there_are_more_choosers_than_the_number_the_last_get_nothing() -> None:
    match = place([farm(9, {"medium": 1}) for _ in range(6)], round=9, card="autumn-sausage-fest", first_seat=2)
    events = program(match, *["mate"] * 6)
    dealt = {event["seat"]: event["count"] for event in events if event["event"] == "share"}
    assert dealt == {2: 1, 3: 1, 4: 1, 5: 1, 0: 1, 1: 0}
