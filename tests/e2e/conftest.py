"""Fixtures: one server, one browser, and as many guests as needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from compiling.web import build_web
from tests.e2e.browser import FLAGS, chromium, headless
from tests.e2e.guest import Guest, new_context
from tests.e2e.server import ROOT, running

Guests = Callable[..., Guest]
# Most tests query the page; few look at pixels, and painting them all is a third of the work.
COARSE = {"device_scale_factor": 0.5}
ALONE = {"service_workers", "permissions"}  # what stays in a context, so that it is not used again


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    build_web(ROOT)
    with running(tmp_path_factory.mktemp("e2e")) as url:
        yield url


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=headless(), args=FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what the headless shell lacks, such as notifications."""
    running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield running
    running.close()


class Contexts:
    """Browser contexts that are used again, emptied: a new one would fetch and compile the whole app anew."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.free: dict[str, list[BrowserContext]] = {}

    def take(self, browser: Browser, **screen: Any) -> BrowserContext:
        free = self.free.get(key(browser, screen))
        return free.pop() if free else new_context(browser, **screen)

    def give_back(self, context: BrowserContext, **screen: Any) -> None:
        """Empty the context: all that the site keeps there is gone, and so are the pages with their scripts and routes."""
        assert context.browser is not None
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": self.site, "storageTypes": "all"})
        page.close()
        context.clear_cookies()
        self.free.setdefault(key(context.browser, screen), []).append(context)


def key(browser: Browser, screen: dict[str, Any]) -> str:
    return repr([id(browser), sorted(screen.items())])


@pytest.fixture(scope="session")
def contexts(site: str) -> Contexts:
    return Contexts(site)


@pytest.fixture
def guests(site: str, browser: Browser, contexts: Contexts) -> Iterator[Guests]:
    made: list[tuple[Guest, dict[str, Any]]] = []

    def come(name: str, lang: str = "en", *, sharp: bool = False, **screen: Any) -> Guest:
        screen |= {"lang": lang} | ({} if sharp else COARSE)
        made.append((Guest(contexts.take(browser, **screen), site, name), screen))
        return made[-1][0]

    yield come
    for guest, screen in made:
        if screen.keys() & ALONE or guest.alone:
            guest.close()
        else:
            guest.leave()
            contexts.give_back(guest.context, **screen)
