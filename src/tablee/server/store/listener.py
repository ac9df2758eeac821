"""Listen to notices from other processes: PostgreSQL LISTEN on its own connection, one channel per shard."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.store.notices import PREFIX, channel_of
from tablee.server.store.store import Store

if TYPE_CHECKING:
    from asyncpg import Connection

log = logging.getLogger("tablee.store")
PAUSE = 1.0  # seconds before reconnecting
FAILURES = (OSError, SQLAlchemyError, TimeoutError)
Hear = Callable[[str, dict[str, Any]], None]


class Listener:
    """Passes on every notice of the shards it listens to.

    After (re)connecting it passes on a notice without a shard, since some may have been missed.
    """

    def __init__(self, store: Store, hear: Hear) -> None:
        self.store = store
        self.hear = hear
        self.shards: set[str] = set()
        self.connection: Connection[Any] | None = None
        self.lock = asyncio.Lock()  # one operation at a time on the connection
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="listener")

    async def listen(self, shard: str) -> None:
        """Listen to a shard as well; without a connection, as soon as there is one."""
        self.shards.add(shard)
        await self._tell(lambda connection: connection.add_listener(channel_of(shard), self._notice))

    async def unlisten(self, shard: str) -> None:
        self.shards.discard(shard)
        await self._tell(lambda connection: connection.remove_listener(channel_of(shard), self._notice))

    async def _tell(self, what: Callable[[Connection[Any]], Awaitable[None]]) -> None:
        import asyncpg

        async with self.lock:
            if self.connection is not None:
                with contextlib.suppress(*FAILURES, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await what(self.connection)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except FAILURES as error:
                log.warning("not listening", extra={"error": type(error).__name__})
            self.ready.clear()
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        import asyncpg

        lost = asyncio.Event()
        try:
            connection = await asyncpg.connect(self.store.url.set(drivername="postgresql").render_as_string(False))
            connection.add_termination_listener(lambda _connection: lost.set())
            async with self.lock:
                for shard in sorted(self.shards):
                    await connection.add_listener(channel_of(shard), self._notice)
                self.connection = connection
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError(str(error)) from error
        try:
            self.ready.set()
            self.hear("", {})
            await lost.wait()
        finally:
            self.connection = None
            with contextlib.suppress(*FAILURES, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=1)

    def _notice(self, _connection: Any, _process: int, channel: str, payload: object) -> None:
        self.hear(channel.removeprefix(PREFIX), msgspec.json.decode(str(payload)))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
