"""Usage statistics."""

from __future__ import annotations

from sqlalchemy import func, select

from tablee.server.admin.shapes import Numbers
from tablee.server.store import Store, schema

DAY = 86_400_000


async def statistics(store: Store, now: int) -> Numbers:
    """Count people, tables by status and by game, and recent activity."""
    people, tables = schema.people, schema.tables
    by_status = await store.all(select(tables.c.status, func.count()).group_by(tables.c.status))
    by_game = await store.all(select(tables.c.game, func.count()).group_by(tables.c.game))

    async def count(wanted: object) -> int:
        return int((await store.all(wanted))[0][0])

    return Numbers(
        accounts=await count(select(func.count()).where(people.c.login.is_not(None))),
        guests=await count(select(func.count()).where(people.c.login.is_(None))),
        seen_today=await count(select(func.count()).where(people.c.seen >= now - DAY)),
        seen_this_month=await count(select(func.count()).where(people.c.seen >= now - 30 * DAY)),
        tables=dict(map(tuple, by_status)),
        games=dict(map(tuple, by_game)),
        tables_today=await count(select(func.count()).where(tables.c.updated >= now - DAY)),
        tables_this_month=await count(select(func.count()).where(tables.c.updated >= now - 30 * DAY)),
    )
