"""A board at rest is one picture of the screen's size, and a small one for each area that changes often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.core.match import Match
from tests.days import by_day
from tests.e2e.conftest import Guests
from tests.e2e.forest_phases import moment
from tests.e2e.guest import Guest
from tests.e2e.phases import CROWDED, summer
from tests.e2e.stage import Stage
from tests.e2e.stillness import ARRIVED
from tests.e2e.whole import SCREENS
from tests.games.zombiaki.street import street

BOARDS: dict[str, Callable[[], Match]] = {
    "happy_dayz": lambda: Match.start(tablee.game("happy_dayz"), 4, {}, seed=4),
    "zombiaki": lambda: street(**CROWDED).match,
    "happy_pigs": summer,
    "zombies4": lambda: moment("fight"),
}
# What changes with almost every event, by the name or a class of its element.
OFTEN = {
    "happy_dayz": {"news", "community", "place"},  # each card of the hand has a place
    "zombiaki": {"news"},
    "happy_pigs": {"news", "header"},
    "zombies4": {"news", "svg"},  # each tile is an svg
}
LOOKS = 100  # at a board that is still being drawn
# The log is longer than its panel, and its end is shown.
SCROLLED = "() => document.querySelector('.log ol')?.scrollTop > 0"
WHOLE = "() => (list => [list.clientWidth, list.scrollHeight])(document.querySelector('.log ol'))"
# What flies is a picture of its own for that time.
LANDED = """() => !document.getAnimations()
  .some(one => one.playState !== "finished" && one.effect.getTiming().iterations < Infinity)"""
# The browser lists its layers whenever they change.
CHANGE = """() => {
  const dot = Object.assign(document.createElement("i"), { style: "position: absolute; width: 1px; height: 1px; will-change: transform" });
  document.body.append(dot);
}"""


@pytest.mark.parametrize("screen", by_day("wide", "phone"))
@pytest.mark.parametrize("game", BOARDS)
def test_a_board_at_rest_is_one_picture_of_the_screens_size(guests: Guests, game: str, screen: str) -> None:
    ada = guests("Ada", reduced_motion="no-preference", **SCREENS[screen])
    Stage(ada, BOARDS[game](), 0)
    size = SCREENS[screen]["viewport"]
    drawn, names = pictures(ada)
    for _ in range(LOOKS):  # a hand is dealt, and its cards are drawn, a few in each frame
        if names >= OFTEN[game]:
            break
        ada.page.wait_for_timeout(100)
        drawn, names = pictures(ada)
    large = [one for one in drawn if one["width"] >= size["width"] and one["height"] >= size["height"]]
    assert len(large) == 1, [(one["width"], one["height"]) for one in large]
    assert names >= OFTEN[game], OFTEN[game] - names


def test_a_line_of_the_log_is_drawn_without_the_others(guests: Guests) -> None:
    ada = guests("Ada", reduced_motion="no-preference")
    match = BOARDS["happy_dayz"]()
    while len(match.events) < 60:
        asked = match.pending[0]
        match.pick(asked.seat, asked.options[0])
    Stage(ada, match, 0, past=True)
    ada.page.wait_for_function(SCROLLED)
    whole = ada.page.evaluate(WHOLE)
    assert any(abs(one["width"] - whole[0]) + abs(one["height"] - whole[1]) < 4 for one in pictures(ada)[0]), whole


def pictures(guest: Guest) -> tuple[list[dict[str, Any]], set[str]]:
    """Return what the browser keeps as pictures of their own, and the names and classes of their elements."""
    guest.page.evaluate(ARRIVED)
    guest.page.wait_for_function(LANDED)
    line = guest.context.new_cdp_session(guest.page)
    seen: list[list[dict[str, Any]]] = []
    line.on("LayerTree.layerTreeDidChange", lambda change: seen.append(change.get("layers", [])))
    line.send("DOM.enable")
    line.send("LayerTree.enable")
    guest.page.evaluate(CHANGE)
    while not (seen and seen[-1]):
        guest.page.wait_for_timeout(20)
    drawn = [one for one in seen[-1] if one["drawsContent"]]
    names: set[str] = set()
    for one in drawn:
        if owner := one.get("backendNodeId"):
            node = line.send("DOM.describeNode", {"backendNodeId": owner})["node"]
            given = node.get("attributes", [])
            names |= {node["localName"], *dict(zip(given[::2], given[1::2], strict=True)).get("class", "").split()}
    return drawn, names
