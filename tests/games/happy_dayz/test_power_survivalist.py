"""Survivalists: the Encounter card for a card of the hand."""

from __future__ import annotations

import pytest

import tablee
from tests.games.happy_dayz.scene import GAME, options, play, refused, zone
from tests.games.happy_dayz.stage import asked, hand, known_in, possible_in, stage
from tests.rules import rule

BASE = "survivalist-base hippie-base soldier-base"
PLUS = "survivalist-plus hippie-base soldier-base"
MINUS = "survivalist-minus hippie-base soldier-base"
HANDS = ("survivalist-2 hippie-1", "survivalist-9 hippie-2", "survivalist-5 hippie-3")
TRICK = ("play survivalist-2 high", "play survivalist-9", "play survivalist-5")


@rule("HDZ-P39", "HDZ-46")
def test_barter_swaps_the_encounter_card_for_a_card_of_the_hand() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1")
    play(match, *TRICK)
    assert options(match) == ["barter hippie-2", "keep"]
    assert refused(match, "barter hippie-1") == "HDZ-P39"
    play(match, "barter hippie-2")
    assert hand(match, 1) == ["zombie-1"]
    assert zone(match, 1) == ["survivalist-2", "survivalist-5", "survivalist-9", "hippie-2"]
    assert asked(match) == [(1, "lead")]


@rule("HDZ-P39")
def test_the_first_card_of_the_deck_is_bartered_in_a_position_like_any_other() -> None:
    match = stage(*HANDS, powers=BASE, encounter="survivalist-1")
    play(match, *TRICK)
    again = tablee.Match.from_position(GAME, match.position())
    play(again, "barter hippie-2")
    assert hand(again, 1) == ["survivalist-1"]


@rule("HDZ-P39", "HDZ-D27")
def test_a_position_that_asks_for_a_barter_after_the_last_trick_is_refused() -> None:
    match = stage("survivalist-2", "survivalist-9", "survivalist-5", powers=BASE, encounter="zombie-1")
    position = match.position()
    hands = [own["hand"].pop() for own in position["state"]["communities"]]
    position["state"]["communities"][1]["zone"] = [*sorted(hands, key=lambda card: int(card[12:])), "zombie-1"]
    position["state"] |= {
        "steps": ["next", "power"], "asked": [1], "winner": 1, "demanded": "survivalist", "encounter": None,
        "met": "zombie-1", "won": ["survivalist-2", "survivalist-5", "survivalist-9"], "trick": 14, "side": "high",
    }  # fmt: skip
    del position["state"]["memory"]
    with pytest.raises(tablee.BadInput) as problem:
        tablee.Match.from_position(GAME, position)
    assert problem.value.details["field"] == "steps"


@rule("HDZ-P39")
def test_barter_may_be_declined() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1")
    play(match, *TRICK, "keep")
    assert hand(match, 1) == ["hippie-2"]
    assert "zombie-1" in zone(match, 1)


@rule("HDZ-P39", "HDZ-45")
def test_a_card_of_the_transfer_zone_may_be_bartered() -> None:
    hands = ("survivalist-2", "survivalist-9", "survivalist-5")
    match = stage(*hands, powers=BASE, encounter="zombie-1", transfer={0: "hippie-1", 1: "hippie-2", 2: "hippie-3"})
    play(match, *TRICK, "barter hippie-2")
    view = match.view(None)
    assert view["communities"][1]["transfer"] == []
    assert view["sizes"]["hand-1"] == 1
    for viewer in (0, 2, None):
        assert known_in(match, viewer, "hand-1") == ["zombie-1"]
        assert "hippie-2" in known_in(match, viewer, "zone-1")


@rule("HDZ-P39", "HDZ-31")
def test_all_know_the_encounter_card_in_the_hand_but_not_what_was_given_for_it() -> None:
    hands = ("survivalist-2 hippie-1 soldier-1", "survivalist-9 hippie-2 soldier-2", "survivalist-5 hippie-3 soldier-3")
    match = stage(*hands, powers=BASE, encounter="zombie-1")
    play(match, *TRICK, "barter soldier-2")
    assert "soldier-2" in known_in(match, 1, "zone-1")
    for viewer in (0, 2, None):
        assert known_in(match, viewer, "hand-1") == ["zombie-1"]
        assert "soldier-2" not in known_in(match, viewer, "zone-1")
        assert {"soldier-2", "hippie-2"} <= set(possible_in(match, viewer, "zone-1"))
        assert "zombie-1" not in possible_in(match, viewer, "zone-1")


@rule("HDZ-P39", "HDZ-31")
def test_only_the_winner_is_told_what_was_given() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1")
    play(match, *TRICK, "barter hippie-2")
    (told,) = [event for event in match.events if event.kind == "barter"]
    assert [told.told_to(viewer).get("card") for viewer in (0, 1, 2, None)] == [None, "hippie-2", None, None]
    assert {told.told_to(viewer)["encounter_card"] for viewer in (0, 1, 2, None)} == {"zombie-1"}


@rule("HDZ-P40")
def test_the_first_card_of_the_deck_may_be_the_unwelcome_parcel() -> None:
    hands = ("survivalist-2 hippie-1", "survivalist-9 survivalist-1", "survivalist-5 hippie-3")
    match = stage(*hands, powers=PLUS, encounter="zombie-1")
    play(match, *TRICK, "barter survivalist-1")
    assert options(match) == ["to seat-0", "to seat-1", "to seat-2"]


@rule("HDZ-P39", "HDZ-36")
def test_a_bartered_van_lies_open_in_the_zone() -> None:
    hands = ("survivalist-2 hippie-1", "survivalist-9 van", "survivalist-5 hippie-3")
    match = stage(*hands, powers=BASE, encounter="soldier-1")
    play(match, *TRICK, "barter van")
    assert match.view(None)["communities"][1]["zone"] == ["van"]


@rule("HDZ-P39", "HDZ-D6")
def test_nothing_happens_without_an_encounter_card_or_after_the_last_trick() -> None:
    dry = stage(*HANDS, powers=MINUS, rest_in=0)
    play(dry, *TRICK)
    assert asked(dry) == [(1, "lead")]
    last = stage("survivalist-2", "survivalist-9", "survivalist-5", powers=MINUS, encounter="zombie-1")
    play(last, *TRICK)
    assert last.over


@rule("HDZ-P40")
def test_an_unwelcome_parcel_goes_into_any_zone() -> None:
    hands = ("survivalist-2 hippie-1", "survivalist-9 zombie-20", "survivalist-5 hippie-3")
    match = stage(*hands, powers=PLUS, encounter="soldier-1")
    play(match, *TRICK, "barter zombie-20")
    assert asked(match) == [(1, "survivalist-to")]
    assert options(match) == ["to seat-0", "to seat-1", "to seat-2"]
    play(match, "to seat-0")
    assert zone(match, 0) == ["zombie-20"]
    assert hand(match, 1) == ["soldier-1"]
    assert asked(match) == [(1, "lead")]
    declined = stage(*hands, powers=PLUS, encounter="soldier-1")
    play(declined, *TRICK, "keep")
    assert hand(declined, 1) == ["zombie-20"]


@rule("HDZ-P41")
def test_rationing_makes_the_swap_compulsory() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1")
    play(match, *TRICK)
    assert options(match) == ["barter hippie-2"]
    assert refused(match, "keep") == "HDZ-P41"
