"""The frame and the setup of a match."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.games.happy_dayz.cards import CARD_NAMES, WOODSTOCK
from tests.games.happy_dayz.scene import GAME
from tests.rules import rule


def start(seats: int, seed: int = 1, **options: object) -> tablee.Match:
    return tablee.Match.start(GAME, seats, options, seed=seed)


def everything(match: tablee.Match) -> list[str]:
    state = match.position()["state"]
    hands = [card for own in state["communities"] for card in own["hand"]]
    return sorted([*hands, *state["reserve"]])


@rule("HDZ-1")
def test_two_to_five_communities() -> None:
    for seats in (2, 3, 4, 5):
        assert start(seats).seats == seats
    for seats in (1, 6):
        with pytest.raises(tablee.BadInput) as problem:
            start(seats)
        assert "2–5" in problem.value.sentence("fr")


@rule("HDZ-2")
def test_express_is_one_round_and_a_campaign_four() -> None:
    assert start(4, mode="express").view(None)["rounds"] == 1
    assert start(4, mode="campaign").view(None)["rounds"] == 4


@rule("HDZ-4", "HDZ-5", "HDZ-6")
def test_six_factions_of_thirteen_twenty_zombies_and_the_vans() -> None:
    for faction in WOODSTOCK:
        assert [name for name in CARD_NAMES if name.startswith(f"{faction}-")] == [
            f"{faction}-{n}" for n in range(1, 14)
        ]
    assert len([name for name in CARD_NAMES if name.startswith("zombie-")]) == 20
    assert CARD_NAMES.count("van") == 1
    texts = tablee.text.Texts(GAME, "fr")
    assert texts.thing("card", "hippie-9") == "Hippie 9"


@rule("HDZ-12")
def test_everybody_starts_with_66() -> None:
    assert [own["population"] for own in start(5).view(None)["communities"]] == [66] * 5


@rule("HDZ-13", "HDZ-14", "HDZ-15")
@pytest.mark.parametrize(("seats", "hand", "reserve"), [(2, 16, 30), (3, 14, 20), (4, 12, 14), (5, 10, 12)])
def test_sixty_two_cards_are_dealt(seats: int, hand: int, reserve: int) -> None:
    match = start(seats)
    view = match.view(None)
    assert [view["sizes"][f"hand-{seat}"] for seat in range(seats)] == [hand] * seats
    assert view["sizes"]["reserve"] == reserve
    expected = [f"{faction}-{n}" for faction in ("hippie", "soldier", "dog") for n in range(1, 14)]
    assert everything(match) == sorted([*expected, *(f"zombie-{n}" for n in range(1, 21)), "van", "van", "van"])


@rule("HDZ-13")
def test_the_deal_follows_the_seed_and_differs_between_seeds() -> None:
    assert start(4, seed=3).position() == start(4, seed=3).position()
    assert start(4, seed=3).position() != start(4, seed=4).position()


@rule("HDZ-9", "HDZ-10", "HDZ-11")
def test_three_different_factions_are_chosen_in_order() -> None:
    assert start(4).view(None)["factions"] == ["hippie", "soldier", "dog"]
    match = start(4, factions=["child", "preacher", "scientist"])
    assert match.view(None)["factions"] == ["child", "preacher", "scientist"]
    assert match.view(None)["powers"] == ["child-base", "preacher-base", "scientist-base"]
    for wrong in (["child", "child", "dog"], ["child", "dog"], ["child", "dog", "cat"]):
        with pytest.raises(tablee.BadInput) as problem:
            start(4, factions=wrong)
        assert problem.value.details["field"] == "factions"


@rule("HDZ-11", "HDZ-D22", "HDZ-74")
def test_factions_drawn_at_random_are_different_and_the_bunker_may_come_along() -> None:
    drawn = [start(4, seed=seed, draw=True).view(None) for seed in range(60)]
    assert all(len(set(view["factions"])) == 3 for view in drawn)
    assert {faction for view in drawn for faction in view["factions"]} >= set(WOODSTOCK)
    assert {view["bunker"] for view in drawn} == {True, False}


@rule("HDZ-11")
def test_drawing_and_naming_factions_contradict_each_other() -> None:
    with pytest.raises(tablee.BadInput) as problem:
        start(4, draw=True, factions=["child", "preacher", "dog"])
    assert problem.value.id == "setting-contradiction"


@rule("HDZ-78", "HDZ-11")
@pytest.mark.parametrize(
    "named",
    [{"factions": ["hippie", "soldier", "dog"]}, {"powers": [f"{f}-base" for f in ("hippie", "soldier", "dog")]}],
)
def test_factions_asked_for_by_name_are_not_replaced_by_those_of_another_box(named: dict[str, Any]) -> None:
    with pytest.raises(tablee.BadInput) as problem:
        start(4, boxes="american", **named)
    assert problem.value.id == "setting-contradiction"
    assert (problem.value.details["setting"], problem.value.details["other"]) == ("boxes", *named)
    assert start(4, boxes="american").view(None)["factions"] == ["biker", "cheerleader", "police"]


@rule("HDZ-7", "HDZ-63")
def test_first_games_use_base_powers_and_each_power_can_be_read() -> None:
    from tablee.text import catalogue

    for power in start(4).view(None)["powers"]:
        assert power.endswith("-base")
        for lang in ("en", "fr"):
            assert catalogue("happy_dayz", lang).say(f"power-{power}", attribute="help")
