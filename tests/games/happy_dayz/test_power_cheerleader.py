"""Cheerleaders: everybody passes a card on."""

from __future__ import annotations

from tablee.core.chance import Chance
from tests.games.happy_dayz.scene import GAME, options, play, refused
from tests.games.happy_dayz.stage import asked, hand, known_in, possible_in, stage
from tests.rules import rule

BASE = "cheerleader-base hippie-base soldier-base"
PLUS = "cheerleader-plus hippie-base soldier-base"
MINUS = "cheerleader-minus hippie-base soldier-base"
HANDS = ("cheerleader-2 hippie-1 soldier-1", "cheerleader-9 hippie-2 soldier-2", "cheerleader-5 hippie-3 soldier-3")
TRICK = ("play cheerleader-2 high", "play cheerleader-9", "play cheerleader-5")


@rule("HDZ-P27", "HDZ-46")
def test_all_pass_a_card_clockwise_at_once_into_the_next_hand() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1")
    play(match, *TRICK)
    assert asked(match) == [(seat, "cheerleader-pass") for seat in range(3)]
    assert match.decision(2).args == {"to_seat": 0}  # type: ignore[union-attr]
    match.pick(2, "pass hippie-3 left")
    match.pick(0, "pass soldier-1 left")
    assert hand(match, 1) == ["hippie-2", "soldier-2"]  # nothing moves before all have chosen
    match.pick(1, "pass hippie-2 left")
    assert [hand(match, seat) for seat in range(3)] == [
        ["hippie-1", "hippie-3"],
        ["soldier-1", "soldier-2"],
        ["hippie-2", "soldier-3"],
    ]
    assert asked(match) == [(1, "lead")]


@rule("HDZ-P27")
def test_a_card_put_aside_is_sealed_and_may_be_taken_back() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1")
    play(match, *TRICK)
    match.pick(0, "pass soldier-1 left")
    assert match.view(1)["communities"][0]["passing"] == ["face-down", None]
    assert refused(match, "pass hippie-1 left", seat=0) == "HDZ-P27"
    match.pick(0, "reconsider")
    match.pick(0, "pass hippie-1 left")
    match.pick(1, "pass hippie-2 left")
    match.pick(2, "pass hippie-3 left")
    assert hand(match, 1) == ["hippie-1", "soldier-2"]


@rule("HDZ-P27", "HDZ-45", "HDZ-46")
def test_a_card_of_the_transfer_zone_goes_into_a_hand_and_is_known_to_all() -> None:
    hands = ("cheerleader-2 hippie-1", "cheerleader-9 hippie-2", "cheerleader-5 hippie-3")
    transfer = {0: "soldier-1", 1: "soldier-2", 2: "soldier-3"}
    match = stage(*hands, powers=BASE, encounter="zombie-1", transfer=transfer)
    play(match, *TRICK)
    assert options(match) == ["pass hippie-1 left", "pass soldier-1 left"]
    play(match, "pass soldier-1 left", "pass hippie-2 left", "pass hippie-3 left")
    view = match.view(None)
    assert [own["transfer"] for own in view["communities"]] == [[], ["soldier-2"], ["soldier-3"]]
    assert [view["sizes"][f"hand-{seat}"] for seat in range(3)] == [2, 1, 1]
    for viewer in (0, 2, None):
        assert known_in(match, viewer, "hand-1") == ["soldier-1"]


@rule("HDZ-P27", "HDZ-31")
def test_giver_and_receiver_know_the_card_and_nobody_else() -> None:
    match = stage(*HANDS, powers=BASE, encounter="zombie-1")
    play(match, *TRICK, "pass soldier-1 left", "pass hippie-2 left", "pass hippie-3 left")
    given = {0: "soldier-1", 1: "hippie-2", 2: "hippie-3"}
    for event in (event for event in match.events if event.kind == "pass-on"):
        giver, receiver = event.args["seat"], event.args["to_seat"]
        told = {viewer: event.told_to(viewer).get("card") for viewer in (0, 1, 2, None)}
        assert {viewer: card for viewer, card in told.items() if card} == dict.fromkeys(
            (giver, receiver), given.pop(giver)
        )
    assert not given
    assert known_in(match, 0, "hand-1") == ["soldier-1"]
    assert "soldier-1" in match.view(1)["communities"][1]["hand"]
    assert "soldier-1" not in known_in(match, 2, "hand-1")
    assert {"soldier-1", "hippie-1"} <= set(possible_in(match, 2, "hand-1"))


