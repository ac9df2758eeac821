"""Other people: find a match now, follow, block, report, remove a table from one's list."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import update
from starlette.requests import Request
from starlette.responses import Response

from tablee.core.errors import Refused
from tablee.server import company, pairing
from tablee.server.accounts import Person
from tablee.server.answers import read_body, reply
from tablee.server.api.door import Door
from tablee.server.company_shapes import Companions, NewReport, Pairing, Relation, Seek
from tablee.server.house import House
from tablee.server.openapi import Routes, Says
from tablee.server.rows import Row, Said
from tablee.server.shapes import TableList
from tablee.server.store import schema


async def require(door: Door, request: Request) -> Person:
    """Return who is asking; Refused if unknown."""
    person = await door.know(request)
    if person is None:
        raise Refused("not-found")
    return person


async def take_off(house: House, table: str, person: str) -> None:
    """Remove a table from somebody's list: a bot takes over their seat in a running match, an open seat is given up."""
    serving = await house.find(table)
    await serving.turn(partial(serving.go_away, person))
    seen = schema.sitting
    off = update(seen).where(seen.c.person == person, seen.c.table_id == table).values(hidden=True)
    await house.store.execute(off)


def says(row: Row, event: dict[str, Any]) -> bool:
    """True if this row is what the event shows."""
    fact = row.fact
    if not isinstance(fact, Said) or (row.at, fact.name) != (event["at"], event["name"]):
        return False
    return (fact.text or fact.phrase) == (event.get("text") or event.get("phrase"))


async def spoken(house: House, table: str, number: int, person: str) -> Row:
    """Return the row behind a chat event with this number, if this person may have read it."""
    serving, found = await house.find(table), list[Row]()

    async def look() -> None:
        live = await serving.load()
        known, seats = serving.lagging.seen_by(live, person), live.seats_of(person)
        if known is None:
            return
        may_see = bool(seats) or known.opened.watch or known.status == "open"
        told = known.told_to(seats[0] if seats else None, number - 1) if 0 < number <= len(known.entries) else [None]
        event = told[0] if may_see else None
        if event is not None and event["event"] in ("table-chat", "table-aside"):
            found.extend(row for row in await house.store.rows(table) if says(row, event))

    await serving.turn(look)
    if not found:
        raise Refused("chat-none", number=number)
    return found[0]


def add(routes: Routes, door: Door) -> None:
    """Add matchmaking, and removing a table from one's list."""
    house = door.house

    @routes.add("GET", "/api/pairing", Says(gives=Pairing))
    async def how_it_stands(request: Request) -> Response:
        """Tell how the search for people to play with stands."""
        person = await door.know(request)
        return reply(await pairing.look(house, person) if person else Pairing("", "", 0, "", 0))

    @routes.add("POST", "/api/pairing", Says(Seek, Pairing, (404,)))
    async def seek(request: Request) -> Response:
        """Look for people to play with now."""
        given = await read_body(request, Seek)
        person, cookie = await door.welcome(request)
        await door.allow("tables", request, person)
        return door.give(reply(await pairing.seek(house, person, given.game, given.length)), cookie)

    @routes.add("DELETE", "/api/pairing", Says(gives=Pairing))
    async def stop(request: Request) -> Response:
        """Stop looking."""
        person = await door.know(request)
        if person is not None:
            await pairing.stop(house, person)
        return reply(Pairing("", "", 0, "", 0))

    @routes.add("DELETE", "/api/me/tables/{table}", Says(gives=TableList, problems=(404,)))
    async def off(request: Request, table: str) -> Response:
        """Take a table off one's list; a bot plays on where one had a seat."""
        person = await require(door, request)
        await take_off(house, table, person.id)
        return reply(TableList([line for line in await house.store.tables_of(person.id) if not line.lesson]))

    add_companions(routes, door)


def add_companions(routes: Routes, door: Door) -> None:
    """Add following, blocking and reporting."""
    house = door.house

    async def all_of(person: Person) -> Response:
        connected = {connection.person for connection in house.connections}
        return reply(await company.companions(house.store, person.id, connected))

    @routes.add("GET", "/api/friends", Says(gives=Companions))
    async def friends(request: Request) -> Response:
        """List friends, people one has played with lately, and those one has blocked."""
        person = await door.know(request)
        return await all_of(person) if person else reply(Companions([], [], []))

    @routes.add("PUT", "/api/friends/{person}", Says(Relation, Companions, (404, 409)))
    async def relate(request: Request, person: str) -> Response:
        """Follow or block a person, or neither."""
        given = await read_body(request, Relation)
        own = await require(door, request)
        await door.allow("person", request, own)
        await company.relate(house.store, own.id, person[:16], given.kind, house.now())
        return await all_of(own)

    @routes.add("POST", "/api/reports", Says(NewReport, Companions, (404,)))
    async def report(request: Request) -> Response:
        """Report a person, or what was said at a table."""
        given = await read_body(request, NewReport)
        own = await require(door, request)
        await door.allow("analyses", request, own)
        if not given.person and not given.table:
            raise Refused("report-what")
        said = await spoken(house, given.table, given.number, own.id) if given.table else None
        await company.report(house.store, own.id, given, said, house.now())
        return await all_of(own)
