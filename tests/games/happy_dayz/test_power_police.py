"""Police: trumps."""

from __future__ import annotations

import pytest

from tests.games.happy_dayz.scene import options, play, refused, zone
from tests.games.happy_dayz.stage import asked, stage
from tests.rules import rule

BASE = "police-base hippie-base soldier-base"
PLUS = "police-plus hippie-base soldier-base"
MINUS = "police-minus hippie-base soldier-base"


@rule("HDZ-P30", "HDZ-8", "HDZ-42")
@pytest.mark.parametrize(("side", "winner"), [("high", 2), ("low", 1)])
def test_the_highest_or_lowest_police_card_wins_a_trick_of_another_faction(side: str, winner: int) -> None:
    match = stage("soldier-13 hippie-1", "police-2 hippie-2", "police-9 hippie-3", powers=BASE, encounter="zombie-1")
    play(match, f"play soldier-13 {side}", "play police-2", "play police-9")
    assert asked(match) == [(winner, "soldier-card")]  # the power is still that of the demanded Faction


@rule("HDZ-P30", "HDZ-27")
def test_who_can_follow_must_follow() -> None:
    match = stage("soldier-13 hippie-1", "police-2 soldier-2", "police-9 hippie-3", powers=BASE, encounter="zombie-1")
    play(match, "play soldier-13 high")
    assert options(match) == ["play soldier-2"]
    assert refused(match, "play police-2") == "HDZ-27"


@rule("HDZ-P30", "HDZ-48", "HDZ-49")
def test_police_win_zombie_tricks_too_and_begin_the_sharing() -> None:
    match = stage("zombie-20 hippie-1", "police-2 hippie-2", "zombie-3 hippie-3", powers=BASE, encounter="soldier-1")
    play(match, "play zombie-20 high", "play police-2", "play zombie-3")
    assert [zone(match, seat) for seat in range(3)] == [[], ["police-2", "soldier-1", "zombie-20"], ["zombie-3"]]
    assert asked(match) == [(1, "lead")]


@rule("HDZ-P30")
def test_a_police_lead_is_a_trick_like_any_other() -> None:
    match = stage("police-5 hippie-1", "soldier-13 hippie-2", "police-9 hippie-3", powers=BASE, encounter="zombie-1")
    play(match, "play police-5 low", "play soldier-13", "play police-9")
    assert asked(match) == [(0, "lead")]


@rule("HDZ-P31")
def test_in_a_state_of_emergency_police_may_be_played_by_who_can_follow() -> None:
    match = stage("soldier-13 hippie-1", "police-2 soldier-2", "police-9 hippie-3", powers=PLUS, encounter="zombie-1")
    play(match, "play soldier-13 high")
    assert options(match) == ["play soldier-2", "play police-2"]
    play(match, "play police-2")
    assert match.view(None)["communities"][1]["void"] == []  # it tells nothing of the hand
    play(match, "play police-9")
    assert match.view(None)["communities"][2]["void"] == []


@rule("HDZ-P32")
@pytest.mark.parametrize(("side", "winner"), [("high", 1), ("low", 0)])
def test_understaffed_they_are_trumps_on_the_high_side_only(side: str, winner: int) -> None:
    match = stage("soldier-13 hippie-1", "police-2 hippie-2", "zombie-9 hippie-3", powers=MINUS, encounter="zombie-1")
    play(match, f"play soldier-13 {side}", "play police-2", "play zombie-9")
    assert asked(match) == [(winner, "soldier-card")]
