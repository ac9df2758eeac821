"""Who may know what."""

from __future__ import annotations

import re
from typing import Any

import tablee
from tests.games.happy_dayz.scene import GAME, play, scene
from tests.rules import rule


def known_in(match: tablee.Match, seat: int | None, place: str) -> list[str]:
    """Return the cards this seat knows to be in a hidden place."""
    return [card for group in match.view(seat)["hidden"] if group["places"] == [place] for card in group["cards"]]


def possible_in(match: tablee.Match, seat: int | None, place: str) -> list[str]:
    return [card for group in match.view(seat)["hidden"] if place in group["places"] for card in group["cards"]]


@rule("HDZ-31", "HDZ-15")
def test_hands_reserve_and_zones_are_hidden_from_the_others() -> None:
    match = scene("dog-7 hippie-5", "dog-9 hippie-2", "dog-3 hippie-3", zones={0: "soldier-1"}, encounter="dog-1")
    view = match.view(1)
    assert [own["hand"] for own in view["communities"]] == [[], ["hippie-2", "dog-9"], []]
    assert [own["zone"] for own in view["communities"]] == [[], [], []]
    assert view["reserve"] == []
    assert view["encounter"] == "dog-1"
    spectator = match.view(None)
    assert all(own["hand"] == [] for own in spectator["communities"])


@rule("HDZ-31")
def test_a_card_seen_on_its_way_into_a_zone_is_remembered() -> None:
    match = scene("dog-7 hippie-5", "dog-9 hippie-2", "dog-3 hippie-3", encounter="zombie-1")
    play(match, "play dog-7 high", "play dog-9", "play dog-3", "to seat-2")
    for seat in (0, 1, 2, None):
        assert known_in(match, seat, "zone-1") == ["dog-3", "dog-7", "dog-9"]
        assert known_in(match, seat, "zone-2") == ["zombie-1"]


@rule("HDZ-D19", "HDZ-31")
def test_a_card_given_by_soldiers_is_known_to_the_giver_alone() -> None:
    match = scene("soldier-2 dog-1", "soldier-9 dog-2", "zombie-15 dog-3", encounter="zombie-1")
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15", "give zombie-15", "to seat-0")
    giver = match.events[-2] if match.events[-1].kind == "encounter" else match.events[-1]
    assert giver.told_to(1) == {"event": "give", "seat": 1, "to_seat": 0, "card": "zombie-15"}
    for seat in (0, 2, None):
        assert giver.told_to(seat) == {"event": "give", "seat": 1, "to_seat": 0}
        assert known_in(match, seat, "zone-0") == []
        assert possible_in(match, seat, "zone-0") == ["soldier-2", "soldier-9", "zombie-1", "zombie-15"]
    assert known_in(match, 1, "zone-0") == ["zombie-15"]
    assert known_in(match, 1, "zone-1") == ["soldier-2", "soldier-9", "zombie-1"]


@rule("HDZ-D20", "HDZ-31")
def test_soldiers_see_their_whole_zone_while_they_choose() -> None:
    match = scene("soldier-2 soldier-1", "soldier-9 soldier-3", "zombie-15 dog-3", encounter="zombie-1")
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15", "give zombie-15", "to seat-0")
    assert possible_in(match, 0, "zone-0") != ["zombie-15"]
    encounter = match.view(None)["encounter"]
    play(match, "play soldier-3 low", "play dog-3", "play soldier-1")
    assert match.pending[0].seat == 0
    assert sorted(known_in(match, 0, "zone-0")) == sorted(
        card for card in ("zombie-15", "soldier-1", "soldier-3", "dog-3", encounter) if card != "van"
    )


@rule("HDZ-71", "HDZ-D20")
def test_what_preachers_draw_and_discard_is_theirs_to_know() -> None:
    factions = ("preacher", "soldier", "dog")
    match = scene("preacher-2 dog-1", "preacher-9 dog-2", "dog-13 dog-3", encounter="zombie-1", factions=factions)
    told = play(match, "play preacher-2 high", "play preacher-9", "play dog-13")
    drawn = next(event["card"] for event in told if event["event"] == "draw")
    assert drawn != "van"
    assert drawn in known_in(match, 1, "zone-1")
    assert drawn not in known_in(match, 0, "zone-1")
    play(match, f"discard {drawn}")
    assert match.view(1)["under"][0]["card"] == drawn
    assert match.view(0)["under"][0]["card"] is None


