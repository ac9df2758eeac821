"""A person at a browser: what they see, and what they do with mouse, touch or keyboard."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocket, expect
from websockets.sync.client import connect

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
THINGS = ".middle button.can, .middle .can > button.name"
OPTIONS = "[data-option]:enabled"
ASKED = "e => !document.querySelector('main.table[data-answered]') && document.querySelector(e) !== null"
REACHED = "button.can, .can > button, [data-option]"
# The things that number keys count, as in lib/keys.ts, except those already held, which would be released.
THINGS_BY_NUMBER = ".middle :is(button.can, .can > button.name), .dock [data-option]"
NUMBERS = """things => document.querySelector("main.table[data-answered]") ? [] : [...document.querySelectorAll(things)]
  .flatMap((thing, i) => (thing.getAttribute("aria-pressed") === "true" ? [] : [i + 1]))"""
# For each visible thing, a point that nothing covers: in a fan of cards only a strip of each is visible.
# Empty for somebody whose sealed answer is in, who waits for the others.
SPOTS = """things => document.querySelector("main.table[data-answered]") ? [] :
  [...document.querySelectorAll(things)].flatMap(thing => {
    const box = thing.getBoundingClientRect();
    const out = n => Array.from({length: n - 1}, (_, i) => n / 2 + (i % 2 ? -1 : 1) * Math.ceil(i / 2));
    for (const x of out(20)) for (const y of out(10)) {
        const at = [box.x + (box.width * x) / 20, box.y + (box.height * y) / 10];
        if (thing.contains(document.elementFromPoint(...at))) return [at];
    }
    return [];
})"""

KEYS = itertools.count(1)

PATIENCE = 120_000  # ms for whatever a page does; never reached if all is well, however busy the machine is
expect.set_options(timeout=PATIENCE)


def new_context(browser: Browser, lang: str = "en", **screen: Any) -> BrowserContext:
    """Return a browser without any data, on a screen of this kind, with these settings of the app."""
    settings = json.dumps({"speed": screen.pop("speed", 30), "lang": lang, "theme": screen.pop("theme", "dark")})
    usual = {"service_workers": "block", "reduced_motion": "reduce"}
    context = browser.new_context(locale=lang, **{**usual, **WIDE, **screen})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.tablee ||= {json.dumps(settings)}")
    return context


def on_page(text: str) -> str:
    """Return a sentence as the page holds it: a joiner keeps the signs of a side on one line."""
    return re.sub(r"([−+])(?=\1)", "\\1\u2060", text)


class Guest:
    """A page with its own cookie. All frames its socket receives are kept, to look for secrets."""

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        self.url, self.name, self.context = url, name, context
        self.page: Page = context.new_page()
        self.alone = False  # True if a test changes the context itself, so that no other test may use it
        self.frames: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.tallies: list[str] = []
        self.picks: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)
        self.chance = random.Random(name)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", self._note_pick)

    def _note_pick(self, frame: Any) -> None:
        said = json.loads(frame)
        if said["type"] == "pick":
            self.picks.append(said["key"])

    def _note(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(f"{said.text} {said.location['url']}")

    def close(self) -> None:
        self.context.close()
        assert self.errors == [], self.errors

    def leave(self) -> None:
        """Close all pages, but keep the context for another guest."""
        for page in self.context.pages:
            page.close()
        assert self.errors == [], self.errors

    # ------------------------------------------------------------ coming to a table

    def come(self) -> None:
        """Open the front page; from then on the server knows this browser."""
        self.go("/")
        expect(self.page.locator("article").first).to_be_visible()

    def be_known(self) -> None:
        """Get a cookie without opening the front page, which takes longer."""
        assert self.page.request.post(f"{self.url}/api/me", headers={"origin": self.url}).ok

    def open_table(self, **table: Any) -> str:
        """Open a table through the API and go there."""
        link = self._open(table)
        self.go(link)
        return link

    def start(self, *others: Guest, **table: Any) -> str:
        """Open a table, seat everybody and start, all through the API; then everybody opens it."""
        link = self._open(table)
        bots = table.get("bots") or [None] * table["seats"]
        free = [seat for seat, bot in enumerate(bots) if bot is None]
        together = (self, *others)
        for guest, seat in zip(together, free, strict=True):
            guest._ask(link, {"type": "sit", "seat": seat, "name": guest.name})
        self._ask(link, {"type": "start"})
        for guest in together:
            guest.go(link)
            expect(guest.page.locator(".bar")).to_be_visible()
        return link

    def _open(self, table: dict[str, Any]) -> str:
        self.be_known()
        made = self.page.request.post(f"{self.url}/api/tables", data=table, headers={"origin": self.url})
        assert made.ok, made.text()
        return str(made.json()["link"])

    def _ask(self, link: str, request: dict[str, str | int]) -> None:
        """Send a request to a table without opening its page."""
        if not self.context.cookies(self.url):
            self.be_known()
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies(self.url))
        table = link.rpartition("/")[2]
        with connect(f"{self.url.replace('http', 'ws', 1)}/ws", additional_headers={"Cookie": cookies}) as socket:
            requests: list[dict[str, str | int]] = [{"type": "enter"}, request]
            for asked in requests:
                key = f"before-{next(KEYS)}"  # the server carries out each key only once
                socket.send(json.dumps({**asked, "table": table, "key": key}))
                while (answer := json.loads(socket.recv())).get("key") != key:
                    pass
                assert answer["type"] == "done", answer

    def go(self, link: str) -> None:
        self.page.goto(self.url + link)

    def until(self, said: str) -> None:
        """Wait until an expression is true in the page; it may be a promise."""
        while not self.page.evaluate(said):
            self.page.wait_for_timeout(20)

    def sit(self, name: str = "") -> None:
        """Take the first free seat."""
        self.page.get_by_role("textbox").first.fill(name or self.name)
        self.page.get_by_role("button", name="Sit here").first.click()
        expect(self.page.locator(".taken", has_text=name or self.name)).to_be_visible()

    def begin(self) -> None:
        self.page.get_by_role("button", name="Begin").click()
        expect(self.page.locator(".bar")).to_be_visible()

    # ------------------------------------------------------------ at the table

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    @property
    def heard(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-heard") or 0)

    def settle(self) -> None:
        """Wait until every pick is answered and a new question is asked, or the match is over."""
        while not self.over:
            told = self.last_told
            if told and told["decision"] and self.answered and self.page.locator(".status.asked").count():
                return
            self.page.wait_for_timeout(20)

    @property
    def last_told(self) -> dict[str, Any] | None:
        """What was told last, if the page shows it."""
        told = next((frame for frame in reversed(self.frames) if frame["type"] == "told"), None)
        return told if told and self.heard == told["after"] + len(told["events"]) else None

    @property
    def answered(self) -> bool:
        """True if every pick that was sent has been answered."""
        known = {frame["key"] for frame in self.frames if frame["type"] in ("done", "refused")}
        return known.issuperset(self.picks)

    def pass_cards(self) -> None:
        """With two seats, choose both cards to pass before anything happens."""
        assert self.touch()
        expect(self.page.locator(".status")).to_contain_text("second card")
        assert self.touch()

    def close_tally(self) -> None:
        tally = self.page.locator("dialog[open]")
        if tally.count():
            self.tallies.append(tally.inner_text())
            tally.locator(".button.main").click()

    def last_tally(self) -> str:
        """Return the final tally, which may already have been read and closed."""
        if not self.tallies:
            expect(self.page.locator("dialog[open]")).to_be_visible()
        self.close_tally()
        return self.tallies[-1]

    def touch(self, tap: bool = False, closing: bool = True) -> bool:
        """Touch a random possible thing where it is not covered; False if there is none."""
        if closing:
            self.close_tally()
        spots = self.page.evaluate(SPOTS, f"{THINGS}, {OPTIONS}") if self.answered else []
        if not spots:
            return False
        (self.page.touchscreen.tap if tap else self.page.mouse.click)(*self.chance.choice(spots))
        return True

    def figure(self) -> bool:
        """Answer by number keys and Enter, at most three keys; False if nothing is possible."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        numbers = self.page.evaluate(NUMBERS, THINGS_BY_NUMBER) if self.answered else []
        if not numbers:
            return False
        for key in (*str(self.chance.choice(numbers)), "Enter"):
            self.page.keyboard.press(key)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        return True

    def press(self) -> bool:
        """Answer by Tab and Enter; False if nothing is possible."""
        wanted = self.chance.randrange(1, 6)
        for _ in range(200):
            if (tally := self.page.locator("dialog[open]")).count():
                self.tallies.append(tally.inner_text())
                self.page.keyboard.press("Escape")
            if not self.page.evaluate(ASKED, f"{THINGS}, {OPTIONS}"):
                return False
            self.page.keyboard.press("Tab")
            wanted -= self.page.evaluate("e => document.activeElement.matches(e)", REACHED)
            if not wanted:
                self.page.keyboard.press("Enter")
                return True
        raise AssertionError("the keyboard reaches nothing that is possible")


def play(guests: list[Guest], tap: bool = False, most: int = 6000) -> None:
    """Let everybody touch what is possible until the match is over for all."""
    play_until(lambda: all(guest.over for guest in guests), guests, tap=tap, most=most)


def play_until(
    done: Callable[[], bool], guests: list[Guest], *, tap: bool = False, closing: bool = True, most: int = 6000
) -> None:
    """Let everybody touch what is possible until a condition holds; only touches count, so a busy machine may take its time."""
    touches = quiet = 0
    while not done():
        touched = sum(guest.touch(tap, closing) for guest in guests if not guest.over)
        touches += touched
        quiet = 0 if touched else quiet + 1
        assert touches <= most, "it does not come to that"
        assert quiet <= most, "nobody can do anything, and nothing happens"
        if not touched:
            guests[0].page.wait_for_timeout(20)
