"""Patient Zero and the Horde."""

from __future__ import annotations

import tablee
from tablee.games.happy_dayz.cards import AMERICAN_DREAM, PATIENTS, WOODSTOCK
from tests.games.happy_dayz.scene import GAME, play, zone
from tests.games.happy_dayz.stage import asked, cards, scored, stage
from tests.rules import rule

POWERS = "hippie-base soldier-base scientist-base"


@rule("HDZ-75", "HDZ-P43")
def test_three_factions_of_each_box_have_a_patient_zero_in_place_of_their_seven() -> None:
    assert len(set(PATIENTS) & set(WOODSTOCK)) == len(set(PATIENTS) & set(AMERICAN_DREAM)) == 3
    three = tablee.Match.start(GAME, 3, {"patient_zero": "three"}, seed=1)
    assert three.view(None)["promos"] == list(PATIENTS)
    told = [event.args for event in three.events if event.kind == "patient-zero"]
    assert told == [{"factions": ["hippie", "soldier"]}]  # the Dogs have none
    everybody = tablee.Match.start(GAME, 3, {"patient_zero": "all"}, seed=1)
    assert len(everybody.view(None)["promos"]) == 12
    assert sum(len(own["hand"]) for own in everybody.position()["state"]["communities"]) == 42  # the deck is the same


@rule("HDZ-P43")
def test_it_brings_three_survivors_or_costs_three_beside_a_zombie_of_nine() -> None:
    zones = {0: "hippie-6 hippie-7", 1: "soldier-7 zombie-19", 2: "hippie-8 soldier-8"}
    assert scored(zones, POWERS, promos=["hippie", "soldier"]) == [1 + 3, -3 - 9, 2]
    assert scored(zones, POWERS) == [2, 1 - 9, 2]


@rule("HDZ-P43")
def test_it_plays_as_a_seven() -> None:
    match = stage("soldier-6 hippie-1", "soldier-7 hippie-2", "soldier-5 hippie-3", powers=POWERS, promos=["soldier"])
    play(match, "play soldier-6 high", "play soldier-7", "play soldier-5")
    assert asked(match) == [(1, "soldier-card")]


@rule("HDZ-P43", "HDZ-74", "HDZ-72")
def test_it_counts_as_one_card_for_majorities_and_sets() -> None:
    zones = {0: f"{cards('scientist', 4, 4)} zombie-1 zombie-2 hippie-1 soldier-1", 1: cards("scientist", 3, 8)}
    assert scored(zones, POWERS, promos=["scientist"], bunker=True)[0] == 3 + 3 + 2 + 1 - 2 * (3 - 2)


@rule("HDZ-P43", "HDZ-P24", "HDZ-P22")
def test_it_is_worth_three_even_where_cards_of_its_faction_are_worth_more() -> None:
    bikers = "biker-base hippie-base soldier-base"
    assert scored({0: cards("biker", 6, 2)}, bikers, promos=["biker"])[0] == 5 * 2 + 3
    assert scored({0: cards("biker", 7, 1)}, bikers, promos=["biker"])[0] == 6 * 1 + 3
    children = "child-base hippie-base soldier-base"
    assert scored({0: "child-7 child-1", 1: "child-2"}, children, promos=["child"]) == [2 * 1 + 3, 1, 0]


@rule("HDZ-P42", "HDZ-51")
def test_with_the_horde_a_zombie_met_in_a_zombie_trick_is_shared_out_too() -> None:
    hands = ("zombie-1 hippie-1", "zombie-15 hippie-2", "zombie-4 hippie-3")
    match = stage(*hands, powers=POWERS, encounter="zombie-20", horde=True)
    play(match, "play zombie-1 high", "play zombie-15", "play zombie-4")
    # four Zombies for three Communities: a second lap begins with the winner
    assert [zone(match, seat) for seat in range(3)] == [["zombie-4"], ["zombie-1", "zombie-20"], ["zombie-15"]]
    usual = stage(*hands, powers=POWERS, encounter="zombie-20")
    play(usual, "play zombie-1 high", "play zombie-15", "play zombie-4")
    assert [zone(usual, seat) for seat in range(3)] == [["zombie-1"], ["zombie-15", "zombie-20"], ["zombie-4"]]


@rule("HDZ-P42")
def test_the_horde_changes_nothing_in_other_tricks_or_with_other_encounters() -> None:
    match = stage("zombie-1 hippie-1", "zombie-15 hippie-2", powers=POWERS, encounter="soldier-3", horde=True)
    play(match, "play zombie-1 high", "play zombie-15")
    assert [zone(match, seat) for seat in range(2)] == [["zombie-1"], ["soldier-3", "zombie-15"]]
    other = stage("scientist-1 hippie-1", "scientist-9 hippie-2", powers=POWERS, encounter="zombie-20", horde=True)
    play(other, "play scientist-1 high", "play scientist-9")
    assert zone(other, 1) == ["scientist-1", "scientist-9", "zombie-20"]
