"""Fixtures: one server, one browser, and as many guests as needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from compiling.web import build_web
from tests.e2e.browser import FLAGS, chromium, headless
from tests.e2e.guest import Guest
from tests.e2e.server import ROOT, running

Guests = Callable[..., Guest]
# Most tests query the page; few look at pixels, and painting them all is a third of the work.
COARSE = {"device_scale_factor": 0.5}


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


@pytest.fixture
def guests(site: str, browser: Browser) -> Iterator[Guests]:
    made: list[Guest] = []

    def come(name: str, lang: str = "en", *, sharp: bool = False, **screen: Any) -> Guest:
        made.append(Guest(browser, site, name, lang, **(screen if sharp else screen | COARSE)))
        return made[-1]

    yield come
    for guest in made:
        guest.close()
