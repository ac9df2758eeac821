"""Notices between processes that serve tables of the same shard: what was written, and who is present.

A shard is all tables whose ids begin with the same two letters, so that a proxy can route a shard to one process
(deploy/). A process listens to the shards it has tables of. One that is alone in a shard sends nothing: a newcomer
says hello first, and is answered with the state of every table.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tablee.server.serving import Serving
from tablee.server.store import StoreDown
from tablee.server.store.listener import Listener
from tablee.server.store.notices import Notice, notices, shard_of

if TYPE_CHECKING:
    from tablee.server.house import House

PAUSE = 0.02  # seconds in which changes of presence are batched
Heard = dict[str, Any]


@dataclass(slots=True)
class Shard:
    """Our tables of one shard, the other processes that serve it, and the tables whose presence has changed."""

    tables: dict[str, Serving] = field(default_factory=dict)
    neighbours: dict[str, int] = field(default_factory=dict)  # when each of them was last heard from
    changed: set[str] = field(default_factory=set)


class Exchange:
    """Communication with the other processes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.process = house.store.process
        self.listener = Listener(house.store, self.hear)
        self.shards: dict[str, Shard] = {}
        self.is_shared = house.store.is_shared
        house.store.has_listeners = self.has_neighbours

    def start(self) -> None:
        if self.is_shared:
            self.listener.start()

    async def stop(self) -> None:
        """Say goodbye, so that nobody waits for this process."""
        goodbyes = [Notice(name, {"bye": True}) for name in self.shards]
        self.shards.clear()
        await self._send(goodbyes)
        await self.listener.stop()

    # Joining and leaving

    async def join(self, serving: Serving) -> None:
        """Start serving a table here."""
        if not self.is_shared:
            return
        name = shard_of(serving.id)
        first = name not in self.shards
        self.shards.setdefault(name, Shard()).tables[serving.id] = serving
        if first:
            await self.listener.listen(name)
            self.send([Notice(name, {"hello": True})])

    async def part(self, table: str) -> None:
        """Stop serving a table here."""
        name = shard_of(table)
        shard = self.shards.get(name)
        if shard is None:
            return
        shard.tables.pop(table, None)
        if not shard.tables:
            del self.shards[name]
            await self.listener.unlisten(name)
            await self._send([Notice(name, {"bye": True})])

    def has_neighbours(self, table: str) -> bool:
        """True if another process may have this table, and must be notified of writes to it."""
        shard = self.shards.get(shard_of(table))
        return shard is None or bool(shard.neighbours)

    # Receiving

    def hear(self, name: str, notice: Heard) -> None:
        """Handle a notice in a shard. Without a shard, this process has just reconnected and may have missed some."""
        if not name:
            for known in list(self.house.serving.values()):
                self.house.errand(known)
            self.send([Notice(name, {"hello": True}) for name in self.shards])
            return
        shard, process = self.shards.get(name), str(notice["from"])
        if shard is None or process == self.process:
            return
        self.house.metrics.notices.add("heard")
        if "bye" in notice:
            self._forget(shard, process)
            return
        if process not in shard.neighbours or "hello" in notice:
            shard.neighbours[process] = self.house.now()
            self.send(self._state(name, shard.tables))
        shard.neighbours[process] = self.house.now()
        for table, (n, *present) in notice.get("tables", {}).items():
            serving = shard.tables.get(table)
            if serving is not None:
                self._hear_table(serving, process, n, present)

    def _hear_table(self, serving: Serving, process: str, n: int, present: list[Any]) -> None:
        """Handle how far a table has come in another process, and who is present there."""
        if serving.table is None or serving.table.n < n:
            self.house.errand(serving)
        if not present:
            return
        people, watchers = present
        presence = serving.presence
        if process not in presence.elsewhere:
            self.spread(serving)  # it does not know who is present here
        if presence.hear(process, set(people), watchers, self.house.now()) and serving.table:
            serving.audience.tell_presence(serving.table)

    def _forget(self, shard: Shard, process: str) -> None:
        """Remove a process that has gone, together with its people."""
        shard.neighbours.pop(process, None)
        for serving in shard.tables.values():
            if serving.presence.forget(process, self.house.now()) and serving.table:
                serving.audience.tell_presence(serving.table)

    # Sending

    def spread(self, serving: Serving) -> None:
        """Notify neighbours who is at a table here, batched with other changes of the same moment."""
        shard = self.shards.get(shard_of(serving.id))
        if shard is None or not shard.neighbours:
            return
        if not shard.changed:
            self.house.run(self._spread(shard_of(serving.id), shard), "presence")
        shard.changed.add(serving.id)

    async def _spread(self, name: str, shard: Shard) -> None:
        await asyncio.sleep(PAUSE)
        changed, shard.changed = shard.changed, set()
        await self._send(self._state(name, changed))

    def _state(self, name: str, tables: Iterable[str]) -> Iterator[Notice]:
        """Return how far these tables have come and who is present, in as few notices as possible."""
        known = self.shards.get(name, Shard()).tables
        facts: dict[str, Any] = {}
        for id in tables:
            if id in known:
                presence = known[id].presence
                people = sorted(presence.here & known[id].audience.people)  # for spectators, the count is enough
                facts[id] = [known[id].written, people, presence.watchers]
        return notices(name, facts)

    async def beat(self) -> None:
        """Send neighbours a heartbeat and who is present; drop those not heard from for too long."""
        now, patience = self.house.now(), int(self.house.settings.lease * 1000)
        said: list[Notice] = []
        for name, shard in self.shards.items():
            for process in [each for each, heard in shard.neighbours.items() if now - heard > patience]:
                self._forget(shard, process)
            if shard.neighbours:
                here = [id for id, serving in shard.tables.items() if serving.presence.here]
                said += list(self._state(name, here)) or [Notice(name, {})]
        await self._send(said)

    def send(self, said: Iterable[Notice]) -> None:
        """Send notices in the background."""
        self.house.run(self._send(list(said)), "notices")

    async def _send(self, said: Iterable[Notice]) -> None:
        """Send notices. To a shard that was left only the goodbye: whatever came after it would bring us back."""
        waiting = [notice for notice in said if notice.shard in self.shards or "bye" in notice.said]
        if waiting and self.is_shared:
            self.house.metrics.notices.add("sent", len(waiting))
            with contextlib.suppress(StoreDown):
                await self.house.store.notify(waiting)
