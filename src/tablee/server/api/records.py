"""Records of finished matches, and uploaded ones."""

from __future__ import annotations

import gzip

from sqlalchemy import insert, select
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablee.core.errors import BadInput, Refused
from tablee.server.accounts import Person
from tablee.server.answers import encode, read_number, reply, reply_packed
from tablee.server.api.door import Door
from tablee.server.archive import Head
from tablee.server.fairness import Lane
from tablee.server.house import House
from tablee.server.limits import caller
from tablee.server.names import is_id, new_table_id
from tablee.server.openapi import Routes, Says
from tablee.server.protocol import Json
from tablee.server.shapes import RecordMade, Steps
from tablee.server.store import schema
from tablee.server.thinking import WorkerFailed

LEVEL = 5  # of compression
NUMBERS = {"viewer": 15, "first": 100_000, "open": 1}


async def steps(house: House, request: Request, record: str) -> Response:
    """Replay part of a record, as seen by the viewer in the query."""
    viewer, first, is_open = (read_number(request, name, highest) for name, highest in NUMBERS.items())
    job = {"job": "steps", "record": record, "viewer": viewer, "first": first or 0, "open": bool(is_open)}
    await house.allowance.take("replays", caller(request.scope))
    return await packed(await ask(house, request, job), request)


async def kept_steps(house: House, request: Request, table: str, head: Head) -> Response:
    """Return the same from the archive, which is fast and needs no rules."""
    viewer, first, is_open = (read_number(request, name, highest) for name, highest in NUMBERS.items())
    if viewer is not None and viewer >= head.seats:
        raise Refused("viewer", viewer=viewer)
    await house.allowance.take("replays", caller(request.scope))
    archive = house.archivist.archive
    if is_open:
        return await packed(await archive.open_steps(table, head, first or 0), request)
    return await packed(await archive.steps(table, head, viewer, first or 0), request)


async def packed(told: Json, request: Request) -> Response:
    """Reply with part of a match that is over, which is long and says most things many times."""
    body = encode(told)
    return reply_packed(body, await run_in_threadpool(gzip.compress, body, LEVEL), request.headers)


async def ask(house: House, request: Request, job: Json) -> Json:
    """Have a worker process a record."""
    try:
        return await house.readers.ask(job, Lane(caller(request.scope)))
    except WorkerFailed as error:
        raise BadInput("record-slow", field="record") from error


async def finished(house: House, table: str, person: Person | None) -> str:
    """Return the record of a finished match; Refused if the person may not see it."""
    found: list[str] = []
    serving = await house.find(table)

    async def look() -> None:
        known = await serving.load()
        if not known.opened.public and (person is None or person.id not in known.people()):
            raise Refused("record-private")
        record = known.match.record if known.match else known.relic.record if known.relic else None
        if record is None or not (record.finished or known.status in ("over", "closed")):
            raise Refused("record-running")
        found.append(record.dumps())

    await serving.turn(look)
    return found[0]


async def uploaded(house: House, record: str) -> str:
    kept = schema.records
    found = await house.store.all(select(kept.c.text).where(kept.c.id == record)) if is_id(record) else []
    if not found:
        raise Refused("record-unknown")
    return str(found[0].text)


def add(routes: Routes, door: Door) -> None:
    """Add records."""
    house = door.house

    @routes.add("GET", "/api/tables/{table}/record", Says(gives="text", problems=(403, 404, 409)))
    async def table_record(request: Request, table: str) -> Response:
        """Return the record of a finished match."""
        text = await finished(house, table, await door.know(request))
        name = f'attachment; filename="{table}.record"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    @routes.add("GET", "/api/tables/{table}/steps", Says(gives=Steps, problems=(403, 404, 409), numbers=NUMBERS))
    async def table_steps(request: Request, table: str) -> Response:
        """Replay a finished match step by step, from the point of view of a seat."""
        record = await finished(house, table, await door.know(request))
        head = await house.archivist.archive.head(table)
        return await (steps(house, request, record) if head is None else kept_steps(house, request, table, head))

    @routes.add("POST", "/api/records", Says("text", RecordMade))
    async def upload(request: Request) -> Response:
        """Upload a record, to replay it or to play on from it."""
        await door.allow("uploads", request, await door.know(request))  # before reading up to a megabyte
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError as error:
            raise BadInput("record-not", field="record") from error
        await ask(house, request, {"job": "check", "record": text})
        id = new_table_id()
        await house.store.execute(insert(schema.records).values(id=id, text=text, created=house.now()))
        return reply(RecordMade(id))

    @routes.add("GET", "/api/records/{record}", Says(gives="text", problems=(404,)))
    async def one_record(_request: Request, record: str) -> Response:
        """Return an uploaded record."""
        return PlainTextResponse(await uploaded(house, record))

    @routes.add("GET", "/api/records/{record}/steps", Says(gives=Steps, problems=(404,), numbers=NUMBERS))
    async def record_steps(request: Request, record: str) -> Response:
        """Replay an uploaded record step by step."""
        return await steps(house, request, await uploaded(house, record))
