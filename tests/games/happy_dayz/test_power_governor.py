"""Governors: the next lead by order."""

from __future__ import annotations

from tests.games.happy_dayz.scene import options, play, refused
from tests.games.happy_dayz.stage import asked, stage
from tests.rules import rule

BASE = "governor-base hippie-base soldier-base"
PLUS = "governor-plus hippie-base soldier-base"
MINUS = "governor-minus hippie-base soldier-base"
HANDS = ("governor-2 hippie-1 soldier-1", "governor-9 hippie-2 zombie-2", "zombie-15 hippie-3 van")
TRICK = ("play governor-2 high", "play governor-9", "play zombie-15")


@rule("HDZ-P36")
def test_a_decree_names_the_next_leader_and_the_side() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1")
    play(match, *TRICK)
    assert options(match) == [f"order seat-{seat} {side}" for seat in range(3) for side in ("low", "high")]
    play(match, "order seat-2 low")
    assert asked(match) == [(2, "lead-ordered")]
    assert options(match) == ["play hippie-3 low", "play van low"]
    assert refused(match, "play hippie-3 high") == "HDZ-P36"
    play(match, "play hippie-3 low", "play hippie-1", "play hippie-2", "to seat-1")
    assert asked(match) == [(0, "lead")]  # the order was for one trick, and the lowest card has won it


@rule("HDZ-P37", "HDZ-34")
def test_full_powers_also_name_the_faction_to_lead() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1")
    play(match, *TRICK)
    assert len(options(match)) == 3 * 2 * 4
    play(match, "order seat-0 high hippie")
    assert asked(match) == [(0, "lead-ordered-faction")]
    assert options(match) == ["play hippie-1 high"]
    assert refused(match, "play soldier-1 high") == "HDZ-P37"


@rule("HDZ-P37", "HDZ-47", "HDZ-34")
def test_zombies_may_be_named_and_a_van_led_instead() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1")
    play(match, *TRICK, "order seat-1 low zombie")
    assert options(match) == ["play zombie-2 low"]
    van = stage(*HANDS, powers=PLUS, encounter="zombie-1")
    play(van, *TRICK, "order seat-2 low hippie")
    assert options(van) == ["play hippie-3 low", "play van low"]


@rule("HDZ-P37")
def test_who_lacks_the_named_faction_leads_anything_and_all_know_it() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1")
    play(match, *TRICK, "order seat-1 high soldier")
    assert options(match) == ["play hippie-2 high", "play zombie-2 high"]
    play(match, "play hippie-2 high")
    assert match.view(None)["communities"][1]["void"] == ["soldier"]


@rule("HDZ-P38")
def test_a_guideline_names_only_the_side() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1")
    play(match, *TRICK)
    assert options(match) == ["side low", "side high"]
    play(match, "side high")
    assert asked(match) == [(1, "lead-ordered")]
    assert options(match) == ["play hippie-2 high", "play zombie-2 high"]


@rule("HDZ-D27")
def test_after_the_last_trick_there_is_nothing_to_order() -> None:
    for powers in (BASE, PLUS, MINUS):
        match = stage("governor-2", "governor-9", "zombie-15", powers=powers, encounter="zombie-1")
        play(match, *TRICK)
        assert match.over


@rule("HDZ-P36")
def test_an_order_holds_even_if_it_is_answered_by_vans_alone() -> None:
    hands = ("governor-2 van soldier-1", "governor-9 van soldier-2")
    match = stage(*hands, powers=BASE, encounter="zombie-1")
    play(match, "play governor-2 high", "play governor-9", "order seat-0 low", "play van low", "play van")
    assert asked(match) == [(0, "lead")]
    assert options(match) == ["play soldier-1 low", "play soldier-1 high"]
