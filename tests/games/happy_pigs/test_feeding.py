"""Feeding."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import acting, farm, kinds, market, money, options, pigs, play, program, refused
from tests.rules import rule


@rule("HPG-23")
@pytest.mark.parametrize(("size", "grown"), [("baby", "small"), ("small", "medium"), ("medium", "big")])
def test_a_fed_pig_grows_one_size(size: str, grown: str) -> None:
    match = acting("feed", 3, farm(0, {size: 1}), farm(), farm())
    before = market(match)["pigs"]
    events = play(match, f"feed {size}")
    assert events[0] == {"event": "fed", "seat": 0, "pig": size, "grown_pig": grown}
    assert pigs(match) == {grown: 1}
    after = market(match)["pigs"]
    assert (after[size], after[grown]) == (before[size] + 1, before[grown] - 1), "the tiles are exchanged"


@rule("HPG-23")
def test_only_pigs_one_has_can_be_fed() -> None:
    match = acting("feed", 3, farm(0, {"vaccinated-small": 1}), farm(), farm())
    assert options(match) == ["feed vaccinated-small", "stop"]
    assert refused(match, 0, "feed small") == ("no-pig", "HPG-23")


@rule("HPG-24")
def test_the_same_pig_is_fed_once_in_a_round() -> None:
    match = acting("feed", 4, farm(0, {"baby": 1, "small": 1}), farm(), farm())
    play(match, "feed baby")
    assert pigs(match) == {"small": 2}
    play(match, "feed small")
    assert pigs(match) == {"small": 1, "medium": 1}
    assert money(match) == 2, "both pigs have been fed: the rest of the share is impossible"


@rule("HPG-24")
def test_a_fed_pig_is_told_from_one_that_was_not() -> None:
    match = acting("feed", 4, farm(0, {"baby": 1, "medium": 1}), farm(), farm())
    play(match, "feed baby")
    assert refused(match, 0, "feed small") == ("fed-already", "HPG-24")
    assert options(match) == ["feed medium", "stop"]


@rule("HPG-24")
def test_next_round_it_may_be_fed_again() -> None:
    match = acting("feed", 1, farm(0, {"baby": 1}), farm(), farm())
    play(match, "feed baby")
    program(match, "feed", "sell", "sell")
    play(match, "feed small")
    assert pigs(match)["medium"] == 1


@rule("HPG-25")
def test_a_big_pig_cannot_be_fed() -> None:
    match = acting("feed", 3, farm(0, {"big": 1, "baby": 1}), farm(), farm())
    assert options(match) == ["feed baby", "stop"]
    assert refused(match, 0, "feed big") == ("full-grown", "HPG-25")


@rule("HPG-A2")
def test_a_pig_without_room_to_grow_cannot_be_fed() -> None:
    match = acting("feed", 3, farm(0, {"medium": 4, "small": 2}, items={"vaccine": 1}), farm(), farm())
    assert match.over is False
    assert money(match) == 0
    assert refused(match, 0, "feed small") == ("no-room-grown", "HPG-A2")
    assert refused(match, 0, "feed medium") == ("no-room-grown", "HPG-A2")
    assert refused(match, 0, "overfeed small") == ("not-strict", "HPG-A2")
    play(match, "stop")
    assert money(match) == 3


@rule("HPG-A2", "HPG-15")
def test_strict_placement_loses_a_fed_pig_without_room() -> None:
    match = acting(
        "feed",
        3,
        farm(0, {"medium": 4, "small": 1, "vaccinated-small": 1}),
        farm(),
        farm(),
        options={"strict_placement": True},
    )
    assert options(match) == ["overfeed small", "overfeed vaccinated-small", "overfeed medium", "stop"]
    events = play(match, "overfeed vaccinated-small")
    assert kinds(events)[:2] == ["fed", "no-room"]
    assert pigs(match) == {"medium": 4, "small": 1}
    assert market(match)["pigs"]["small"] == 47
    assert market(match)["pigs"]["medium"] == 44
    assert refused(match, 0, "overfeed baby")[0] == "no-pig"
