"""Regenerate the pictures in docs/pictures and the icons of the app: `python -m tests.e2e.pictures [NAME …]`.

Cards are dealt from a seed, so that a picture only changes if what it shows has changed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from compiling.web import build_web
from tests.e2e import drawings, forest_phases, gallery, moving, phases, prints
from tests.e2e.browser import FLAGS, chromium
from tests.e2e.guest import PHONE, WIDE, Guest, new_context
from tests.e2e.server import ROOT, running

PICTURES = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
ICONS = {"icon-192": (192, 0), "icon-512": (512, 0), "icon-maskable-512": (512, 10)}  # pixels, margin in percent
NIGHT = "#2a1c14"
BY_DAY = (  # moments of the gallery that are also taken in the light theme
    *("happy_dayz-pass-left", "happy_dayz-lead", "happy_dayz-follow"),
    *("zombiaki-humans", "zombiaki-aim", "zombiaki-reaction", "zombiaki-tally"),
    *("happy_pigs-program", "happy_pigs-shares", "happy_pigs-sale"),
    *("zombies4-lay", "zombies4-walk", "zombies4-fight"),
)


class Studio:
    """Takes pictures with its own guests."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url

    def guest(self, lang: str = "en", **screen: Any) -> Guest:
        return Guest(new_context(self.browser, lang, **screen), self.url, "Anne")

    def take(self, guest: Guest, name: str, kind: str = "png") -> None:
        guest.page.mouse.move(0, 0)
        guest.page.evaluate("document.activeElement?.blur()")
        guest.page.wait_for_timeout(400)  # animations are over
        (PICTURES / name).parent.mkdir(exist_ok=True)
        guest.page.screenshot(path=PICTURES / f"{name}.{kind}", quality=76 if kind == "jpg" else None)
        print(name, flush=True)

    def keep(self, name: str, picture: bytes) -> None:
        (PICTURES / name).write_bytes(picture)
        print(name, flush=True)

    def sit(self, guest: Guest, game: str, seats: int, options: dict[str, Any] | None = None) -> str:
        """Start a match against bots; return its link."""
        link = guest.open_table(game=game, seats=seats, options=options or {}, bots=[None, *["greedy"] * (seats - 1)])
        take_seat(guest)
        guest.page.locator(".waiting .places > .button.main").click()
        expect(guest.page.locator(".bar")).to_be_visible()
        return link


def take_seat(guest: Guest) -> None:
    guest.page.get_by_role("textbox").first.fill(guest.name)
    guest.page.locator(".waiting li button.button").first.click()


def play_until(guest: Guest, there: Callable[[], bool], tap: bool = False, closing: bool = True) -> None:
    """Play until the condition holds."""
    for _ in range(3000):
        if there():
            return
        if not guest.touch(tap, closing):
            guest.page.wait_for_timeout(20)
    raise AssertionError("never seen")


def heard(guest: Guest, least: int) -> Callable[[], bool]:
    """Return a condition: one is asked, and at least this many events have been shown."""
    lit = guest.page.locator(".middle .can, [data-option]")
    return lambda: guest.heard >= least and lit.count() > 0


# ------------------------------------------------------------ the pictures


def pages(studio: Studio) -> None:
    """Take the front page, setup and waiting room, in both languages and themes."""
    anne = studio.guest()
    anne.go("/")
    expect(anne.page.locator("article")).to_have_count(4)
    studio.take(anne, "front")
    anne.go("/new/happy_dayz")
    expect(anne.page.locator("form fieldset").first).to_be_visible()
    studio.take(anne, "setup")
    anne.open_table(game="happy_dayz", seats=4, bots=[None, None, "greedy", "greedy"])
    take_seat(anne)
    expect(anne.page.locator(".taken")).to_have_count(3)
    studio.take(anne, "waiting")
    anne.close()
    day = studio.guest(theme="light")
    day.go("/")
    expect(day.page.locator("article")).to_have_count(4)
    studio.take(day, "front-light")
    day.close()
    phone = studio.guest("fr", **PHONE)
    phone.go("/")
    expect(phone.page.locator("article")).to_have_count(4)
    studio.take(phone, "phone-front-fr")
    phone.close()


