"""Pictures of the app's own drawings: `python -m tests.e2e.pictures posters previews`.

Posters are for the front page, previews for shared links.
"""

from __future__ import annotations

import base64

from playwright.sync_api import Browser, Page, expect

from tests.e2e.guest import Guest, new_context
from tests.e2e.server import ROOT

PUBLIC = ROOT / "web" / "public"
WORLDS = {"poster": "happy_dayz", "night": "zombiaki", "farm": "happy_pigs", "forest": "zombies4"}
POSTER = {"poster-{}.webp": (720, 480), "poster-{}-small.webp": (240, 160)}
PREVIEW = {"preview-{}.jpg": (1200, 630), "preview-{}.webp": (720, 378)}  # links are cropped to 1200x630
QUALITY = 82


def opened(browser: Browser, url: str, path: str, size: dict[str, int]) -> Page:
    """Open a page and wait for all its drawings."""
    guest = Guest(new_context(browser, viewport=size), url, "Anne")
    guest.go(path)
    expect(guest.page.locator(".art use").first).to_be_attached()
    guest.page.wait_for_function("() => ![...document.querySelectorAll('svg.art')].some(one => !one.firstElementChild)")
    return guest.page


def alone(browser: Browser, url: str, files: dict[str, tuple[int, int]]) -> None:
    """Take the poster of each world, filling the window, in each size; a name ends in its format."""
    for world, game in WORLDS.items():
        for name, (width, height) in files.items():
            page = opened(browser, url, f"/art?world={world}&name=poster", {"width": width, "height": height})
            kind = "webp" if name.endswith(".webp") else "jpeg"
            line = page.context.new_cdp_session(page)  # Playwright itself takes no webp
            taken = line.send("Page.captureScreenshot", {"format": kind, "quality": QUALITY})
            (PUBLIC / name.format(game)).write_bytes(base64.b64decode(taken["data"]))
            page.context.close()
            print(name.format(game), flush=True)
