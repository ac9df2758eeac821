"""Scenarios as a start, and story mode."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.games.happy_dayz.cards import SCENARIOS
from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES, power
from tests.games.happy_dayz.scene import GAME
from tests.rules import rule

PRINTED = {  # the Factions of HDZ-76, HDZ-77 and HDZ-P45, with the signs of HDZ-P44 (ours for the a-scenarios)
    "s1": "hippie-base soldier-base dog-base",
    "s2": "soldier-plus dog-plus child-base",
    "s3": "dog-base child-minus preacher-base",
    "s4": "child-base preacher-plus scientist-base",
    "s5": "preacher-base scientist-minus hippie-plus",
    "s6": "scientist-base hippie-base soldier-base",
    "m1": "soldier-minus biker-base governor-base",
    "m2": "scientist-plus survivalist-base nurse-base",
    "m3": "child-plus police-base cheerleader-base",
    "a1": "biker-base cheerleader-base police-base",
    "a2": "cheerleader-plus police-plus nurse-base",
    "a3": "police-base nurse-minus governor-base",
    "a4": "nurse-base governor-plus survivalist-base",
    "a5": "governor-base survivalist-minus biker-plus",
    "a6": "survivalist-base biker-base cheerleader-base",
}


def start(seats: int = 3, seed: int = 1, **options: Any) -> tablee.Match:
    return tablee.Match.start(GAME, seats, options, seed=seed)


@rule("HDZ-76", "HDZ-77", "HDZ-P44", "HDZ-P45", "HDZ-11", "HDZ-D23")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_a_scenario_gives_the_starting_powers(scenario: str) -> None:
    view = start(scenario=scenario).view(None)
    assert view["powers"] == PRINTED[scenario].split()
    assert (view["bunker"], view["horde"]) == (scenario == "s6", scenario == "a6")
    assert view["rounds"] == 4


@rule("HDZ-P44")
@pytest.mark.parametrize("sign", ["plus", "minus", "base"])
def test_the_lost_signs_can_be_set_by_an_option(sign: str) -> None:
    powers = start(scenario="s5", scenario_signs=sign).view(None)["powers"]
    assert powers == ["preacher-base", f"scientist-{sign}", f"hippie-{sign}"]


@rule("HDZ-76", "HDZ-D23")
def test_every_scenario_has_a_story_in_both_languages() -> None:
    for lang in ("en", "fr"):
        texts = tablee.text.Texts(GAME, lang)
        told = {name: texts.event({"event": "scenario", "scenario": name, "story": name}) for name in SCENARIOS}
        assert all(len(story) > 150 for story in told.values())
        assert len(set(told.values())) == len(SCENARIOS)


def rounds_of(match: tablee.Match) -> list[list[str]]:
    """The powers of each round, played with the first option each time until nobody is left or all is played."""
    powers: list[list[str]] = []
    while match.pending:
        view = match.view(None)
        if view["round"] > len(powers):
            powers.append(view["powers"])
        match.pick(match.pending[0].seat, match.pending[0].options[-1])
    return powers


@rule("HDZ-D23")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"story": "4"}, "s1 s2 s3 s4"),
        ({"story": "6"}, "s1 s2 s3 s4 s5 s6"),
        ({"story": "4", "scenario": "s5"}, "s5 s6 m1 m2"),
        ({"story": "6", "scenario": "a5"}, "a5 a6 m1 m2 m3"),
        ({"story": "4", "scenario": "m2"}, "m2 m3"),
    ],
)
def test_in_story_mode_one_scenario_follows_another(options: dict[str, Any], told: str) -> None:
    match = start(seats=5, **options)
    assert match.view(None)["rounds"] == len(told.split())
    played = rounds_of(match)
    assert played == [PRINTED[name].split() for name in told.split()][: len(played)]
    assert len(played) > 1
    stories = [event.args["scenario"] for event in match.events if event.kind == "scenario"]
    assert stories == told.split()[: len(played)]
    assert not [event for event in match.events if event.kind in ("swap", "keep-factions")]


@rule("HDZ-D23", "HDZ-74")
def test_the_bunker_of_the_story_stays_in_its_round() -> None:
    for seed in range(20):
        match = start(seats=5, seed=seed, story="4", scenario="s6")
        assert match.view(None)["bunker"] is True
        while match.pending and match.view(None)["round"] == 1:
            match.pick(match.pending[0].seat, match.pending[0].options[-1])
        if match.pending:
            assert match.view(None)["bunker"] is False
            return
    pytest.fail("no second round was reached")


@rule("HDZ-D23", "HDZ-58")
def test_after_a_scenario_as_a_start_the_campaign_goes_on_as_usual() -> None:
    match = start(seats=5, scenario="m1")
    kinds = set()
    while match.pending:
        kinds.add(match.pending[0].kind)
        match.pick(match.pending[0].seat, match.pending[0].options[-1])
    assert "change" in kinds


@rule("HDZ-78")
def test_factions_of_both_boxes_mix_freely() -> None:
    match = start(factions=["hippie", "police", "nurse"])
    assert match.view(None)["factions"] == ["hippie", "police", "nurse"]
    assert match.settings["boxes"] == "both"
    assert len(match.view(None)["pool"]) == 12
    alone = start(boxes="american")
    assert alone.view(None)["factions"] == ["biker", "cheerleader", "police"]
    assert len(alone.view(None)["pool"]) == 6


@rule("HDZ-63", "HDZ-7")
def test_every_faction_has_three_versions_each_with_texts_and_a_status() -> None:
    from tablee.games.happy_dayz.cards import FACTIONS, VERSIONS

    assert {f"{faction}-{version}" for faction in FACTIONS for version in VERSIONS} <= set(POWER_NAMES)
    for number, name in enumerate(POWER_NAMES):
        assert power(number).status in ("found", "reconstructed")
        for lang in ("en", "fr"):
            assert tablee.text.catalogue("happy_dayz", lang).say(f"power-{name}", attribute="help")
    view = start(powers=["hippie-plus", "soldier-minus", "biker-base"]).view(None)
    assert view["reconstructed"] == ["hippie-plus", "biker-base", "zombie"]


@rule("HDZ-11", "HDZ-63")
def test_options_that_contradict_each_other_are_refused_by_name() -> None:
    wrong: list[dict[str, Any]] = [
        {"scenario": "s1", "factions": ["child", "dog", "hippie"]},
        {"story": "4", "mode": "express"},
        {"story": "4", "optional_draw": True},
        {"story": "4", "bunker": True},
        {"draw": True, "scenario": "s2"},
        {"boxes": "american", "factions": ["child", "dog", "hippie"]},
        {"boxes": "american", "scenario": "m1"},
        {"powers": ["hippie-plus", "dog-plus", "child-plus"], "factions": ["hippie", "dog", "police"]},
    ]
    for options in wrong:
        with pytest.raises(tablee.BadInput) as problem:
            start(**options)
        assert problem.value.id == "setting-contradiction"
        assert problem.value.details["field"] in options
    with pytest.raises(tablee.BadInput) as problem:
        start(powers=["hippie-plus", "hippie-minus", "child-plus"])
    assert problem.value.details["field"] == "powers"


@rule("HDZ-63")
def test_powers_name_their_factions_and_settled_options_stay_settled() -> None:
    match = start(powers=["police-plus", "dog-minus", "child-base"])
    assert match.view(None)["factions"] == ["police", "dog", "child"]
    assert match.settings["factions"] == ["police", "dog", "child"]
    assert GAME.read_settings(3, match.settings) == match.settings
    assert tablee.Match.replay(match.record.dumps()).position() == match.position()
