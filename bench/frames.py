"""How smoothly each board animates: `python -m bench.frames [GAME …]`.

The heaviest scenes of each board are played in a real Chromium at normal speed, on a wide screen and on a phone, each
a few times on new pages, because the frames of a short scene are too few for a percentage.
A frame is late if the next one comes more than a display refresh after it; frames without animation are not counted.
Processor time shows what a frame costs, however busy the machine is: scripts, layout, painting and compositing.
The floor is one bitmap that crosses an empty page: what browser, machine and this measurement cost by themselves.
Then each game is played for some decisions on a phone with a processor four times slower, and the browser reports the
time from each touch to the next paint.
"""

from __future__ import annotations

import functools
import itertools
import statistics
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

import tablee
from bench.browsing import browsing
from bench.touches import to_paint
from tablee.core.chance import Chance
from tablee.core.match import Match
from tests.e2e.forest_phases import moment
from tests.e2e.guest import PHONE, WIDE, Guest, new_context
from tests.e2e.phases import CROWDED, HERD, summer
from tests.e2e.stage import Stage
from tests.e2e.whole import SEATS
from tests.games.happy_pigs.scene import acting, farm
from tests.games.zombiaki.street import HUMANS, street

BEAT = 1000 / 60
LATE = 1.05 * BEAT  # browser clocks are coarse
PLAYS = 3
SCREENS = {"wide": WIDE, "phone": PHONE}
# Records every frame and whether anything moved in it; a scene is over when nothing has moved for a while.
WATCH = """() => {
  window.seen = [];
  const look = now => {
    const moves = one => one.playState === "running" && one.effect.getTiming().iterations < Infinity;
    const moving = window.handled || document.getAnimations().some(moves);
    seen.push([now, moving]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# A picture of the screen's size, and one of a card's size that crosses it: nothing is drawn but two bitmaps.
EMPTY = """() => {
  const paint = (width, height, style) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const pen = canvas.getContext("2d");
    for (let i = 0; i < 400; i++) {
      pen.fillStyle = `hsl(${i * 7} 60% 50%)`;
      pen.fillRect((i * 97) % width, (i * 61) % height, 30, 30);
    }
    const image = Object.assign(new Image(), { src: canvas.toDataURL() });
    image.style = `position: fixed; left: 0; top: 0; ${style}`;
    document.body.append(image);
    return image.decode().then(() => image);
  };
  return paint(innerWidth, innerHeight, "").then(() => paint(120, 160, "")).then(card => (window.card = card));
}"""
CROSS = (
    "() => { card.animate({ transform: ['none', `translate(${innerWidth - 120}px, ${innerHeight - 160}px)`] }, 3000); }"
)
STILL = "() => seen.length > 40 && seen.slice(-40).every(([, moving]) => !moving)"


class Scene(NamedTuple):
    """A position to start from, and what is done there."""

    game: str
    name: str
    match: Callable[[], Match]
    act: Callable[[Stage], None]


class Frames(NamedTuple):
    """Milliseconds between frames while something moved, and the processor time they took."""

    times: list[float]
    spent: float

    @property
    def late(self) -> float:
        return sum(time > LATE for time in self.times) / len(self.times)

    @property
    def lost(self) -> int:
        """The number of display refreshes without a frame."""
        return sum(round(time / BEAT) - 1 for time in self.times if time > LATE)

    def __str__(self) -> str:
        middle, slow = statistics.median(self.times), statistics.quantiles(self.times, n=20)[-1]
        count = len(self.times)
        times = (
            f"{count:5} frames  median {middle:4.1f} ms  95 % {slow:5.1f} ms  late {self.late:5.1%}  lost {self.lost:3}"
        )
        return f"{times}  processors {self.spent / count:4.1f} ms a frame"


# ------------------------------------------------------------ the scenes


def explode(stage: Stage) -> None:
    """Chain a shot, a car, a mine, and whoever stands nearby."""
    stage.pick(HUMANS, "play shot A car")


def turn_up(stage: Stage) -> None:
    for seat, action in enumerate(("sell", "feed", "sell", "sell")):
        stage.pick(seat, f"program {action}")


def season(stage: Stage) -> None:
    stage.pick(0, "sell baby")


def tricks(stage: Stage) -> None:
    """Play a deal, transfers and the first tricks, as fast as they can be shown."""
    chance = Chance(3)
    for _ in range(24):
        asked = stage.match.pending[0]
        stage.pick(asked.seat, asked.options[chance.below(len(asked.options))])
        stage.page.wait_for_timeout(250)


def lay(stage: Stage) -> None:
    for _ in range(3):
        asked = stage.match.pending[0]
        stage.pick(asked.seat, asked.options[0])
        stage.page.wait_for_timeout(400)


def fight(stage: Stage) -> None:
    stage.pick(0, "shoot")


def roam(stage: Stage) -> None:
    """Pan and zoom the map, one step per frame."""
    box = stage.page.locator(".map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = stage.page.mouse
    stage.page.evaluate("handled = true")
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 120, y + 60, steps=40)
    mouse.move(x - 60, y - 90, steps=40)
    mouse.up()
    for step in range(24):
        mouse.wheel(0, -60 if step < 12 else 60)
    stage.page.evaluate("handled = false")


def autumn() -> Match:
    farms = [farm(30, HERD, fields=2), farm(22, {"medium": 3}), farm(8, {"big": 2, "baby": 1}, fields=2), farm(51)]
    return acting("sell", 1, *farms, round=8, card="summer-rising-prices")


def corner() -> Match:
    return street(**CROWDED | {"A3": "2", "A4": "car", "B3": "mine", "B4": "3"}).match


def deal() -> Match:
    return Match.start(tablee.game("happy_dayz"), 4, {}, seed=4)


SCENES = (
    Scene("happy_dayz", "deal and tricks", deal, tricks),
    Scene("zombiaki", "chain", corner, explode),
    Scene("happy_pigs", "tiles turned up", summer, turn_up),
    Scene("happy_pigs", "season change", autumn, season),
    Scene("zombies4", "tile and zombies", lambda: moment("lay"), lay),
    Scene("zombies4", "fight", lambda: moment("fight"), fight),
    Scene("zombies4", "pan and zoom", lambda: moment("walk"), roam),
)


# ------------------------------------------------------------ measuring


def measure(browser: Browser, url: str, scene: Scene, screen: dict[str, Any]) -> Frames:
    """Play a scene a few times, and count the frames of all."""
    plays = [play(browser, url, scene, screen) for _ in range(PLAYS)]
    return Frames([time for frames in plays for time in frames.times], sum(frames.spent for frames in plays))


def play(browser: Browser, url: str, scene: Scene, screen: dict[str, Any]) -> Frames:
    guest = Guest(new_context(browser, speed=1, reduced_motion="no-preference", **screen), url, "Anne")
    stage = Stage(guest, scene.match(), 0)
    frames = watch(browser, guest.page, lambda: scene.act(stage))
    guest.close()
    return frames


def floor(browser: Browser, screen: dict[str, Any]) -> Frames:
    """Measure two bitmaps, one of which crosses an otherwise empty page."""
    context = new_context(browser, reduced_motion="no-preference", **screen)
    page = context.new_page()
    page.evaluate(EMPTY)
    frames = watch(browser, page, lambda: page.evaluate(CROSS))
    context.close()
    return frames


def watch(browser: Browser, page: Page, act: Callable[[], None]) -> Frames:
    worked(browser)  # the first time, the browser tells the page its colours, and all of it is styled and painted anew
    page.evaluate(WATCH)
    page.wait_for_function(STILL)
    first, spent = page.evaluate("seen.length"), worked(browser)
    act()
    page.wait_for_function("first => seen.slice(first).some(([, moving]) => moving)", arg=first, polling=LOOK)
    page.wait_for_function(STILL, polling=LOOK)
    seen, spent = page.evaluate("first => seen.slice(first)", first), worked(browser) - spent
    times = [now - before for (before, was), (now, _) in itertools.pairwise(seen) if was]
    return Frames(times, spent)


LOOK = 200  # milliseconds between looks at whether it is over: each costs some of a frame


def worked(browser: Browser) -> float:
    """Return the processor time of all the browser's processes so far, in milliseconds."""
    processes = line_to(browser).send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * float(sum(one["cpuTime"] for one in processes))


@functools.cache
def line_to(browser: Browser) -> CDPSession:
    """Return a line that is never closed: closing one makes the browser draw every page anew, in the midst of a scene."""
    return browser.new_browser_cdp_session()


def main(games: list[str]) -> None:
    with browsing("frames") as (browser, url):
        for name, screen in SCREENS.items():
            print(f"{'floor':11} {'one bitmap':17} {name:6} {floor(browser, screen)}", flush=True)
        for scene in SCENES:
            for name, screen in SCREENS.items() if not games or scene.game in games else ():
                frames = measure(browser, url, scene, screen)
                print(f"{scene.game:11} {scene.name:17} {name:6} {frames}", flush=True)
    for game in games or SEATS:
        # A server of its own deals and plays the same match every time, whatever else is measured.
        with browsing(game) as (browser, url):
            print(f"{game:11} {to_paint(browser, url, game)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
