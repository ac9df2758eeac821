"""Moderation: close tables, remove chat lines, mute and ban."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Row, delete, insert, select, update

from tablee.core.errors import BadInput, Refused
from tablee.server import rows
from tablee.server.admin.shapes import ChatLine
from tablee.server.admin.steward import Steward
from tablee.server.names import is_id
from tablee.server.sanctions import read_network, said_time
from tablee.server.store import schema
from tablee.server.table import read_table

HOUR = 3_600_000
SAID = '{"kind":"said"%'


async def close(steward: Steward, table: str) -> None:
    """Close a table for good; its log stays."""
    known = await steward.table(table)
    if known.status == "closed":
        raise Refused("table-closed")
    await steward.do("close", table, steward.added(known, rows.Closed()), tables=[table])


async def chat(steward: Steward, table: str) -> list[ChatLine]:
    """Return everything said at a table, with line numbers and authors."""
    said = [row for row in await steward.store.rows(table) if isinstance(row.fact, rows.Said)]
    await steward.do("chat", table)
    return [
        ChatLine(row.n, row.at, row.by, row.fact.name, row.fact.text or row.fact.phrase)
        for row in said
        if isinstance(row.fact, rows.Said)
    ]


async def hush(steward: Steward, table: str, number: int) -> None:
    """Remove one line of chat from the database and from the screens of those who have read it."""
    found = await steward.store.rows(table)
    said = next((row for row in found if row.n == number and isinstance(row.fact, rows.Said)), None)
    if said is None:
        raise Refused("chat-none", number=number)
    known = read_table(table, found)
    changes = [hushed(table, said), *steward.added(known, removed(table, found, said))]
    await steward.do("hush", table, changes, tables=[table], line=number, person=said.by)


def hushed(table: str, said: rows.Row) -> Any:
    """Return the statement that blanks a line of chat, keeping its row."""
    log, fact = schema.log, rows.Hushed(getattr(said.fact, "watcher", False))
    values = {"fact": msgspec.json.encode(fact).decode()}
    return update(log).where(log.c.table_id == table, log.c.n == said.n, log.c.fact.like(SAID)).values(values)


def removed(table: str, found: list[rows.Row], said: rows.Row) -> rows.Removed:
    """Return the fact that tells clients to forget a line they have read."""
    before = read_table(table, [row for row in found if row.n < said.n])
    return rows.Removed(len(before.entries) + 1, getattr(said.fact, "watcher", False))


async def mute(steward: Steward, person: str, hours: int, why: str = "") -> str:
    """Mute a person for a while; return until when."""
    await require_person(steward, person)
    return await sanction(steward, "mute", f"person:{person}", hours, why)


async def ban(steward: Steward, whom: str, hours: int, why: str = "") -> str:
    """Ban a person, an account (by login), an address or a network for a while; return until when."""
    network = read_network(whom)
    if network is not None:
        return await sanction(steward, "ban", f"address:{network}", hours, why)
    person = await find_person(steward, whom)
    if person.admin:
        raise Refused("ban-admin")
    return await sanction(steward, "ban", f"person:{person.id}", hours, why)


async def sanction(steward: Steward, kind: Literal["mute", "ban"], whom: str, hours: int, why: str) -> str:
    until, kept = steward.now + hours * HOUR, schema.sanctions
    changes = [
        delete(kept).where(kept.c.kind == kind, kept.c.whom == whom),
        insert(kept).values(kind=kind, whom=whom, until=until, why=why[:200]),
    ]
    await steward.do(kind, whom, changes, hours=hours, why=why[:200])
    return said_time(until)


async def pardon(steward: Steward, whom: str) -> None:
    """Lift every ban and mute on a person, an account or an address."""
    network, kept = read_network(whom), schema.sanctions
    name = f"address:{network}" if network else f"person:{(await find_person(steward, whom)).id}"
    if not await steward.store.all(select(kept.c.whom).where(kept.c.whom == name)):
        raise Refused("pardon-none", whom=whom)
    await steward.do("pardon", name, [delete(kept).where(kept.c.whom == name)])


async def find_person(steward: Steward, written: str) -> Row[Any]:
    """Find a person by id, or an account by login; Refused if there is none."""
    people = schema.people
    if not written.isprintable() or len(written) > 40:
        raise BadInput("person-unknown", field="whom", whom=written[:40])
    wanted = (people.c.login == written.lower()) | (people.c.id == written)
    found = await steward.store.all(select(people).where(wanted))
    if not found:
        raise Refused("person-unknown", whom=written)
    return found[0]


async def require_person(steward: Steward, person: str) -> None:
    people = schema.people
    if not is_id(person) or not await steward.store.all(select(people.c.id).where(people.c.id == person)):
        raise Refused("person-unknown", whom=person[:40])
