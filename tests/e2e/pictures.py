"""Regenerate the pictures in docs/pictures and the icons of the app: `python -m tests.e2e.pictures [NAME …]`.

Positions are fixed and cards are dealt from a seed, so that a picture only changes if what it shows has changed.
"""

from __future__ import annotations

import base64
import itertools
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from compiling.web import build_web
from tests.e2e import drawings, moving, prints
from tests.e2e.browser import FLAGS, chromium
from tests.e2e.gallery import SIZES, Gallery
from tests.e2e.guest import Guest, new_context
from tests.e2e.server import ROOT, running

PICTURES = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
ICONS = {"icon-192": (192, 0), "icon-512": (512, 0), "icon-maskable-512": (512, 10)}  # pixels, margin in percent
TO_THE_EDGE = "x:-9px;y:-9px;width:82px;height:82px;rx:0"  # ground and light reach over the margin
QUALITY = 80
# Moments of the gallery: pages around the games, and one moment for each phase of each game.
MOMENTS = {
    "pages": ("front", "setup", "game-zombies4", "waiting-happy_dayz", "lesson-happy_pigs", "replay-zombiaki"),
    "happy_dayz": ("happy_dayz-pass-left", "happy_dayz-lead", "happy_dayz-follow", "happy_dayz-tally"),
    "zombiaki": ("zombiaki-street", "zombiaki-aim", "zombiaki-reaction", "zombiaki-tally"),
    "happy_pigs": ("happy_pigs-program", "happy_pigs-shares", "happy_pigs-winter", "happy_pigs-sale"),
    "zombies4": (
        "zombies4-lay",
        "zombies4-walk",
        "zombies4-fight",
        "zombies4-zombies",
        "zombies4-spell",
        "zombies4-tally",
    ),
}
LOOKS = (  # each theme in one of the languages
    *(("1440", "dark", "en"), ("1440", "light", "fr"), ("390", "dark", "en"), ("390", "light", "fr")),
    ("1920", "dark", "fr"),
)


class Studio:
    """Takes pictures with its own guests."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url

    def guest(self, lang: str = "en", **screen: Any) -> Guest:
        return Guest(new_context(self.browser, lang, **screen), self.url, "Anne")

    def keep(self, name: str, picture: bytes) -> None:
        (PICTURES / name).write_bytes(picture)
        print(name, flush=True)


def moments(names: tuple[str, ...], studio: Studio) -> None:
    """Take moments on every screen, by night and by day, in both languages."""
    gallery = Gallery(studio.browser, studio.url)
    for name, (size, theme, lang) in itertools.product(names, LOOKS):
        guest = gallery.show(name, {**SIZES[size], "device_scale_factor": 1}, theme, lang)
        lens = guest.context.new_cdp_session(guest.page)
        taken = lens.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        studio.keep(f"{name}-{size}-{theme}.webp", base64.b64decode(taken["data"]))
        guest.close()


def icons(studio: Studio) -> None:
    """Render the icon as PNG for systems without SVG support, with a margin where it may be masked."""
    drawing = (PUBLIC / "icon.svg").read_text()
    for name, (size, margin) in ICONS.items():
        page = studio.browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0;padding:{margin}%}}svg{{display:block}}</style>{drawing}")
        if margin:
            page.add_style_tag(content=f"svg{{overflow:visible}}svg>rect{{{TO_THE_EDGE}}}")
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


SETS: dict[str, Callable[[Studio], None]] = {
    "icons": icons,
    "posters": posters,
    "previews": previews,
    "match": moving.match,
    "drawings": drawn,
    **{name: partial(moments, names) for name, names in MOMENTS.items()},
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
