"""Tables: open one, find one, move a seat to another device."""

from __future__ import annotations

from typing import Any, get_args

from starlette.requests import Request
from starlette.responses import Response

from tablee.core import shelf
from tablee.core.errors import Refused
from tablee.server.accounts import Person
from tablee.server.answers import read_body, read_number, read_word, reply
from tablee.server.api.door import Door
from tablee.server.house import House
from tablee.server.lagging import is_lagging
from tablee.server.names import is_id, read_code
from tablee.server.openapi import Routes, Says
from tablee.server.protocol import Lang
from tablee.server.shapes import Length, NewTable, Resume, Resumed, ResumeMade, TableLine, TableList, TableMade
from tablee.server.store import schema
from tablee.server.telling import table_line

DAY = 86_400_000
NUMBERS = {"free": 16, "watch": 1}
WORDS = {"game": (), "lang": get_args(Lang), "length": get_args(Length)}


def wanted_tables(request: Request) -> list[Any]:
    """Read the filters for public tables. A running match has no free seat; one not yet started cannot be watched."""
    listed, wanted = schema.tables, list[Any]()
    game, free = request.query_params.get("game", ""), read_number(request, "free", NUMBERS["free"])
    if game:
        wanted.append(listed.c.game == shelf.find(game).name)
    for name in ("lang", "length"):
        word = read_word(request, name, WORDS[name])
        if word:
            wanted.append(listed.c[name] == word)
    if free:
        wanted += [listed.c.free >= free, listed.c.status == "open"]
    if read_number(request, "watch", NUMBERS["watch"]):
        wanted += [listed.c.watch, listed.c.status == "playing"]
    return wanted


async def line_of(house: House, table: str) -> TableLine:
    """Return a table's line for lists."""
    found: list[TableLine] = []
    serving = await house.find(table)

    async def look() -> None:
        known = await serving.load()
        found.append(
            table_line(known, known.began_at if is_lagging(known) and known.status == "playing" else known.told_at)
        )

    await serving.turn(look)
    return found[0]


async def holder_of(house: House, table: str, seat: int, person: Person | None) -> Person:
    """Return the person if they hold this seat; Refused otherwise."""
    serving = await house.find(table)

    async def look() -> None:
        known = await serving.load()
        if not 0 <= seat < len(known.holds):
            raise Refused("not-found")
        if person is None or known.holds[seat].person != person.id:
            raise Refused("not-yours")

    await serving.turn(look)
    assert person is not None
    return person


def add(routes: Routes, door: Door) -> None:
    """Add opening and finding tables, and moving a seat to another device."""
    house, accounts = door.house, door.accounts

    @routes.add("GET", "/api/tables", Says(gives=TableList, problems=(404,), numbers=NUMBERS, words=WORDS))
    async def public_tables(request: Request) -> Response:
        """List public tables, filtered by game, free seats, language, length or whether they can be watched."""
        return reply(TableList(await house.store.public_tables(house.now() - DAY, *wanted_tables(request))))

    @routes.add("POST", "/api/tables", Says(NewTable, TableMade, (404,)))
    async def open_table(request: Request) -> Response:
        """Open a table."""
        given = await read_body(request, NewTable)
        person, cookie = await door.welcome(request)
        await door.allow("tables", request, person)
        return door.give(reply(await house.open_table(given, person.id)), cookie)

    @routes.add("GET", "/api/tables/{table}", Says(gives=TableLine, problems=(404,)))
    async def one_table(_request: Request, table: str) -> Response:
        """Describe a table as in a list."""
        return reply(await line_of(house, table))

    @routes.add("GET", "/api/codes/{code}", Says(gives=TableLine, problems=(404,)))
    async def table_of_code(request: Request, code: str) -> Response:
        """Find the table with this code."""
        await door.guess(request)
        wanted = read_code(code)
        table = await house.store.table_of_code(wanted) if is_id(wanted) else None
        if table is None:
            raise Refused("table-unknown")
        return reply(await line_of(house, table))

    @routes.add("POST", "/api/tables/{table}/seats/{seat}/resume", Says(gives=ResumeMade, problems=(404, 409)))
    async def offer_seat(request: Request, table: str, seat: str) -> Response:
        """Create a link and a code to move one's seat to another device."""
        number = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else -1
        person = await holder_of(house, table, number, await door.know(request))
        return reply(await accounts.offer_seat(person, table, number))

    @routes.add("POST", "/api/resume", Says(Resume, Resumed, (404,)))
    async def take_seat(request: Request) -> Response:
        """Take the seat that another device has offered."""
        given = await read_body(request, Resume)
        await door.guess(request)
        person, cookie = await door.welcome(request)
        return door.give(reply(await accounts.take_seat(person, given.token)), cookie)
