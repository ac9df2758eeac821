"""Pictures of the app's own drawings: `python -m tests.e2e.pictures posters previews`.

Posters are for the front page, previews for shared links.
"""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.e2e.guest import Guest
from tests.e2e.server import ROOT

PUBLIC = ROOT / "web" / "public"
WORLDS = {"poster": "happy_dayz", "night": "zombiaki", "farm": "happy_pigs", "forest": "zombies4"}
POSTER = {"width": 720, "height": 480}
PREVIEW = {"width": 1200, "height": 630}  # the size link previews are cropped to


def opened(browser: Browser, url: str, path: str, size: dict[str, int]) -> Page:
    """Open a page and wait for all its drawings."""
    guest = Guest(browser, url, "Anne", viewport=size)
    guest.go(path)
    expect(guest.page.locator(".art use").first).to_be_attached()
    guest.page.wait_for_function("() => ![...document.querySelectorAll('svg.art')].some(one => !one.firstElementChild)")
    return guest.page


def alone(browser: Browser, url: str, name: str, size: dict[str, int]) -> None:
    """Take the poster of each world, filling the window."""
    for world, game in WORLDS.items():
        page = opened(browser, url, f"/art?world={world}&name=poster", size)
        page.screenshot(path=PUBLIC / f"{name}-{game}.jpg", type="jpeg", quality=82)
        page.context.close()
        print(name, game, flush=True)