@rule("HDZ-P27", "HDZ-28")
def test_a_hand_that_was_given_a_hidden_card_may_follow_again() -> None:
    hands = (
        "soldier-13 cheerleader-2 hippie-1 zombie-4",
        "soldier-9 cheerleader-9 hippie-2 zombie-5",
        "cheerleader-5 cheerleader-6 hippie-3 zombie-6",
    )
    match = stage(*hands, powers=BASE, encounter="zombie-1")
    play(match, "play soldier-13 high", "play soldier-9", "play cheerleader-6", "give soldier-9", "to seat-1")
    assert match.view(None)["communities"][2]["void"] == ["soldier"]
    assert not [card for card in possible_in(match, 0, "hand-2") if card.startswith("soldier")]
    play(match, "play cheerleader-2 low", "play cheerleader-9", "play cheerleader-5")
    match.pick(0, "pass hippie-1 left")
    match.pick(1, "pass zombie-5 left")
    match.pick(2, "pass hippie-3 left")
    assert match.view(None)["communities"][2]["void"] == []
    assert [card for card in possible_in(match, 0, "hand-2") if card.startswith("soldier")]
    assert not [
        card for card in possible_in(match, 1, "hand-2") if card.startswith("soldier")
    ]  # it gave the card itself


@rule("HDZ-P28")
def test_the_winner_chooses_the_direction_of_the_choreography() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1")
    play(match, *TRICK)
    assert asked(match) == [(1, "cheerleader-turn")]
    play(match, "turn right")
    assert match.decision(0).args == {"to_seat": 2}  # type: ignore[union-attr]
    assert refused(match, "pass hippie-1 left", seat=0) == "HDZ-P28"
    play(match, "pass hippie-1 right", "pass hippie-2 right", "pass hippie-3 right")
    assert [hand(match, seat) for seat in range(3)] == [
        ["hippie-2", "soldier-1"],
        ["hippie-3", "soldier-2"],
        ["hippie-1", "soldier-3"],
    ]


@rule("HDZ-P28")
def test_with_two_seats_there_is_one_direction() -> None:
    match = stage("cheerleader-2 hippie-1", "cheerleader-9 hippie-2", powers=PLUS, encounter="zombie-1")
    play(match, "play cheerleader-2 high", "play cheerleader-9")
    assert asked(match) == [(0, "cheerleader-pass"), (1, "cheerleader-pass")]
    play(match, "pass hippie-1 left", "pass hippie-2 left")
    assert [hand(match, seat) for seat in range(2)] == [["hippie-2"], ["hippie-1"]]


@rule("HDZ-P29")
def test_a_shaky_pyramid_passes_random_cards() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1")
    play(match, *TRICK[:-1])
    seen = set()
    for seed in range(40):
        world = match.state.clone()
        GAME.apply(world, 2, GAME.picks.number(TRICK[-1]), Chance(seed))
        hands = [own["hand"] for own in GAME.position(world)["communities"]]
        assert [len(cards) for cards in hands] == [2, 2, 2]
        assert GAME.pending(world)[0].kind == "lead"
        seen.add(tuple(hands[1]))
    kept, given = ("hippie-2", "soldier-2"), ("hippie-1", "soldier-1")
    assert seen == {tuple(sorted((one, other))) for one in kept for other in given}


@rule("HDZ-D27")
def test_nothing_is_passed_after_the_last_trick() -> None:
    for powers in (BASE, PLUS, MINUS):
        match = stage("cheerleader-2", "cheerleader-9", "cheerleader-5", powers=powers, encounter="zombie-1")
        play(match, *TRICK)
        assert match.over


@rule("HDZ-P27", "HDZ-36")
def test_passed_vans_cannot_be_told_apart() -> None:
    hands = ("cheerleader-2 van hippie-1", "cheerleader-9 van hippie-2", "cheerleader-5 hippie-3 soldier-3")
    match = stage(*hands, powers=BASE, encounter="zombie-1")
    play(match, *TRICK, "pass van left", "pass hippie-2 left", "pass soldier-3 left")
    assert known_in(match, 0, "hand-1") == ["van"]
    play(match, "play van low", "play hippie-3", "play hippie-1")
    assert "van" not in known_in(match, 0, "hand-1")  # the van it gave may be the one that was played
