"""The archivist: archives every match that ends, in the background, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec

from tablee.core.errors import Problem
from tablee.server.archive import Archive, Head, read_pages
from tablee.server.played import list_earlier
from tablee.server.relic import knows_rules, record_of
from tablee.server.store import Conflict, StoreDown
from tablee.server.thinking import WorkerFailed

if TYPE_CHECKING:
    from tablee.server.house import House

log = logging.getLogger("tablee.archive")
SWEEP = 100  # missed matches to look for at a time
LAST = 5.0  # seconds a stopping server goes on archiving


class Archivist:
    """One per server process. Whatever it does not get to, the next start picks up."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.archive = Archive(house.store)
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.failed: set[str] = set()  # not retried before the next start
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="archivist")

    def note(self, table: str) -> None:
        """Queue a match that has ended."""
        self.waiting.put_nowait(table)

    async def _run(self) -> None:
        with contextlib.suppress(StoreDown):
            await list_earlier(self.house.store)
        await self.sweep()
        while True:
            table = await self.waiting.get()
            try:
                await self.keep(table)
            finally:
                self.waiting.task_done()

    async def sweep(self) -> None:
        """Archive finished matches that were missed."""
        with contextlib.suppress(StoreDown):
            while found := set(await self.archive.missing(SWEEP + len(self.failed))) - self.failed:
                for table in sorted(found):
                    await self.keep(table)

    async def keep(self, table: str) -> bool:
        """Archive one match as it stands; True if that worked."""
        try:
            relic = record_of(await self.house.store.rows(table))
            if relic is not None and knows_rules(relic.record.game, relic.record.rules_version):
                made = await self.house.readers.ask({"job": "keep", "record": relic.record.dumps()})
                await self.archive.put(table, msgspec.convert(made["head"], Head), read_pages(made["pages"]))
                return True
            log.warning("match of rules not known here", extra={"table": table})
        except Conflict:
            return True  # another process was faster
        except (StoreDown, WorkerFailed, Problem) as error:
            log.warning("match not kept", extra={"table": table, "error": str(error)})
        self.failed.add(table)
        return False

    async def stop(self) -> None:
        """Finish archiving the latest matches if that is quick, then stop."""
        if self.task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                await self.waiting.join()
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
