"""What the command line does with the server: run it, and look after its tables."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import msgspec
import uvicorn

from tablee.core.errors import BadInput, Refused
from tablee.server import protocol, rows
from tablee.server.app import make_app
from tablee.server.draining import Report
from tablee.server.house import House
from tablee.server.logs import set_up_logs
from tablee.server.settings import Settings
from tablee.server.shapes import TableLine
from tablee.server.store import Conflict, Store, StoreDown, Writing
from tablee.server.table import Table, read_table
from tablee.server.telling import table_line
from tablee.server.wires import CarefulHttp, CarefulSocket

FORMAT = 1
FRAME = 131_072  # a longer frame closes the connection before it is read
GRACEFUL = 10
GARBAGE = (
    50_000,
    20,
    100,
)  # tables are many objects that live long: the usual rhythm of looking for garbage costs a fifth
Result = TypeVar("Result")


class Server(uvicorn.Server):
    """Uvicorn, which says goodbye to every connection before it closes them."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for connection in list(self.config.app.state.house.connections):  # type: ignore[union-attr]
            connection.send(protocol.Stopping())
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def make_server(settings: Settings) -> Server:
    """A server ready to run."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        http=CarefulHttp,
        ws=CarefulSocket,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,  # the length of what is compressed together would tell of secrets in it
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.pong,
        proxy_headers=False,  # proxies.py knows better
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACEFUL,
    )
    return Server(config)


def serve(settings: Settings, level: str = "INFO", report: Report = lambda _standing: None) -> bool:
    """Run a server until it is stopped; whether it could start. BadInput says what is wrong with its database.

    One that drains reports how many matches are left.
    """
    set_up_logs(level)
    server = make_server(settings)
    gc.freeze()
    gc.set_threshold(*GARBAGE)

    async def run() -> None:
        house: House = server.config.app.state.house  # type: ignore[union-attr]
        await house.start()
        if settings.drain:
            house.drain(report)
        await server.serve()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())
    return server.started


# ------------------------------------------------------------------ looking after tables


def list_tables(db: str = "", status: str = "") -> list[TableLine]:
    """All tables, the latest first."""
    return _with_store(db, lambda store: store.all_tables(status))


def export_table(table: str, db: str = "") -> str:
    """A table as text, secrets included: one head line, then one row of its log per line."""

    async def work(store: Store) -> str:
        log = await _log(store, table)
        head = msgspec.json.encode({"tablee": "table", "format": FORMAT, "table": table})
        return "".join(f"{line.decode()}\n" for line in (head, *map(msgspec.json.encode, log)))

    return _with_store(db, work)


def import_table(text: str, db: str = "") -> str:
    """Put an exported table into a database, under its own id; BadInput when it cannot be read or is there already."""
    table = "".join(_exported_id(text))
    try:
        log = [msgspec.json.decode(line, type=rows.Row) for line in text.splitlines()[1:]]
        known = read_table(table, log)
        line = table_line(known, known.last_at)
    except (msgspec.MsgspecError, AttributeError) as error:
        raise BadInput("table-broken", field="file", line=0) from error

    async def work(store: Store) -> str:
        writing = Writing(table, log, known.opened.code, known.opened.public, line, known.people())
        try:
            await store.append([writing])
        except Conflict as error:
            raise BadInput("table-there", field="file", table=table) from error
        return table

    return _with_store(db, work)


def close_table(table: str, db: str = "") -> None:
    """Close a table for good; its log stays. A running server learns of it when the table is next touched."""

    async def work(store: Store) -> None:
        known: Table = read_table(table, await _log(store, table))
        if known.status == "closed":
            raise Refused("table-closed")
        row = rows.Row(known.n + 1, known.last_at, "", "", rows.Closed())
        known.fold(row)
        line = table_line(known, row.at)
        await store.append([Writing(table, [row], known.opened.code, known.opened.public, line)])

    _with_store(db, work)


def _exported_id(text: str) -> Iterator[str]:
    try:
        head: Any = msgspec.json.decode(text.partition("\n")[0])
        if head["tablee"] != "table" or head["format"] != FORMAT:
            raise BadInput("table-file", field="file")
        yield str(head["table"])
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise BadInput("table-file", field="file") from error


async def _log(store: Store, table: str) -> list[rows.Row]:
    log = await store.rows(table)
    if not log:
        raise Refused("table-unknown")
    return log


def _with_store(db: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Do something with an opened database."""

    async def run() -> Result:
        store = Store(db)
        try:
            await store.open()
            return await work(store)
        except StoreDown as error:
            raise BadInput("database-away", field="db", host=store.url.host or store.url.database) from error
        finally:
            await store.close()

    return asyncio.run(run())
