"""The writer: many tables' rows in one durable commit. Jobs that arrive during a commit go into the next one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablee.core.errors import BadInput
from tablee.server.store.schema import log
from tablee.server.store.trouble import trouble

BATCH = 500
NOTIFY = text(
    "SELECT pg_notify(channel, notice)"
    " FROM unnest(CAST(:channels AS text[]), CAST(:notices AS text[])) AS told(channel, notice)"
)
FAILURES = (SQLAlchemyError, OSError, TimeoutError)
Work = Callable[[AsyncConnection], Awaitable[None]]
Values = list[dict[str, Any]]
Said = list[tuple[str, str]]  # channels, and the payload for each


class Conflict(Exception):
    """Another process wrote a row with this number first; read it and retry."""


class Unfit(BadInput):
    """The database cannot hold a value, such as a text that is too long; nothing was written."""

    def __init__(self) -> None:
        super().__init__("value-unfit", field="value")


class StoreDown(Exception):
    """The database cannot be reached. Whether the last write succeeded is unknown until it is back."""


@dataclass(slots=True)
class Job:
    """An atomic write: log rows, notices to other processes, other statements; and the future to resolve."""

    rows: Values
    notices: Said
    work: Work | None
    done: asyncio.Future[None]


def is_unfit(error: Exception) -> bool:
    """True if PostgreSQL rejected a value and nothing else is wrong (error class 22)."""
    return isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith("22")


class Writer:
    """Writes over one connection, one commit at a time, batching all waiting jobs."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Job] = []
        self.wake = asyncio.Event()
        self.connection: AsyncConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.stopping = False

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(self, rows: Values, notices: Said, work: Work | None = None) -> None:
        """Return once everything is on disk; Conflict or StoreDown if it is not."""
        if self.stopping:
            raise StoreDown("stopped")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Job(rows, notices, work, done))
        self.wake.set()
        await done

    async def run(self) -> None:
        while not self.stopping or self.waiting:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            if not self.waiting and not self.stopping:
                self.wake.clear()
            if len(batch) == 1 or not await self.commit(batch):
                for job in batch:
                    await self.commit([job], alone=True)

    async def commit(self, batch: list[Job], *, alone: bool = False) -> bool:
        """Write the jobs in one transaction. Return False if one in a batch fails: the caller retries each alone."""
        problem: Exception | None = None
        try:
            if self.connection is None:
                self.connection = await self.engine.connect()
            async with self.connection.begin():
                await self.carry_out(batch, self.connection)
        except IntegrityError as error:
            if not alone:
                return False
            problem = Conflict(str(error.orig))
        except Exception as error:  # noqa: BLE001 - whatever it is, the writer goes on
            if not alone and isinstance(error, DBAPIError) and not error.connection_invalidated:
                return False
            if is_unfit(error):  # the connection still works, and others need it
                problem = Unfit()
            else:
                problem = StoreDown(trouble(error))
                await self.disconnect()
        for job in batch:
            if not job.done.done():
                job.done.set_result(None) if problem is None else job.done.set_exception(problem)
        return True

    @staticmethod
    async def carry_out(batch: list[Job], connection: AsyncConnection) -> None:
        rows = [row for job in batch for row in job.rows]
        if rows:
            await connection.execute(insert(log), rows)
        for job in batch:
            if job.work is not None:
                await job.work(connection)
        notices = [notice for job in batch for notice in job.notices]
        if notices:
            channels, said = zip(*notices, strict=True)
            await connection.execute(NOTIFY, {"channels": list(channels), "notices": list(said)})

    async def disconnect(self) -> None:
        """Drop a failed connection; the next commit opens a new one."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(*FAILURES):
                await connection.invalidate()
            with contextlib.suppress(*FAILURES):
                await connection.close()

    async def stop(self) -> None:
        """Finish waiting jobs, then close."""
        self.stopping = True
        self.wake.set()
        if self.task is not None:
            await self.task
        await self.disconnect()
