"""What processes that serve tables of the same shard tell one another: what was written, and who is there.

A shard is all tables whose ids begin with the same two letters, so that a proxy can send a shard to one process
(deploy/). A process listens to the shards it has tables of. One that is alone in a shard sends nothing: whoever comes says
hello first, and is answered with how far every table is.
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

PAUSE = 0.02  # seconds in which changes of presence are gathered
Heard = dict[str, Any]


@dataclass(slots=True)
class Shard:
    """The tables of one shard in this process, the other processes that have some, and whose presence has changed."""

    tables: dict[str, Serving] = field(default_factory=dict)
    neighbours: dict[str, int] = field(default_factory=dict)  # when each of them was last heard
    changed: set[str] = field(default_factory=set)


class Exchange:
    """The other processes, as far as they matter to this one."""

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
        if self.shards:
            await self._send([Notice(name, {"bye": True}) for name in self.shards])
        await self.listener.stop()

    # Tables that come and go

    async def join(self, serving: Serving) -> None:
        """A table is served here from now on."""
        if not self.is_shared:
            return
        name = shard_of(serving.id)
        first = name not in self.shards
        self.shards.setdefault(name, Shard()).tables[serving.id] = serving
        if first:
            await self.listener.listen(name)
            self.send([Notice(name, {"hello": True})])

    async def part(self, table: str) -> None:
        """A table is no longer served here."""
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
        """Whether another process may have this table, and must hear what is written to it."""
        shard = self.shards.get(shard_of(table))
        return shard is None or bool(shard.neighbours)

    # Hearing

    def hear(self, name: str, notice: Heard) -> None:
        """Another process says something in a shard; with no name, this one listens anew and may have missed something."""
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
        """How far a table is elsewhere, and who is there."""
        if serving.table is None or serving.table.n < n:
            self.house.errand(serving)
        if not present:
            return
        people, watchers = present
        presence = serving.presence
        if process not in presence.elsewhere:
            self.spread(serving)  # it does not know who is here
        if presence.hear(process, set(people), watchers, self.house.now()) and serving.table:
            serving.audience.tell_presence(serving.table)

    def _forget(self, shard: Shard, process: str) -> None:
        """A process has gone, and its people with it."""
        shard.neighbours.pop(process, None)
        for serving in shard.tables.values():
            if serving.presence.forget(process, self.house.now()) and serving.table:
                serving.audience.tell_presence(serving.table)

    # Saying

    def spread(self, serving: Serving) -> None:
        """Tell the neighbours who is at a table here, together with what else changes within a moment."""
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
        """How far these tables are and who is at them, in as few notices as it fits."""
        known = self.shards.get(name, Shard()).tables
        facts: dict[str, Any] = {}
        for id in tables:
            if id in known:
                presence = known[id].presence
                people = sorted(presence.here & known[id].audience.people)  # of those who watch, their number is enough
                facts[id] = [known[id].written, people, presence.watchers]
        return notices(name, facts)

    async def beat(self) -> None:
        """Say to neighbours that this process lives, and who is there; forget those that were not heard for long."""
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
        """Say something without waiting for it."""
        self.house.run(self._send(list(said)), "notices")

    async def _send(self, said: Iterable[Notice]) -> None:
        waiting = list(said)
        if waiting and self.is_shared:
            self.house.metrics.notices.add("sent", len(waiting))
            with contextlib.suppress(StoreDown):
                await self.house.store.notify(waiting)
