"""A board at rest is one picture: what moves on it is drawn over a single picture of the screen's size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.core.match import Match
from tests.days import by_day
from tests.e2e.conftest import Guests
from tests.e2e.forest_phases import moment
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
    ada.page.evaluate(ARRIVED)
    line = ada.context.new_cdp_session(ada.page)
    seen: list[list[dict[str, Any]]] = []
    line.on("LayerTree.layerTreeDidChange", lambda change: seen.append(change.get("layers", [])))
    line.send("DOM.enable")
    line.send("LayerTree.enable")
    ada.page.evaluate(CHANGE)
    while not (seen and seen[-1]):
        ada.page.wait_for_timeout(20)
    size = SCREENS[screen]["viewport"]
    drawn = [one for one in seen[-1] if one["drawsContent"]]
    large = [one for one in drawn if one["width"] >= size["width"] and one["height"] >= size["height"]]
    assert len(large) == 1, [(one["width"], one["height"]) for one in large]