@rule("HDZ-32")
def test_the_trick_just_won_can_be_read_until_the_next_lead() -> None:
    match = scene("dog-7 hippie-5", "dog-9 hippie-2", "dog-3 hippie-3", encounter="zombie-1")
    play(match, "play dog-7 high", "play dog-9", "play dog-3", "to seat-2")
    assert match.view(1)["won"] == ["dog-3", "dog-7", "dog-9"]
    play(match, "play hippie-2 low")
    assert match.view(1)["won"] == []


@rule("HDZ-27", "HDZ-28")
def test_who_could_not_follow_is_known_to_hold_none() -> None:
    match = scene("dog-7 hippie-5", "soldier-9 hippie-2", "dog-3 hippie-3")
    play(match, "play dog-7 high", "play soldier-9")
    assert match.view(None)["communities"][1]["void"] == ["dog"]
    worlds = [match.sample(0, seed).position()["state"]["communities"][1]["hand"] for seed in range(40)]
    assert not [card for hand in worlds for card in hand if card.startswith("dog-")]
    assert len({tuple(hand) for hand in worlds}) > 1


@rule("HDZ-31", "HDZ-36", "HDZ-19")
def test_what_is_public_is_the_same_for_everybody() -> None:
    match = tablee.Match.start(GAME, 4, {"mode": "express"}, seed=8)
    public = ("encounter", "board", "side", "demanded", "leader", "factions", "powers", "round", "trick")
    while match.pending:
        views = [match.view(seat) for seat in (0, 1, 2, 3, None)]
        for field in public:
            assert len({str(view[field]) for view in views}) == 1
        for field in ("transfer", "population", "card", "void"):
            assert len({str([own[field] for own in view["communities"]]) for view in views}) == 1
        match.pick(match.pending[0].seat, match.pending[0].options[0])


def second_lead(**options: Any) -> tablee.Match:
    """Seat 1 has won a trick of Scientists, which have no power now, and is about to lead."""
    cards = ("scientist-1 hippie-1 dog-1", "scientist-9 hippie-2 dog-2", "scientist-3 hippie-3 dog-3")
    match = scene(*cards, factions=("hippie", "dog", "scientist"), encounter="dog-7")
    match.settings |= options
    play(match, "play scientist-1 high", "play scientist-9", "play scientist-3")
    return match


@rule("HDZ-32", "HDZ-31")
def test_only_its_winner_may_look_again_at_the_last_trick_until_the_next_is_led() -> None:
    match = second_lead()
    trick = ["scientist-1", "scientist-3", "scientist-9"]
    assert [match.view(seat)["won"] for seat in (0, 1, 2, None)] == [[], trick, [], []]
    assert [match.view(seat)["met"] for seat in (0, 1, 2, None)] == [None, "dog-7", None, None]
    play(match, "play hippie-2 low")
    assert [match.view(seat)["won"] for seat in (0, 1, 2, None)] == [[], [], [], []]


def cards_told(events: list[Any]) -> set[str]:
    return set(re.findall(r"(?:scientist|hippie|dog)-\d+", str(events)))


@rule("HDZ-31", "HDZ-32")
def test_with_closed_memory_the_log_does_not_name_the_cards_of_tricks_that_are_over() -> None:
    match = second_lead(memory="closed")
    won = {"scientist-1", "scientist-3", "scientist-9", "dog-7"}
    opened = match.view(None)["encounter"]
    assert won <= cards_told(match.told(0)), "it was told when it happened"
    assert cards_told(match.recalled(1)) == won | {opened}
    for seat in (0, 2, None):
        assert cards_told(match.recalled(seat)) <= {opened}
        assert [event["seat"] for event in match.recalled(seat) if event["event"] == "win"] == [1]
    play(match, "play hippie-2 low")
    for seat in (0, 1, 2, None):
        assert cards_told(match.recalled(seat)) <= {opened, "hippie-2"}
        assert "hippie-2" in cards_told(match.recalled(seat))


@rule("HDZ-31")
def test_with_open_memory_all_may_be_read_again() -> None:
    match = second_lead(memory="open")
    play(match, "play hippie-2 low")
    assert match.recalled(0) == match.told(0)


@rule("HDZ-42")
def test_a_saved_match_in_the_middle_of_a_power_asks_the_same_again() -> None:
    match = scene("soldier-2 dog-1", "soldier-9 dog-2", "zombie-15 dog-3", encounter="zombie-1")
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15", "give zombie-15")
    again = tablee.Match.replay(match.record.dumps())
    assert again.pending == match.pending
    assert tablee.Match.from_position(GAME, match.position()).pending[0].options == ["to seat-0", "to seat-2"]
