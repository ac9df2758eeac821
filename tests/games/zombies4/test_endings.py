"""Every part of a turn tells its end: why the walk, the zombies' moves or the placing of dogs stop short."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.match import Match
from tablee.text.sentences import Texts
from tests.games.zombies4.forest import GAME, Forest, ending, forest, laying, prowling, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T1.c", "carded": True, "passing": "turn"}


def told(game: Forest, *picks: str) -> list[dict[str, Any]]:
    """Return what everybody is told by these picks, made by the asked seats of a match."""
    match = Match.from_state(GAME, GAME.read_settings(game.state.seats, {}), game.state, seed=1)
    for pick in picks:
        match.pick(match.pending[0].seat, pick)
    return match.told(None)


def sentence(event: dict[str, Any], lang: str) -> str:
    return Texts(GAME, lang).event(event)


@rule("ZTE-31")
@pytest.mark.parametrize(("left", "words"), [(1, "1 square left"), (3, "3 squares left")])
def test_a_walk_that_stops_early_says_what_was_left(left: int, words: str) -> None:
    events = told(forest(PLAIN, seats=[QUIET, QUIET], agenda=walking(left)), "stop")
    assert events[0] == {"event": "walk-over", "seat": 0, "left": left}
    assert words in sentence(events[0], "en")


@rule("ZTE-31")
def test_a_walk_to_the_last_square_says_nothing_more() -> None:
    events = told(forest(PLAIN, seats=[QUIET, QUIET], agenda=walking(1)), "step T1.n")
    assert "walk-over" not in [event["event"] for event in events]
    assert "zombie-die" in [event["event"] for event in events]


@rule("ZTE-44")
def test_moves_that_no_zombie_can_make_are_lost_and_said_so() -> None:
    game = forest(PLAIN, seats=[QUIET, {**QUIET, "hand": ["spear"]}], dogs={"T1.n": 1}, agenda=prowling(4))
    events = told(game, "dog T1.n", "at T1.ne")
    lost = [event for event in events if event["event"] == "prowl-over"]
    assert lost == [{"event": "prowl-over", "seat": 0, "left": 3}]
    assert sentence(lost[0], "en") == "No zombie can move any more: 3 moves are lost."
    assert sentence(lost[0], "fr") == "Plus aucun zombie ne peut bouger\u00a0: 3 déplacements sont perdus."


@rule("ZTE-B16")
def test_dogs_that_the_box_does_not_have_are_said() -> None:
    seats = [{"trophies": 24}, {"trophies": 24}, {"trophies": 24}, {"trophies": 24}]
    game = forest(PLAIN, seats=seats, dogs={"T1.nw": 1, "T1.n": 1}, agenda=laying("campground"))
    missing = [event for event in told(game, "lay T1 north") if event["event"] == "dogs-left-out"]
    assert missing == [{"event": "dogs-left-out", "place": "T2", "count": 4, "why": "box"}]
    assert sentence(missing[0], "en").startswith("The box is empty: 4 dogs fewer")


@rule("ZTE-B16", "ZTE-78")
def test_dogs_without_room_are_said() -> None:
    dogs = {f"T2.{square}": 2 for square in ("nw", "n", "ne", "w", "c", "e")}
    seats = [{**QUIET, "hand": ["here-doggie"], "carded": False}, QUIET]
    game = forest(PLAIN, "pet-cemetery 0,-2", seats=seats, dogs=dogs, agenda=walking(2))
    missing = [event for event in told(game, "play here-doggie") if event["event"] == "dogs-left-out"]
    assert missing == [{"event": "dogs-left-out", "place": "T2", "count": 3, "why": "room"}]
    assert sentence(missing[0], "fr") == "La place manque\u00a0: 3 chiens de moins sur T2."


@rule("ZTE-40")
def test_keeping_every_card_is_said() -> None:
    game = forest(PLAIN, seats=[{**QUIET, "hand": ["spear"]}, QUIET], agenda=ending())
    assert told(game, "end")[0] == {"event": "kept", "seat": 0}
