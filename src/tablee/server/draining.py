"""Draining before an update of the rules: no new match starts, and the server reports when the last one is over."""

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
LEFT = 86_400_000  # milliseconds after which an inactive match is no longer waited for
LAST = 10.0  # seconds a stopping server goes on archiving unfinished matches


@dataclass(frozen=True, slots=True)
class Standing:
    """Progress: active matches, matches inactive for a day, and whether all are archived."""

    moving: int
    left: int
    kept: bool = False


Report = Callable[[Standing], None]


class Draining:
    """Counts unfinished matches in the whole database, and archives the inactive ones."""

    def __init__(self, house: House, report: Report) -> None:
        self.house = house
        self.report = report
        self.said: Standing | None = None

    async def run(self) -> None:
        """Run until the last match is over."""
        while not (self.said and self.said.kept):
            with contextlib.suppress(StoreDown):
                await self.look()
            await asyncio.sleep(self.house.settings.beat)

    async def look(self) -> None:
        """Report the number of matches if it has changed; after the last active one, archive the rest."""
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
        """Return unfinished matches: those active within a day, and the others."""
        tables, rows = schema.tables, schema.log
        newest = select(rows.c.at).where(rows.c.table_id == tables.c.id).order_by(rows.c.n.desc()).limit(1)
        wanted = select(tables.c.id, newest.scalar_subquery().label("at")).where(tables.c.status == "playing")
        found = await self.house.store.all(wanted)
        since = self.house.now() - LEFT
        return [row.id for row in found if row.at >= since], [row.id for row in found if row.at < since]

    async def stop(self) -> None:
        """Archive unfinished matches as they stand before stopping, as many as time allows."""
        with contextlib.suppress(StoreDown, TimeoutError):
            async with asyncio.timeout(LAST):
                moving, left = await self.matches()
                for table in [*moving, *left]:
                    await self.house.archivist.keep(table)
