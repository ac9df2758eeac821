"""Passkeys: add one, sign in with one, remove one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tablee.server import passkeys
from tablee.server.answers import read_body, reply
from tablee.server.api.account import known
from tablee.server.api.door import Door, coming, device_of, presented
from tablee.server.api.people import me
from tablee.server.openapi import Routes, Says
from tablee.server.passkeys import Site
from tablee.server.people_shapes import Me, PasskeyAnswer, PasskeyAsked, Passkeys


def site_of(request: Request) -> Site:
    """Return our own origin as the browser names it; the middleware has rejected all others."""
    host = request.headers.get("host", "")
    return Site(request.headers.get("origin") or f"{request.url.scheme}://{host}")


def add(routes: Routes, door: Door) -> None:
    """Add everything about passkeys."""
    accounts = door.accounts

    @routes.add("GET", "/api/me/passkeys", Says(gives=Passkeys, problems=(404,)))
    async def own_passkeys(request: Request) -> Response:
        """List one's passkeys."""
        return reply(Passkeys(await passkeys.passkeys(accounts, await known(door, request))))

    @routes.add("POST", "/api/me/passkeys/ask", Says(gives=PasskeyAsked))
    async def ask_new(request: Request) -> Response:
        """Begin to add a passkey: return what the browser has to sign."""
        await door.guess(request)
        person, cookie = await door.welcome(request)
        return door.give(reply(PasskeyAsked(await passkeys.ask_new(accounts, person, site_of(request)))), cookie)

    @routes.add("POST", "/api/me/passkeys", Says(PasskeyAnswer, Me, (401, 404)))
    async def keep(request: Request) -> Response:
        """Add the passkey that signed it."""
        given = await read_body(request, PasskeyAnswer)
        await door.guess(request)
        person = await known(door, request)
        by = (presented(request), device_of(request))
        cookie = await passkeys.keep(accounts, person, site_of(request), given.answer, by)
        person.kept = True
        return door.give(reply(me(person)), cookie)

    @routes.add("POST", "/api/me/passkeys/{passkey}/remove", Says(gives=Passkeys, problems=(404,)))
    async def remove(request: Request, passkey: str) -> Response:
        """Remove a passkey."""
        person = await known(door, request)
        await passkeys.remove(accounts, person, passkey)
        return reply(Passkeys(await passkeys.passkeys(accounts, person)))

    @routes.add("POST", "/api/passkeys/ask", Says(gives=PasskeyAsked))
    async def ask_use(request: Request) -> Response:
        """Begin to sign in with a passkey: return what the browser has to sign."""
        await door.guess(request)
        return reply(PasskeyAsked(await passkeys.ask_use(accounts, site_of(request))))

    @routes.add("POST", "/api/passkeys", Says(PasskeyAnswer, Me, (401,)))
    async def use(request: Request) -> Response:
        """Sign in with the passkey that signed it."""
        given = await read_body(request, PasskeyAnswer)
        await door.guess(request)
        guest = await door.know(request)
        person, cookie = await passkeys.use(accounts, guest, site_of(request), given.answer, coming(request))
        return door.give(reply(me(person)), cookie)
