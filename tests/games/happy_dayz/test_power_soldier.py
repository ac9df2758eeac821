"""The advanced powers of the Soldiers: Assault, Weakness."""

from __future__ import annotations

from tests.games.happy_dayz.scene import options, play, refused, zone
from tests.games.happy_dayz.stage import asked, known_in, possible_in, stage
from tests.rules import rule

PLUS = "soldier-plus hippie-base dog-base"
MINUS = "soldier-minus hippie-base dog-base"
HANDS = ("soldier-2 dog-1", "soldier-9 dog-2", "zombie-15 dog-3")
TRICK = ("play soldier-2 high", "play soldier-9", "play zombie-15")


@rule("HDZ-P10")
def test_an_assault_gives_two_cards_to_different_communities() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={1: "hippie-4"})
    play(match, *TRICK)
    assert options(match)[-1] == "keep"
    play(match, "give zombie-15", "to seat-0")
    assert asked(match) == [(1, "soldier-more")]
    play(match, "give zombie-1", "to seat-2")
    assert asked(match) == [(1, "lead")]
    assert [zone(match, seat) for seat in range(3)] == [
        ["zombie-15"],
        ["soldier-2", "soldier-9", "hippie-4"],
        ["zombie-1"],
    ]


@rule("HDZ-P10")
def test_an_assault_may_give_one_card_or_none() -> None:
    none = stage(*HANDS, powers=PLUS, encounter="zombie-1")
    play(none, *TRICK, "keep")
    assert zone(none, 1) == ["soldier-2", "soldier-9", "zombie-1", "zombie-15"]
    one = stage(*HANDS, powers=PLUS, encounter="zombie-1")
    play(one, *TRICK, "give zombie-1", "to seat-0", "keep")
    assert zone(one, 0) == ["zombie-1"]
    assert asked(one) == [(1, "lead")]


@rule("HDZ-P10", "HDZ-36")
def test_giving_beside_a_mini_van_shows_that_it_is_none_and_is_not_taken_back_freely() -> None:
    """Mini-vans are face up, so everybody sees one being given; the first question concerns only one's own Zone."""
    for zones, refusal in (({1: "hippie-4"}, None), ({1: "hippie-4 van"}, "undo-unforeseen")):
        match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones=zones)
        play(match, *TRICK, "give zombie-1", "to seat-0")
        refused_undo = match.undo_refusal(1)
        assert (refused_undo and refused_undo.id) == refusal


@rule("HDZ-P10")
def test_with_two_seats_the_opponent_gets_both() -> None:
    match = stage("soldier-2 dog-1", "soldier-9 dog-2", powers=PLUS, encounter="zombie-1")
    play(match, "play soldier-2 high", "play soldier-9", "give zombie-1", "give soldier-2")
    assert zone(match, 0) == ["soldier-2", "zombie-1"]


@rule("HDZ-65", "HDZ-P11")
def test_weakness_gives_a_card_of_the_trick_only() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1", zones={1: "hippie-4"})
    play(match, *TRICK)
    assert options(match) == ["give soldier-2", "give soldier-9", "give zombie-15"]
    assert refused(match, "give zombie-1") == "HDZ-65"
    assert refused(match, "give hippie-4") == "HDZ-65"
    play(match, "give soldier-2", "to seat-2")
    assert zone(match, 2) == ["soldier-2"]


@rule("HDZ-65", "HDZ-D19")
def test_the_others_know_that_the_card_is_one_of_the_trick() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1", zones={1: "hippie-4"})
    play(match, *TRICK, "give soldier-2", "to seat-2")
    assert known_in(match, 1, "zone-2") == ["soldier-2"]
    for viewer in (0, 2, None):
        assert possible_in(match, viewer, "zone-2") == ["soldier-2", "soldier-9", "zombie-15"]
        assert known_in(match, viewer, "zone-1") == ["hippie-4", "zombie-1"]
