"""Rate limits shared by all processes: each process adds its usage to the total in the database from time to time."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.store import schema
from tablee.server.store.store import Store

FORGET = 3_600_000  # milliseconds after which usage has fully recovered
ADD = text(
    "INSERT INTO spending (kind, name, level, at)"
    " SELECT :kind, name, level, :now FROM unnest(CAST(:names AS text[]), CAST(:levels AS float8[])) AS used(name, level)"
    " ON CONFLICT (kind, name) DO UPDATE SET at = greatest(spending.at, excluded.at), level = excluded.level"
    " + greatest(0, spending.level - greatest(0, excluded.at - spending.at) / 1000.0 * :rate)"
    " RETURNING name, level"
)


async def add_up(store: Store, kind: str, rate: float, used: Mapping[str, float], now: int) -> dict[str, float]:
    """Add local usage since the last call to the shared totals; return the current levels."""
    levels: dict[str, float] = {}
    names = sorted(used)  # in a fixed order, so that two processes never deadlock
    said = {"kind": kind, "rate": rate, "now": now, "names": names, "levels": [used[name] for name in names]}

    async def work(connection: AsyncConnection) -> None:
        found = await connection.execute(ADD, said)
        levels.update({row.name: row.level for row in found})
        await connection.execute(delete(schema.spending).where(schema.spending.c.at < now - FORGET))

    await store.writer.write([], [], work)
    return levels
