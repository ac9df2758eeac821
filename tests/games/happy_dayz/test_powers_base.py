"""The base powers that act when a trick is won."""

from __future__ import annotations

from tests.games.happy_dayz.scene import options, play, refused, scene, zone
from tests.rules import rule

WOODSTOCK_2 = ("preacher", "soldier", "dog")


@rule("HDZ-69", "HDZ-P6", "HDZ-D5", "HDZ-43")
def test_hippies_give_the_whole_trick_away_but_keep_the_encounter_card() -> None:
    match = scene("hippie-2 dog-1", "hippie-9 dog-2", "zombie-15 dog-3", encounter="zombie-1")
    play(match, "play hippie-2 high", "play hippie-9", "play zombie-15")
    assert match.pending[0].seat == 1
    assert options(match) == ["to seat-0", "to seat-2"]
    assert refused(match, "to seat-1") == "HDZ-69"
    play(match, "to seat-2")
    assert zone(match, 1) == ["zombie-1"]
    assert zone(match, 2) == ["hippie-2", "hippie-9", "zombie-15"]
    assert (match.pending[0].seat, match.pending[0].kind) == (1, "lead")


@rule("HDZ-D28")
def test_vans_of_a_hippie_trick_go_to_the_receiver_face_up() -> None:
    match = scene("hippie-2 dog-1", "hippie-9 dog-2", "van dog-3", encounter="zombie-1")
    play(match, "play hippie-2 high", "play hippie-9", "play van", "to seat-0")
    assert match.view(None)["communities"][0]["zone"] == ["van"]


@rule("HDZ-69")
def test_with_two_seats_the_hippie_trick_goes_to_the_opponent() -> None:
    match = scene("hippie-2 dog-1", "hippie-9 dog-2", encounter="zombie-1")
    play(match, "play hippie-2 high", "play hippie-9")
    assert zone(match, 0) == ["hippie-2", "hippie-9"]
    assert zone(match, 1) == ["zombie-1"]


@rule("HDZ-64", "HDZ-P9", "HDZ-D4", "HDZ-D3")
def test_soldiers_give_any_card_of_their_zone_also_what_they_just_won() -> None:
    match = scene(
        "soldier-2 dog-1", "soldier-9 dog-2", "zombie-15 dog-3", encounter="zombie-1", zones={1: "hippie-4 van"}
    )
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15")
    assert options(match) == [
        "give hippie-4",
        "give soldier-2",
        "give soldier-9",
        "give zombie-1",
        "give zombie-15",
        "give van",
    ]
    assert refused(match, "give dog-9") == "HDZ-64"
    assert refused(match, "keep") == "HDZ-D4"
    play(match, "give zombie-1")
    assert options(match) == ["to seat-0", "to seat-2"]
    play(match, "to seat-0")
    assert zone(match, 0) == ["zombie-1"]
    assert zone(match, 1) == ["hippie-4", "soldier-2", "soldier-9", "zombie-15", "van"]


@rule("HDZ-D4")
def test_with_the_option_soldiers_need_not_give() -> None:
    match = scene("soldier-2 dog-1", "soldier-9 dog-2", "zombie-15 dog-3", encounter="zombie-1", may_keep=True)
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15")
    assert options(match)[-1] == "keep"
    assert play(match, "keep")[0] == {"event": "give-none", "seat": 1}
    assert zone(match, 1) == ["soldier-2", "soldier-9", "zombie-1", "zombie-15"]
    assert match.pending[0].kind == "lead"


@rule("HDZ-64", "HDZ-36")
def test_a_van_given_by_soldiers_is_seen_and_owned_by_the_receiver() -> None:
    match = scene("soldier-2 dog-1", "soldier-9 dog-2", "zombie-15 dog-3", zones={1: "van"})
    told = play(match, "play soldier-2 high", "play soldier-9", "play zombie-15", "give van", "to seat-0")
    assert {"event": "give", "seat": 1, "to_seat": 0, "card": "van"} in [event.told_to(2) for event in match.events]
    assert told
    assert match.view(2)["communities"][0]["zone"] == ["van"]


@rule("HDZ-66", "HDZ-P12")
def test_dogs_put_the_encounter_card_anywhere() -> None:
    for seat in range(3):
        match = scene("dog-2 hippie-1", "dog-9 hippie-2", "zombie-15 hippie-3", encounter="zombie-1")
        play(match, "play dog-2 high", "play dog-9", "play zombie-15")
        assert options(match) == ["to seat-0", "to seat-1", "to seat-2"]
        play(match, f"to seat-{seat}")
        assert "zombie-1" in zone(match, seat)
        assert {"dog-2", "dog-9", "zombie-15"} <= set(zone(match, 1))


