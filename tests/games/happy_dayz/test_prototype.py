"""The prototype edition, "Happy Days Z"."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.happy_dayz.cards import FACTIONS
from tests.games.happy_dayz.scene import GAME, options, play, refused, zone
from tests.games.happy_dayz.stage import asked, cards, known_in, possible_in, prototype, scored
from tests.rules import rule

PREACHERS = "preacher-prototype hippie-base soldier-base"
DOGS = "dog-prototype hippie-base soldier-base"


def start(seats: int, seed: int = 1, **options: Any) -> tablee.Match:
    return tablee.Match.start(GAME, seats, {"edition": "prototype", **options}, seed=seed)


@rule("HDP-1", "HDP-21")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("patient_zero", "all"),
        ("mode", "express"),
        ("scenario", "s1"),
        ("story", "4"),
        ("versions", "all"),
        ("powers", ["hippie-plus", "soldier-base", "dog-base"]),
    ],
)
def test_no_promo_cards_no_express_no_scenarios_no_advanced_powers(option: str, value: Any) -> None:
    with pytest.raises(tablee.BadInput) as problem:
        start(4, **{option: value})
    assert problem.value.id == "setting-contradiction"


@rule("HDP-1")
def test_it_is_called_happy_days_z() -> None:
    for lang in ("en", "fr"):
        assert "Happy Days Z" in tablee.text.catalogue("happy_dayz", lang).say("setting-edition-prototype")


@rule("HDP-2", "HDP-3", "HDP-4", "HDP-22")
@pytest.mark.parametrize(
    ("seats", "hand", "reserve", "wandering"), [(2, 17, 28, 17), (3, 15, 17, 0), (4, 13, 10, 0), (5, 11, 7, 0)]
)
def test_larger_hands_are_dealt(seats: int, hand: int, reserve: int, wandering: int) -> None:
    view = start(seats).view(None)
    assert [view["sizes"][f"hand-{seat}"] for seat in range(seats)] == [hand] * seats
    assert view["sizes"]["reserve"] == reserve
    assert view["wandering"] == wandering
    assert [own["population"] for own in view["communities"]] == [66] * seats


def play_round(match: tablee.Match) -> None:
    """Take first options until the round is over."""
    number = match.view(None)["round"]
    while match.pending and match.view(None)["round"] == number and match.pending[0].kind != "change-poorest":
        match.pick(match.pending[0].seat, match.pending[0].options[0])


@rule("HDP-3", "HDZ-D34")
def test_with_two_each_trick_brings_the_next_of_seventeen_wandering_survivors() -> None:
    match = start(2, factions=["scientist", "child", "biker"])
    play_round(match)
    shown = [event.args["card"] for event in match.events if event.kind == "wandering"]
    won = [event.args["cards"] for event in match.events if event.kind in ("win", "stuck") and "cards" in event.args]
    assert len(shown) == 17
    assert not [event for event in match.events if event.kind in ("encounter", "no-encounter")]
    named = [card for card in shown if card != "van"]
    assert len(set(named)) == len(named)  # no card wanders twice
    assert set(named) <= {card for trick in won for card in trick}


@rule("HDP-3", "HDZ-D34", "HDP-11")
def test_the_wandering_survivor_is_open_before_the_lead_and_kept_by_the_winner() -> None:
    match = prototype(
        "hippie-2 soldier-1",
        "hippie-9 soldier-2",
        powers="hippie-base soldier-base dog-prototype",
        encounter="zombie-1",
    )
    assert match.view(None)["encounter"] == "zombie-1"
    play(match, "play hippie-2 high", "play hippie-9")
    assert zone(match, 0) == ["hippie-2", "hippie-9"]  # the trick is given away
    assert zone(match, 1) == ["zombie-1"]
    assert match.view(None)["wandering"] == 0


@rule("HDP-4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_seats_there_is_no_encounter_card(seats: int) -> None:
    match = start(seats, factions=["scientist", "child", "biker"])
    play_round(match)
    assert not [event for event in match.events if event.kind in ("encounter", "no-encounter", "wandering")]
    assert all(event.args["card"] for event in match.events if event.kind == "follow")


@rule("HDP-5")
def test_the_board_is_mirrored() -> None:
    assert start(3).view(None)["left_side"] == "high"
    assert tablee.Match.start(GAME, 3, {}, seed=1).view(None)["left_side"] == "low"


@rule("HDP-6", "HDP-7")
def test_won_cards_are_hidden_in_the_quarantine_zone_and_may_be_given_at_once() -> None:
    match = prototype(
        "soldier-2 hippie-1",
        "soldier-9 hippie-2",
        "zombie-15 hippie-3",
        powers="soldier-base hippie-base dog-prototype",
    )
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15")
    assert [own["zone"] for own in match.view(1)["communities"]] == [[], [], []]
    assert options(match) == ["give soldier-2", "give soldier-9", "give zombie-15"]
    for lang in ("en", "fr"):
        assert tablee.text.catalogue("happy_dayz", lang).say("zone-quarantine")


@rule("HDP-12")
def test_soldiers_give_any_won_card() -> None:
    match = prototype(
        "soldier-2 hippie-1",
        "soldier-9 hippie-2",
        "zombie-15 hippie-3",
        powers="soldier-base hippie-base dog-prototype",
        zones={1: "zombie-3"},
    )
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15", "give zombie-3", "to seat-2")
    assert zone(match, 2) == ["zombie-3"]


@rule("HDP-8")
def test_who_plays_a_van_does_not_compete_but_may_be_given_the_trick() -> None:
    match = prototype(
        "hippie-2 soldier-1", "van soldier-2", "hippie-9 soldier-3", powers="hippie-base soldier-base dog-prototype"
    )
    play(match, "play hippie-2 low", "play van", "play hippie-9")
    assert asked(match) == [(0, "hippie-to")]
    play(match, "to seat-1")
    assert zone(match, 1) == ["hippie-2", "hippie-9", "van"]


@rule("HDP-8", "HDP-22")
def test_vans_are_kept_for_the_next_round() -> None:
    match = prototype(
        "soldier-2",
        "soldier-9",
        "zombie-15",
        powers="scientist-base soldier-base dog-prototype",
        zones={0: "van", 2: "van"},
        rounds=4,
    )
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15", "give zombie-15", "to seat-0", "keep")
    state = match.position()["state"]
    assert [own["carried"] for own in state["communities"]] == [1, 0, 1]
    assert [len(own["hand"]) for own in state["communities"]] == [15, 15, 15]


@rule("HDP-9")
def test_zombies_are_passed_to_the_left_the_worst_first() -> None:
    match = prototype(
        "zombie-1 soldier-1",
        "zombie-15 soldier-2",
        "hippie-1 soldier-3",
        powers="hippie-base soldier-base dog-prototype",
    )
    play(match, "play zombie-1 high", "play zombie-15", "play hippie-1")
    assert [zone(match, seat) for seat in range(3)] == [[], ["hippie-1", "zombie-15"], ["zombie-1"]]


@rule("HDP-10", "HDZ-D21")
def test_preachers_put_a_chosen_zombie_or_a_random_survivor_under_the_reserve() -> None:
    match = prototype(
        "preacher-2 hippie-1", "preacher-9 hippie-2", "zombie-15 hippie-3", powers=PREACHERS, above="soldier-7"
    )
    play(match, "play preacher-2 high", "play preacher-9", "play zombie-15")
    assert options(match) == ["discard zombie-15", "discard survivor", "keep"]
    assert refused(match, "discard preacher-2") == "HDP-10"
    drawn = set()
    for seed in range(40):
        world = match.state.clone()
        GAME.apply(world, 1, GAME.picks.number("discard survivor"), Chance(seed))
        drawn.add(GAME.position(world)["under"][0]["card"])
    assert drawn == {"preacher-2", "preacher-9", "soldier-7"}  # the card just drawn is among them


@rule("HDZ-D35")
def test_all_see_which_kind_of_card_was_put_under() -> None:
    match = prototype(
        "preacher-2 hippie-1",
        "preacher-9 hippie-2",
        "zombie-15 hippie-3",
        powers=PREACHERS,
        zones={1: "zombie-3"},
        above="soldier-7",
    )
    play(match, "play preacher-2 high", "play preacher-9", "play zombie-15", "discard zombie-3")
    assert match.view(0)["under"][0]["card"] is None
    assert {"preacher-2", "preacher-9"} <= set(known_in(match, 0, "zone-1"))
    assert {"zombie-3", "zombie-15"} <= set(possible_in(match, 0, "reserve"))
    assert [event.told_to(0) for event in match.events if event.kind == "discard-kind"] == [
        {"event": "discard-kind", "seat": 1, "kind": "zombie"}
    ]


@rule("HDP-13")
def test_dogs_put_the_top_card_of_the_reserve_before_anybody() -> None:
    match = prototype("dog-2 hippie-1", "dog-9 hippie-2", "dog-3 hippie-3", powers=DOGS, above="zombie-20")
    play(match, "play dog-2 high", "play dog-9", "play dog-3")
    assert asked(match) == [(1, "dog-prototype")]
    assert match.pending[0].args == {"card": "zombie-20"}
    assert match.view(0)["above"][0]["card"] is None
    play(match, "to seat-2")
    assert zone(match, 2) == ["zombie-20"]
    assert known_in(match, 1, "zone-2") == ["zombie-20"]
    assert known_in(match, 2, "zone-2") == []


@rule("HDP-13", "HDZ-D6")
def test_dogs_do_nothing_when_the_reserve_is_dry() -> None:
    match = prototype("dog-2 hippie-1", "dog-9 hippie-2", "dog-3 hippie-3", powers=DOGS, rest_in=0)
    play(match, "play dog-2 high", "play dog-9", "play dog-3")
    assert asked(match) == [(1, "lead")]


@rule("HDP-13", "HDP-3")
def test_the_wandering_survivors_are_no_part_of_the_reserve() -> None:
    hands = ("dog-2 hippie-1", "dog-9 hippie-2")
    match = prototype(*hands, powers=DOGS, encounter="zombie-1", reserve=["soldier-7"], rest_in=0)
    play(match, "play dog-2 high", "play dog-9")
    assert asked(match) == [(1, "lead")]  # the only face-down card is the last Wandering Survivor
    assert match.view(None)["encounter"] == "soldier-7"
    more = prototype(*hands, powers=DOGS, encounter="zombie-1", reserve=["soldier-7"], under="zombie-20", rest_in=0)
    play(more, "play dog-2 high", "play dog-9")
    assert more.pending[0].args == {"card": "zombie-20"}


@rule("HDP-14")
def test_scientists_ease_each_zombie() -> None:
    zones = {0: f"{cards('scientist', 4)} zombie-1 zombie-2", 1: cards("scientist", 4, 7)}
    assert prototype_scores(zones, "scientist-base hippie-base soldier-base")[0] == 4 - 2 * 2
    assert prototype_scores({**zones, 1: "scientist-7"}, "scientist-base hippie-base soldier-base")[0] == 4 - 2 * 1


def prototype_scores(zones: dict[int, str], powers: str, **changes: Any) -> list[int]:
    return scored(zones, powers, edition="prototype", hand_size=15, trick=14, **changes)


@rule("HDP-15")
def test_every_children_card_gives_its_number() -> None:
    assert start(3, factions=["child", "hippie", "dog"]).view(None)["powers"] == [
        "child-prototype",
        "hippie-base",
        "dog-prototype",
    ]
    zones = {0: "child-1 child-5 child-12", 1: "child-13"}
    assert prototype_scores(zones, "child-prototype hippie-base soldier-base") == [7, 4, 0]


@rule("HDP-16")
def test_the_bunker_counts_sets_of_the_three_factions() -> None:
    zones = {0: "hippie-1 hippie-2 soldier-1 soldier-2 dog-1", 1: "hippie-3 soldier-3"}
    assert prototype_scores(zones, "hippie-base soldier-base dog-prototype", bunker=True) == [5 + 1, 2, 0]


@rule("HDP-17")
def test_fewer_than_seven_bikers_are_worth_two_each() -> None:
    assert prototype_scores({0: cards("biker", 6)}, "biker-base hippie-base soldier-base")[0] == 12


@rule("HDP-18", "HDP-17")
def test_worked_example_three_bikers_five_cheerleaders_three_survivalists() -> None:
    own = f"{cards('biker', 3)} {cards('cheerleader', 5)} {cards('survivalist', 3)} {cards('zombie', 5)}"
    assert prototype_scores({0: own}, "biker-base cheerleader-base survivalist-base")[0] == -1


@rule("HDP-19")
def test_the_poorest_community_leads_next_and_may_change_a_faction() -> None:
    match = prototype(
        "soldier-2",
        "soldier-9",
        "zombie-15",
        powers="scientist-base soldier-base dog-prototype",
        zones={2: "zombie-1 zombie-2 zombie-3"},
        rounds=4,
        population=[30, 66, 60],
    )
    play(match, "play soldier-2 high", "play soldier-9", "play zombie-15", "give zombie-15", "to seat-2")
    gains = [event.args["gain"] for event in match.events if event.kind == "tally"]
    assert gains[2] == min(gains)  # the greatest loser would be asked in the final edition
    assert asked(match) == [(0, "change-poorest")]
    play(match, "swap scientist preacher")
    assert match.view(None)["powers"] == ["preacher-prototype", "soldier-base", "dog-prototype"]
    while match.pending[0].kind.startswith("pass"):
        play(match, options(match)[0])
    assert asked(match) == [(0, "lead")]


def before_a_round(**changes: Any) -> tablee.Match:
    """The last trick of a round of the prototype, the poorest being seat 0, a power to be drawn next."""
    return prototype(
        "soldier-2",
        "soldier-9",
        "zombie-15",
        powers="scientist-base soldier-base dog-prototype",
        rounds=4,
        population=[30, 66, 60],
        drawing=True,
        draw_instead=True,
        **changes,
    )


def drawn(match: tablee.Match, seed: int) -> Any:
    """Return the state after the round is over and a power was drawn."""
    play_last(match)
    world = match.state.clone()
    events: list[Event] = []
    GAME.apply(world, 1, GAME.picks.number("to seat-0"), Chance(seed), events)
    return world, [event.args["power"] for event in events if event.kind == "draw-power"]


def play_last(match: tablee.Match) -> None:
    if asked(match) == [(0, "lead")]:
        play(match, "play soldier-2 high", "play soldier-9", "play zombie-15", "give zombie-15")


@rule("HDP-20", "HDZ-D32")
def test_a_drawn_power_may_replace_a_faction_or_joins_the_rules() -> None:
    match, seen = before_a_round(pool=list(FACTIONS)), set()
    for seed in range(120):
        world, powers = drawn(match, seed)
        told = GAME.position(world)
        assert len(powers) == 1
        seen.add(powers[0])
        if powers[0] in ("bunker", "horde"):
            assert told[powers[0]] is True
            assert told["steps"] == ["transfer"]
        elif powers[0] in ("scientist-base", "soldier-base", "dog-prototype"):
            assert told["powers"] == ["scientist-base", "soldier-base", "dog-prototype"]
            assert told["steps"] == ["transfer"]
        else:
            faction = powers[0].rpartition("-")[0]
            decision = GAME.pending(world)[0]
            assert (decision.seat, decision.kind) == (0, "replace-if-wished")
            wanted = ["keep", *sorted(f"swap {old} {faction}" for old in ("soldier", "dog", "scientist"))]
            assert sorted(decision.options) == sorted(wanted)
    assert {"bunker", "horde", "scientist-base", "hippie-base", "preacher-prototype", "child-prototype"} <= seen


@rule("HDP-21")
def test_the_match_ends_after_four_rounds_or_at_the_first_zero_and_zombies_never_win() -> None:
    match = start(3)
    assert match.view(None)["rounds"] == 4
    zones = {0: cards("zombie", 5), 1: cards("zombie", 5, 6), 2: cards("zombie", 4, 11)}
    wiped = prototype(
        "van",
        "van",
        "van",
        powers="hippie-base soldier-base dog-prototype",
        zones=zones,
        population=[1, 1, 1],
        rounds=4,
    )
    play(wiped, "play van low", "play van", "play van")
    assert wiped.over
    assert wiped.scores == [0, 0, 0]
    assert wiped.winners == [0, 1, 2]  # ties share, there is no victory of the Zombies
    assert [event.kind for event in wiped.events][-1] == "end"


@rule("HDP-22")
def test_what_is_as_in_the_final_edition() -> None:
    match = start(3)
    assert asked(match) == [(seat, "pass-left") for seat in range(3)]
    state = match.position()["state"]
    assert sum(len(own["hand"]) for own in state["communities"]) + len(state["reserve"]) == 62
    follow = prototype(
        "van soldier-1", "soldier-2 hippie-2", "hippie-3 soldier-3", powers="hippie-base soldier-base dog-prototype"
    )
    play(follow, "play van high", "play hippie-2")
    assert options(follow) == ["play hippie-3"]
