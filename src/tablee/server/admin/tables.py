"""Export a whole table as text, and import it into another database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from tablee.core.errors import BadInput, Refused
from tablee.server import rows
from tablee.server.admin.finding import find_database
from tablee.server.admin.steward import Steward
from tablee.server.store import Conflict, Store, StoreDown, Writing
from tablee.server.store.trouble import in_a_sentence
from tablee.server.table import read_table
from tablee.server.telling import table_line

FORMAT = 1
Result = TypeVar("Result")


async def exported(steward: Steward, table: str) -> str:
    """Export a table as text, secrets included: a header line, then one log row per line."""
    log = await steward.store.rows(table)
    if not log:
        raise Refused("table-unknown")
    await steward.do("export", table)
    head = msgspec.json.encode({"tablee": "table", "format": FORMAT, "table": table})
    return "".join(f"{line.decode()}\n" for line in (head, *map(msgspec.json.encode, log)))


async def bring_in(steward: Steward, text: str) -> str:
    """Import an exported table under its own id; BadInput if it cannot be read or already exists."""
    table = exported_id(text)
    try:
        log = [msgspec.json.decode(line, type=rows.Row) for line in text.splitlines()[1:]]
        known = read_table(table, log)
        line = table_line(known, known.last_at)
    except (msgspec.MsgspecError, AttributeError) as error:
        raise BadInput("table-broken", field="file", line=0) from error
    writing = Writing(table, log, known.opened.code, known.opened.public, line, known.people())
    try:
        await steward.store.append([writing])
    except Conflict as error:
        raise BadInput("table-there", field="file", table=table) from error
    await steward.do("import", table)
    return table


def exported_id(text: str) -> str:
    try:
        head: Any = msgspec.json.decode(text.partition("\n")[0])
        if head["tablee"] != "table" or head["format"] != FORMAT:
            raise BadInput("table-file", field="file")
        return str(head["table"])
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise BadInput("table-file", field="file") from error


def with_store(db: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Open an existing database, run `work` on it and close it."""

    async def run() -> Result:
        store = Store(find_database(db))
        await store.open()
        try:
            return await work(store)
        except StoreDown as error:
            raise in_a_sentence(error.__cause__ or error, store.url) from error
        finally:
            await store.close()

    return asyncio.run(run())