def happy_dayz(studio: Studio) -> None:
    """Take every phase of a match on a wide screen, the result and the replay."""
    anne = studio.guest()
    link = studio.sit(anne, "happy_dayz", 4, {"mode": "express"})
    status = anne.page.locator(".status")
    expect(anne.page.locator(".hand button.can").first).to_be_visible()
    studio.take(anne, "happy_dayz-transfer")
    play_until(anne, lambda: "You lead" in status.inner_text() and anne.heard > 40)
    anne.page.locator(".hand button:not(.held)").nth(1).click()
    studio.take(anne, "happy_dayz-lead")
    trick = anne.page.locator(".trick .card")
    play_until(anne, lambda: "Demanded" in status.inner_text() and trick.count() > 1 and anne.heard > 60)
    studio.take(anne, "happy_dayz-table")
    anne.page.get_by_role("button", name="Rules").click()
    expect(anne.page.locator("dialog[open] li").first).to_be_visible()
    studio.take(anne, "rules")
    anne.page.keyboard.press("Escape")
    anne.page.get_by_role("button", name="Settings").click()
    studio.take(anne, "settings")
    anne.page.keyboard.press("Escape")
    play_until(anne, lambda: anne.page.locator("dialog[open]").count() > 0, closing=False)
    studio.take(anne, "happy_dayz-tally")
    play_until(anne, lambda: anne.over)
    anne.close_tally()
    studio.take(anne, "happy_dayz-result")
    anne.go(link.replace("/t/", "/replay/") + "?step=30&seat=all")
    expect(anne.page.locator(".shown").first).to_be_visible()
    studio.take(anne, "replay")
    anne.close()


def by_day(studio: Studio) -> None:
    """Take the light theme in French."""
    jour = studio.guest("fr", theme="light")
    studio.sit(jour, "happy_dayz", 4)
    trick = jour.page.locator(".trick .card")
    play_until(jour, lambda: trick.count() > 1 and jour.page.locator(".hand .can").count() > 0)
    studio.take(jour, "happy_dayz-light-fr")
    jour.close()


def light(studio: Studio) -> None:
    """Take every phase of each game in the light theme, on both screens."""
    for name in BY_DAY:
        for end, screen in (("", WIDE), ("-phone", {**PHONE, "device_scale_factor": 1})):
            anne = studio.guest(theme="light", **screen)
            gallery.go(anne, name)
            studio.take(anne, f"light/{name}{end}", "jpg")
            anne.close()


def curtain(studio: Studio) -> None:
    """Take the curtain between two people at one screen."""
    anne = studio.guest()
    anne.open_table(game="happy_dayz", seats=2)
    anne.sit("Anne")
    anne.sit("Bruno")
    anne.begin()
    expect(anne.page.locator(".curtain button").first).to_be_visible()
    studio.take(anne, "curtain")
    anne.close()


def phone(studio: Studio) -> None:
    """Take Happy DayZ on a phone."""
    leo = studio.guest("fr", **PHONE)
    studio.sit(leo, "happy_dayz", 4)
    play_until(leo, lambda: leo.page.locator(".trick .card").count() > 1 and heard(leo, 30)(), tap=True)
    studio.take(leo, "phone-happy_dayz-fr")
    play_until(leo, lambda: leo.page.locator("dialog[open]").count() > 0, tap=True, closing=False)
    studio.take(leo, "phone-happy_dayz-tally-fr")
    leo.close()


def icons(studio: Studio) -> None:
    """Render the icon as PNG for systems without SVG support, with a margin where it may be masked."""
    drawing = (PUBLIC / "icon.svg").read_text()
    for name, (size, margin) in ICONS.items():
        page = studio.browser.new_page(viewport={"width": size, "height": size})
        ground = NIGHT if margin else "transparent"
        page.set_content(
            f"<style>body{{margin:0;background:{ground};padding:{margin}%}}svg{{display:block}}</style>{drawing}"
        )
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not margin)
        page.close()
        print(name, flush=True)


def posters(studio: Studio) -> None:
    """Take the posters of the front page, one per game."""
    prints.alone(studio.browser, studio.url, prints.POSTER)


def previews(studio: Studio) -> None:
    """Take the link previews, one per game."""
    prints.alone(studio.browser, studio.url, prints.PREVIEW)


def drawn(studio: Studio) -> None:
    """Take the sheets that drawings are compared with."""
    drawings.SHEETS.mkdir(exist_ok=True)
    for world in prints.WORLDS:
        picture, _ = drawings.sheet(studio.browser, studio.url, world)
        (drawings.SHEETS / f"{world}.png").write_bytes(picture)
        print("drawings", world, flush=True)


SETS = {made.__name__: made for made in (icons, posters, previews, pages, happy_dayz, by_day, curtain, phone)}
SETS |= {
    "light": light,
    "match": moving.match,
    "drawings": drawn,
    "zombiaki": phases.zombiaki,
    "happy_pigs": phases.happy_pigs,
    "zombies4": forest_phases.zombies4,
}


def main(names: list[str]) -> None:
    build_web(ROOT)
    PICTURES.mkdir(exist_ok=True)
    for name in names or SETS:
        with (
            tempfile.TemporaryDirectory() as folder,
            running(Path(folder), f"pictures of {name}") as url,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            SETS[name](Studio(browser, url))
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
