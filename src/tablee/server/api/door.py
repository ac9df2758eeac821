"""The door: identify who is asking, and set their cookie."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.core.errors import Refused
from tablee.server.accounts import YEAR, Accounts, Person
from tablee.server.answers import language
from tablee.server.devices import device_name
from tablee.server.house import House
from tablee.server.limits import caller
from tablee.server.settings import COOKIE


def presented(asker: HTTPConnection) -> str:
    """Return the browser's cookie, or a program's bearer token, which is the same value."""
    scheme, _, token = asker.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else asker.cookies.get(COOKIE, "")


def device_of(asker: HTTPConnection) -> str:
    """Return a name for the requesting device."""
    return device_name(asker.headers.get("user-agent", ""))


def coming(asker: HTTPConnection) -> tuple[str, str]:
    """Return the cookie and the device name of a request."""
    return presented(asker), device_of(asker)


class Door:
    """Identifies people by the cookie or token they present."""

    def __init__(self, house: House, accounts: Accounts) -> None:
        self.house = house
        self.accounts = accounts

    async def know(self, asker: HTTPConnection) -> Person | None:
        """Return who this is, if known; Refused if they are banned."""
        cookie = presented(asker)
        person = await self.accounts.read(cookie) if cookie else None
        if person is not None:
            self.house.sanctions.check_person(person.id)
        return person

    async def welcome(self, asker: HTTPConnection) -> tuple[Person, str]:
        """Return who this is and a cookie to set, if any. Strangers become guests; Refused on a closed server."""
        person = await self.know(asker)
        if self.house.settings.closed and not (person and (person.invited or person.admin)):
            raise Refused("closed-server")
        return (person, self.accounts.renewed(presented(asker))) if person else await self.new_guest(asker)

    async def new_guest(self, asker: HTTPConnection) -> tuple[Person, str]:
        """Create a guest and their cookie."""
        await self.house.allowance.take("people", caller(asker.scope))
        return await self.accounts.new_person(language(asker.headers), device_of(asker))

    async def require_admin(self, asker: HTTPConnection) -> Person:
        """Return who this is, if they are an admin; for anyone else the resource does not exist."""
        person = await self.know(asker)
        if person is None or not person.admin:
            raise Refused("not-found")
        return person

    async def allow(self, what: str, asker: HTTPConnection, person: Person | None) -> None:
        """Count a request against the limits of the person and of their address."""
        names = [caller(asker.scope), *([person.id] if person else [])]
        await self.house.allowance.take(what, *names)

    def give(self, response: Response, cookie: str) -> Response:
        """Attach a new cookie to the response, if there is one."""
        if cookie:
            secure = self.house.settings.tls
            response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    async def guess(self, asker: HTTPConnection) -> None:
        """Count an attempt with a code or a password; few are allowed."""
        await self.house.allowance.take("guess", caller(asker.scope))
