"""Accounts: password, devices, recovery codes. Every change of rights issues a new cookie."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tablee.core.errors import Refused
from tablee.server import entering
from tablee.server.accounts import Person
from tablee.server.answers import language, read_body, reply
from tablee.server.api.door import Door, coming, device_of, presented
from tablee.server.api.people import me
from tablee.server.devices import devices, sign_out
from tablee.server.openapi import Routes, Says
from tablee.server.people_shapes import Credentials, Devices, Me, NewPassword, Recovery, RecoveryCodes
from tablee.server.settings import COOKIE
from tablee.server.shapes import Resume, ResumeMade


async def known(door: Door, request: Request) -> Person:
    """Return who is asking; Refused if unknown."""
    person = await door.know(request)
    if person is None:
        raise Refused("not-found")
    return person


def add(routes: Routes, door: Door) -> None:
    """Add registration, login, logout and password changes."""
    accounts = door.accounts

    @routes.add("POST", "/api/account", Says(Credentials, Me, (409,)))
    async def register(request: Request) -> Response:
        """Give the guest an account with a name and a password."""
        given = await read_body(request, Credentials)
        await door.guess(request)
        person, cookie = await door.welcome(request)
        new = await accounts.register(person, given, (cookie or presented(request), device_of(request)))
        person.login, person.kept = given.login.lower(), True
        return door.give(reply(me(person)), new)

    @routes.add("POST", "/api/login", Says(Credentials, Me, (401,)))
    async def login(request: Request) -> Response:
        """Sign in with name and password."""
        given = await read_body(request, Credentials)
        await door.guess(request)
        guest = await door.know(request)
        person = await accounts.login(given)
        door.house.sanctions.check_person(person.id)
        return door.give(reply(me(person)), await entering.enter(accounts, guest, person, coming(request)))

    @routes.add("POST", "/api/account/password", Says(NewPassword, Me, (401,)))
    async def change_password(request: Request) -> Response:
        """Change the password; every other device is signed out."""
        given = await read_body(request, NewPassword)
        await door.guess(request)
        person = await door.know(request)
        if person is None or person.login is None:
            raise Refused("login-none")
        await accounts.check_password(person, given.password)
        return door.give(reply(me(person)), await accounts.change_password(person, given.new, device_of(request)))

    @routes.add("POST", "/api/logout", Says(gives=Me))
    async def logout(request: Request) -> Response:
        """Sign out on this device."""
        person = await door.know(request)
        here = [one.id for one in await devices(accounts, person, presented(request)) if one.here] if person else []
        if person is not None and here:
            await sign_out(accounts, person, here[0])
        response = reply(Me("", "", language(request.headers), None))
        response.delete_cookie(COOKIE)
        return response

    add_devices(routes, door)
    add_recovery(routes, door)


def add_devices(routes: Routes, door: Door) -> None:
    """Add the devices a person is signed in on."""
    accounts = door.accounts

    @routes.add("GET", "/api/me/devices", Says(gives=Devices, problems=(404,)))
    async def own_devices(request: Request) -> Response:
        """List the devices one is signed in on."""
        person = await known(door, request)
        return reply(Devices(await devices(accounts, person, presented(request))))

    @routes.add("POST", "/api/me/devices/{device}/sign-out", Says(gives=Devices, problems=(404,)))
    async def leave_device(request: Request, device: str) -> Response:
        """Sign out one of these devices."""
        person = await known(door, request)
        await sign_out(accounts, person, device)
        return reply(Devices(await devices(accounts, person, presented(request))))

    @routes.add("POST", "/api/me/devices", Says(gives=ResumeMade, problems=(404,)))
    async def offer_device(request: Request) -> Response:
        """Create a link and a code to sign in on another device of one's own."""
        await door.guess(request)
        return reply(await entering.offer_device(accounts, await known(door, request)))

    @routes.add("POST", "/api/enter", Says(Resume, Me, (404,)))
    async def enter(request: Request) -> Response:
        """Sign in as the person whose other device shows this link or code."""
        given = await read_body(request, Resume)
        await door.guess(request)
        guest = await door.know(request)
        person, cookie = await entering.enter_by_device(accounts, guest, given.token, coming(request))
        return door.give(reply(me(person)), cookie)


def add_recovery(routes: Routes, door: Door) -> None:
    """Add account recovery for a lost password."""
    accounts = door.accounts

    @routes.add("POST", "/api/me/recovery", Says(gives=RecoveryCodes, problems=(404,)))
    async def new_codes(request: Request) -> Response:
        """Make new recovery codes, which replace the old ones."""
        await door.guess(request)
        return reply(RecoveryCodes(await entering.new_codes(accounts, await known(door, request))))

    @routes.add("POST", "/api/recover", Says(Recovery, Me, (404,)))
    async def recover(request: Request) -> Response:
        """Sign in with a recovery code and set a new password; all other devices are signed out."""
        given = await read_body(request, Recovery)
        await door.guess(request)
        guest = await door.know(request)
        person, cookie = await entering.recover(accounts, guest, given, coming(request))
        return door.give(reply(me(person)), cookie)
