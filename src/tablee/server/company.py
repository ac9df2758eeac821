"""Following, blocking, recent companions, and reports."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from tablee.core.errors import Refused
from tablee.server.company_shapes import Companion, Companions, NewReport
from tablee.server.names import new_person_id
from tablee.server.rows import Row, Said
from tablee.server.shapes import TableLine
from tablee.server.store import Store, schema

kept, people, sitting, tables = schema.company, schema.people, schema.sitting, schema.tables
MANY = 200  # people one may follow or block, and rows to search for recent companions
RECENT = 20


async def relate(store: Store, person: str, other: str, kind: str, now: int) -> None:
    """Follow or block somebody, or neither."""
    if person == other:
        raise Refused("person-unknown", whom=other)
    await require_person(store, other)
    own = kept.c.person == person
    if kind != "none" and len(await store.all(select(kept.c.other).where(own))) >= MANY:
        raise Refused("company-full", allowed=MANY)
    changes: list[Any] = [delete(kept).where(own, kept.c.other == other)]
    if kind != "none":
        changes.append(insert(kept).values(person=person, other=other, kind=kind, at=now))
    await store.execute(*changes)


async def apart(store: Store, person: str) -> set[str]:
    """Return everybody this person has blocked or is blocked by."""
    mine = select(kept.c.other.label("whom")).where(kept.c.person == person, kept.c.kind == "block")
    theirs = select(kept.c.person.label("whom")).where(kept.c.other == person, kept.c.kind == "block")
    return {row.whom for row in await store.all(mine.union(theirs))}


async def companions(store: Store, person: str, connected: set[str]) -> Companions:
    """Return a person's friends, recent companions and blocked people. Anyone who blocks them is left out."""
    related = {row.other: row.kind for row in await store.all(select(kept).where(kept.c.person == person))}
    away = await apart(store, person)
    recent = [one for one in await _recent(store, person) if one not in related and one not in away]
    names = await _names(store, [*related, *recent])
    followed = [one for one, kind in related.items() if kind == "follow" and one in names and one not in away]
    shown = await _at_tables(store, followed)

    def line(one: str) -> Companion:
        table = shown.get(one)
        is_here = one in connected and one in shown
        return Companion(one, names[one], is_here, table.table if table else "", table.game if table else "")

    return Companions(
        friends=[line(one) for one in followed],
        recent=[Companion(one, names[one]) for one in recent if one in names],
        blocked=[Companion(one, names[one]) for one, kind in related.items() if kind == "block" and one in names],
    )


async def _recent(store: Store, person: str) -> list[str]:
    """Return who sat at a person's latest tables, latest first."""
    own = select(sitting.c.table_id).where(sitting.c.person == person)
    wanted = select(sitting.c.person).join(tables, tables.c.id == sitting.c.table_id)
    wanted = wanted.where(sitting.c.table_id.in_(own), sitting.c.person != person, tables.c.status != "open")
    found = await store.all(wanted.order_by(tables.c.updated.desc()).limit(MANY))
    return list(dict.fromkeys(row.person for row in found))[:RECENT]


async def _names(store: Store, wanted: list[str]) -> dict[str, str]:
    found = await store.all(select(people.c.id, people.c.name).where(people.c.id.in_(wanted)))
    return {row.id: row.name for row in found}


async def _at_tables(store: Store, wanted: list[str]) -> dict[str, TableLine | None]:
    """Return the public, watchable table where each of those who allow it is playing now, if any."""
    wishes = schema.wishes
    allowed = [
        row.person
        for row in await store.all(select(wishes).where(wishes.c.person.in_(wanted)))
        if msgspec.json.decode(row.wanted).get("seen")
    ]
    found: dict[str, TableLine | None] = dict.fromkeys(allowed)
    playing = select(sitting.c.person, tables.c.line).join(tables, tables.c.id == sitting.c.table_id)
    playing = playing.where(sitting.c.person.in_(allowed), tables.c.status == "playing", tables.c.public)
    for row in await store.all(playing.order_by(tables.c.updated)):
        line = msgspec.json.decode(row.line, type=TableLine)
        if line.watch:
            found[row.person] = line
    return found


async def require_person(store: Store, person: str) -> None:
    """Raise Refused if there is nobody with this id."""
    if not await store.all(select(people.c.id).where(people.c.id == person)):
        raise Refused("person-unknown", whom=person)


async def report(store: Store, person: str, given: NewReport, said: Row | None, now: int) -> None:
    """Store a report for the admins; of a chat line also its author and words, since both may be deleted."""
    values: dict[str, Any] = {"whom": given.person, "table_id": given.table, "number": 0, "words": "", "why": given.why}
    if said is not None and isinstance(said.fact, Said):
        values |= {"whom": said.by, "number": said.n, "words": said.fact.text or said.fact.phrase}
    else:
        await require_person(store, given.person)
    await store.execute(insert(schema.reports).values(id=new_person_id(), at=now, by=person, **values))
