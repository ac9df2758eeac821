"""The advanced powers of the Dogs: Training, Stray dog."""

from __future__ import annotations

import pytest

import tablee
from tests.games.happy_dayz.scene import GAME, options, play, refused, zone
from tests.games.happy_dayz.stage import asked, known_in, possible_in, stage
from tests.rules import rule

PLUS = "dog-plus hippie-base soldier-base"
MINUS = "dog-minus hippie-base soldier-base"
HANDS = ("dog-2 hippie-1", "dog-9 hippie-2", "dog-3 hippie-3")
TRICK = ("play dog-2 high", "play dog-9", "play dog-3")


@rule("HDZ-67", "HDZ-P13")
def test_training_makes_a_card_of_an_opponent_the_next_encounter_card() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={0: "soldier-1 zombie-20", 2: "soldier-7"})
    play(match, *TRICK)
    assert options(match) == ["from seat-0", "from seat-2"]
    assert refused(match, "from seat-1") == "HDZ-67"
    play(match, "from seat-0")
    assert options(match) == ["fetch soldier-1", "fetch zombie-20"]
    play(match, "fetch soldier-1")
    assert match.view(None)["encounter"] == "soldier-1"
    assert zone(match, 0) == ["zombie-20"]
    assert "zombie-1" in zone(match, 1)  # the own Encounter card is kept
    assert asked(match) == [(1, "lead")]


@rule("HDZ-67")
def test_a_position_in_which_the_winner_trains_on_itself_is_refused() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={0: "soldier-1", 2: "soldier-7"})
    play(match, *TRICK, "from seat-0")
    position = match.position()
    assert tablee.Match.from_position(GAME, position).pending[0].options == ["fetch soldier-1"]
    position["state"]["target"] = 1
    with pytest.raises(tablee.BadInput) as problem:
        tablee.Match.from_position(GAME, position)
    assert problem.value.details["field"] == "steps"


@rule("HDZ-67")
def test_a_position_before_the_winner_of_training_has_chosen_an_opponent_is_read() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={0: "soldier-1", 2: "soldier-7"})
    play(match, *TRICK)
    again = tablee.Match.from_position(GAME, match.position())
    assert options(again) == ["from seat-0", "from seat-2"]


@rule("HDZ-67")
def test_a_position_in_which_training_aims_at_an_empty_zone_is_refused() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={0: "soldier-1", 2: "soldier-7"})
    play(match, *TRICK, "from seat-0")
    position = match.position()
    communities = position["state"]["communities"]
    communities[2]["zone"] += communities[0]["zone"]
    communities[0]["zone"] = []
    with pytest.raises(tablee.BadInput) as problem:
        tablee.Match.from_position(GAME, position)
    assert problem.value.details["field"] == "steps"


@rule("HDZ-67", "HDZ-31")
def test_training_shows_the_zone_to_the_winner_alone() -> None:
    trained = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={0: "soldier-1 zombie-20"})
    play(trained, *TRICK)
    looked = [event for event in trained.events if event.kind == "look"]
    assert [event.args for event in looked] == [{"seat": 1, "zone_seat": 0}]  # one opponent only: no choice
    assert sorted(known_in(trained, 1, "zone-0")) == ["soldier-1", "zombie-20"]


@rule("HDZ-67")
def test_an_opponent_without_cards_cannot_be_chosen() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={2: "soldier-7"})
    play(match, *TRICK)
    assert asked(match) == [(1, "dog-fetch")]
    nobody = stage(*HANDS, powers=PLUS, encounter="zombie-1")
    play(nobody, *TRICK)
    assert asked(nobody) == [(1, "lead")]


@rule("HDZ-67", "HDZ-36")
def test_a_van_fetched_by_training_is_seen_by_all() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={2: "van"})
    told = play(match, *TRICK, "fetch van")
    assert {"event": "fetch", "seat": 1, "zone_seat": 2, "card": "van"} in told
    assert match.view(None)["encounter"] == "van"


@rule("HDZ-67", "HDZ-31")
def test_what_lay_on_top_of_the_reserve_lies_below_the_card_fetched_and_is_known_as_before() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", zones={2: "soldier-7"}, above="zombie-3 zombie-4")
    position = match.position()
    position["state"]["above"] = [{"card": "zombie-3", "seen": [0]}, {"card": "zombie-4", "seen": [2]}]
    del position["state"]["memory"]
    again = tablee.Match.from_position(GAME, position)
    play(again, *TRICK, "fetch soldier-7")
    assert again.view(None)["encounter"] == "soldier-7"
    assert [[row["card"] for row in again.view(seat)["above"]] for seat in (0, 1, 2)] == [
        ["zombie-3", None],
        [None, None],
        [None, "zombie-4"],
    ]


@rule("HDZ-D27")
def test_on_the_last_trick_training_still_removes_the_card() -> None:
    hands = ("dog-2", "dog-9", "dog-3")
    match = stage(*hands, powers=PLUS, encounter="zombie-1", zones={0: "soldier-1 zombie-20"})
    play(match, *TRICK, "fetch zombie-20")
    assert match.over
    gains = [event.args["gain"] for event in match.events if event.kind == "tally"]
    assert gains == [1, 3 - 3, 0]


@rule("HDZ-68", "HDZ-P14")
def test_a_stray_dog_moves_a_random_card_to_any_other_zone() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1", zones={0: "soldier-1 zombie-20", 2: "soldier-7"})
    play(match, *TRICK)
    assert options(match) == ["from seat-0", "from seat-2"]
    play(match, "from seat-0")
    assert options(match) == ["to seat-1", "to seat-2"]
    assert refused(match, "to seat-0") == "HDZ-68"
    play(match, "to seat-2")
    assert len(zone(match, 0)) == 1
    assert len(zone(match, 2)) == 2
    assert "zombie-1" in zone(match, 1)


@rule("HDZ-68", "HDZ-31")
def test_nobody_knows_which_card_strayed() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1", zones={0: "soldier-1 zombie-20", 2: "soldier-7"})
    play(match, *TRICK, "from seat-0", "to seat-1")
    for viewer in (0, 1, 2, None):
        assert possible_in(match, viewer, "zone-0") == ["soldier-1", "zombie-20"]
        assert {"soldier-1", "zombie-20"} <= set(possible_in(match, viewer, "zone-1"))
    strays = {tuple(match.sample(1, seed).position()["state"]["communities"][0]["zone"]) for seed in range(30)}
    assert strays == {("soldier-1",), ("zombie-20",)}


@rule("HDZ-P14", "HDZ-36")
def test_a_stray_dog_takes_no_van_and_finds_nothing_in_an_empty_zone() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1", zones={0: "van"})
    play(match, *TRICK)
    assert asked(match) == [(1, "lead")]
    assert zone(match, 0) == ["van"]


@rule("HDZ-68")
def test_with_two_seats_the_stray_dog_brings_a_card_home() -> None:
    match = stage("dog-2 hippie-1", "dog-9 hippie-2", powers=MINUS, encounter="zombie-1", zones={0: "soldier-1"})
    play(match, "play dog-2 high", "play dog-9")
    assert asked(match) == [(1, "lead")]
    assert zone(match, 1) == ["dog-2", "dog-9", "soldier-1", "zombie-1"]
