"""The store: append to and read tables' logs, and maintain what lists show."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Row as DbRow
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.rows import Row, StoredRow, encode_fact, read_row
from tablee.server.settings import DURABLE
from tablee.server.shapes import TableLine
from tablee.server.store import ratings, schema
from tablee.server.store.engine import file_of, make_engine, make_private, make_reader, read_url, try_out
from tablee.server.store.migrate import migrate
from tablee.server.store.notices import Notice, channel_of, shard_of
from tablee.server.store.trouble import in_a_sentence, trouble
from tablee.server.store.writer import FAILURES, Conflict, StoreDown, Work, Writer, is_unfit

USED = "used before"
__all__ = ["USED", "Conflict", "Store", "StoreDown", "Writing"]


@dataclass(slots=True)
class Writing:
    """New rows of one table, and their effect on the lists: its line, who sat down and who left."""

    table: str
    rows: list[Row]
    code: str = ""
    public: bool = False
    line: TableLine | None = None
    came: list[str] = field(default_factory=list)
    went: list[str] = field(default_factory=list)
    played: list[dict[str, Any]] = field(default_factory=list)  # rows for the match history, once the match is over
    ranked: ratings.Places = ()  # the players' places, if the match counts for ratings


class Store:
    """A database, given its URL."""

    def __init__(self, address: str = "", synchronous: str = DURABLE) -> None:
        self.url = read_url(address)
        self.engine = make_engine(self.url, synchronous)
        self.reader = make_reader(self.url, self.engine)
        self.writer = Writer(self.engine)
        self.process = secrets.token_hex(4)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self.has_listeners: Callable[[str], bool] = lambda _table: True  # may another process have it loaded?

    async def open(self) -> None:
        """Migrate and start writing; BadInput says what is wrong with the database."""
        try:
            await self._prepare()
        except (StoreDown, OSError, sqlite3.Error) as error:
            await self.dispose()
            raise in_a_sentence(error.__cause__ or error, self.url) from error
        self.writer.start()

    async def _prepare(self) -> None:
        file = file_of(self.url)
        if file is not None:
            make_private(file)
            try_out(file)
        async with self.reading() as connection:
            await connection.run_sync(migrate)
            await connection.commit()

    async def close(self) -> None:
        await self.writer.stop()
        await self.dispose()

    async def dispose(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        await self.reader.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Provide a connection to read from; StoreDown if there is none."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise StoreDown(trouble(error)) from error

    # Logs

    async def append(self, writings: Sequence[Writing], besides: Work | None = None) -> None:
        """Write rows durably, all or none, together with other work; Conflict if another process wrote first."""

        async def work(connection: AsyncConnection) -> None:
            if besides is not None:
                await besides(connection)
            for writing in writings:
                if writing.line is not None:
                    await self._put_line(connection, writing, writing.line)
                await self._put_people(connection, writing)
                if await put_played(connection, writing.table, writing.played) and writing.ranked:
                    await ratings.note(connection, self._insert, writing.played[0]["game"], writing.ranked)

        changed = any(writing.line or writing.came or writing.went or writing.played for writing in writings)
        listed = besides is not None or changed
        rows = [stored(writing.table, row) for writing in writings for row in writing.rows]
        heard = [writing for writing in writings if self.is_shared and self.has_listeners(writing.table)]
        await self.writer.write(rows, self.said(map(written, heard)), work if listed else None)
        late = [writing for writing in writings if writing not in heard and self.is_shared]
        if late:  # another process may have loaded the table during the write, and read too early
            await self.notify([written(writing) for writing in late if self.has_listeners(writing.table)])

    async def _put_line(self, connection: AsyncConnection, writing: Writing, line: TableLine) -> None:
        values = {
            "code": writing.code,
            "game": line.game,
            "status": line.status,
            "public": writing.public,
            "free": line.free,
            "lang": line.lang,
            "length": line.length,
            "watch": line.watch,
            "line": msgspec.json.encode(line).decode(),
            "updated": line.updated,
        }
        new = self._insert(schema.tables).values(id=line.table, keeper="", kept_until=0, **values)
        await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=values))

    async def _put_people(self, connection: AsyncConnection, writing: Writing) -> None:
        seen = schema.sitting
        for person in writing.came:
            new = self._insert(seen).values(person=person, table_id=writing.table)
            await connection.execute(new.on_conflict_do_nothing())
        for person in writing.went:
            gone = delete(seen).where(seen.c.person == person, seen.c.table_id == writing.table)
            await connection.execute(gone)

    def _insert(self, table: Any) -> Any:
        """Return an INSERT that supports ON CONFLICT, in the dialect of the database."""
        if self.is_shared:  # importing a dialect takes time, so import only the one needed
            from sqlalchemy.dialects import postgresql

            return postgresql.insert(table)
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(table)

    def said(self, notices: Iterable[Notice]) -> list[tuple[str, str]]:
        """Encode notices as (channel, payload)."""
        return [(channel_of(notice.shard), notice.payload(self.process)) for notice in notices]

    def insert_new(self, table: Any, **values: Any) -> Any:
        """Return an INSERT that does nothing if the row exists."""
        return self._insert(table).values(**values).on_conflict_do_nothing()

    async def notify(self, notices: Sequence[Notice]) -> None:
        """Send notices to the other processes; they are not stored."""
        if self.is_shared and notices:
            await self.writer.write([], self.said(notices))

    async def has(self, table: str) -> bool:
        """True if the table exists."""
        return bool(await self.all(select(schema.tables.c.id).where(schema.tables.c.id == table)))

    async def status(self, table: str) -> str:
        """Return a table's status as lists show it; "" if there is no such table."""
        found = await self.all(select(schema.tables.c.status).where(schema.tables.c.id == table))
        return str(found[0].status) if found else ""

    async def rows(self, table: str, after: int = -1, most: int | None = None) -> list[Row]:
        """Return a table's log after row `after`, at most `most` rows; empty if there is none."""
        return [read_row(row) for row in await self.stored_rows(table, after, most)]

    async def stored_rows(self, table: str, after: int, most: int | None) -> list[StoredRow]:
        """Return the same rows undecoded, so that another process can decode them."""
        log = schema.log
        wanted = select(log.c.n, log.c.at, log.c.by, log.c.key, log.c.fact)
        wanted = wanted.where(log.c.table_id == table, log.c.n > after).order_by(log.c.n).limit(most)
        return [tuple(row) for row in await self.all(wanted)]

    async def snapshot(self, table: str) -> bytes | None:
        """Return the latest snapshot of a table, if there is one."""
        kept = schema.snapshots
        found = await self.all(select(kept.c.body).where(kept.c.table_id == table))
        return bytes(found[0].body) if found else None

    async def keep_snapshot(self, table: str, n: int, body: bytes) -> None:
        """Save a snapshot, unless another process has saved one that is further on."""
        kept = schema.snapshots
        new = self._insert(kept).values(table_id=table, n=n, body=body)
        newer = {"set_": {"n": n, "body": body}, "where": kept.c.n < n}
        await self.execute(new.on_conflict_do_update(index_elements=["table_id"], **newer))

    async def keep(self, table: str, now: int, milliseconds: int) -> bool:
        """Take or renew this process's lease on the table's bots; True if it holds it. A sole process always does."""
        if not self.is_shared:
            return True
        kept = schema.tables
        mine_or_over = (kept.c.keeper == self.process) | (kept.c.kept_until < now)
        values = {"keeper": self.process, "kept_until": now + milliseconds}
        taken = update(kept).where(kept.c.id == table, mine_or_over).values(values)
        async with self.reading() as connection:
            result = await connection.execute(taken)
            await connection.commit()
        return bool(result.rowcount)

    # Lists

    async def table_of_code(self, code: str) -> str | None:
        found = await self.all(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return found[0][0] if found else None

    async def public_tables(self, since: int, *such: Any, limit: int = 100) -> list[TableLine]:
        """Return public tables that are open or playing and match the conditions, latest first within each status."""
        listed = schema.tables
        wanted = select(listed.c.line).where(
            listed.c.public, listed.c.status.in_(["open", "playing"]), listed.c.updated >= since, *such
        )
        return lines(await self.all(wanted.order_by(listed.c.status, listed.c.updated.desc()).limit(limit)))

    async def tables_of(self, person: str, limit: int = 100, *, hidden: bool = False) -> list[TableLine]:
        """Return the tables this person sits at, latest first; those removed from their list only with `hidden`."""
        listed, seen = schema.tables, schema.sitting
        wanted = select(listed.c.line).join(seen, seen.c.table_id == listed.c.id).where(seen.c.person == person)
        wanted = wanted if hidden else wanted.where(~seen.c.hidden)
        return lines(await self.all(wanted.order_by(listed.c.updated.desc()).limit(limit)))

    async def all_tables(self, status: str = "") -> list[TableLine]:
        """Return every table, for an admin."""
        wanted = select(schema.tables.c.line).order_by(schema.tables.c.updated.desc())
        return lines(await self.all(wanted.where(schema.tables.c.status == status) if status else wanted))

    # Anything else

    async def all(self, wanted: Any) -> Sequence[DbRow[Any]]:
        """Return all rows of a query; retry once if the connection turned out to be dead."""
        try:
            try:
                return await self._all(wanted)
            except DBAPIError as error:
                if is_unfit(error):
                    return []  # no row can have a value that the database cannot hold, such as a text with NUL in it
                if not error.connection_invalidated:
                    raise
            return await self._all(wanted)
        except FAILURES as error:
            raise StoreDown(type(error).__name__) from error

    async def _all(self, wanted: Any) -> Sequence[DbRow[Any]]:
        async with self.reader.connect() as connection:
            found: Sequence[DbRow[Any]] = (await connection.execute(wanted)).all()
            return found

    async def execute(self, *statements: Any, once: bool = False) -> list[int]:
        """Execute statements in one durable transaction; return how many rows each one touched.

        `once`: raise Conflict(USED) and change nothing if the first statement touches no row, i.e. was already used up.
        """
        touched: list[int] = []

        async def work(connection: AsyncConnection) -> None:
            touched[:] = []
            for one in statements:
                touched.append((await connection.execute(one)).rowcount)
                if once and not touched[0]:
                    raise IntegrityError("", None, LookupError(USED))

        await self.writer.write([], [], work)
        return touched

    async def is_there(self) -> bool:
        """True if the database responds."""
        with contextlib.suppress(StoreDown):
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
                return True
        return False

    async def secret(self, name: str) -> str:
        """Return a secret shared by all processes, created on first use."""
        await self.execute(self.insert_new(schema.settings, name=name, value=secrets.token_hex(32)))
        found = await self.all(select(schema.settings.c.value).where(schema.settings.c.name == name))
        return str(found[0][0])


async def put_played(connection: AsyncConnection, table: str, played: list[dict[str, Any]]) -> bool:
    """Replace the match history rows of a table; True if there were none before."""
    if not played:
        return False
    before = await connection.execute(delete(schema.played).where(schema.played.c.table_id == table))
    await connection.execute(insert(schema.played), played)
    return not before.rowcount


def written(writing: Writing) -> Notice:
    """Return the notice about new rows: how far the table's log has come."""
    return Notice(shard_of(writing.table), {"tables": {writing.table: [writing.rows[-1].n]}})


def stored(table: str, row: Row) -> dict[str, Any]:
    """Return a row as a dict of database columns."""
    fact = encode_fact(row.fact).decode()
    return {"table_id": table, "n": row.n, "at": row.at, "by": row.by, "key": row.key, "fact": fact}


def lines(found: Sequence[DbRow[Any]]) -> list[TableLine]:
    return [msgspec.json.decode(row.line, type=TableLine) for row in found]
