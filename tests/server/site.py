"""The whole application without a network: REST through httpx, tables through guests."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx2 as httpx

from tablee.server.app import make_app
from tablee.server.house import House
from tablee.server.settings import Settings
from tests.server.guests import Guest, Room


class Site(Room):
    """A room that can also be reached over REST; each browser has its own cookies."""

    def __init__(self, house: House, app: Any) -> None:
        super().__init__(house)
        self.app = app
        self.browsers: list[httpx.AsyncClient] = []

    def browser(self, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, raise_app_exceptions=False, client=(address, 4321))
        client = httpx.AsyncClient(transport=transport, base_url="http://tablee.test", headers=headers)
        self.browsers.append(client)
        return client

    async def sit_down(self, browser: httpx.AsyncClient, table: str, seat: int, name: str) -> Guest:
        """Seat the person using this browser."""
        guest = self.guest((await browser.get("/api/me")).json()["person"])
        await self.enter(guest, table)
        await guest.do("sit", seat=seat, name=name)
        return guest

    async def close(self) -> None:
        await super().close()
        for browser in self.browsers:
            await browser.aclose()


@contextlib.asynccontextmanager
async def open_site(settings: Settings) -> AsyncIterator[Site]:
    app = make_app(settings)
    site = Site(app.state.house, app)
    await site.house.start()
    try:
        yield site
    finally:
        await site.close()
        await site.house.stop()
