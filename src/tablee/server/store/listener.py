"""Listening to what other processes write: PostgreSQL's LISTEN, on a connection of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.store.store import Store
from tablee.server.store.writer import CHANNEL

log = logging.getLogger("tablee.store")
PAUSE = 1.0  # seconds before trying to listen again
FAILURES = (OSError, SQLAlchemyError, TimeoutError)
Hear = Callable[[dict[str, Any]], None]


class Listener:
    """Hands over every notice; after a broken connection an empty one, since notices may have been missed."""

    def __init__(self, store: Store, hear: Hear) -> None:
        self.store = store
        self.hear = hear
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="listener")

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

        try:
            connection = await asyncpg.connect(self.store.url.set(drivername="postgresql").render_as_string(False))
        except asyncpg.PostgresError as error:
            raise ConnectionError(str(error)) from error
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._notice)
            self.ready.set()
            self.hear({})
            await lost.wait()
        finally:
            with contextlib.suppress(*FAILURES, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=1)

    def _notice(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        self.hear(msgspec.json.decode(str(payload)))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