@rule("HDZ-D6", "HDZ-66")
def test_without_an_encounter_card_dogs_do_nothing() -> None:
    zones = {0: " ".join(f"hippie-{value}" for value in range(5, 14)) + " " + soldiers_and_zombies()}
    match = scene("dog-2 hippie-1", "dog-9 hippie-2", "dog-3 hippie-3", zones=zones)
    assert match.view(None)["sizes"]["reserve"] == 0
    play(match, "play dog-2 high", "play dog-9", "play dog-3")
    assert match.pending[0].kind == "lead"
    assert match.view(None)["encounter"] is None


def soldiers_and_zombies() -> str:
    soldiers = [f"soldier-{value}" for value in range(1, 14)]
    dogs = [f"dog-{value}" for value in (1, 4, 5, 6, 7, 8, 10, 11, 12, 13)]
    zombies = [f"zombie-{value}" for value in range(1, 21)]
    return " ".join([*soldiers, *dogs, *zombies, "hippie-4", "van", "van", "van"])


@rule("HDZ-71", "HDZ-P15", "HDZ-D21", "HDZ-D20")
def test_preachers_take_the_encounter_card_draw_and_may_discard() -> None:
    match = scene("preacher-2 dog-1", "preacher-9 dog-2", "zombie-15 dog-3", encounter="zombie-1", factions=WOODSTOCK_2)
    told = play(match, "play preacher-2 high", "play preacher-9", "play zombie-15")
    drawn = next(event["card"] for event in told if event["event"] == "draw")
    assert {"zombie-1", drawn} <= set(zone(match, 1))
    assert sorted(options(match)) == sorted([*(f"discard {card}" for card in zone(match, 1)), "keep"])
    assert refused(match, "discard dog-13") == "HDZ-71" or drawn == "dog-13"
    play(match, f"discard {drawn}")
    assert drawn not in zone(match, 1)
    assert match.position()["state"]["under"] == [
        {"card": drawn, "seen": [1] if drawn != "van" else [0, 1, 2, 3, 4, 5]}
    ]


@rule("HDZ-71", "HDZ-D21")
def test_preachers_may_keep_everything_or_discard_what_they_met() -> None:
    hands = ("preacher-2 dog-1", "preacher-9 dog-2", "zombie-15 dog-3")
    match = scene(*hands, encounter="zombie-20", factions=WOODSTOCK_2)
    play(match, "play preacher-2 high", "play preacher-9", "play zombie-15", "keep")
    assert len(zone(match, 1)) == 5
    match = scene(*hands, encounter="zombie-20", factions=WOODSTOCK_2)
    play(match, "play preacher-2 high", "play preacher-9", "play zombie-15", "discard zombie-20")
    assert len(zone(match, 1)) == 4
    assert "zombie-20" not in zone(match, 1)


@rule("HDZ-D6", "HDZ-71")
def test_what_lies_under_an_empty_reserve_is_met_next() -> None:
    names = [f"{faction}-{value}" for faction in WOODSTOCK_2 for value in range(1, 14)]
    names += [f"zombie-{value}" for value in range(1, 21)] + ["van"] * 3
    hands = ("preacher-2 dog-1 dog-5", "preacher-9 dog-2 dog-6", "zombie-15 dog-3 dog-7")
    for card in [*" ".join(hands).split(), "zombie-1", "soldier-1"]:
        names.remove(card)
    match = scene(*hands, encounter="zombie-1", zones={0: " ".join(names)}, factions=WOODSTOCK_2)
    play(match, "play preacher-2 high", "play preacher-9", "play zombie-15")
    assert match.view(1)["sizes"]["reserve"] == 0
    play(match, "discard zombie-1")
    assert match.view(None)["encounter"] == "zombie-1"
    play(match, "play dog-2 low", "play dog-3", "play dog-1", "to seat-0")
    assert match.view(None)["encounter"] is None


@rule("HDZ-42", "HDZ-43", "HDZ-44")
def test_the_demanded_faction_not_the_winning_seat_decides_the_power() -> None:
    match = scene("soldier-2 dog-1", "hippie-9 dog-2", "soldier-5 dog-3", encounter="zombie-1")
    play(match, "play soldier-2 high", "play hippie-9", "play soldier-5")
    assert (match.pending[0].seat, match.pending[0].kind) == (2, "soldier-card")
    match = scene("child-2 dog-1", "child-9 dog-2", "soldier-5 dog-3", factions=("child", "soldier", "dog"))
    play(match, "play child-2 high", "play child-9", "play soldier-5")
    assert match.pending[0].kind == "lead"
