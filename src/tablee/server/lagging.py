"""Watching with a delay: while a match is played, whoever has no seat sees the table as it was some time ago.

A second table is read from the same log, as far as its rows are old enough; once the match is over, all of them are. What
spectators say is no news of the match and told at once: events stand in the order in which spectators are told them, and
have their numbers by it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.server import rows
from tablee.server.opening import SHORT
from tablee.server.table import Table

if TYPE_CHECKING:
    from tablee.server.serving import Serving

SPOKEN = (rows.Said, rows.Hushed)
ASIDE = (rows.Said, rows.Hushed, rows.Removed)  # where `watcher` says that only spectators are told
EVENTS = ("table-chat", "table-aside", "table-hushed")


def is_lagging(table: Table) -> bool:
    """Whether those who only watch a table are told of it in their own time."""
    return table.opened.delay > 0 and table.began_at > 0


class Lagging:
    """What spectators of one table see."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.timer: asyncio.TimerHandle | None = None
        self.forget()

    def forget(self) -> None:
        """Read it anew when somebody watches."""
        self.table: Table | None = None
        self.read = -1  # the number of the last row that was read
        self.started = False
        self.waiting: list[tuple[int, rows.Row]] = []  # rows that are not told yet, by the time they are
        self.spoken: list[int] = []  # the numbers of rows in which something was said
        self.numbers: dict[int, int] = {}  # of those rows that are told: the numbers of their events here
        self.stop()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def seen_by(self, table: Table, person: str) -> Table | None:
        """The table as somebody sees it now; None where that is not known yet."""
        return self.table if is_lagging(table) and not table.seats_of(person) else table

    async def go_on(self, table: Table) -> None:
        """Tell those who watch what is old enough by now, and come back when more is."""
        audience = self.serving.audience
        if not is_lagging(table) or not audience.lagging(table):
            if self.table is not None:
                self.forget()
            return
        audience.tell_lagging(table, await self.catch_up(table))
        self.stop()
        if self.waiting:
            wait = max(0, self.waiting[0][0] - self.serving.house.now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.serving.come_back)

    async def catch_up(self, live: Table) -> Table:
        """The table as it is told now."""
        house = self.serving.house
        for row in await house.store.rows(live.id, self.read):
            self.read = row.n
            self.started = self.started or isinstance(row.fact, rows.Started)
            if isinstance(row.fact, SPOKEN):
                self.spoken.append(row.n)
            is_aside = isinstance(row.fact, ASIDE) and row.fact.watcher
            due = row.at if is_aside else row.at + live.opened.delay * 1000
            self.waiting.append((due if self.started else 0, row))
        self.waiting.sort(key=lambda one: (one[0], one[1].n))
        now = house.now()
        old = [row for due, row in self.waiting if due <= now or live.status != "playing"]
        table = self.table or Table(live.id)
        if len(old) > SHORT:
            await asyncio.to_thread(self._fold, table, live, old)
        else:
            self._fold(table, live, old)
        self.waiting = self.waiting[len(old) :]
        self.table = table
        return table

    def _fold(self, table: Table, live: Table, old: list[rows.Row]) -> None:
        for row in old:
            fact = row.fact
            if isinstance(fact, rows.Removed):
                fact = rows.Removed(self._number(live, fact.number), fact.watcher)
            table.fold(rows.Row(table.n + 1, row.at, row.by, "", fact))
            if isinstance(fact, SPOKEN):
                self.numbers[row.n] = len(table.entries)

    def _number(self, live: Table, number: int) -> int:
        """The number an event in which something was said has here; 0 where nobody was told."""
        before = sum(event.kind in EVENTS for event in live.entries[:number])
        return self.numbers.get(self.spoken[before - 1], 0) if 0 < before <= len(self.spoken) else 0
