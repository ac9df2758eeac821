"""Zombie tricks."""

from __future__ import annotations

from tests.games.happy_dayz.scene import options, play, refused, scene, zone
from tests.rules import rule


@rule("HDZ-53", "HDZ-48", "HDZ-49", "HDZ-51", "HDZ-P4")
def test_worked_example_zombies_go_round_from_the_winner() -> None:
    match = scene("zombie-1 dog-1", "zombie-15 dog-2", "hippie-1 dog-3", encounter="zombie-20")
    play(match, "play zombie-1 high", "play zombie-15", "play hippie-1")
    assert zone(match, 1) == ["hippie-1", "zombie-15", "zombie-20"]
    assert zone(match, 2) == ["zombie-1"]
    assert zone(match, 0) == []
    assert match.pending[0].seat == 1


@rule("HDZ-47")
def test_zombies_are_a_faction_that_must_be_followed() -> None:
    match = scene("zombie-1 dog-1", "zombie-15 dog-2", "hippie-1 dog-3")
    play(match, "play zombie-1 high")
    assert options(match) == ["play zombie-15"]
    assert refused(match, "play dog-2") == "HDZ-27"


@rule("HDZ-49", "HDZ-29")
def test_on_the_low_side_the_mildest_card_wins_and_takes_the_worst() -> None:
    match = scene("zombie-20 dog-1", "zombie-3 dog-2", "zombie-16 dog-3", encounter="dog-9")
    told = play(match, "play zombie-20 low", "play zombie-3", "play zombie-16")
    assert [(event["seat"], event["card"]) for event in told if event["event"] == "zombie"] == [
        (1, "zombie-20"),
        (2, "zombie-16"),
        (0, "zombie-3"),
    ]


@rule("HDZ-50")
def test_with_one_zombie_only_the_winner_gets_one() -> None:
    match = scene("zombie-20 dog-1", "dog-4 dog-2", "van dog-3", encounter="dog-9")
    play(match, "play zombie-20 low", "play dog-4", "play van")
    assert [zone(match, seat) for seat in range(3)] == [["dog-4", "dog-9", "zombie-20", "van"], [], []]


@rule("HDZ-D7")
def test_of_equal_losses_the_higher_value_goes_first() -> None:
    match = scene("zombie-2 dog-1", "zombie-9 dog-2", "zombie-5 dog-3", encounter="dog-9")
    told = play(match, "play zombie-2 low", "play zombie-9", "play zombie-5")
    assert [event["card"] for event in told if event["event"] == "zombie"] == ["zombie-9", "zombie-5", "zombie-2"]


@rule("HDZ-49")
def test_the_round_wraps_past_the_last_seat() -> None:
    match = scene("zombie-2 dog-1", "zombie-9 dog-2", "zombie-15 dog-3", encounter="dog-9")
    told = play(match, "play zombie-2 high", "play zombie-9", "play zombie-15")
    assert [event["seat"] for event in told if event["event"] == "zombie"] == [2, 0, 1]


@rule("HDZ-52")
def test_zombies_thrown_into_another_trick_all_go_to_the_winner() -> None:
    match = scene("hippie-2 dog-1", "zombie-9 dog-2", "zombie-15 dog-3", encounter="zombie-1")
    play(match, "play hippie-2 high", "play zombie-9", "play zombie-15", "to seat-2")
    assert zone(match, 0) == ["zombie-1"]
    assert zone(match, 2) == ["hippie-2", "zombie-9", "zombie-15"]


@rule("HDZ-D26", "HDZ-49")
def test_with_two_seats_the_zombies_alternate() -> None:
    match = scene("zombie-2 dog-1", "zombie-9 dog-2", encounter="dog-9")
    told = play(match, "play zombie-2 high", "play zombie-9")
    assert [(event["seat"], event["card"]) for event in told if event["event"] == "zombie"] == [
        (1, "zombie-9"),
        (0, "zombie-2"),
    ]


@rule("HDZ-48", "HDZ-42")
def test_a_zombie_trick_has_no_further_power() -> None:
    match = scene("zombie-2 dog-1", "zombie-9 dog-2", "hippie-4 dog-3", encounter="dog-9")
    play(match, "play zombie-2 high", "play zombie-9", "play hippie-4")
    assert match.pending[0].kind == "lead"
