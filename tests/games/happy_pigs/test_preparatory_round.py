"""Preparatory round."""

from __future__ import annotations

from tablee import Match
from tests.games.happy_pigs.scene import GAME, farm, kinds, market, money, options, owned, pigs, place, play, refused
from tests.rules import rule


def start(seats: int = 3) -> Match:
    return Match.start(GAME, seats, {"first_player": "seat-2"}, seed=1)


@rule("HPG-9")
def test_clockwise_from_the_first_player_each_buys_up_to_five() -> None:
    match = start()
    buyers = []
    while not match.view(None)["table"]["round"]:
        buyers.append(match.pending[0].seat)
        match.pick(buyers[-1], "buy vaccine")
    assert buyers == [1] * 5 + [2] * 5 + [0] * 5


@rule("HPG-9")
def test_one_may_stop_earlier_and_keeps_the_money() -> None:
    match = start()
    play(match, "buy small", "stop")
    assert match.pending[0].seat == 2
    assert money(match, 1) == 39


@rule("HPG-9")
def test_money_is_the_limit() -> None:
    match = start()
    play(match, "buy big", "buy big", "buy big")
    assert match.pending[0].seat == 2, "nothing can be bought for $0"
    assert money(match, 1) == 0
    play(match, "buy big", "buy big", "buy medium")
    assert money(match, 2) == 5
    assert [pick for pick in options(match, 2) if pick.startswith("buy")] == [
        "buy baby",
        "buy vaccine",
        "buy supplement",
        "buy amulet",
    ]
    assert refused(match, 2, "buy small") == ("no-money", "HPG-29")


@rule("HPG-9")
def test_everything_of_the_market_may_be_bought_at_printed_prices() -> None:
    assert options(start(), 1) == [
        "buy baby",
        "buy small",
        "buy medium",
        "buy big",
        "buy vaccine",
        "buy supplement",
        "buy amulet",
        "buy field",
        "stop",
    ]
    prices = market(start())["prices"]
    assert prices == {"baby": 3, "small": 6, "medium": 10, "big": 15, "vaccine": 1, "supplement": 1, "amulet": 1}


@rule("HPG-10")
def test_purchases_are_handed_over_when_everybody_has_finished() -> None:
    match = start()
    play(match, "buy small", "buy vaccine", "stop")
    play(match, "stop")
    assert owned(match, 1)["layout"] == []
    assert refused(match, 0, "vaccinate small") == ("not-delivered", "HPG-10")
    events = play(match, "stop")
    assert kinds(events) == ["shopped", "delivered", "season"]
    assert [pig["pig"] for pig in owned(match, 1)["layout"]] == ["small"]
    assert "vaccinate small" in options(match, 1)


@rule("HPG-11")
def test_the_example_of_the_rulebook() -> None:
    match = start()
    play(match, "buy small", "buy small", "buy medium", "buy vaccine", "buy supplement")
    assert money(match, 1) == 45 - 24 == 21
    assert pigs(match, 1) == {"small": 2, "medium": 1}
    play(match, "stop", "stop")
    assert len(owned(match, 1)["layout"]) == 3


@rule("HPG-A4", "HPG-15")
def test_the_whole_planned_herd_is_checked_after_each_purchase() -> None:
    rich = farm(100, {"medium": 4})
    match = place([rich, farm()], round=0, phase="opening", asked=[0], card=None, left=5, holder_seat=1)
    assert refused(match, 0, "buy medium") == ("no-room-bought", "HPG-A4")
    play(match, "buy small", "buy small")
    assert refused(match, 0, "buy baby") == ("no-room-bought", "HPG-A4")
    play(match, "buy field")
    assert "buy medium" in options(match, 0)
