"""Draining before new rules: no match begins any more, and it is said when the last one is over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from tablee.server.store import StoreDown, schema

if TYPE_CHECKING:
    from tablee.server.house import House

log = logging.getLogger("tablee.drain")
LEFT = 86_400_000  # milliseconds after which a match nobody moves is no longer waited for
LAST = 10.0  # seconds a server that stops goes on keeping matches that are under way


@dataclass(frozen=True, slots=True)
class Standing:
    """How far it is: matches that move, matches that were left alone for a day, and whether all are kept."""

    moving: int
    left: int
    kept: bool = False


Report = Callable[[Standing], None]


class Draining:
    """Counts the matches under way in the whole database, and keeps what was told in those that were left."""

    def __init__(self, house: House, report: Report) -> None:
        self.house = house
        self.report = report
        self.said: Standing | None = None

    async def run(self) -> None:
        """Until the last match is over."""
        while not (self.said and self.said.kept):
            with contextlib.suppress(StoreDown):
                await self.look()
            await asyncio.sleep(self.house.settings.beat)

    async def look(self) -> None:
        """Say how many matches there are, if that changed; after the last one, keep what was left."""
        moving, left = await self.matches()
        self._say(Standing(len(moving), len(left)))
        if not moving:
            await self.house.archivist.sweep()
            for table in left:
                await self.house.archivist.keep(table)
            self._say(Standing(0, len(left), kept=True))

    def _say(self, standing: Standing) -> None:
        if standing != self.said:
            self.said = standing
            self.report(standing)
            about = {"moving": standing.moving, "left": standing.left}
            log.info("drained" if standing.kept else "draining", extra=about)

    async def matches(self) -> tuple[list[str], list[str]]:
        """The matches under way: those that moved within a day, and the others."""
        tables, rows = schema.tables, schema.log
        newest = select(rows.c.at).where(rows.c.table_id == tables.c.id).order_by(rows.c.n.desc()).limit(1)
        wanted = select(tables.c.id, newest.scalar_subquery().label("at")).where(tables.c.status == "playing")
        found = await self.house.store.all(wanted)
        since = self.house.now() - LEFT
        return [row.id for row in found if row.at >= since], [row.id for row in found if row.at < since]

    async def stop(self) -> None:
        """Stopped before the last match was over: keep the others as they stand, as many as there is time for."""
        with contextlib.suppress(StoreDown, TimeoutError):
            async with asyncio.timeout(LAST):
                moving, left = await self.matches()
                for table in [*moving, *left]:
                    await self.house.archivist.keep(table)
