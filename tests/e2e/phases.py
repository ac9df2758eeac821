"""Positions of the games in each phase."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

import tablee
from tablee.core.match import Match
from tests.e2e.guest import Guest
from tests.e2e.stage import Stage
from tests.games.happy_pigs.scene import acting, farm, place
from tests.games.zombiaki.street import HUMANS, ZOMBIES

CROWDED: dict[str, Any] = {
    "humans": "shot burst-3 grenade gasoline",
    "zombies": "click zombie-3 mass terror",
    "A1": "2 fire",
    "A2": "3",
    "A3": "2 shield",
    "A4": "car",
    "B1": "dog",
    "B2": "6 boss netted",
    "B3": "mine",
    "B5": "barrel",
    "C1": "barrier",
    "C2": "pit-2",
    "C3": "5 wall-5",
}
REACTION: dict[str, Any] = {
    "humans": "shot",
    "zombies": "click mass zombie-3",
    "B2": "6 boss",
    "A3": "2 shield",
    "C3": "5 wall-5",
}
FALLING: dict[str, Any] = {"zombies": "hunger zombie-2", "A5": "3"}
HERD = {"baby": 2, "small": 1, "vaccinated-small": 1, "medium": 2, "vaccinated-big": 1}


def following() -> Match:
    """A trick that seat 0 must follow, with cards it may not play."""
    match = Match.start(tablee.game("happy_dayz"), 3, {}, seed=4)
    while match.pending[0].kind != "follow" or match.pending[0].seat != 0:
        asked = match.pending[0]
        match.pick(asked.seat, asked.options[0])
    return match


def summer() -> Match:
    rich = farm(30, HERD, fields=2, items={"vaccine": 2, "supplement": 1})
    farms = [rich, farm(22, {"medium": 3, "baby": 1}), farm(8, {"big": 2}, fields=2), farm(51, {"small": 2})]
    card = {"round": 6, "card": "summer-rising-prices", "next_card": "summer-pig-show"}
    return place(farms, {"foresight": True}, **card)


def winter() -> Match:
    farms = [farm(30, HERD, fields=2), farm(22, {"medium": 3}), farm(8, {"vaccinated-big": 2, "baby": 1}, fields=2)]
    return acting("sell", 1, *farms, round=16, card="winter-winter-grant")


# ------------------------------------------------------------ what is done before a picture is taken


def idle(stage: Stage, guest: Guest) -> None:
    expect(guest.page.locator(".middle .can").first).to_be_visible()


def aim(stage: Stage, guest: Guest) -> None:
    guest.page.locator(".hand:not(.far) [data-zoom='card shot']").click()
    expect(guest.page.locator(".square.line").first).to_be_visible()


def fire(stage: Stage, guest: Guest) -> None:
    stage.pick(HUMANS, "play shot B")
    expect(guest.page.locator(".pause button").first).to_be_visible()


def cross(stage: Stage, guest: Guest) -> None:
    stage.pick(ZOMBIES, "play hunger A5")
    finish(guest)


def lay(stage: Stage, guest: Guest) -> None:
    stage.pick(1, "program feed")
    stage.pick(0, "program mate")
    expect(guest.page.locator(".own .tile.down")).to_be_visible()


def share(stage: Stage, guest: Guest) -> None:
    for seat, action in ((1, "feed"), (2, "sell"), (3, "sell"), (0, "sell")):
        stage.pick(seat, f"program {action}")
    expect(guest.page.locator(".share")).to_have_count(4)


def sell(stage: Stage, guest: Guest) -> None:
    stage.pick(0, "sell baby")
    finish(guest)


def finish(guest: Guest) -> None:
    expect(guest.page.locator("dialog[open] tbody tr").last).to_be_visible()
    guest.page.wait_for_timeout(2500)  # the lines appear one after the other
