"""The steward carries out admin actions ("deeds") and records who did what, in the database and in the log."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

import msgspec
from sqlalchemy import delete, insert, update

from tablee.core.errors import Refused
from tablee.server import rows
from tablee.server.store import Store, schema
from tablee.server.store.store import stored
from tablee.server.table import Table, read_table
from tablee.server.telling import table_line

log = logging.getLogger("tablee.admin")
COMMAND_LINE = "command line"
Doing = Literal[
    "appoint", "ban", "chat", "clean", "clean-chat", "clean-tables", "close", "data", "dismiss", "enter", "export", "forget",
    "hush", "import", "invite", "mute", "pardon", "password", "rotate", "settle", "sign-out",
]  # fmt: skip
DEEDS: tuple[Doing, ...] = get_args(Doing)  # what is recorded; each has a text, deed-NAME
OTHERS = (COMMAND_LINE, "oneself", "retention")  # actors other than an admin's account; their texts are by-NAME


@dataclass(slots=True)
class Steward:
    """Carries out deeds on behalf of an admin (or the command line)."""

    store: Store
    now: int
    by: str = COMMAND_LINE
    once: bool = False  # the first change of a deed consumes something that can be used only once (Store.execute)

    async def do(self, deed: Doing, whom: str, changes: Sequence[Any] = (), **detail: Any) -> list[int]:
        """Apply changes and record the deed in one transaction; return how many rows each change touched.

        `tables` in the detail names the tables that running servers must reload.
        """
        values = {"id": secrets.token_hex(8), "at": self.now, "by": self.by, "deed": deed, "whom": whom[:64]}
        text = msgspec.json.encode(detail).decode()
        touched = await self.store.execute(*changes, insert(schema.deeds).values(**values, detail=text), once=self.once)
        log.warning("admin", extra={"deed": deed, "whom": whom, "by": self.by, "detail": detail})
        return touched

    async def table(self, id: str) -> Table:
        """Load a table; Refused if there is none."""
        found = await self.store.rows(id)
        if not found:
            raise Refused("table-unknown")
        return read_table(id, found)

    def added(self, table: Table, *facts: rows.AnyFact) -> list[Any]:
        """Return the statements that append facts to a table's log and update its line in the lists."""
        written = []
        for fact in facts:
            row = rows.Row(table.n + 1, max(self.now, table.last_at), "", "", fact)
            table.fold(row)
            written.append(insert(schema.log).values(**stored(table.id, row)))
        return [*written, *self.listed(table)]

    def listed(self, table: Table) -> list[Any]:
        """Return the statements that update a table's line in the lists and drop snapshots computed from its log."""
        line, kept = table_line(table, table.last_at), schema.tables
        values = {"line": msgspec.json.encode(line).decode(), "status": line.status, "free": line.free}
        return [
            update(kept).where(kept.c.id == table.id).values(**values),
            delete(schema.snapshots).where(schema.snapshots.c.table_id == table.id),
        ]
