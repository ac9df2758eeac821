"""From round to round: who begins, who may change a Faction, Mini-vans that are kept, and the end."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.games.happy_dayz.scene import GAME, options, play, refused, scene
from tests.rules import rule

BASE = ("hippie", "soldier", "dog")


def end_of_round(zones: dict[int, str], hands: tuple[str, ...] = ("van", "van", "van"), **changes: Any) -> tablee.Match:
    """The last trick of the first of four rounds, played: Mini-vans alone leave the Zones as they lie."""
    match = scene(*hands, zones=zones, rounds=4, **changes)
    play(match, *(f"play {card}{' low' if seat == 0 else ''}" for seat, card in enumerate(hands)))
    return match


def skip_transfer(match: tablee.Match) -> None:
    while match.pending[0].kind.startswith("pass"):
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[0])


@rule("HDZ-58", "HDZ-D9")
def test_who_lost_the_most_may_replace_one_faction() -> None:
    match = end_of_round({1: "zombie-1", 0: "hippie-1"})
    assert (match.pending[0].seat, match.pending[0].kind) == (1, "change")
    assert "swap dog child" in options(match)
    assert refused(match, "swap dog hippie") == "HDZ-10"
    assert refused(match, "swap child preacher") == "HDZ-58"
    play(match, "swap dog child")
    view = match.view(None)
    assert view["factions"] == ["hippie", "soldier", "child"]
    assert view["powers"][2] == "child-base"
    state = match.position()["state"]
    cards = [card for own in state["communities"] for card in own["hand"]] + state["reserve"]
    assert sorted(card for card in cards if card.startswith("child")) == sorted(f"child-{n}" for n in range(1, 14))
    assert not [card for card in cards if card.startswith("dog")]


@rule("HDZ-58")
def test_the_change_may_be_declined() -> None:
    match = end_of_round({1: "zombie-1"})
    play(match, "keep")
    assert match.view(None)["factions"] == list(BASE)
    assert match.view(None)["round"] == 2


@rule("HDZ-D9")
def test_the_smallest_gain_counts_as_the_greatest_loss() -> None:
    match = end_of_round({0: "hippie-1 hippie-2", 1: "soldier-1 soldier-2 soldier-3", 2: "dog-1"})
    assert match.pending[0].seat == 2


@rule("HDZ-D10")
def test_a_tie_for_the_loss_goes_to_who_has_fewer_then_in_turn_order() -> None:
    match = end_of_round({0: "zombie-1", 2: "zombie-2"}, population=[50, 60, 40])
    assert match.pending[0].seat == 2
    match = end_of_round({0: "zombie-1", 2: "zombie-2"}, population=[50, 60, 50], starter=1)
    assert match.pending[0].seat == 2


@rule("HDZ-57")
def test_the_poorest_begins_the_next_round_and_the_greater_loss_breaks_a_tie() -> None:
    match = end_of_round({0: "hippie-1"}, population=[66, 40, 66])
    play(match, "keep")
    skip_transfer(match)
    assert match.pending[0].seat == 1
    match = end_of_round({0: "zombie-1"}, population=[66, 63, 66])
    play(match, "keep")
    skip_transfer(match)
    assert match.pending[0].seat == 0


@rule("HDZ-D11")
def test_a_full_tie_is_decided_by_the_new_transfer_zones_of_the_tied() -> None:
    match = end_of_round({0: "hippie-1"}, population=[66, 40, 40])
    play(match, "keep")
    assert match.view(None)["starters"] == [1, 2]
    skip_transfer(match)
    assert match.pending[0].seat in (1, 2)


@rule("HDZ-40", "HDZ-41")
@pytest.mark.parametrize("kept", [1, 2])
def test_vans_in_a_zone_are_kept_and_the_owner_is_dealt_fewer_cards(kept: int) -> None:
    hands = ("dog-1", "hippie-2", "hippie-3")
    match = end_of_round({1: " ".join(["van"] * kept)}, hands=hands, encounter="soldier-1")
    play(match, "to seat-0", "keep")
    state = match.position()["state"]
    assert state["communities"][1]["carried"] == kept
    assert state["communities"][1]["hand"].count("van") >= kept
    assert [len(own["hand"]) for own in state["communities"]] == [14, 14, 14]
    assert len(state["reserve"]) == 20
    cards = [card for own in state["communities"] for card in own["hand"]] + state["reserve"]
    assert cards.count("van") == 3


@rule("HDZ-41")
def test_everybody_knows_who_kept_a_van() -> None:
    match = end_of_round({1: "van van"}, hands=("dog-1", "hippie-2", "hippie-3"), encounter="soldier-1")
    play(match, "to seat-0", "keep")
    sure = [group for group in match.view(0)["hidden"] if group["places"] == ["hand-1"]]
    assert [group["cards"] for group in sure] == [["van", "van"]]


@rule("HDZ-40")
def test_kept_vans_are_announced_at_the_end_of_the_round() -> None:
    match = end_of_round({0: "van hippie-1", 2: "van"}, ("hippie-4", "zombie-1", "zombie-2"))
    play(match, "to seat-2")
    told = [event for event in match.told(None) if event["event"] == "keep-vans"]
    assert told == [{"event": "keep-vans", "seat": seat, "count": 1} for seat in (0, 2)]
    assert [own["carried"] for own in match.view(None)["communities"]] == [1, 0, 1]


@rule("HDZ-D18")
def test_vans_elsewhere_go_back_into_the_deck() -> None:
    match = end_of_round({0: "hippie-1"})
    play(match, "keep")
    assert [own["carried"] for own in match.view(None)["communities"]] == [0, 0, 0]


@rule("HDZ-60", "HDZ-2")
def test_a_campaign_ends_at_once_when_a_population_is_exactly_zero() -> None:
    match = end_of_round({1: "zombie-1"}, population=[66, 3, 66])
    assert match.over
    assert match.scores == [66, 0, 66]
    assert match.winners == [0, 2]


@rule("HDZ-60", "HDZ-2")
def test_a_campaign_ends_after_four_rounds() -> None:
    match = end_of_round({1: "zombie-1"}, round=4)
    assert match.over
    match = end_of_round({1: "zombie-1"}, round=3)
    assert not match.over


@rule("HDZ-2", "HDZ-D18")
def test_express_ends_after_one_round() -> None:
    match = tablee.Match.start(GAME, 3, {"mode": "express"}, seed=2)
    while match.pending:
        match.pick(match.pending[0].seat, match.pending[0].options[0])
    assert match.view(None)["round"] == 1
