"""Mini-vans."""

from __future__ import annotations

from tests.games.happy_dayz.scene import options, play, scene, zone
from tests.rules import rule


@rule("HDZ-35", "HDZ-34")
def test_a_van_never_wins() -> None:
    match = scene("dog-7 hippie-5", "van hippie-2", "dog-3 hippie-3", encounter="hippie-1")
    told = play(match, "play dog-7 low", "play van", "play dog-3")
    assert [event["seat"] for event in told if event["event"] == "win"] == [2]


@rule("HDZ-35", "HDZ-29")
def test_the_only_card_that_is_no_van_wins_on_either_side() -> None:
    for side in ("low", "high"):
        match = scene("van hippie-5", "dog-7 hippie-2", "van hippie-3", encounter="hippie-1")
        told = play(match, f"play van {side}", "play dog-7", "play van")
        assert [event["seat"] for event in told if event["event"] == "win"] == [1]


@rule("HDZ-36")
def test_a_van_that_was_won_lies_open_for_everybody() -> None:
    match = scene("dog-7 hippie-5", "van hippie-2", "dog-3 hippie-3", encounter="hippie-1")
    play(match, "play dog-7 low", "play van", "play dog-3")
    for seat in (0, 1, None):
        assert match.view(seat)["communities"][2]["zone"] == ["van"]


@rule("HDZ-37", "HDZ-42", "HDZ-P3")
def test_after_a_led_van_the_left_neighbour_fixes_the_faction_and_so_the_power() -> None:
    match = scene("van hippie-5", "dog-7 hippie-2", "dog-3 hippie-3", encounter="hippie-1")
    play(match, "play van low")
    assert match.pending[0].kind == "follow-free"
    assert options(match) == ["play hippie-2", "play dog-7"]
    play(match, "play dog-7")
    assert options(match) == ["play dog-3"]
    play(match, "play dog-3")
    assert match.pending[0].kind == "dog-to"


@rule("HDZ-37", "HDZ-47")
def test_a_led_van_followed_by_a_zombie_makes_a_zombie_trick() -> None:
    match = scene("van hippie-5", "zombie-7 hippie-2", "zombie-3 hippie-3", encounter="hippie-1")
    told = play(match, "play van low", "play zombie-7", "play zombie-3")
    assert [(event["seat"], event["card"]) for event in told if event["event"] == "zombie"] == [
        (2, "zombie-7"),
        (0, "zombie-3"),
    ]
    assert match.pending[0].kind == "lead"


@rule("HDZ-D1")
def test_two_vans_first_and_the_third_card_fixes_the_faction() -> None:
    match = scene("van hippie-5", "van hippie-2", "dog-3 hippie-3", encounter="hippie-1")
    play(match, "play van high", "play van")
    assert options(match) == ["play hippie-3", "play dog-3"]
    play(match, "play dog-3")
    assert match.pending[0].kind == "dog-to"
    assert match.pending[0].seat == 2


@rule("HDZ-D2")
def test_only_vans_with_two_seats_stay_on_the_board_for_the_next_winner() -> None:
    match = scene("van dog-5", "van dog-2", encounter="soldier-1")
    told = play(match, "play van low", "play van")
    assert told[0]["event"] == "lead"
    assert "stuck" in [event["event"] for event in told]
    assert match.pending[0].seat == 0
    assert match.view(None)["board"] == ["soldier-1", "van", "van"]
    play(match, "play dog-5 low", "play dog-2", "to seat-1")
    assert {"soldier-1", "van", "dog-2", "dog-5"} <= set(zone(match, 1))
    assert zone(match, 1).count("van") == 2


@rule("HDZ-D2")
def test_only_vans_in_the_last_trick_leave_the_round_with_nobody() -> None:
    match = scene("van", "van", "van", encounter="soldier-1")
    play(match, "play van low", "play van", "play van")
    assert match.over
    assert [zone(match, seat) for seat in range(3)] == [[], [], []]
    assert match.scores == [66, 66, 66]


@rule("HDZ-38")
def test_vans_are_worth_nothing() -> None:
    match = scene("dog-7", "van", "dog-9", encounter="van")
    play(match, "play dog-7 low", "play van", "play dog-9", "to seat-0")
    assert match.scores == [66 + 2, 66, 66]


@rule("HDZ-36", "HDZ-23")
def test_a_van_met_goes_to_the_winner_face_up() -> None:
    match = scene("hippie-7 dog-1", "hippie-8 dog-2", "hippie-9 dog-3", encounter="van")
    play(match, "play hippie-7 low", "play hippie-8", "play hippie-9", "to seat-1")
    assert match.view(1)["communities"][0]["zone"] == ["van"]


@rule("HDZ-D31")
def test_a_van_of_the_transfer_zone_is_played_before_one_of_the_hand() -> None:
    match = scene("van", "dog-8 dog-2", "dog-9 dog-3", transfer={0: "van"})
    assert options(match) == ["play van low", "play van high"]
    play(match, "play van low")
    own = match.view(0)["communities"][0]
    assert (own["hand"], own["transfer"]) == (["van"], [])
