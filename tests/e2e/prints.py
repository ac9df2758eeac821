"""Pictures made of the app's own drawings: `python -m tests.e2e.pictures posters previews art`.

Posters hang on the front page, previews travel with links, and the reference pictures of each world stand in
tests/e2e/art, where test_art.py compares them with what the browser draws today.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.guest import Guest
from tests.e2e.server import ROOT

PUBLIC = ROOT / "web" / "public"
REFERENCES = Path(__file__).with_name("art")
WORLDS = {"poster": "happy_dayz", "night": "zombiaki", "farm": "happy_pigs", "forest": "zombies4"}
POSTER = {"width": 720, "height": 480}
PREVIEW = {"width": 1200, "height": 630}  # what link previews are cut to
SHEET = {"width": 1200, "height": 900}
HALF = 0.5  # pixels of the reference pictures for one of the page
BARE = "h1, h2, h3, p, header, figcaption, .small { display: none !important } main, section { padding: 0 !important }"


def opened(browser: Browser, url: str, path: str, size: dict[str, int], scale: float = 1) -> Page:
    """A page with all its drawings there and nothing that moves."""
    guest = Guest(browser, url, "Anne", viewport=size, device_scale_factor=scale)
    guest.go(path)
    expect(guest.page.locator(".art use").first).to_be_attached()
    guest.page.wait_for_function("() => ![...document.querySelectorAll('svg.art')].some(one => !one.firstElementChild)")
    return guest.page


def alone(browser: Browser, url: str, name: str, size: dict[str, int]) -> None:
    """The poster of each world, over the whole window."""
    for world, game in WORLDS.items():
        page = opened(browser, url, f"/art?world={world}&name=poster", size)
        page.screenshot(path=PUBLIC / f"{name}-{game}.jpg", type="jpeg", quality=82)
        page.context.close()
        print(name, game, flush=True)


def sheet(browser: Browser, url: str, world: str) -> bytes:
    """Every drawing of a world in one picture, without words: fonts differ between machines."""
    page = opened(browser, url, f"/art?world={world}", SHEET, HALF)
    page.add_style_tag(content=BARE)
    taken = page.locator("section").screenshot()
    page.context.close()
    return taken
