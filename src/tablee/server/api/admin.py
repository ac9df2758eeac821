"""The admin interface: an overview of the server, and admin actions. For anyone else these routes do not exist."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from tablee import __version__
from tablee.core.errors import Refused
from tablee.server.admin import membership, moderation, persons, reports, retention
from tablee.server.admin.numbers import statistics
from tablee.server.admin.shapes import ChatLines, Deed, DeedDone, DeedLine, Overview, Present
from tablee.server.admin.steward import Steward
from tablee.server.answers import read_body, reply
from tablee.server.api.door import Door
from tablee.server.house import House
from tablee.server.names import is_id
from tablee.server.openapi import Routes, Says
from tablee.server.people_shapes import HouseInfo
from tablee.server.store import schema

LATEST = 200


async def do(house: House, steward: Steward, wanted: Deed) -> str:
    """Carry out a deed; return its result as text."""
    deeds: dict[str, Callable[[], Awaitable[object]]] = {
        "close": lambda: moderation.close(steward, wanted.whom),
        "hush": lambda: moderation.hush(steward, wanted.whom, wanted.number),
        "mute": lambda: moderation.mute(steward, wanted.whom, wanted.hours, wanted.why),
        "ban": lambda: moderation.ban(steward, wanted.whom, wanted.hours, wanted.why),
        "pardon": lambda: moderation.pardon(steward, wanted.whom),
        "forget": lambda: persons.forget(steward, wanted.whom),
        "invite": lambda: membership.invite(steward, max(1, wanted.number), note=wanted.why),
        "settle": lambda: reports.settle(steward, wanted.whom, wanted.why),
        "clean": lambda: retention.clean(steward, house.settings.retention),
    }
    if wanted.deed in ("close", "hush") and not is_id(wanted.whom):
        raise Refused("table-unknown")
    done = await deeds[wanted.deed]()
    await house.news.look()
    return "" if done is None else str(done)


async def latest_deeds(house: House) -> list[DeedLine]:
    deeds = schema.deeds
    found = await house.store.all(select(deeds).order_by(deeds.c.at.desc()).limit(LATEST))
    return [DeedLine(row.at, row.by, row.deed, row.whom, msgspec.json.decode(row.detail)) for row in found]


def present(house: House) -> list[Present]:
    """Return who is connected."""
    return [
        Present(connection.person, connection.name, connection.address, sorted(connection.attended))
        for connection in sorted(house.connections, key=lambda one: (one.address, one.person))
    ]


def add(routes: Routes, door: Door) -> None:
    """Add the server's description, the admin overview and admin actions."""
    house = door.house

    @routes.add("GET", "/api/house", Says(gives=HouseInfo))
    async def about(_request: Request) -> Response:
        """Describe this server: its name, who is responsible for it, whether it is closed, and its version."""
        settings = house.settings
        return reply(HouseInfo(settings.name, settings.imprint, settings.closed, __version__))

    @routes.add("GET", "/api/admin", Says(gives=Overview, problems=(404,)))
    async def overview(request: Request) -> Response:
        """Show admins the numbers, reports, connections, tables and latest actions."""
        await door.require_admin(request)
        numbers = await statistics(house.store, house.now())
        tables = (await house.store.all_tables())[:LATEST]
        waiting = await reports.listed(house.store)
        return reply(Overview(numbers, waiting, present(house), tables, await latest_deeds(house)))

    @routes.add("GET", "/api/admin/tables/{table}/chat", Says(gives=ChatLines, problems=(404,)))
    async def chat(request: Request, table: str) -> Response:
        """Show admins the chat of a table."""
        admin = await door.require_admin(request)
        steward = Steward(house.store, house.now(), admin.login or admin.id)
        return reply(ChatLines(await moderation.chat(steward, table) if is_id(table) else []))

    @routes.add("POST", "/api/admin/deeds", Says(Deed, DeedDone, (404,)))
    async def deed(request: Request) -> Response:
        """Carry out an action of an admin."""
        admin = await door.require_admin(request)
        wanted = await read_body(request, Deed)
        steward = Steward(house.store, house.now(), admin.login or admin.id)
        return reply(DeedDone(await do(house, steward, wanted)))
