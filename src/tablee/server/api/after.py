"""After a match: continue from any step of a record, and find the costliest decisions."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from tablee.core import shelf
from tablee.core.errors import Refused
from tablee.core.live import commitment
from tablee.core.play import read_seed
from tablee.server import rows
from tablee.server.answers import read_body, read_number, reply
from tablee.server.api.door import Door
from tablee.server.api.records import ask, finished, uploaded
from tablee.server.names import clean_name
from tablee.server.openapi import Routes, Says
from tablee.server.shapes import Costliest, Fork, TableMade
from tablee.server.store import schema
from tablee.server.strength import check_bot


async def fork(door: Door, request: Request, record: str) -> Response:
    """Open a table that continues from a step of a record, against bots."""
    house, given = door.house, await read_body(request, Fork)
    name = clean_name(given.name)
    await door.allow("analyses", request, await door.know(request))
    moment = await ask(house, request, {"job": "fork", "record": record, "step": given.step})
    game, seats = shelf.find(moment["game"]), moment["seats"]
    check_bot(given.bot, game, house.settings.thought)
    if given.seat >= seats:
        raise Refused("seat-number")
    person, cookie = await door.welcome(request)
    await door.allow("tables", request, person)
    opened = rows.Opened(game.name, game.rules_version, seats, moment["options"], "", person.id, lang=given.lang)
    facts: list[rows.AnyFact] = [rows.BotSat(seat, given.bot) for seat in range(seats)]
    facts[given.seat] = rows.Sat(given.seat, person.id, name)
    seed = read_seed(None)
    facts.append(rows.Started(seed, commitment(seed), [], moment["state"]))
    return door.give(reply(await house.write_table(opened, facts)), cookie)


def add(routes: Routes, door: Door) -> None:
    """Add forking and analysis of finished matches."""
    house = door.house

    @routes.add("POST", "/api/tables/{table}/fork", Says(Fork, TableMade, (403, 404)))
    async def table_fork(request: Request, table: str) -> Response:
        """Open a table that goes on from a step of a finished match."""
        return await fork(door, request, await finished(house, table, await door.know(request)))

    @routes.add("POST", "/api/records/{record}/fork", Says(Fork, TableMade, (404,)))
    async def record_fork(request: Request, record: str) -> Response:
        """Open a table that goes on from a step of an uploaded record."""
        return await fork(door, request, await uploaded(house, record))

    @routes.add(
        "GET",
        "/api/tables/{table}/costliest",
        Says(gives=Costliest, problems=(403, 404, 409), numbers={"viewer": 15}),
    )
    async def table_costliest(request: Request, table: str) -> Response:
        """Return the decisions that cost a seat most."""
        person = await door.know(request)
        text = await finished(house, table, person)
        seat, kept = read_number(request, "viewer", 15) or 0, schema.costliest
        known = await house.store.all(select(kept.c.found).where(kept.c.table_id == table, kept.c.seat == seat))
        if known:
            return Response(known[0].found, media_type="application/json")
        await door.allow("analyses", request, person)
        found = await ask(house, request, {"job": "costliest", "record": text, "seat": seat})
        written = msgspec.json.encode(found).decode()
        await house.store.execute(house.store.insert_new(kept, table_id=table, seat=seat, found=written))
        return reply(found)
