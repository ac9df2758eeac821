"""One server, one browser; guests as they are needed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from compiling.web import build_web
from tests.e2e.browser import FLAGS, chromium
from tests.e2e.guest import Guest
from tests.server.programs import free_port

ROOT = Path(__file__).parents[2]
Guests = Callable[..., Guest]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    build_web(ROOT)
    folder, port = tmp_path_factory.mktemp("e2e"), free_port()
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.e2e.server", str(port), str(folder)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{url}/healthz").close()
                break
            except OSError:
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def guests(site: str, browser: Browser) -> Iterator[Guests]:
    made: list[Guest] = []

    def come(name: str, lang: str = "en", **screen: Any) -> Guest:
        made.append(Guest(browser, site, name, lang, **screen))
        return made[-1]

    yield come
    for guest in made:
        guest.close()
