"""Data retention: delete absent guests, old chat, notices, uploads, tables never started, and whatever has expired."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sqlalchemy import delete, exists, select

from tablee.server import rows
from tablee.server.admin.moderation import SAID, hushed
from tablee.server.admin.persons import erased
from tablee.server.admin.steward import Steward
from tablee.server.rows import decode_fact
from tablee.server.settings import Retention
from tablee.server.store import schema

DAY = 86_400_000
SOME = 200  # rows or tables changed at a time, so that cleaning blocks nobody
DEEDS = 2 * 365  # days to keep the log of admin actions


async def clean(steward: Steward, keep: Retention) -> dict[str, int]:
    """Delete everything past its retention period; return how much of each kind."""
    done: Counter[str] = Counter()
    if keep.guests:
        done["guests"] = await delete_guests(steward, steward.now - keep.guests * DAY)
    if keep.chat:
        done["chat"] = await delete_chat(steward, steward.now - keep.chat * DAY)
    if keep.notices:
        done["notices"] = await delete_notices(steward, steward.now - keep.notices * DAY)
    if keep.reports:
        settled = schema.reports.c.done.between(1, steward.now - keep.reports * DAY)
        done["reports"] = (await steward.store.execute(delete(schema.reports).where(settled)))[0]
    if keep.uploads:
        kept = schema.records
        before = steward.now - keep.uploads * DAY
        done["uploads"] = (await steward.store.execute(delete(kept).where(kept.c.created < before)))[0]
    if keep.unstarted:
        done["unstarted"] = await delete_tables(steward, ["open"], steward.now - keep.unstarted * DAY)
    if keep.tables:
        every = ["open", "playing", "over", "closed"]
        done["tables"] = await delete_tables(steward, every, steward.now - keep.tables * DAY)
    done["expired"] = await delete_expired(steward)
    found = {name: count for name, count in done.items() if count}
    if found:
        await steward.do("clean", "", counts=found)
    return found


async def delete_guests(steward: Steward, before: int) -> int:
    """Delete guests without tables or passkeys who were last seen before `before`, with all their data."""
    people, sitting, keys = schema.people, schema.sitting, schema.passkeys
    alone = ~exists().where(sitting.c.person == people.c.id) & ~exists().where(keys.c.person == people.c.id)
    gone = select(people.c.id).where(people.c.login.is_(None), people.c.seen < before, alone).limit(SOME)
    total = 0
    while found := [row.id for row in await steward.store.all(gone)]:
        await steward.store.execute(*erased(found))
        total += len(found)
    return total


async def delete_chat(steward: Steward, before: int) -> int:
    """Blank chat lines older than `before`. Their rows stay, so that numbering is unchanged."""
    log, total = schema.log, 0
    old = select(log).where(log.c.at < before, log.c.fact.like(SAID)).limit(SOME)
    while found := await steward.store.all(old):
        changes: list[Any] = [
            hushed(row.table_id, rows.Row(row.n, row.at, row.by, "", decode_fact(row.fact))) for row in found
        ]
        tables = sorted({row.table_id for row in found})
        changes.append(delete(schema.snapshots).where(schema.snapshots.c.table_id.in_(tables)))
        await steward.do("clean-chat", "", changes, tables=tables, lines=len(found))
        total += len(found)
    return total


async def delete_notices(steward: Steward, before: int) -> int:
    """Delete notices older than `before`, except those of matches still going on, so that none is sent twice."""
    kept, tables = schema.notices, schema.tables
    going_on = select(tables.c.id).where(tables.c.status.in_(["open", "playing"]))
    old = delete(kept).where(kept.c.at < before, kept.c.table_id.not_in(going_on))
    return (await steward.store.execute(old))[0]


async def delete_tables(steward: Steward, statuses: list[str], before: int) -> int:
    """Delete whole tables untouched since `before`, with everything that belongs to them."""
    tables, total = schema.tables, 0
    old = select(tables.c.id).where(tables.c.status.in_(statuses), tables.c.updated < before).limit(SOME)
    parts = [one for one in schema.metadata.sorted_tables if "table_id" in one.c]
    while found := [row.id for row in await steward.store.all(old)]:
        changes: list[Any] = [delete(one).where(one.c.table_id.in_(found)) for one in reversed(parts)]
        await steward.do("clean-tables", "", [*changes, delete(tables).where(tables.c.id.in_(found))], tables=found)
        total += len(found)
    return total


async def delete_expired(steward: Steward) -> int:
    """Delete expired tokens, invitations and sanctions, and very old deeds."""
    now = steward.now
    touched = await steward.store.execute(
        delete(schema.tokens).where(schema.tokens.c.expires < now),
        delete(schema.invitations).where((schema.invitations.c.expires < now) | (schema.invitations.c.left < 1)),
        delete(schema.sanctions).where(schema.sanctions.c.until < now),
        delete(schema.deeds).where(schema.deeds.c.at < now - DEEDS * DAY),
    )
    return sum(touched)
