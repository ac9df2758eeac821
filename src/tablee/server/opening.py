"""Loading a table: its latest snapshot and the rows after it. Long logs are read in another process."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablee.core.errors import Refused
from tablee.server import rows, snapshots
from tablee.server.store import StoreDown
from tablee.server.table import Table
from tablee.server.thinking import WorkerFailed

if TYPE_CHECKING:
    from tablee.server.house import House

log = logging.getLogger("tablee.table")
EVERY = 64  # rows between two snapshots of a table in use
FEW = 8  # up to this many new rows, an unloaded table gets no snapshot
SHORT = 2 * EVERY  # rows that may be read between two other requests; more go to a worker
PAGE = 2000  # rows per job


async def open_table(house: House, id: str) -> Table:
    """Load a table from its log; Refused if there is none."""
    stored = await house.store.snapshot(id)
    known = await asyncio.to_thread(snapshots.unpack, id, stored) if stored is not None else None
    table = await read_on(house, known or Table(id))
    if table.n < 0:
        raise Refused("table-unknown")
    return table


async def read_on(house: House, table: Table) -> Table:
    """Apply the rows a table does not have yet; with many rows the result is a new object."""
    page = await house.store.rows(table.id, table.n, SHORT + 1)
    if len(page) <= SHORT:
        return fold(table, page)
    made = await _read_elsewhere(house, table)
    if made is None:
        stored = await house.store.stored_rows(table.id, table.n, None)
        made = await asyncio.to_thread(fold, table, map(rows.read_row, stored))
    await keep(house, made)
    return made


def fold(table: Table, page: Iterable[rows.Row]) -> Table:
    for row in page:
        table.fold(row)
    return table


async def _read_elsewhere(house: House, table: Table) -> Table | None:
    """Have a worker read all rows the table does not have yet, page by page; None if workers fail."""
    known, n = snapshots.take(table) if table.n >= 0 else b"", table.n
    body = base64.b64encode(snapshots.pack(known)).decode() if known else ""
    while page := await house.store.stored_rows(table.id, n, PAGE):
        try:
            answer = await house.openers.ask({"job": "fold", "table": table.id, "snapshot": body, "rows": page})
        except WorkerFailed as error:
            log.warning("log read in a thread", extra={"table": table.id, "error": str(error)})
            return None
        body, n = answer["snapshot"], page[-1][0]
        if not body:
            return None
    return await asyncio.to_thread(snapshots.unpack, table.id, base64.b64decode(body))


async def keep(house: House, table: Table) -> None:
    """Store a snapshot of the table; if the database is down, a later one will do."""
    taken, n = snapshots.take(table), table.n
    table.kept = n
    if taken is not None:
        body = await asyncio.to_thread(snapshots.pack, taken)
        with contextlib.suppress(StoreDown):
            await house.store.keep_snapshot(table.id, n, body)
