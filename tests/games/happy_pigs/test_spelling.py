"""A list of wares or pigs in one answer: ordinary picks in the order named."""

import pytest

import tablee
from tablee.core.match import Match
from tests.rules import rule

GAME = tablee.game("happy_pigs")


def spelled(text: str) -> list[str]:
    match = Match.start(GAME, 3, {"first_player": "seat-1"}, seed=5)
    return GAME.spelled(GAME.view(match.state, 0), text)


@rule("HPG-10")
def test_a_basket_is_bought_pick_by_pick() -> None:
    match = Match.start(GAME, 3, {"first_player": "seat-1"}, seed=5)
    picks = spelled("buy small x2, vaccine, field")
    assert picks == ["buy small", "buy small", "buy vaccine", "buy field"]
    for pick in picks:
        match.pick(0, pick)
    assert [line.pick for line in match.record.lines] == picks


@rule("HPG-24")
@pytest.mark.parametrize(
    ("text", "picks"),
    [
        ("feed small x2, baby", ["feed small", "feed small", "feed baby"]),
        ("feed small supplement, medium", ["feed small supplement", "feed medium"]),
        ("sell vaccinated-big, big x2", ["sell vaccinated-big", "sell big", "sell big"]),
        ("vaccinate fed-small medium", ["vaccinate fed-small", "vaccinate medium"]),
    ],
)
def test_pigs_are_listed_like_wares(text: str, picks: list[str]) -> None:
    assert spelled(text) == picks


@rule("HPG-10")
@pytest.mark.parametrize(
    "text", ["buy", "buy x3", "buy small hay", "feed big", "feed small amulet", "mate x2", "stop", ""]
)
def test_anything_else_is_left_as_it_was_typed(text: str) -> None:
    assert spelled(text) == [text]
