"""A server that is still opening: its first pages are served at once, the rest waits, and failures are said."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from tablee.core.errors import BadInput
from tablee.server.app import make_app
from tablee.server.entrance import Entrance
from tablee.server.house import House
from tablee.server.porch import Porch
from tablee.server.settings import Settings

pytestmark = pytest.mark.anyio
EARLY = ("/", "/rules", "/g/lanterns", "/rules/lanterns", "/icon.svg", "/assets/none.js", "/poster.webp")


class Opening:
    """A porch whose house is loaded when the test says so."""

    def __init__(self, settings: Settings, load: Callable[[], Starlette] | None = None) -> None:
        entrance = Entrance(settings)
        self.may_load = threading.Event()
        self.make = load or (lambda: make_app(settings, entrance))
        self.porch = Porch(entrance, self.load, self.within)
        self.houses: list[House] = []
        self.failed = asyncio.Event()
        self.porch.failed = self.failed.set
        self.said: list[str] = []
        self.tell: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app=self.porch), base_url="http://127.0.0.1")

    def load(self) -> Starlette:
        assert self.may_load.wait(60)
        return self.make()

    @contextlib.contextmanager
    def within(self, house: House) -> Iterator[None]:
        self.houses.append(house)
        yield
        self.houses.remove(house)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async def send(message: Any) -> None:
            self.said.append(message["type"])

        self.tell.put_nowait({"type": "lifespan.startup"})
        task = asyncio.create_task(self.porch({"type": "lifespan"}, self.tell.get, send))
        try:
            yield
        finally:
            self.may_load.set()
            self.tell.put_nowait({"type": "lifespan.shutdown"})
            await task


@pytest.fixture
def with_web(settings: Settings, tmp_path: Path) -> Settings:
    """Settings with a small web app."""
    (tmp_path / "index.html").write_text('<title>t</title><meta name="description"><div id="first"></div></head>')
    (tmp_path / "icon.svg").write_text("<svg/>")
    return replace(settings, web=tmp_path)


async def test_early_pages_are_those_of_the_open_server(with_web: Settings) -> None:
    opening = Opening(with_web)
    async with opening.running():
        early = [await opening.client.get(path) for path in EARLY]
        strange = await opening.client.get("/", headers={"host": "elsewhere.example"})
        assert not opening.porch.opened.is_set()
        opening.may_load.set()
        await opening.porch.opened.wait()
        for path, before in zip(EARLY, early, strict=True):
            after = await opening.client.get(path)
            assert (before.status_code, before.text) == (after.status_code, after.text), path
            assert dict(before.headers) == dict(after.headers), path
        assert [answer.status_code for answer in early] == [200, 200, 200, 200, 200, 404, 200]
        assert strange.json()["id"] == "host-unknown"
    assert opening.houses == []
    assert opening.said == ["lifespan.startup.complete", "lifespan.shutdown.complete"]


@pytest.mark.parametrize("path", ["/api/games", "/t/abcdefgh", "/healthz", "/openapi.json", "/admin"])
async def test_everything_else_waits_for_the_house(with_web: Settings, path: str) -> None:
    opening = Opening(with_web)
    async with opening.running():
        waiting = asyncio.create_task(opening.client.get(path))
        await opening.client.get("/")
        assert not waiting.done()
        opening.may_load.set()
        answer = await waiting
        assert opening.houses, "the house is open"
        assert answer.text == (await opening.client.get(path)).text


async def test_who_waits_for_a_server_that_cannot_open_is_told_so(with_web: Settings) -> None:
    def load() -> Starlette:
        raise BadInput("database-driver", field="db")

    opening = Opening(with_web, load)
    async with opening.running():
        waiting = asyncio.create_task(opening.client.get("/api/games"))
        await opening.client.get("/")
        opening.may_load.set()
        await opening.failed.wait()
        answer = await waiting
        assert (answer.status_code, answer.json()["id"]) == (503, "stopping")
    assert isinstance(opening.porch.failure, BadInput)
