"""The optional draw of a power before each later round, and the free change with several versions."""

from __future__ import annotations

from typing import Any

import tablee
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tablee.games.happy_dayz.cards import FACTIONS
from tests.games.happy_dayz.scene import GAME, options, play, refused
from tests.games.happy_dayz.stage import asked, stage
from tests.rules import rule

POWERS = "hippie-base soldier-base scientist-base"
ALL = ["base", "plus", "minus"]


def last_trick(**changes: Any) -> tablee.Match:
    """Before the last card of a round in which seat 2 will have lost the most."""
    zones = {2: "zombie-19 zombie-20"}
    match = stage("scientist-2", "scientist-9", "scientist-3", powers=POWERS, zones=zones, rounds=4, **changes)
    play(match, "play scientist-2 high", "play scientist-9")
    return match


def after(match: tablee.Match, seed: int) -> tuple[State, list[Event]]:
    """Play the last card; chance decides."""
    world, events = match.state.clone(), list[Event]()
    GAME.apply(world, 2, GAME.picks.number("play scientist-3"), Chance(seed), events)
    return world, events


def draws(events: list[Event]) -> list[str]:
    return [event.args["power"] for event in events if event.kind == "draw-power"]


@rule("HDZ-59", "HDZ-D24", "HDZ-D25")
def test_another_faction_drawn_replaces_one_chosen_by_the_greatest_loser() -> None:
    match = last_trick(drawing=True, draw_instead=True)
    worlds = [after(match, seed) for seed in range(40)]
    world, events = next((world, told) for world, told in worlds if draws(told) == ["dog-base"])
    decision = GAME.pending(world)[0]
    assert (decision.seat, decision.kind, decision.args) == (2, "replace", {"power": "dog-base"})
    assert decision.options == ["swap hippie dog", "swap soldier dog", "swap scientist dog"]  # and no way to keep all
    GAME.apply(world, 2, GAME.picks.number("swap soldier dog"), Chance(1), events)
    told = GAME.position(world)
    assert told["powers"] == ["hippie-base", "dog-base", "scientist-base"]
    assert told["steps"] == ["transfer"]
    cards = [card for own in told["communities"] for card in own["hand"]] + told["reserve"]
    assert len([card for card in cards if card.startswith("dog-")]) == 13
    assert not [card for card in cards if card.startswith("soldier-")]


@rule("HDZ-59", "HDZ-D32")
def test_another_version_of_a_faction_in_play_replaces_its_power_without_a_question() -> None:
    match = last_trick(drawing=True, draw_instead=True, versions=ALL)
    worlds = [after(match, seed) for seed in range(120)]
    world, _ = next((world, told) for world, told in worlds if draws(told) == ["soldier-minus"])
    told = GAME.position(world)
    assert told["powers"] == ["hippie-base", "soldier-minus", "scientist-base"]
    assert told["steps"] == ["transfer"]
    seen = {power for _, events in worlds for power in draws(events)}
    assert not seen & set(POWERS.split())  # what is in play cannot be drawn


@rule("HDZ-59", "HDZ-74", "HDZ-D22")
def test_the_bunker_joins_the_powers_and_another_card_is_drawn() -> None:
    match = last_trick(drawing=True, draw_instead=True)
    worlds = [after(match, seed) for seed in range(40)]
    world, events = next((world, told) for world, told in worlds if draws(told)[0] == "bunker")
    assert len(draws(events)) == 2
    assert GAME.position(world)["bunker"] is True
    assert GAME.pending(world)[0].kind == "replace"


@rule("HDZ-59", "HDZ-P42")
def test_the_horde_is_added_to_the_zombies_and_nothing_else_changes() -> None:
    match = last_trick(drawing=True, draw_instead=True, pool=list(FACTIONS))
    worlds = [after(match, seed) for seed in range(80)]
    world, events = next((world, told) for world, told in worlds if draws(told) == ["horde"])
    told = GAME.position(world)
    assert told["horde"] is True
    assert told["powers"] == POWERS.split()
    assert told["steps"] == ["transfer"]
    assert events[-1].kind == "deal"


@rule("HDZ-59", "HDZ-D24")
def test_the_draw_comes_after_the_free_change_and_does_not_replace_it() -> None:
    match = last_trick(drawing=True)
    play(match, "play scientist-3")
    assert asked(match) == [(2, "change")]
    seen = set()
    for seed in range(40):
        world, events = match.state.clone(), list[Event]()
        GAME.apply(world, 2, GAME.picks.number("swap hippie child"), Chance(seed), events)
        assert events[0].kind == "swap"
        assert draws(events)
        seen |= {decision.kind for decision in GAME.pending(world)}
        assert "child" in GAME.position(world)["factions"]
    assert "replace" in seen


@rule("HDZ-D24")
def test_without_the_option_the_loser_changes_a_faction_freely() -> None:
    match = last_trick()
    play(match, "play scientist-3")
    assert asked(match) == [(2, "change")]
    assert options(match)[0] == "keep"


@rule("HDZ-D33", "HDZ-58")
def test_with_several_versions_the_version_is_chosen_too() -> None:
    match = last_trick(versions=ALL)
    play(match, "play scientist-3", "swap hippie dog")
    assert asked(match) == [(2, "version")]
    assert options(match) == ["version base", "version plus", "version minus"]
    play(match, "version minus")
    assert match.view(None)["powers"] == ["dog-minus", "soldier-base", "scientist-base"]
    two = last_trick(versions=["base", "plus"])
    play(two, "play scientist-3", "swap hippie dog")
    assert refused(two, "version minus") == refused(two, "keep") == "HDZ-63"
    one = last_trick(versions=["plus"])
    play(one, "play scientist-3", "swap hippie dog")
    assert one.view(None)["powers"] == ["dog-plus", "soldier-base", "scientist-base"]


@rule("HDZ-D22", "HDZ-11")
def test_the_first_draw_takes_three_different_factions_of_all_versions() -> None:
    drawn = [
        tablee.Match.start(GAME, 3, {"draw": True, "boxes": "both", "versions": "all"}, seed=seed).view(None)
        for seed in range(150)
    ]
    assert all(len(set(view["factions"])) == 3 for view in drawn)
    assert {power.rpartition("-")[2] for view in drawn for power in view["powers"]} == set(ALL)
    assert {view["bunker"] for view in drawn} == {view["horde"] for view in drawn} == {True, False}
    assert {faction for view in drawn for faction in view["factions"]} == set(FACTIONS)
