"""Leading, following and winning a trick."""

from __future__ import annotations

from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.match import Match
from tests.games.happy_dayz.scene import options, play, refused, scene, zone
from tests.rules import rule


@rule("HDZ-33")
def test_worked_example_low_hippie_wins_and_takes_the_encounter_card() -> None:
    match = scene("hippie-9 dog-1", "zombie-4 dog-2", "hippie-3 dog-3", encounter="soldier-3")
    play(match, "play hippie-9 low", "play zombie-4", "play hippie-3")
    assert match.pending[0].seat == 2
    assert zone(match, 2) == ["hippie-3", "hippie-9", "soldier-3", "zombie-4"]


@rule("HDZ-8", "HDZ-25", "HDZ-29")
def test_leader_chooses_the_side_and_the_highest_wins_on_the_high_one() -> None:
    match = scene("dog-7 hippie-1", "dog-2 hippie-2", "dog-12 hippie-3", encounter="dog-1")
    assert options(match) == ["play hippie-1 low", "play dog-7 low", "play hippie-1 high", "play dog-7 high"]
    play(match, "play dog-7 high", "play dog-2", "play dog-12")
    assert match.pending[0].seat == 2


@rule("HDZ-29")
def test_a_more_extreme_card_of_another_faction_never_wins() -> None:
    match = scene("dog-7 hippie-5", "hippie-13 hippie-2", "zombie-20 hippie-3", encounter="dog-1")
    told = play(match, "play dog-7 high", "play hippie-13", "play zombie-20")
    (won,) = (event for event in told if event["event"] == "win")
    assert (won["seat"], won["cards"]) == (0, ["hippie-13", "dog-1", "dog-7", "zombie-20"])
    assert (won["kept_cards"], won["extra_cards"]) == (["hippie-13", "dog-7", "zombie-20"], ["dog-1"])


@rule("HDZ-26", "HDZ-21")
def test_play_goes_clockwise_on_the_side_of_the_leader() -> None:
    match = scene("dog-7 hippie-5", "dog-2 hippie-2", "dog-3 hippie-3")
    seats = []
    for pick in ("play dog-7 low", "play dog-2", "play dog-3"):
        seats.append(match.pending[0].seat)
        play(match, pick)
    assert seats == [0, 1, 2]
    match = scene("dog-7 hippie-5", "dog-2 hippie-2", "dog-3 hippie-3")
    play(match, "play dog-7 low")
    assert refused(match, "play dog-2 high") == "HDZ-26"


@rule("HDZ-27")
def test_must_follow_the_demanded_faction() -> None:
    match = scene("dog-7 hippie-5", "dog-2 hippie-2", "dog-3 hippie-3")
    play(match, "play dog-7 low")
    assert options(match) == ["play dog-2"]
    assert refused(match, "play hippie-2") == "HDZ-27"


@rule("HDZ-19", "HDZ-27")
def test_a_card_that_only_lies_in_the_transfer_zone_must_be_played_to_follow() -> None:
    match = scene("dog-7 hippie-5", "zombie-1", "dog-3 hippie-3", transfer={1: "dog-13"})
    play(match, "play dog-7 low")
    assert options(match) == ["play dog-13"]
    assert refused(match, "play zombie-1") == "HDZ-27"


@rule("HDZ-19", "HDZ-25")
def test_transfer_cards_may_be_led() -> None:
    match = scene("dog-7", "dog-2 hippie-2", "dog-3 hippie-3", transfer={0: "hippie-5"})
    play(match, "play hippie-5 high")
    assert match.view(None)["communities"][0]["card"] == "hippie-5"
    assert match.view(None)["communities"][0]["transfer"] == []


@rule("HDZ-28")
def test_without_the_demanded_faction_anything_may_be_played() -> None:
    match = scene("dog-7 hippie-5 dog-9", "zombie-2 hippie-2 soldier-4", "dog-3 hippie-3 dog-1")
    play(match, "play dog-7 low")
    assert options(match) == ["play hippie-2", "play soldier-4", "play zombie-2"]


@rule("HDZ-34", "HDZ-27")
def test_a_van_may_always_be_played_instead() -> None:
    match = scene("dog-7 hippie-5", "dog-2 van", "dog-3 hippie-3")
    play(match, "play dog-7 low")
    assert options(match) == ["play dog-2", "play van"]


@rule("HDZ-22", "HDZ-23", "HDZ-24", "HDZ-30")
def test_winner_takes_all_and_leads_after_a_new_encounter_card() -> None:
    match = scene("dog-7 hippie-5", "dog-9 hippie-2", "dog-3 hippie-3", encounter="hippie-13")
    told = play(match, "play dog-7 high", "play dog-9", "play dog-3", "to seat-1")
    assert zone(match, 1) == ["hippie-13", "dog-3", "dog-7", "dog-9"]
    assert told[-1]["event"] == "encounter"
    assert match.pending[0].seat == 1
    assert match.pending[0].kind == "lead"


@rule("HDZ-25")
def test_only_cards_one_holds_can_be_led_and_a_side_must_be_named() -> None:
    match = scene("dog-7 hippie-5", "dog-2 hippie-2", "dog-3 hippie-3")
    assert refused(match, "play dog-2 low") == "HDZ-25"
    assert refused(match, "play dog-7") == "HDZ-25"


@rule("HDZ-54")
def test_the_round_ends_when_all_cards_are_played() -> None:
    match = scene("dog-7", "dog-9", "dog-3", encounter="hippie-13")
    play(match, "play dog-7 high", "play dog-9", "play dog-3", "to seat-1")
    assert match.over


@rule("HDZ-D36", "HDZ-27")
def test_a_card_one_must_play_is_asked_for_all_the_same() -> None:
    match = scene("hippie-2 dog-1", "hippie-9 dog-2", "zombie-15 dog-3")
    play(match, "play hippie-2 high")
    assert options(match) == ["play hippie-9"]
    assert match.pending[0].seat == 1
    assert waived(match) == ""


def waived(match: Match) -> str:
    """Return the automatic answer to the open question."""
    return match.game.waived(match.game.view(match.state, match.pending[0].seat), "")


@rule("HDZ-D36")
def test_the_last_card_of_a_hand_is_played_by_itself_unless_it_leads() -> None:
    match = scene("dog-7", "dog-9", "zombie-15", encounter="hippie-13")
    assert options(match) == ["play dog-7 low", "play dog-7 high"]
    assert waived(match) == ""
    play(match, "play dog-7 high")
    assert waived(match) == "play dog-9"
    play(match, waived(match))
    assert waived(match) == "play zombie-15"
    play(match, waived(match), "to seat-1")
    assert match.over


@rule("HDZ-D36")
def test_that_it_is_played_by_itself_tells_nothing_of_the_hand() -> None:
    """Whatever others know of a hand, in every world that looks the same to them the same questions are waived."""
    game, chance, seen = shelf.find("happy_dayz"), Chance(3), 0
    for seed in range(6):
        match = Match.start(game, 3, {}, seed)
        while not match.over:
            asked = match.pending[chance.below(len(match.pending))]
            others = [seat for seat in range(3) if seat != asked.seat and len(match.pending) == 1]
            for other in others:
                world = game.sample(game.view(match.state, other), chance)
                answers = [bool(game.waived(game.view(each, asked.seat), "")) for each in (match.state, world)]
                assert answers[0] == answers[1]
                seen += answers[0]
            match.pick(asked.seat, asked.options[chance.below(len(asked.options))])
    assert seen > 50
