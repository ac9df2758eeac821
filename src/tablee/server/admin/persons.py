"""A person's data: export all of it, or delete all of it."""

from __future__ import annotations

import contextlib
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, select, update

from tablee.server import rows
from tablee.server.admin.moderation import find_person, hushed, removed
from tablee.server.admin.steward import Steward
from tablee.server.sanctions import said_time
from tablee.server.settings import best_bot
from tablee.server.store import Conflict, StoreDown, schema
from tablee.server.table import Table, read_table

# Tables whose rows concern one person and nobody else.
PERSONAL = (
    schema.tokens, schema.passkeys, schema.seeking, schema.notices, schema.wishes, schema.pushes, schema.ratings,
)  # fmt: skip
ATTEMPTS = 8  # retries when tables are played at in the meantime
TIMES = ("at", "made", "since", "seen")
NOBODY = "–"  # the name shown for a deleted person


async def export(steward: Steward, whom: str) -> dict[str, Any]:
    """Return everything stored about a person."""
    person = await find_person(steward, whom)
    tables = []
    for id in await tables_with(steward, person.id):
        log = await steward.store.rows(id)
        own = [{"at": said_time(row.at), **msgspec.to_builtins(row.fact)} for row in log if row.by == person.id]
        tables.append({"table": id, "rows": own})
    about = {name: getattr(person, name) for name in ("id", "name", "lang", "login", "admin", "invited")}
    dates = {name: said_time(getattr(person, name)) for name in ("created", "seen")}
    kept, tokens = schema.sanctions, schema.tokens
    sanctions = await steward.store.all(select(kept).where(kept.c.whom == f"person:{person.id}"))
    cookies = await steward.store.all(select(tokens).where(tokens.c.person == person.id))
    keys = await steward.store.all(select(schema.passkeys).where(schema.passkeys.c.person == person.id))
    matches = await steward.store.all(select(schema.played).where(schema.played.c.person == person.id))
    return {
        **about,
        **dates,
        "sanctions": [{"kind": one.kind, "until": said_time(one.until), "why": one.why} for one in sanctions],
        "cookies": [
            {"expires": said_time(one.expires), "device": one.device, "seen": said_time(one.seen)} for one in cookies
        ],
        "preferences": msgspec.json.decode(person.settings) if person.settings else {},
        "shown": person.shown,
        "passkeys": [{"device": one.device, "made": said_time(one.made)} for one in keys],
        "played": [{**one._asdict(), "began": said_time(one.began), "ended": said_time(one.ended)} for one in matches],
        "tables": tables,
        **await company_of(steward, person.id),
    }


async def company_of(steward: Steward, person: str) -> dict[str, Any]:
    """Return what is stored about a person's relations and notifications; about others, only what the person wrote.

    A push subscription is named by its service; its secret URL is left out.
    """

    async def rows(table: Any, column: str = "person") -> list[dict[str, Any]]:
        found = await steward.store.all(select(table).where(table.c[column] == person))
        return [{name: said(name, value) for name, value in row._asdict().items() if name != column} for row in found]

    wishes = await rows(schema.wishes)
    return {
        "company": await rows(schema.company),
        "reports": [
            {name: one[name] for name in ("at", "whom", "table_id", "number", "why")}
            for one in await rows(schema.reports, "by")
        ],
        "notices": await rows(schema.notices),
        "wishes": [{**one, "wanted": msgspec.json.decode(one["wanted"], type=dict) | {"code": ""}} for one in wishes],
        "pushes": [
            {"service": urlsplit(one["endpoint"]).hostname, "made": one["made"]} for one in await rows(schema.pushes)
        ],
        "pairing": await rows(schema.seeking),
        "ratings": await rows(schema.ratings),
    }


def said(name: str, value: Any) -> Any:
    """Format a value for people: timestamps as dates."""
    return said_time(value) if name in TIMES else value


async def tables_with(steward: Steward, person: str) -> list[str]:
    """Return the tables whose log mentions a person."""
    log = schema.log
    named = (log.c.by == person) | log.c.fact.like(f'%"{person}"%')
    return sorted({row.table_id for row in await steward.store.all(select(log.c.table_id).where(named).distinct())})


async def forget(steward: Steward, whom: str) -> None:
    """Delete a person: name, account, cookies, chat. Their matches stay, without a name; bots take over their seats."""
    person = str((await find_person(steward, whom)).id)
    for _ in range(ATTEMPTS):
        with contextlib.suppress(Conflict):  # a table was played at in the meantime: read it again
            await forget_now(steward, person)
            return
    raise StoreDown("conflicts")


async def forget_now(steward: Steward, person: str) -> None:
    """Delete a person in one transaction; Conflict if anything has changed in the meantime."""
    found = await tables_with(steward, person)
    changes: list[Any] = []
    for id in found:
        changes += await without(steward, id, person)
    sitting, played = schema.sitting, schema.played
    changes += [
        update(played).where(played.c.person == person).values(person=""),
        delete(schema.notices).where(
            schema.notices.c.about.endswith(f":{person}", autoescape=True)
        ),  # sent to others, about them
        delete(sitting).where(sitting.c.person == person),
        *erased([person]),
    ]
    await steward.do("forget", person, changes, tables=found, person=person)


def erased(persons: list[str]) -> list[Any]:
    """Return the statements that delete people and all their data outside tables. Their reports stay, anonymously."""
    people, company, reports = schema.people, schema.company, schema.reports
    return [
        update(reports).where(reports.c.by.in_(persons)).values(by=""),
        delete(reports).where(reports.c.whom.in_(persons)),
        delete(company).where(company.c.person.in_(persons) | company.c.other.in_(persons)),
        *(delete(one).where(one.c.person.in_(persons)) for one in PERSONAL),
        delete(people).where(people.c.id.in_(persons)),
    ]


async def without(steward: Steward, id: str, person: str) -> list[Any]:
    """Return the statements that remove a person from a table's log and let its match go on."""
    log, changes = schema.log, []
    found = await steward.store.rows(id)
    for row in found:
        fact = nameless(row.fact, person, row.by)
        if fact is not None:
            row.fact = fact
            text = msgspec.json.encode(fact).decode()
            changes.append(update(log).where(log.c.table_id == id, log.c.n == row.n).values(fact=text))
    said = [row for row in found if isinstance(row.fact, rows.Said) and row.by == person]
    changes += [hushed(id, row) for row in said]
    gone = [removed(id, found, row) for row in said]
    table = read_table(id, found)
    return changes + steward.added(table, *gone, *going(table, person))


def nameless(fact: rows.AnyFact, person: str, by: str) -> rows.AnyFact | None:
    """Return the fact without the person's name; None if it does not contain it."""
    if isinstance(fact, rows.Sat) and fact.person == person:
        return rows.Sat(fact.seat, person, NOBODY)
    if isinstance(fact, rows.Paused | rows.Resumed) and by == person:
        return rows.Paused(NOBODY, fact.spent) if isinstance(fact, rows.Paused) else rows.Resumed(NOBODY)
    return None


def going(table: Table, person: str) -> list[rows.AnyFact]:
    """Return the facts by which a person leaves a table for good."""
    seats = table.seats_of(person)
    if table.status == "open" and (seats or table.host == person):
        return [rows.Left(person)]
    if table.status == "playing":
        return [rows.Handed(seat, best_bot()) for seat in seats if not table.holds[seat].bot]
    return []
