"""Reacting to admin actions, whether from the command line or from another process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from tablee.core.errors import Problem, Refused
from tablee.server import protocol
from tablee.server.admin.membership import BEFORE, SECRET
from tablee.server.problems import problem
from tablee.server.store import StoreDown, schema

if TYPE_CHECKING:
    from tablee.server.connection import LiveConnection
    from tablee.server.house import House
    from tablee.server.serving import Serving

log = logging.getLogger("tablee.news")
OVERLAP = 60_000  # milliseconds to look back: another process's clock or commit may be late
AWAY = 4403  # WebSocket close code for people who may not stay


class News:
    """Polls the log of deeds and makes this process act on them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heard: dict[str, int] = {}
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Load the current state; earlier deeds are already in effect."""
        await self._read_secrets()
        await self.house.sanctions.load()
        self.heard = {row.id: row.at for row in await self._fresh()}
        self.task = asyncio.create_task(self._run(), name="news")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.house.settings.hearing)
            try:
                await self.look()
            except StoreDown as error:
                log.warning("no news", extra={"error": str(error)})

    async def _fresh(self) -> Any:
        deeds = schema.deeds
        return await self.house.store.all(select(deeds).where(deeds.c.at >= self.house.now() - OVERLAP))

    async def look(self) -> None:
        """Look for new deeds."""
        fresh = [row for row in await self._fresh() if row.id not in self.heard]
        if not fresh:
            return
        horizon = self.house.now() - 2 * OVERLAP
        self.heard = {id: at for id, at in self.heard.items() if at > horizon} | {row.id: row.at for row in fresh}
        await self._read_secrets()
        await self.house.sanctions.load()
        for row in fresh:
            detail = msgspec.json.decode(row.detail)
            await self._read_anew(detail.get("tables", []))
            self._send_away(detail.get("person", "") if row.deed == "forget" else "", detail.get("keys", []))

    async def _read_anew(self, tables: list[str]) -> None:
        for id in tables:
            serving = self.house.serving.get(id)
            if serving is not None:
                try:
                    await serving.turn(partial(reread, serving))
                except Refused:  # the table is gone
                    self.house.serving.pop(id, None)
                    await serving.stop()
                except Problem as error:
                    log.warning("cannot read a table", extra={"table": id, "error": str(error)})

    def _send_away(self, forgotten: str, keys: list[str]) -> None:
        """Close the connections of people who may not stay."""
        for connection in list(self.house.connections):
            try:
                self.house.sanctions.check_address(connection.address)
                self.house.sanctions.check_person(connection.person)
                if connection.person == forgotten:
                    raise Refused("forgotten")  # noqa: TRY301 - all who are disconnected get the reason below
                if connection.key in keys:
                    raise Refused("signed-out")  # noqa: TRY301
            except Refused as found:
                dismiss(connection, found)

    async def _read_secrets(self) -> None:
        """Load the secret that signs cookies, and the previous one while it is still accepted."""
        kept = schema.settings
        found = {row.name: row.value for row in await self.house.store.all(select(kept))}
        before, _, until = found.get(BEFORE, "").partition(" ")
        old = [before] if before and int(until) > self.house.now() else []
        self.house.secrets = [*old, found[SECRET]]


def dismiss(connection: LiveConnection, found: Refused) -> None:
    """Send the reason and close the connection."""
    connection.send(protocol.Refused("", problem(found, connection.lang)))
    connection.end(AWAY)


async def reread(serving: Serving) -> None:
    """Reload a table from its log, and send the changes."""
    serving.forget()
    await serving.load()
