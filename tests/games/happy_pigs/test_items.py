"""Items."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import acting, farm, market, options, owned, pigs, place, play, refused
from tests.rules import rule


@rule("HPG-45")
def test_items_are_used_from_ones_own_reserve() -> None:
    other = farm(items={"vaccine": 3, "supplement": 3, "amulet": 3})
    match = acting("feed", 3, farm(0, {"baby": 2}), other, farm())
    assert refused(match, 0, "feed baby supplement") == ("no-item", "HPG-45")
    assert refused(match, 0, "vaccinate baby") == ("no-item", "HPG-45")
    mating = acting("mate", 3, farm(0, {"big": 2}), other, farm())
    assert refused(mating, 0, "mate amulet") == ("no-item", "HPG-45")


@rule("HPG-45")
def test_a_used_item_goes_back_to_the_market() -> None:
    match = acting("feed", 3, farm(0, {"baby": 2}, items={"supplement": 1, "vaccine": 1}), farm(), farm())
    assert market(match)["items"] == {"vaccine": 24, "supplement": 24, "amulet": 25}
    play(match, "feed baby supplement", "vaccinate baby")
    assert market(match)["items"] == {"vaccine": 25, "supplement": 25, "amulet": 25}
    assert owned(match)["items"] == {}


@rule("HPG-46")
@pytest.mark.parametrize("action", ["feed", "mate", "buy", "sell"])
def test_vaccines_may_be_used_at_every_decision_of_ones_own(action: str) -> None:
    match = acting(action, 3, farm(20, {"small": 1, "medium": 1}, items={"vaccine": 1}), farm(), farm())
    play(match, "vaccinate medium")
    assert pigs(match) == {"small": 1, "vaccinated-medium": 1}
    assert match.pending[0].seat == 0, "the decision goes on"


@rule("HPG-46", "HPG-24")
def test_a_pig_just_fed_may_be_vaccinated_too() -> None:
    match = acting("feed", 4, farm(0, {"baby": 1, "small": 1, "medium": 1}, items={"vaccine": 2}), farm(), farm())
    play(match, "feed baby")
    assert [pick for pick in options(match) if pick.startswith("vaccinate")] == [
        "vaccinate small",
        "vaccinate medium",
        "vaccinate fed-small",
    ]
    play(match, "vaccinate fed-small")
    assert pigs(match) == {"small": 1, "vaccinated-small": 1, "medium": 1}
    assert refused(match, 0, "feed vaccinated-small") == ("fed-already", "HPG-24")
    play(match, "vaccinate small", "feed vaccinated-small")
    assert pigs(match) == {"vaccinated-small": 1, "medium": 1, "vaccinated-medium": 1}


@rule("HPG-47")
def test_a_vaccinated_pig_stays_so_when_it_grows() -> None:
    match = acting("feed", 3, farm(0, {"vaccinated-small": 1}), farm(), farm())
    play(match, "feed vaccinated-small")
    assert pigs(match) == {"vaccinated-medium": 1}
    match = acting("feed", 3, farm(0, {"vaccinated-small": 2}, items={"vaccine": 1}), farm(), farm())
    assert refused(match, 0, "vaccinate small") == ("vaccinated-already", "HPG-47")


@rule("HPG-48")
@pytest.mark.parametrize(
    ("size", "grown"), [("baby", "medium"), ("small", "big"), ("vaccinated-small", "vaccinated-big")]
)
def test_a_supplement_gives_one_size_more(size: str, grown: str) -> None:
    match = acting("feed", 3, farm(0, {size: 1}, items={"supplement": 2}), farm(), farm())
    play(match, f"feed {size} supplement")
    assert pigs(match) == {grown: 1}
    assert owned(match)["items"] == {"supplement": 1}
    assert market(match)["items"]["supplement"] == 24


@rule("HPG-48")
def test_a_supplement_is_no_use_to_a_medium() -> None:
    match = acting("feed", 3, farm(0, {"medium": 1}, items={"supplement": 1}), farm(), farm())
    assert options(match) == ["feed medium", "stop"]
    assert refused(match, 0, "feed medium supplement") == ("supplement-size", "HPG-48")


@rule("HPG-48")
def test_a_supplement_is_used_only_while_feeding() -> None:
    match = acting("sell", 3, farm(0, {"baby": 2}, items={"supplement": 1}), farm(), farm())
    assert refused(match, 0, "feed baby supplement") == ("supplement-feed", "HPG-48")


@rule("HPG-49")
def test_an_amulet_makes_the_newborn_a_small() -> None:
    match = acting("mate", 3, farm(0, {"big": 2}, items={"amulet": 1}), farm(), farm())
    play(match, "mate amulet")
    assert pigs(match) == {"big": 2, "small": 1}
    assert owned(match)["items"] == {}
    assert options(match) == ["mate", "stop"]


@rule("HPG-49")
def test_an_amulet_is_used_only_while_mating() -> None:
    match = acting("feed", 3, farm(0, {"medium": 1, "baby": 1}, items={"amulet": 1}), farm(), farm())
    assert refused(match, 0, "mate amulet") == ("amulet-mate", "HPG-49")


@rule("HPG-49", "HPG-A3")
def test_with_room_for_a_baby_only_the_amulet_is_kept() -> None:
    match = acting("mate", 2, farm(0, {"medium": 4, "baby": 2}, items={"amulet": 1}), farm(), farm())
    assert options(match) == ["mate", "stop"]
    assert refused(match, 0, "mate amulet") == ("no-room-birth", "HPG-A3")
    play(match, "mate")
    assert pigs(match) == {"medium": 4, "baby": 3}
    assert owned(match)["items"] == {"amulet": 1}


@rule("HPG-A7")
def test_one_supplement_at_most_per_feeding() -> None:
    match = acting("feed", 3, farm(0, {"baby": 1}, items={"supplement": 2}), farm(), farm())
    assert options(match) == ["feed baby", "feed baby supplement", "stop"]
    play(match, "feed baby supplement")
    assert pigs(match) == {"medium": 1}
    assert owned(match)["items"] == {"supplement": 1}


@rule("HPG-A8")
def test_without_room_for_the_bigger_size_one_feeds_normally() -> None:
    match = acting("feed", 3, farm(0, {"big": 2, "medium": 1, "small": 2}, items={"supplement": 1}), farm(), farm())
    assert options(match) == ["feed small", "feed medium", "stop"]
    assert refused(match, 0, "feed small supplement") == ("no-room-supplement", "HPG-A8")
    play(match, "feed small")
    assert pigs(match) == {"big": 2, "medium": 2, "small": 1}
    assert owned(match)["items"] == {"supplement": 1}


@rule("HPG-46")
def test_vaccinating_while_others_program() -> None:
    match = place([farm(0, {"big": 1}, items={"vaccine": 1}), farm(), farm()])
    match.pick(0, "program sell")
    match.pick(0, "vaccinate big")
    decision = match.decision(0)
    assert decision is not None
    assert decision.answered, "the tile stays laid"
    match.pick(1, "program sell")
    match.pick(2, "program sell")
    assert options(match) == ["sell vaccinated-big", "stop"]
