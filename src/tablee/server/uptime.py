"""When any server process was up, so that clocks stop while none was."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, select, update

from tablee.server.store import Store, schema

KEPT = 90 * 86_400_000  # milliseconds after which nobody asks any more


class Uptime:
    """The times any process was up before this one started, and clock gaps since."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []
        self.gaps: Sequence[tuple[int, int]] = ()  # since then: the clock jumped ahead, or the machine slept
        self.noted = 0  # gaps already stored
        self.started = 0

    async def start(self, store: Store, now: int) -> None:
        """Load when other processes were up, and record that this one is."""
        up = schema.uptime
        self.started = now
        self.spans = [(row.started, row.seen) for row in await store.all(select(up.c.started, up.c.seen))]
        await store.execute(
            delete(up).where(up.c.seen < now - KEPT),
            insert(up).values(process=store.process, started=now, seen=now),
        )

    async def beat(self, store: Store, now: int) -> None:
        """Record that this process is still up. A clock gap ends one stored span and starts another."""
        up = schema.uptime
        for begin, until in self.gaps[self.noted :]:
            ended = update(up).where(up.c.process == self._key(store)).values(seen=begin)
            self.noted += 1
            await store.execute(ended, insert(up).values(process=self._key(store), started=until, seen=until))
        await store.execute(update(up).where(up.c.process == self._key(store)).values(seen=now))

    def _key(self, store: Store) -> str:
        return f"{store.process}.{self.noted}" if self.noted else store.process

    def down(self, start: int, end: int) -> int:
        """Return the downtime in milliseconds between two moments; since this process started, only clock gaps."""
        slept = sum(max(0, min(until, end) - max(begin, start)) for begin, until in self.gaps)
        return slept + self._before(start, min(end, self.started))

    def _before(self, start: int, end: int) -> int:
        if start >= end:
            return 0
        up, reached = 0, start
        for begin, until in sorted(self.spans):
            begin, until = max(begin, reached), min(until, end)  # noqa: PLW2901 - the part that is asked for
            if until > begin:
                up += until - begin
                reached = until
        return end - start - up
