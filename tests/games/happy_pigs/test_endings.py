"""Every turn tells that it ends, and why: what is no longer possible, what the calendar brings."""

from __future__ import annotations

import pytest

from tablee import Match
from tablee.core.game import Json
from tablee.games.happy_pigs.cards.cards import CARDS
from tests.games.happy_pigs.scene import GAME, acting, farm, kinds, place, play, program
from tests.rules import rule


def told(match: Match, *picks: str) -> Json:
    """Return what the last of these picks reported first after itself: why the turn is over."""
    events = play(match, *picks)
    found = [event for event in events if event["event"].startswith("stuck-")]
    assert len(found) == 1, kinds(events)
    return found[0]


@rule("HPG-A3", "HPG-38")
def test_a_farm_without_room_for_a_birth_names_its_cells() -> None:
    match = acting("mate", 8, farm(0, {"big": 6, "baby": 5}, fields=2), farm(), farm())
    why = told(match, "mate")
    assert why == {"event": "stuck-room", "seat": 0, "taken": 96, "cells": 96}


@rule("HPG-A2", "HPG-38")
def test_a_farm_without_room_to_grow_names_its_cells() -> None:
    full = acting("feed", 5, farm(0, {"big": 2, "medium": 2, "baby": 1}, items={"vaccine": 1}), farm(), farm())
    assert told(full, "feed baby") == {"event": "stuck-room", "seat": 0, "taken": 48, "cells": 48}


@rule("HPG-24", "HPG-25")
def test_nobody_left_to_feed() -> None:
    match = acting("feed", 5, farm(0, {"small": 1, "big": 1}), farm(), farm())
    assert told(match, "feed small") == {"event": "stuck-fed", "seat": 0}


@rule("HPG-27", "HPG-28", "HPG-26")
@pytest.mark.parametrize(
    ("action", "herd", "why"), [("mate", {"small": 3}, "adult"), ("sell", {}, "herd"), ("feed", {}, "herd")]
)
def test_an_action_that_was_chosen_in_vain(action: str, herd: dict[str, int], why: str) -> None:
    match = place([farm(0, herd), farm(), farm()])
    events = program(match, action, "sell", "sell")
    assert kinds([event for event in events if event.get("seat") == 0])[-2:] == [f"stuck-{why}", "unused"]


@rule("HPG-28")
def test_every_parent_has_given_birth() -> None:
    match = acting("mate", 5, farm(0, {"medium": 1}), farm(), farm())
    assert told(match, "mate") == {"event": "stuck-born", "seat": 0}


@rule("HPG-29", "HPG-A4")
def test_no_money_and_no_room_to_buy() -> None:
    poor = acting("buy", 5, farm(3), farm(), farm(), card="spring-school-trip")
    assert told(poor, "buy baby") == {"event": "stuck-money", "seat": 0, "money": 0}


@rule("HPG-A5")
def test_an_empty_market_is_named() -> None:
    full = [farm(0, {"big": 10}, fields=3) for _ in range(5)]
    match = place([farm(0, {"medium": 2}), *full])
    events = program(match, "feed", *["sell"] * 5)
    assert {"event": "stuck-market", "seat": 0} in events


@rule("HPG-37")
def test_a_turn_with_nothing_left_says_so_and_one_stopped_does_not_say_why() -> None:
    match = acting("sell", 2, farm(0, {"baby": 4}), farm(), farm())
    assert {"event": "all-used", "seat": 0} in play(match, "sell baby", "sell baby")
    stopped = acting("sell", 2, farm(0, {"baby": 4}), farm(), farm())
    assert kinds(play(stopped, "stop"))[0] == "unused"


@rule("HPG-43")
@pytest.mark.parametrize(("round", "said"), [(2, None), (3, "season-soon"), (4, "season-last"), (15, "season-soon")])
def test_a_season_change_is_announced_one_round_ahead(round: int, said: str | None) -> None:
    before = round - 1
    match = place([farm(), farm(), farm()], round=before, card=CARDS[(before - 1) // 4 * 6 + 1].id)
    events = kinds(program(match, "sell", "sell", "sell"))
    assert [event for event in events if event.startswith("season-")] == ([said] if said else [])


@rule("HPG-43", "HPG-44")
def test_who_has_no_vaccine_is_warned_in_the_last_round_and_told_at_the_change() -> None:
    match = place([farm(0, {"big": 2, "small": 1}, items={"vaccine": 1}), farm(0, {"big": 1}), farm()], round=4)
    asked = [match.decision(seat) for seat in range(3)]
    assert [one.args["unsafe"] for one in asked if one] == [2, 1, 0]
    assert [one.args["change"] for one in asked if one] == [1, 1, 1]
    events = program(match, "mate", "mate", "sell")
    events += play(match, "stop")
    events += play(match, "stop") if match.pending[0].kind == "mate" else []
    assert {"event": "no-vaccine", "seat": 1, "count": 1} in events
    assert match.pending[0].seat == 0


@rule("HPG-8", "HPG-42")
def test_who_begins_and_why() -> None:
    assert kinds(Match.start(GAME, 3, seed=1).told(None))[0] == "first-player-drawn"
    assert kinds(Match.start(GAME, 3, {"first_player": "seat-2"}, seed=1).told(None))[0] == "first-player"
