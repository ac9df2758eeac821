"""A browser and a server of our own, for benchmarks that look at the screen."""

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from compiling.web import build_web
from tests.e2e.browser import FLAGS, headless
from tests.e2e.server import ROOT, running


@contextlib.contextmanager
def browsing(name: str) -> Iterator[tuple[Browser, str]]:
    """Build the web app, start a server and a browser; yield the browser and the server's address."""
    build_web(ROOT)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), name) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=headless(), args=FLAGS)
        yield browser, url
        browser.close()
