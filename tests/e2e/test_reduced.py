"""Reduced motion: after every scene, the same words and drawings are there as with motion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablee.core.match import Match
from tests.days import by_day
from tests.e2e.conftest import Guests
from tests.e2e.forest_phases import casting, moment
from tests.e2e.gallery import autumn, last_card
from tests.e2e.guest import Guest
from tests.e2e.phases import CROWDED, following, summer, winter
from tests.e2e.stage import Stage
from tests.e2e.stillness import ARRIVED
from tests.e2e.whole import SCREENS
from tests.games.zombiaki.street import HUMANS, ZOMBIES, street

# What can be seen or heard: words, labels, and the names and states of drawings.
SHOWN = """() => [...document.querySelectorAll("main.table *")].flatMap(thing => {
  if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const words = [...thing.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent.trim());
  const drawn = thing.matches("svg.art") ? [`drawing of ${thing.dataset.name} ${thing.getAttribute("class")}`] : [];
  return [thing.ariaLabel, ...words, ...drawn].filter(Boolean);
})"""
Scene = tuple[Callable[[], Match], int, Callable[[Stage], None]]


def first(seat: int, verb: str) -> Callable[[Stage], None]:
    """Return what makes the first pick of this verb."""
    return lambda stage: stage.pick(
        seat, next(each for each in stage.match.pending[0].options if each.split()[0] == verb)
    )


def share(stage: Stage) -> None:
    for seat, action in ((1, "feed"), (2, "sell"), (3, "sell"), (0, "sell")):
        stage.pick(seat, f"program {action}")


SCENES: dict[str, Scene] = {
    "a card": (following, 0, first(0, "play")),
    "a round": (last_card, 0, lambda stage: stage.pick(stage.match.pending[0].seat, stage.match.pending[0].options[0])),
    "a shot": (lambda: street(**CROWDED).match, HUMANS, lambda stage: stage.pick(HUMANS, "play shot A")),
    "a walk": (lambda: street("zombies", **CROWDED).match, ZOMBIES, first(ZOMBIES, "play")),
    "shares": (summer, 0, share),
    "a season": (autumn, 0, lambda stage: stage.pick(0, "sell baby")),
    "a sale": (winter, 0, lambda stage: stage.pick(0, "sell baby")),
    "steps": (lambda: moment("walk"), 0, first(0, "step")),
    "a spell": (casting, 0, lambda stage: stage.pick(0, "cast")),
}


def shown(guest: Guest, scene: Scene) -> Counter[str]:
    """Return what is shown when the scene has ended."""
    match, seat, act = scene
    stage = Stage(guest, match(), seat)
    guest.page.evaluate(ARRIVED)
    act(stage)
    expect(guest.page.locator(f"main.table[data-heard='{stage.last}']")).to_have_count(1)
    expect(guest.page.locator("main.table[data-telling-now]")).to_have_count(0)
    guest.page.evaluate(ARRIVED)
    guest.page.evaluate(
        "Promise.all(document.getAnimations().filter(each => each.effect.getTiming().iterations < 9)"
        ".map(each => each.finished.catch(() => 0)))"
    )
    return Counter(guest.page.evaluate(SHOWN))


@pytest.mark.parametrize("screen", by_day("wide", "phone"))
@pytest.mark.parametrize("scene", SCENES)
def test_who_wants_no_motion_is_told_the_same(guests: Guests, scene: str, screen: str) -> None:
    calm = shown(guests("Ula", reduced_motion="reduce", **SCREENS[screen]), SCENES[scene])
    lively = shown(guests("Ula", reduced_motion="no-preference", **SCREENS[screen]), SCENES[scene])
    assert sum(calm.values()) > 50
    assert calm == lively
