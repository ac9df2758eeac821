"""Delayed watching: during a match, people without a seat see the table as it was some time ago.

A second table is read from the same log, as far as its rows are old enough; once the match is over, all of them are.
Spectators' chat is sent without delay. Events are ordered, and numbered, as spectators receive them.
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
ASIDE = (rows.Said, rows.Hushed, rows.Removed)  # rows whose `watcher` marks them as for spectators only
EVENTS = ("table-chat", "table-aside", "table-hushed")


def is_lagging(table: Table) -> bool:
    """True if spectators of this table watch with a delay."""
    return table.opened.delay > 0 and table.began_at > 0


class Lagging:
    """What spectators of one table see."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.timer: asyncio.TimerHandle | None = None
        self.forget()

    def forget(self) -> None:
        """Forget everything; it is read again when somebody watches."""
        self.table: Table | None = None
        self.read = -1  # the number of the last row read
        self.started = False
        self.waiting: list[tuple[int, rows.Row]] = []  # rows not sent yet, with the time they are due
        self.spoken: list[int] = []  # the numbers of rows of chat
        self.numbers: dict[int, int] = {}  # of those rows that were sent: their event numbers here
        self.stop()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def seen_by(self, table: Table, person: str) -> Table | None:
        """Return the table as this person sees it now; None if that is not known yet."""
        return self.table if is_lagging(table) and not table.seats_of(person) else table

    async def go_on(self, table: Table) -> None:
        """Send spectators what is old enough by now, and schedule the next time."""
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
        """Return the table as spectators may see it now."""
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
        """Return the event number a chat event has here; 0 if it was not sent."""
        before = sum(event.kind in EVENTS for event in live.entries[:number])
        return self.numbers.get(self.spoken[before - 1], 0) if 0 < before <= len(self.spoken) else 0
