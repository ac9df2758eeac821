"""Nurses: a Zombie may be put under the Reserve."""

from __future__ import annotations

from tests.games.happy_dayz.scene import options, play, refused, zone
from tests.games.happy_dayz.stage import asked, known_in, possible_in, stage
from tests.rules import rule

BASE = "nurse-base hippie-base soldier-base"
PLUS = "nurse-plus hippie-base soldier-base"
MINUS = "nurse-minus hippie-base soldier-base"
HANDS = ("nurse-2 hippie-1", "nurse-9 hippie-2", "zombie-15 hippie-3")
TRICK = ("play nurse-2 high", "play nurse-9", "play zombie-15")


@rule("HDZ-P33")
def test_first_aid_removes_a_zombie_just_won() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1", zones={1: "zombie-20"})
    play(match, *TRICK)
    assert options(match) == ["discard zombie-1", "discard zombie-15", "keep"]
    assert refused(match, "discard zombie-20") == "HDZ-P33"
    assert refused(match, "discard nurse-2") == "HDZ-P33"
    play(match, "discard zombie-15")
    assert zone(match, 1) == ["nurse-2", "nurse-9", "zombie-1", "zombie-20"]
    assert [match.view(viewer)["under"][0]["card"] for viewer in (0, 2, None)] == ["zombie-15"] * 3


@rule("HDZ-P33")
def test_first_aid_may_be_declined_and_is_not_asked_without_a_zombie() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1")
    play(match, *TRICK, "keep")
    assert zone(match, 1) == ["nurse-2", "nurse-9", "zombie-1", "zombie-15"]
    healthy = stage("nurse-2 hippie-1", "nurse-9 hippie-2", "nurse-5 hippie-3", powers=BASE, encounter="soldier-1")
    play(healthy, "play nurse-2 high", "play nurse-9", "play nurse-5")
    assert asked(healthy) == [(1, "lead")]


@rule("HDZ-P34", "HDZ-D20")
def test_the_field_hospital_takes_any_zombie_of_the_zone_face_down() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="soldier-1", zones={1: "zombie-20 soldier-2"})
    play(match, *TRICK)
    assert options(match) == ["discard zombie-15", "discard zombie-20", "keep"]
    play(match, "discard zombie-20")
    assert match.view(1)["under"][0]["card"] == "zombie-20"
    for viewer in (0, 2, None):
        assert match.view(viewer)["under"][0]["card"] is None
        assert known_in(match, viewer, "zone-1") == ["nurse-2", "nurse-9", "soldier-1", "soldier-2"]
        assert {"zombie-15", "zombie-20"} <= set(possible_in(match, viewer, "reserve"))


@rule("HDZ-P34")
def test_the_field_hospital_asks_even_who_has_no_zombie() -> None:
    match = stage("nurse-2 hippie-1", "nurse-9 hippie-2", "nurse-5 hippie-3", powers=PLUS, encounter="soldier-1")
    play(match, "play nurse-2 high", "play nurse-9", "play nurse-5")
    assert options(match) == ["keep"]  # so that nobody learns it from the question


@rule("HDZ-P35")
def test_sticking_plaster_heals_only_a_zombie_that_costs_three() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1")
    play(match, *TRICK)
    assert options(match) == ["discard zombie-1", "keep"]
    assert refused(match, "discard zombie-15") == "HDZ-P35"
