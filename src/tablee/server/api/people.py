"""The asking person: name, preferences, own tables, own data."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tablee.core.errors import Refused
from tablee.server.accounts import Person
from tablee.server.admin import persons
from tablee.server.admin.steward import Steward
from tablee.server.answers import language, read_body, reply
from tablee.server.api.door import Door, device_of, presented
from tablee.server.guest_names import new_guest_name
from tablee.server.names import clean_name
from tablee.server.openapi import Routes, Says
from tablee.server.people_shapes import Farewell, Invitation, Me, NewMe, NewPreferences, NewSettings, PersonData
from tablee.server.settings import COOKIE
from tablee.server.shapes import OwnTables, TableList
from tablee.server.waiting import waiting_for


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.lang, person.login, person.preferences, person.kept)


def add(routes: Routes, door: Door) -> None:
    """Add identity, name and preferences."""
    accounts = door.accounts

    @routes.add("GET", "/api/me", Says(gives=Me))
    async def who(request: Request) -> Response:
        """Tell who is asking."""
        person = await door.know(request) or Person(lang=language(request.headers))
        return reply(me(person))

    @routes.add("POST", "/api/me", Says(gives=Me))
    async def come(request: Request) -> Response:
        """Create a person for this browser; called once before anything else, so that it never becomes two people."""
        person, cookie = await door.welcome(request)
        if not person.name:  # known since before guest names were generated
            person.name = new_guest_name(person.lang)
            await accounts.rename(person, person.name, person.lang)
        return door.give(reply(me(person)), cookie)

    @routes.add("PUT", "/api/me", Says(NewMe, Me, (409,)))
    async def rename(request: Request) -> Response:
        """Change one's name and language."""
        given = await read_body(request, NewMe)
        name = clean_name(given.name)
        person, cookie = await door.welcome(request)
        await accounts.rename(person, name, given.lang)
        door.house.renamed(person.id, name)
        person.name, person.lang = name, given.lang
        return door.give(reply(me(person)), cookie)

    async def keep(request: Request, given: NewPreferences) -> Response:
        person, cookie = await door.welcome(request)
        await accounts.keep_preferences(person, given)
        person.lang, person.preferences = given.lang, given.preferences
        return door.give(reply(me(person)), cookie)

    @routes.add("PUT", "/api/me/preferences", Says(NewPreferences, Me))
    async def keep_preferences(request: Request) -> Response:
        """Keep one's preferences."""
        return await keep(request, await read_body(request, NewPreferences))

    @routes.add("PUT", "/api/me/settings", Says(NewSettings, Me))
    async def keep_settings(request: Request) -> Response:
        """Deprecated: the old name of `PUT /api/me/preferences`."""
        given = await read_body(request, NewSettings)
        return await keep(request, NewPreferences(given.lang, given.settings))

    add_tables(routes, door)
    add_own_data(routes, door)


def add_tables(routes: Routes, door: Door) -> None:
    """Add the person's own tables."""

    @routes.add("GET", "/api/me/waiting", Says(gives=OwnTables))
    async def what_waits(request: Request) -> Response:
        """List the tables that wait for one's answer."""
        person = await door.know(request)
        lang = language(request.headers)
        return reply(OwnTables(await waiting_for(door.house, person.id, lang) if person else []))

    @routes.add("GET", "/api/me/tables", Says(gives=TableList))
    async def own_tables(request: Request) -> Response:
        """List one's tables."""
        person = await door.know(request)
        return reply(
            TableList(
                [line for line in await door.house.store.tables_of(person.id) if not line.lesson] if person else []
            )
        )


def add_own_data(routes: Routes, door: Door) -> None:
    """Add exporting and deleting one's own data."""
    house = door.house

    @routes.add("GET", "/api/me/data", Says(gives=PersonData, problems=(404,)))
    async def own_data(request: Request) -> Response:
        """Return everything that is kept about oneself."""
        person = await door.know(request)
        await door.allow("analyses", request, person)
        if person is None:
            raise Refused("not-found")
        return reply(PersonData(await persons.export(Steward(house.store, house.now(), "oneself"), person.id)))

    @routes.add("POST", "/api/me/forget", Says(Farewell, Me, (401, 404)))
    async def forget(request: Request) -> Response:
        """Delete oneself: name, account, cookies, chat."""
        given = await read_body(request, Farewell)
        await door.guess(request)
        person = await door.know(request)
        if person is None:
            raise Refused("not-found")
        if person.login is not None:
            await door.accounts.check_password(person, given.password)
        await persons.forget(Steward(house.store, house.now(), "oneself"), person.id)
        await house.news.look()
        response = reply(Me("", "", language(request.headers), None))
        response.delete_cookie(COOKIE)
        return response

    @routes.add("POST", "/api/invitation", Says(Invitation, Me, (404,)))
    async def enter(request: Request) -> Response:
        """Use an invitation. The person gets new rights, hence a new cookie."""
        given = await read_body(request, Invitation)
        await door.guess(request)
        known = await door.know(request)
        person, cookie = (known, presented(request)) if known else await door.new_guest(request)
        await door.accounts.use_invitation(person, given.code)
        new = await door.accounts.replace_cookie(cookie, person.id, device_of(request))
        return door.give(reply(me(person)), new)
