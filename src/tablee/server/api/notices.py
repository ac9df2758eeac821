"""Notices: read them, choose which to get and how; invite people to a table."""

from __future__ import annotations

import hmac
import secrets

from sqlalchemy import delete, insert, select, update
from starlette.requests import Request
from starlette.responses import Response

from tablee.core.errors import Refused
from tablee.server import company, mailing, protocol, push
from tablee.server.answers import read_body, reply
from tablee.server.api import feeds
from tablee.server.api.company import require
from tablee.server.api.door import Door
from tablee.server.api.tables import line_of
from tablee.server.company_shapes import (
    Companions,
    Confirmation,
    InviteThem,
    NewEmail,
    NewPush,
    Notices,
    Wishes,
)
from tablee.server.house import House
from tablee.server.names import CODE_LETTERS, hashed, read_code
from tablee.server.notifier import Wanted, as_json
from tablee.server.openapi import Routes, Says
from tablee.server.store import schema
from tablee.text import catalogue

BROWSERS = 10  # push subscriptions per person
kept, pushes = schema.notices, schema.pushes


async def overview(house: House, person: str) -> Notices:
    """Return a person's notices and notification settings."""
    wanted, email, confirmed = await house.notifier.wishes(person)
    assert house.notifier.signer is not None
    return Notices(
        await feeds.latest(house, person), wanted.ways, wanted.seen, email, confirmed, bool(house.settings.smtp),
        house.notifier.signer.public, f"/api/feed/{feeds.name_of(house, person)}",
        f"/api/calendar/{feeds.name_of(house, person)}",
    )  # fmt: skip


async def put_wishes(house: House, person: str, wanted: Wanted, email: tuple[str, bool]) -> None:
    wishes = schema.wishes
    values = {"wanted": as_json(wanted), "email": email[0], "confirmed": email[1]}
    await house.store.execute(
        delete(wishes).where(wishes.c.person == person), insert(wishes).values(person=person, **values)
    )


def add(routes: Routes, door: Door) -> None:
    """Add notices and notification settings."""
    house = door.house

    @routes.add("GET", "/api/notices", Says(gives=Notices, problems=(404,)))
    async def notices(request: Request) -> Response:
        """Return one's notices, and which kinds one wants and how."""
        return reply(await overview(house, (await require(door, request)).id))

    @routes.add("POST", "/api/notices/read", Says(gives=Notices, problems=(404,)))
    async def read(request: Request) -> Response:
        """Mark all notices as read."""
        person = (await require(door, request)).id
        await house.store.execute(update(kept).where(kept.c.person == person).values(read=True))
        return reply(await overview(house, person))

    @routes.add("PUT", "/api/notices", Says(Wishes, Notices, (404,)))
    async def wish(request: Request) -> Response:
        """Choose which notices one wants, and how."""
        given, person = await read_body(request, Wishes), (await require(door, request)).id
        wanted, email, confirmed = await house.notifier.wishes(person)
        wanted.ways, wanted.seen = {kind: list(ways) for kind, ways in given.wanted.items()}, given.seen
        await put_wishes(house, person, wanted, (email, confirmed))
        return reply(await overview(house, person))

    add_pushes(routes, door)
    add_mail(routes, door)
    add_invitations(routes, door)
    feeds.add(routes, door)


def add_pushes(routes: Routes, door: Door) -> None:
    """Add notification by the browser (Web Push)."""
    house = door.house

    @routes.add("POST", "/api/notices/pushes", Says(NewPush, Notices, (404,)))
    async def reach(request: Request) -> Response:
        """Have this browser receive notices (Web Push)."""
        given, person = await read_body(request, NewPush), (await require(door, request)).id
        await door.allow("analyses", request, None)
        push.check_keys(given.key, given.auth)
        push.address_of(given.endpoint, inner=house.settings.inner_pushes)
        id = hashed(given.endpoint)
        values = {"endpoint": given.endpoint, "key": given.key, "auth": given.auth, "made": house.now()}
        known = await house.store.all(select(pushes.c.id).where(pushes.c.person == person).order_by(pushes.c.made))
        old = [row.id for row in known][: -BROWSERS + 1] if len(known) >= BROWSERS else []
        await house.store.execute(
            delete(pushes).where(pushes.c.id.in_([id, *old])), insert(pushes).values(id=id, person=person, **values)
        )
        return reply(await overview(house, person))

    @routes.add("DELETE", "/api/notices/pushes", Says(gives=Notices, problems=(404,)))
    async def reach_no_more(request: Request) -> Response:
        """Have no browser receive notices any more."""
        person = (await require(door, request)).id
        await house.store.execute(delete(pushes).where(pushes.c.person == person))
        return reply(await overview(house, person))


def add_mail(routes: Routes, door: Door) -> None:
    """Add e-mail notification. Mail goes only to confirmed addresses."""
    house = door.house

    @routes.add("POST", "/api/notices/email", Says(NewEmail, Notices, (404,)))
    async def new_email(request: Request) -> Response:
        """Set the address for notices by mail; a code is sent to it."""
        given, person = await read_body(request, NewEmail), await require(door, request)
        await door.guess(request)
        if not house.settings.smtp:
            raise Refused("email-none")
        to = mailing.read_address(given.email) if given.email.strip() else ""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
        texts = catalogue("", person.lang)
        if to and not await house.notifier.mail(
            to, (texts.say("mail-confirm"), texts.say("mail-confirm-more", {"code": code}))
        ):
            raise Refused("email-refused")
        wanted, _, _ = await house.notifier.wishes(person.id)
        wanted.code = hashed(code) if to else ""
        await put_wishes(house, person.id, wanted, (to, False))
        return reply(await overview(house, person.id))

    @routes.add("POST", "/api/notices/email/confirm", Says(Confirmation, Notices, (404,)))
    async def confirm(request: Request) -> Response:
        """Confirm that address with the code."""
        given, person = await read_body(request, Confirmation), (await require(door, request)).id
        await door.guess(request)
        wanted, email, _ = await house.notifier.wishes(person)
        if not wanted.code or not hmac.compare_digest(wanted.code, hashed(read_code(given.code))):
            raise Refused("email-code")
        wanted.code = ""
        wanted.ways["turn"] = [*dict.fromkeys([*wanted.ways.get("turn", []), "mail"])]
        await put_wishes(house, person, wanted, (email, True))
        return reply(await overview(house, person))


def add_invitations(routes: Routes, door: Door) -> None:
    """Add inviting people one knows."""
    house = door.house

    @routes.add("POST", "/api/tables/{table}/invite", Says(InviteThem, Companions, (404,)))
    async def invite(request: Request, table: str) -> Response:
        """Invite somebody one knows. If either has blocked the other nothing is sent, and the reply hides it."""
        given, person = await read_body(request, InviteThem), await require(door, request)
        await door.allow("tables", request, person)
        line = await line_of(house, table)
        serving = await house.find(table)
        if serving.table is None or person.id not in serving.table.people():
            raise Refused("not-seated")
        known = await company.companions(house.store, person.id, set())
        if given.person in {one.person for one in [*known.friends, *known.recent]}:
            about = f"invited:{table}:{person.id}"
            await house.notifier.tell(given.person, protocol.Notice(about, "invited", table, line.game, person.name))
        return reply(known)
