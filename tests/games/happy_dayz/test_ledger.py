"""Random matches of all powers beside a second referee, who reads only what is told: cards, knowledge, worth and turns."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.core.bits import members
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.match import Match
from tablee.core.setting import Value
from tests.games.happy_dayz.asking import expected_options, expected_question
from tests.games.happy_dayz.counting import first_of, gains, poorest
from tests.games.happy_dayz.ledger import Ledger, kind_of, piles_of
from tests.games.happy_dayz.scene import GAME
from tests.rules import rule

Json = dict[str, Any]


def full(event: Event) -> Json:
    return {"event": event.kind, **event.args, **(event.secret or {})}


class Referee:
    """Plays a match at random and compares it with a ledger after every pick."""

    def __init__(self, seats: int, settings: dict[str, Value], seed: int) -> None:
        self.chance = Chance(seed)
        self.match = Match.start(GAME, seats, settings, seed=seed)
        self.before = self.position()
        self.ledger = Ledger(self.before)
        self.aside: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        self.tallied: list[Json] = []

    def position(self) -> Json:
        state: Json = self.match.position()["state"]
        return state

    def play(self, rounds: int = 9) -> None:
        """Play to the end, or until the deal of the round after `rounds`."""
        while not self.match.over and self.before["round"] <= rounds:
            self.check_options()
            self.turn()

    def turn(self) -> None:
        asked = self.match.pending
        sealed = members(self.match.state.sealed)
        if sealed and self.chance.below(6) == 0:
            seat, pick = sealed[0], "reconsider"
        else:
            decision = asked[self.chance.below(len(asked))]
            seat, pick = decision.seat, self.choice(decision.options)
        if pick == "reconsider":
            self.aside[seat] = []
        elif pick.startswith("pass "):
            self.aside[seat].append(pick.split()[1])
        events = self.match.pick(seat, pick)
        after = self.position()
        self.check_answer(seat, pick, [full(event) for event in events])
        self.follow(events, after)
        if not self.tallied or self.match.over:
            self.compare(after)
        if any(event.kind == "deal" for event in events):
            self.ledger, self.tallied = Ledger(after), []
            self.aside = {seat: [] for seat in self.aside}
        self.before = after

    def choice(self, options: list[str]) -> str:
        """Choose at random, but often a Mini-van or the first card of the deck, whose number 0 is easily taken for none."""
        wanted = ("van", f"{self.ledger.factions[0]}-1", "")[self.chance.below(3)]
        among = [option for option in options if wanted in option.split()] or options
        return among[self.chance.below(len(among))]

    def follow(self, events: list[Event], after: Json) -> None:
        passed = [full(event) for event in events if event.kind == "pass-on"]
        for event in events:
            told = full(event)
            self.check_told(event, told)
            if event.kind == "pass":
                assert told["card"] in self.aside[told["seat"]]
            elif event.kind == "transfer":
                self.check_transfer(told)
            elif event.kind == "tally":
                self.check_tally(told)
            elif event.kind.startswith("starter"):
                self.check_starter(told, after)
            elif event.kind == "keep-vans":
                assert told["count"] == self.ledger.piles[f"zone-{told['seat']}"]["van"]
            if event.kind == "pass-on":
                if told == passed[-1]:
                    self.check_passed(passed)
                    self.ledger.pass_on(passed)
            else:
                self.ledger.hear(told, after)

    def check_answer(self, seat: int, pick: str, told: list[Json]) -> None:
        """All are told what was chosen where no card moves."""
        verb, *words = pick.split()
        if verb == "turn":
            assert {"event": "turn", "seat": seat, "neighbour": words[0]} in told
        elif verb in ("order", "side"):
            ordered: Json = dict(zip(("to_seat", "side", "faction"), words, strict=False))
            ordered = {"side": words[0]} if verb == "side" else {**ordered, "to_seat": int(words[0][-1])}
            kind = "order-faction" if "faction" in ordered else "order"
            assert {"event": kind, "seat": seat, "to_seat": seat, **ordered} in told
        elif verb == "keep":
            in_power = self.before["steps"][0] == "next"
            who = kind_of(self.ledger.powers[self.ledger.demanded]) if in_power else "factions"
            kinds = {"soldier": "give-none", "survivalist": "no-barter", "factions": "keep-factions"}
            assert {"event": kinds.get(who, "keep"), "seat": seat} in told

    # Who is told what

    def check_told(self, event: Event, told: Json) -> None:
        secret = self.ledger.secret_of(told)
        assert (event.secret is None) == (secret is None), told
        if secret is not None:
            assert {seat for seat in range(self.match.seats) if event.to >> seat & 1} == secret, told
            assert event.told_to(None).keys() <= {"event", "seat", "to_seat", "zone_seat", "encounter_card", "kind"}
        if event.kind not in ("pass", "tally", "draw-power"):
            assert event.reveals == self.ledger.reveals(told), told

    # What is passed

    def check_transfer(self, told: Json) -> None:
        """Each has the left card of its right neighbour and the right card of its left neighbour (HDZ-16, HDZ-17)."""
        seat, seats = told["seat"], self.match.seats
        if seats == 2:
            assert sorted(told["cards"]) == sorted(self.aside[1 - seat])
        else:
            assert sorted(told["cards"]) == sorted(
                [self.aside[(seat - 1) % seats][0], self.aside[(seat + 1) % seats][1]]
            )
        if seat == seats - 1:
            self.aside = {seat: [] for seat in self.aside}

    def check_passed(self, passed: list[Json]) -> None:
        assert [event["seat"] for event in passed] == list(range(self.match.seats))
        ways = {(event["to_seat"] - event["seat"]) % self.match.seats for event in passed}
        assert len(ways) == 1
        for event in passed:
            if self.aside[event["seat"]]:
                assert self.aside[event["seat"]][-1:] == [event["card"]]
        self.aside = {seat: [] for seat in self.aside}

    # What a Zone is worth, and who begins

    def check_tally(self, told: Json) -> None:
        seat = told["seat"]
        zones = [self.ledger.piles[f"zone-{other}"] for other in range(self.match.seats)]
        assert Counter(told["zone_cards"]) == zones[seat]
        wanted = gains(self.before, zones, seat)
        lines = {line["faction"]: (line["count"], line["survivors"]) for line in told["lines"]}
        assert lines == wanted
        assert told["gain"] == sum(survivors for _, survivors in wanted.values())
        assert told["population"] == max(0, self.before["communities"][seat]["population"] + told["gain"])
        self.tallied.append(told)
        if len(self.tallied) == self.match.seats:
            self.ledger.turn_up_zones()

    def check_starter(self, told: Json, after: Json) -> None:
        """The highest Transfer Zone begins; later, that of the poorest who lost the most (HDZ-20, HDZ-57)."""
        zones = [own["transfer"] for own in after["communities"]]
        among = poorest(after) if after["round"] > 1 else list(range(self.match.seats))
        assert told["seat"] == first_of(among, zones, after["factions"])
        assert after["leader"] == after["starter"] == told["seat"]

    # What may be played, and what everybody sees

    def check_options(self) -> None:
        """Each question follows the rules, asks the right seat and offers just what is allowed, also once it is read again."""
        ledger, state = self.ledger, self.before
        asked = self.match.pending
        wanted = expected_question(ledger, state)
        if wanted is not None:
            assert (asked[0].seat, asked[0].kind) == wanted
        for decision in asked:
            options = expected_options(ledger, state, decision)
            assert options is None or sorted(decision.options) == sorted(options), decision.kind

        if state["steps"][0] == "next" and self.chance.below(2):
            read = Match.from_position(GAME, self.match.position())
            assert [(one.seat, one.kind, one.options) for one in read.pending] == [
                (one.seat, one.kind, one.options) for one in asked
            ]
        for seat in members(self.match.state.sealed):
            again = self.match.decision(seat)
            assert again is not None
            assert again.options == ["reconsider"]

    def compare(self, after: Json) -> None:
        ledger = self.ledger
        if not self.match.over:
            piles = piles_of(after)
            assert {place: pile for place, pile in ledger.piles.items() if pile} == {
                place: pile for place, pile in piles.items() if pile
            }
            for name, order in (("above", ledger.above), ("under", ledger.under)):
                assert [row["card"] for row in after[name]] == [card for card, _ in order]
            assert after["wandering"] == ledger.wandering
            assert [set(own["void"]) for own in after["communities"]] == ledger.lacks
        for viewer, groups in enumerate(after["memory"]):
            assert places_in(groups) == {card: places for card, places in ledger.may[viewer].items() if places}
            vans = sum(group["cards"].count("van") for group in groups)
            assert vans == sum(pile["van"] for place, pile in ledger.piles.items() if place[:4] in ("hand", "rese"))
        self.check_view(self.chance.below(self.match.seats + 1))

    def check_view(self, viewer: int) -> None:
        view = self.match.view(viewer if viewer < self.match.seats else None)
        hidden = self.ledger.hidden_from(viewer)
        own = f"hand-{viewer}"
        assert places_in(view["hidden"]) == {card: places for card, places in hidden.items() if places != {own}}
        for name, order in (("above", self.ledger.above), ("under", self.ledger.under)):
            assert [row["card"] for row in view[name]] == [card if viewer in seen else None for card, seen in order]
        for seat in range(self.match.seats):
            vans = self.ledger.piles[f"zone-{seat}"]["van"]
            assert view["communities"][seat]["zone"] == ["van"] * vans
            assert view["sizes"][f"zone-{seat}"] == sum(self.ledger.piles[f"zone-{seat}"].values()) - vans
            passing = [card for card in view["communities"][seat]["passing"] if card is not None]
            assert passing == ["face-down"] * len(passing) or seat == viewer
            assert len(passing) == len(self.aside[seat])
            assert seat != viewer or sorted(passing) == sorted(self.aside[seat])
            hand = Counter(view["communities"][seat]["hand"])
            assert hand == (self.ledger.piles[f"hand-{seat}"] if seat == viewer else Counter())


def places_in(groups: list[Json]) -> dict[str, set[str]]:
    return {card: set(group["places"]) for group in groups for card in group["cards"] if card != "van"}


def settings_of(number: int, powers: list[str]) -> dict[str, Value]:
    """Settings that differ from match to match."""
    return {
        "powers": powers,
        "mode": "campaign" if number % 6 == 0 else "express",
        "versions": "all",
        "bunker": number % 2 == 0,
        "horde": number % 3 == 0,
        "equal_split": number % 4 < 2,
        "soldiers_may_keep": number % 2 == 1,
        "patient_zero": ("all", "none", "three")[number % 3],
        "zombie_losses": ("8-8-4", "14-4-2")[number % 2],
    }


ALL_POWERS = (  # every power once; those that choose a card come first, so that it can be the first of the deck
    "cheerleader-base scientist-base police-base",
    "cheerleader-plus child-base nurse-base",
    "soldier-base biker-base governor-base",
    "soldier-plus hippie-base police-plus",
    "soldier-minus scientist-plus nurse-plus",
    "survivalist-base child-plus dog-base",
    "survivalist-plus biker-plus governor-plus",
    "survivalist-minus dog-minus police-minus",
    "preacher-base scientist-minus hippie-minus",
    "preacher-plus child-minus nurse-minus",
    "dog-plus biker-minus governor-minus",
    "hippie-plus preacher-minus cheerleader-minus",
)


@rule("HDZ-31", "HDZ-42", "HDZ-55")
@pytest.mark.parametrize("number", range(len(ALL_POWERS)))
def test_the_ledger_of_a_match_agrees(number: int) -> None:
    Referee(2 + number % 4, settings_of(number, ALL_POWERS[number].split()), number).play()


@rule("HDP-6", "HDP-10", "HDP-13", "HDP-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_ledger_of_a_match_of_the_prototype_agrees(seats: int) -> None:
    factions = ["dog", "preacher", "child"] if seats < 5 else ["dog", "biker", "cheerleader"]
    settings: dict[str, Value] = {"edition": "prototype", "factions": factions, "boxes": "both", "optional_draw": True}
    Referee(seats, settings, seats).play(rounds=1)
