"""The first words of a page, written by the server, stand where the app draws them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.days import by_day
from tests.e2e.guest import PHONE, WIDE

PAGES = ("/", "/rules", "/g/zombies4", "/rules/happy_dayz")
THINGS = "main :is(h1, h2, .lead, .kind, .tagline, .facts, .poster, .ways, header img, .books > p)"
# What the server wrote: each thing's words, place and size. The app draws more, so only as many are compared.
PLACES = """things => [...document.querySelectorAll(things)].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.className.split(" ")[0] || one.tagName, one.matches(".ways") ? "" : one.innerText.trim(), x, y, width, height];
})"""


def opened(browser: Browser, url: str, lang: str, screen: dict[str, Any], script: bool) -> Page:
    context = browser.new_context(
        locale=lang, java_script_enabled=script, service_workers="block", reduced_motion="reduce", **screen
    )
    return context.new_page()


@pytest.mark.parametrize(("lang", "screen"), by_day(("fr", PHONE), ("en", WIDE)), ids=["fr-phone", "en-wide"])
def test_what_the_server_writes_is_what_the_app_draws(
    site: str, browser: Browser, lang: str, screen: dict[str, Any]
) -> None:
    for path in PAGES:
        still, live = (opened(browser, site, lang, screen, script) for script in (False, True))
        for page in (still, live):
            page.goto(site + path)
            page.wait_for_load_state("networkidle")
        expect(live.locator("#shell")).to_have_count(0)
        written = still.evaluate(PLACES, THINGS)
        drawn = live.evaluate(PLACES, THINGS)
        assert len(written) >= 3, path
        for one in written:
            assert any(close(one, other) for other in drawn), (path, one, drawn)
        for page in (still, live):
            page.context.close()


def close(one: list[Any], other: list[Any]) -> bool:
    """True if both are the same words at the same place, within a pixel."""
    return one[:2] == other[:2] and all(abs(a - b) < 1 for a, b in zip(one[2:], other[2:], strict=True))
