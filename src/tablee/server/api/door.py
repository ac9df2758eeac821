"""The door: who is asking, and the cookie they get."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.core.errors import Refused
from tablee.server.accounts import COOKIE, YEAR, Accounts, Person
from tablee.server.answers import language
from tablee.server.devices import device_name
from tablee.server.house import House
from tablee.server.limits import caller


def presented(asker: HTTPConnection) -> str:
    """The cookie of a browser, or the same as a bearer token of a program."""
    scheme, _, token = asker.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else asker.cookies.get(COOKIE, "")


def device_of(asker: HTTPConnection) -> str:
    """What the device is called that asks."""
    return device_name(asker.headers.get("user-agent", ""))


def coming(asker: HTTPConnection) -> tuple[str, str]:
    """What somebody comes with: their cookie, and the name of their device."""
    return presented(asker), device_of(asker)


class Door:
    """Knows people by what they present."""

    def __init__(self, house: House, accounts: Accounts) -> None:
        self.house = house
        self.accounts = accounts

    async def know(self, asker: HTTPConnection) -> Person | None:
        """Who this is, if known."""
        cookie = presented(asker)
        person = await self.accounts.read(cookie) if cookie else None
        if person is not None:
            self.house.sanctions.check_person(person.id)
        return person

    async def welcome(self, asker: HTTPConnection) -> tuple[Person, str]:
        """Who this is, if they may come in; a stranger becomes a guest, with a new cookie (else it is empty)."""
        person = await self.know(asker)
        if self.house.settings.closed and not (person and (person.invited or person.admin)):
            raise Refused("closed-server")
        return (person, self.accounts.renewed(presented(asker))) if person else await self.new_guest(asker)

    async def new_guest(self, asker: HTTPConnection) -> tuple[Person, str]:
        """Somebody nobody knew, and their cookie."""
        await self.house.allowance.take("people", caller(asker.scope))
        return await self.accounts.new_person(language(asker.headers), device_of(asker))

    async def require_admin(self, asker: HTTPConnection) -> Person:
        """Who this is, if the account is named as admin; to others there is nothing here."""
        person = await self.know(asker)
        if person is None or not person.admin:
            raise Refused("not-found")
        return person

    async def allow(self, what: str, asker: HTTPConnection, person: Person | None) -> None:
        """Somebody asks for something that is limited by person and by address."""
        names = [caller(asker.scope), *([person.id] if person else [])]
        await self.house.allowance.take(what, *names)

    def give(self, response: Response, cookie: str) -> Response:
        """Give a new cookie along."""
        if cookie:
            secure = self.house.settings.tls
            response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    async def guess(self, asker: HTTPConnection) -> None:
        """Somebody presents a code or a password: few tries only."""
        await self.house.allowance.take("guess", caller(asker.scope))
