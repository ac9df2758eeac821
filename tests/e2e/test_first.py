"""The first words of a page, written by the server, stand where the app draws them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.days import by_day
from tests.e2e.conftest import Guests
from tests.e2e.guest import PATIENCE, PHONE, WIDE

PAGES = ("/", "/rules", "/g/zombies4", "/rules/happy_dayz")
THINGS = "main :is(h1, h2, .lead, .kind, .tagline, .facts, .poster, .ways, .scenes, header img, .books > p)"
# What the server wrote: each thing's words, place and size. The app draws more, so only as many are compared.
PLACES = """things => [...document.querySelectorAll(things)].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.className.split(" ")[0] || one.tagName, one.matches(".ways") ? "" : one.innerText.trim(), x, y, width, height];
})"""

FRAMES = "async () => { for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame) }"


def opened(browser: Browser, url: str, lang: str, screen: dict[str, Any], script: bool) -> Page:
    context = browser.new_context(
        locale=lang, java_script_enabled=script, service_workers="block", reduced_motion="reduce", **screen
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@pytest.mark.parametrize(("lang", "screen"), by_day(("fr", PHONE), ("en", WIDE)), ids=["fr-phone", "en-wide"])
def test_what_the_server_writes_is_what_the_app_draws(
    site: str, browser: Browser, guests: Guests, lang: str, screen: dict[str, Any]
) -> None:
    host = guests("Ada")
    invitation = host.open_table(game="zombiaki", seats=2)
    host.sit()
    still, live = (opened(browser, site, lang, screen, script) for script in (False, True))
    for path in (*PAGES, invitation):
        still.goto(site + path)
        written = still.evaluate(PLACES, THINGS)
        assert len(written) >= 3, path
        live.goto(site + path)
        live.wait_for_load_state("networkidle")
        expect(live.locator("#shell")).to_have_count(0)
        drawn = live.evaluate(PLACES, THINGS)
        for one in written:
            assert any(close(one, other) for other in drawn), (path, one, drawn)
    for page in (still, live):
        page.context.close()


def test_the_title_of_a_game_stands_until_the_server_has_told_what_is_on_its_board(
    site: str, browser: Browser, guests: Guests
) -> None:
    link = guests("Bo").start(game="happy_dayz", seats=3, bots=[None, "random", "random"], watch=True)
    page = opened(browser, site, "fr", PHONE, script=True)
    held: list[WebSocketRoute] = []

    def hold(socket: WebSocketRoute) -> None:
        held.append(socket)

    page.route_web_socket("**/ws?*", hold)
    page.goto(site + link)
    title = page.locator("#first .entering")
    expect(title).to_contain_text("On met la table")
    expect(title.locator("h1")).to_contain_text("Happy DayZ")
    expect(page.locator("#app main[aria-busy]")).to_be_attached()  # the app is there, and waits
    page.evaluate(FRAMES)
    expect(title).to_be_visible()
    while not held:
        page.wait_for_timeout(20)
    held[0].connect_to_server()
    expect(page.locator("main.table .felt")).to_be_visible()
    expect(title).to_have_count(0)
    page.context.close()


def test_a_browser_asks_for_the_app_when_the_first_words_are_there_and_then_for_all_of_it(
    site: str, browser: Browser, guests: Guests
) -> None:
    link = guests("Cy").start(game="zombiaki", seats=2, bots=[None, "random"], watch=True)
    page = opened(browser, site, "en", PHONE, script=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site)))
    answer = page.goto(site + link)
    assert answer is not None
    parts = re.findall(
        r'href="(/(?:assets|api)/[^"]+)"', answer.text().partition('id="parts"')[2].partition("</template>")[0]
    )
    expect(page.locator("main.table .middle button").first).to_be_visible()
    assert len(parts) > 8
    assert set(parts) <= set(asked)
    boot = next(at for at, one in enumerate(asked) if "/boot-" in one)
    assert all(asked.index(part) > boot for part in parts)
    page.context.close()


def close(one: list[Any], other: list[Any]) -> bool:
    """True if both are the same words at the same place, within a pixel."""
    return one[:2] == other[:2] and all(abs(a - b) < 1 for a, b in zip(one[2:], other[2:], strict=True))
