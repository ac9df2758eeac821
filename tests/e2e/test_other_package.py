"""A game from another package, installed after the web app was built, has its texts and a board to play on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from compiling.web import build_web
from tests.e2e.guest import Guest, new_context
from tests.e2e.server import ROOT, running
from tests.plugins.packages import Site, install

# All at once: an option that is looked for first and clicked later may be gone with the end of the match.
PICK = "() => document.querySelector('[data-option]:enabled:not([aria-disabled=true])')?.click()"


def test_a_new_game_is_played_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    build_web(ROOT)
    newcomer = Site(tmp_path)
    assert newcomer.tablee("new", "pebbles").returncode == 0
    install(newcomer, tmp_path / "pebbles")
    (tmp_path / "server").mkdir()
    with running(tmp_path / "server", packages=str(tmp_path / "site")) as url:
        ann = Guest(new_context(browser), url, "Ann")
        ann.come()
        expect(ann.page.locator("article", has_text="Pebbles")).to_contain_text("Keep your two stones")
        ann.start(game="pebbles", seats=2, settings={"laps": 2}, bots=[None, "greedy"])
        expect(ann.page.locator("main.table")).to_contain_text("Your stones add up to")
        while not ann.over:
            ann.page.evaluate(PICK)
            ann.page.wait_for_timeout(20)
        expect(ann.page.locator(".result")).to_be_visible()
        told = ann.page.locator(".side").inner_text()
        assert "Ann shows the stones" in told
        assert "event-" not in told
        ann.close()
