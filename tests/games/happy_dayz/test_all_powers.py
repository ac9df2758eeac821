"""All powers in random sets of three, with all seat counts, in both modes: nothing is lost, and every power acts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.contract.case import Case, as_bytes, shown
from tablee.contract.points import ON_MATCHES
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.match import Match
from tablee.core.setting import Value
from tablee.games.happy_dayz.cards import FACTIONS, POWER_CHOICES
from tests.contract.allowances import ALLOWANCES
from tests.days import many_matches
from tests.games.happy_dayz.scene import GAME
from tests.rules import rule

AT_THE_END = ("scientist", "child", "biker")
ENOUGH = 20


def sets_of_three(chance: Chance) -> list[list[str]]:
    """All 36 powers in twelve sets of three different Factions."""
    while True:
        left = list(POWER_CHOICES)
        drawn = [left.pop(chance.below(len(left))) for _ in POWER_CHOICES]
        sets = [drawn[i : i + 3] for i in range(0, len(drawn), 3)]
        if all(len({power.rpartition("-")[0] for power in three}) == 3 for three in sets):
            return sets


def other_options(chance: Chance, powers: list[str]) -> dict[str, Value]:
    """Return random values for the other settings of a match."""
    return {
        "powers": powers,
        "mode": ("express", "campaign")[chance.below(2)],
        "versions": ("base", "all")[chance.below(2)],
        "optional_draw": chance.below(2) == 0,
        "bunker": chance.below(2) == 0,
        "horde": chance.below(2) == 0,
        "equal_split": chance.below(2) == 0,
        "patient_zero": ("none", "three", "all")[chance.below(3)],
    }


class Watcher:
    """Counts what powers do: tricks of their Faction won, trumps, cards scored at the end of a round."""

    def __init__(self) -> None:
        self.acts: Counter[str] = Counter()

    def see(self, before: dict[str, Any], events: list[Event]) -> None:
        in_play = dict(zip(before["factions"], before["powers"], strict=True))
        for event in events:
            if event.kind == "win":
                played = [told.args["card"] for told in events if told.kind in ("lead", "follow")][-1]
                best = before["communities"][event.args["seat"]]["card"] or played
                self.count_trick(in_play, best, before["demanded"] or played.rpartition("-")[0])
            elif event.kind == "tally":
                lines = {line["faction"]: line["count"] for line in event.args["lines"]}
                for faction in AT_THE_END:
                    self.acts[in_play.get(faction, "")] += faction in in_play and lines[faction] > 0

    def count_trick(self, in_play: dict[str, str], best: str, demanded: str) -> None:
        """`best` has won; with Mini-vans led, the last card may have set what is demanded."""
        if demanded in in_play and demanded not in (*AT_THE_END, "police"):
            self.acts[in_play[demanded]] += 1
        if "police" in in_play and demanded != "police":
            self.acts[in_play["police"]] += best.startswith("police")


def own_hand(match: Match, seat: int) -> set[str]:
    return set(GAME.show(GAME.view(match.state, seat))["communities"][seat]["hand"])


def play_all(sets: int) -> Counter[str]:
    """Play all powers in new sets this many times.

    Every state is valid, a seat is told of each card that comes into its hand later, and now and then every view is sampled.
    """
    chance, watcher = Chance(1969), Watcher()
    for round_number in range(sets):
        for number, powers in enumerate(sets_of_three(chance)):
            seats = 2 + (round_number + number) % 4
            match = Match.start(GAME, seats, other_options(chance, powers), seed=f"{round_number} {number}")
            while not match.over:
                decision = match.pending[chance.below(len(match.pending))]
                before = GAME.show(GAME.view(match.state, None))
                viewer = chance.below(seats)
                held = own_hand(match, viewer)
                events = match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
                watcher.see(before, events)
                told = str([event.told_to(viewer) for event in events])
                if all(event.kind != "deal" for event in events):
                    assert all(f"'{card}'" in told for card in own_hand(match, viewer) - held), (viewer, told)
                GAME.check(match.state)
                if chance.below(60) == 0:
                    views_can_be_sampled(match, chance)
    return watcher.acts


def views_can_be_sampled(match: Match, chance: Chance) -> None:
    for viewer in [*range(match.seats), None]:
        text = shown(GAME, match.state, viewer)
        world = GAME.sample(GAME.view(match.state, viewer), chance)
        GAME.check(world)
        assert shown(GAME, world, viewer) == text
    position = match.position()
    assert as_bytes(Match.from_position(GAME, position).position()) == as_bytes(position)


@many_matches
@rule("HDZ-13", "HDZ-42", "HDZ-78")
def test_every_power_acts_and_nothing_is_lost() -> None:
    acts = play_all(2)
    assert set(acts) >= set(POWER_CHOICES)


@rule("HDZ-13", "HDZ-42", "HDZ-78")
@pytest.mark.long
def test_three_thousand_matches_of_random_powers() -> None:
    acts = play_all(250)
    assert min(acts[power] for power in POWER_CHOICES) >= ENOUGH


@rule("HDZ-31", "HDZ-42")
@pytest.mark.long
@pytest.mark.parametrize("power", POWER_CHOICES)
def test_the_contract_holds_for_every_power_alone(power: str) -> None:
    """Beside it only Factions whose powers act at the end of the round."""
    own = power.rpartition("-")[0]
    others = [f"{faction}-base" for faction in AT_THE_END if faction != own][:2]
    for number, point in enumerate(ON_MATCHES):
        point(
            Case(
                GAME, 2 + number % 4, {"powers": [power, *others], "mode": "express"}, number, ALLOWANCES["happy_dayz"]
            )
        )


@rule("HDZ-31", "HDP-6")
@pytest.mark.long
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_contract_holds_for_every_faction_in_both_editions(faction: str) -> None:
    others = [other for other in AT_THE_END if other != faction][:2]
    for edition in ("final", "prototype"):
        for number, point in enumerate(ON_MATCHES):
            point(
                Case(
                    GAME,
                    2 + number % 4,
                    {"edition": edition, "factions": [faction, *others]},
                    number,
                    ALLOWANCES["happy_dayz"],
                )
            )
