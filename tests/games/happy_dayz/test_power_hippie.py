"""The advanced powers of the Hippies: All equal, Bad trip."""

from __future__ import annotations

from tests.games.happy_dayz.scene import options, play, refused, zone
from tests.games.happy_dayz.stage import asked, known_in, stage
from tests.rules import rule

PLUS = "hippie-plus soldier-base dog-base"
MINUS = "hippie-minus soldier-base dog-base"


@rule("HDZ-70", "HDZ-P7", "HDZ-63")
def test_all_equal_gives_each_card_to_anybody_and_keeps_the_encounter_card() -> None:
    match = stage("hippie-2 dog-1", "hippie-9 dog-2", "zombie-15 dog-3", powers=PLUS, encounter="zombie-1")
    play(match, "play hippie-2 high", "play hippie-9", "play zombie-15")
    given = []
    for pick in ("to seat-1", "to seat-0", "to seat-2"):
        assert asked(match) == [(1, "hippie-share")]
        assert options(match) == ["to seat-0", "to seat-1", "to seat-2"]
        given.append(match.pending[0].args["card"])
        play(match, pick)
    assert given == ["hippie-2", "hippie-9", "zombie-15"]
    assert [zone(match, seat) for seat in range(3)] == [["hippie-9"], ["hippie-2", "zombie-1"], ["zombie-15"]]
    assert asked(match) == [(1, "lead")]


@rule("HDZ-70")
def test_everybody_sees_who_gets_what() -> None:
    match = stage("hippie-2 dog-1", "hippie-9 dog-2", "zombie-15 dog-3", powers=PLUS, encounter="zombie-1")
    play(match, "play hippie-2 high", "play hippie-9", "play zombie-15", "to seat-0", "to seat-0", "to seat-2")
    for viewer in (0, 1, 2, None):
        assert known_in(match, viewer, "zone-0") == ["hippie-2", "hippie-9"]
        assert known_in(match, viewer, "zone-2") == ["zombie-15"]


@rule("HDZ-P7")
def test_by_option_everybody_gets_exactly_one_card() -> None:
    match = stage(
        "hippie-2 dog-1",
        "hippie-9 dog-2",
        "zombie-15 dog-3",
        powers=PLUS,
        encounter="zombie-1",
        equal_split=True,
    )
    play(match, "play hippie-2 high", "play hippie-9", "play zombie-15", "to seat-1")
    assert options(match) == ["to seat-0", "to seat-2"]
    assert refused(match, "to seat-1") == "HDZ-70"
    play(match, "to seat-2")  # the last card has only one way to go
    assert [zone(match, seat) for seat in range(3)] == [["zombie-15"], ["hippie-2", "zombie-1"], ["hippie-9"]]


@rule("HDZ-P7", "HDZ-D28")
def test_identical_vans_are_given_in_the_order_of_seats() -> None:
    match = stage("hippie-2 dog-1", "van dog-2", "van dog-3", powers=PLUS, encounter="zombie-1")
    play(match, "play hippie-2 high", "play van", "play van", "to seat-0", "to seat-1")
    assert options(match) == ["to seat-1", "to seat-2"]
    play(match, "to seat-2")
    assert [own["zone"].count("van") for own in match.view(None)["communities"]] == [0, 1, 1]


@rule("HDZ-P8")
def test_a_bad_trip_goes_to_the_left_neighbour_without_a_question() -> None:
    match = stage("hippie-2 dog-1", "hippie-9 dog-2", "zombie-15 dog-3", powers=MINUS, encounter="zombie-1")
    play(match, "play hippie-2 high", "play hippie-9", "play zombie-15")
    assert asked(match) == [(1, "lead")]
    assert zone(match, 2) == ["hippie-2", "hippie-9", "zombie-15"]
    assert zone(match, 1) == ["zombie-1"]
