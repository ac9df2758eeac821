"""Screenshots of every screen at three sizes: `python -m tests.e2e.gallery FOLDER [NAME …] [--lang fr]`.

`--theme light` selects the theme, `--sizes 390 1440` some of the sizes, `--text 1.4` enlarges the text. The moments are
those of the pictures in the docs; everything is written to FOLDER.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

import tablee
from compiling.web import build_web
from tablee.core.event import Event
from tablee.core.match import Match
from tests.e2e import phases
from tests.e2e.browser import FLAGS, chromium
from tests.e2e.forest_phases import MOMENTS, announced, casting, moment
from tests.e2e.guest import PHONE, WIDE, Guest, new_context
from tests.e2e.phases import CROWDED, FALLING, REACTION, summer, winter
from tests.e2e.records import finished
from tests.e2e.server import ROOT, running
from tests.e2e.stage import Stage
from tests.e2e.whole import SEATS
from tests.games.happy_pigs.scene import acting, farm
from tests.games.zombiaki.street import HUMANS, ZOMBIES, street

DRAWN = "() => ![...document.querySelectorAll('svg.art')].some(one => !one.firstElementChild)"
LARGE: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
SIZES = {"390": PHONE, "1440": WIDE, "1920": LARGE}
PAGES = {
    "front": "/",
    "setup": "/new/happy_dayz",
    "credits": "/credits",
    "learn": "/learn/happy_pigs",
    **{f"game-{game}": f"/g/{game}" for game in SEATS},
    **{f"rules-{game}": f"/rules/{game}" for game in SEATS},
}


def happy_dayz(wanted: str) -> Match:
    """Return a match at the first question of this kind."""
    match = Match.start(tablee.game("happy_dayz"), 4, {}, seed=4)
    while match.pending[0].kind != wanted:
        answer(match)
    return match


def answer(match: Match) -> list[Event]:
    """Answer the first question with its first option."""
    return match.pick(match.pending[0].seat, match.pending[0].options[0])


def last_card() -> Match:
    """Return a match of Happy DayZ at the last pick of its first round."""
    match, ahead = happy_dayz("lead"), happy_dayz("lead")
    while not any(event.kind == "tally" for event in answer(ahead)):
        answer(match)
    return match


def tally(stage: Stage, guest: Guest) -> None:
    answer(stage.match)
    stage.tell()
    phases.finish(guest)


def cast(stage: Stage, guest: Guest) -> None:
    stage.pick(0, "cast")
    phases.finish(guest)


BOARDS: dict[str, Callable[[], Match]] = {
    **{f"happy_dayz-{kind}": partial(happy_dayz, kind) for kind in ("pass-left", "lead", "follow", "change")},
    "zombiaki-humans": lambda: street(**CROWDED).match,
    "zombiaki-zombies": lambda: street("zombies", **CROWDED).match,
    "happy_pigs-order": lambda: Match.start(tablee.game("happy_pigs"), 3, {}, seed=1),
    "happy_pigs-summer": summer,
    "happy_pigs-winter": winter,
    **{f"zombies4-{name}": partial(moment, name) for name in MOMENTS},
    "zombies4-spell": announced,
}


def autumn() -> Match:
    """Return a match at the last action before a season change."""
    farms = [farm(30, phases.HERD, fields=2), farm(22, {"medium": 3}), farm(8, {"big": 2, "baby": 1}, fields=2)]
    return acting("sell", 1, *farms, round=8, card="summer-rising-prices")


# The match, the viewing seat, and what is done before the picture is taken.
Act = Callable[[Stage, Guest], None]
ACTS: dict[str, tuple[Callable[[], Match], int, Act]] = {
    "happy_dayz-tally": (last_card, 0, tally),
    "zombiaki-street": (lambda: street(**CROWDED, state={"frozen": 1}).match, HUMANS, phases.idle),
    "zombiaki-aim": (lambda: street(**CROWDED).match, HUMANS, phases.aim),
    "zombiaki-reaction": (lambda: street(**REACTION).match, ZOMBIES, phases.fire),
    "zombiaki-tally": (lambda: street("zombies", **FALLING).match, ZOMBIES, phases.cross),
    "happy_pigs-program": (summer, 0, phases.lay),
    "happy_pigs-shares": (summer, 0, phases.share),
    "happy_pigs-season": (autumn, 0, lambda stage, _: stage.pick(0, "sell baby")),
    "happy_pigs-sale": (winter, 0, phases.sell),
    "zombies4-tally": (casting, 0, cast),
}


def waiting(guest: Guest, game: str) -> None:
    """Go to the waiting room, with one free seat left."""
    bots = [None, None, *["steady"] * (SEATS[game] - 2)]
    guest.open_table(game=game, seats=SEATS[game], bots=bots)
    guest.page.get_by_role("textbox").first.fill(guest.name)
    guest.page.locator(".waiting li button.button").first.click()
    expect(guest.page.locator(".taken", has_text=guest.name)).to_be_visible()


def replay(guest: Guest, game: str) -> None:
    """Go to the middle of an uploaded match, with all hands open."""
    record, steps = finished(game, SEATS[game])
    guest.come()
    head = {"origin": guest.url, "content-type": "text/plain"}
    kept = guest.page.request.post(f"{guest.url}/api/records", data=record, headers=head)
    guest.go(f"/r/{kept.json()['record']}?step={steps // 2}&seat=all")


def lesson(guest: Guest, game: str) -> None:
    """Go to the first lesson of a game."""
    guest.go(f"/learn/{game}")
    guest.page.locator("main li button").first.click()
    expect(guest.page.locator(".coach")).to_be_visible()


ROOMS = {f"{made.__name__}-{game}": partial(made, game=game) for made in (waiting, replay, lesson) for game in SEATS}
NAMES = [*PAGES, *ROOMS, *BOARDS, *ACTS]


def go(guest: Guest, name: str) -> None:
    """Go to one of these moments."""
    if name in PAGES:
        guest.go(PAGES[name])
        guest.page.mouse.wheel(0, 1)  # what is drawn when one scrolls is drawn
    elif name in ROOMS:
        ROOMS[name](guest)
    elif name in ACTS:
        made, seat, act = ACTS[name]
        act(Stage(guest, made(), seat, past=True), guest)
    else:
        match = BOARDS[name]()
        Stage(guest, match, match.pending[0].seat, past=True)  # as the asked seat sees it


@dataclass
class Gallery:
    """Shows every moment in a browser of its own size, theme and language."""

    browser: Browser
    url: str

    def show(self, name: str, screen: dict[str, Any], theme: str, lang: str = "en", text: float = 1) -> Guest:
        guest = Guest(new_context(self.browser, lang, theme=theme, **screen), self.url, "Anne")
        go(guest, name)
        guest.page.evaluate(f"document.documentElement.style.setProperty('--scale', {text})")
        guest.page.mouse.move(0, 0)
        guest.page.evaluate("document.activeElement?.blur()")
        guest.page.wait_for_load_state("networkidle")  # all parts of the page are there
        guest.page.wait_for_function(DRAWN)
        guest.page.wait_for_timeout(900)  # fonts are loaded, animations are over
        guest.page.wait_for_function(DRAWN)  # on a busy machine the drawings may have begun only now
        return guest


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("names", nargs="*", choices=[[], *NAMES])
    asked.add_argument("--lang", default="en", choices=["en", "fr"])
    asked.add_argument("--theme", default="dark", choices=["dark", "light"])
    asked.add_argument("--text", type=float, default=1)
    asked.add_argument("--sizes", nargs="+", default=[*SIZES], choices=[*SIZES])
    chosen = asked.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    build_web(ROOT)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), "gallery") as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        gallery = Gallery(browser, url)
        for name in chosen.names or NAMES:
            for size in chosen.sizes:
                guest = gallery.show(name, SIZES[size], chosen.theme, chosen.lang, chosen.text)
                guest.page.screenshot(path=chosen.folder / f"{name}-{size}.png")
                guest.context.close()
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
