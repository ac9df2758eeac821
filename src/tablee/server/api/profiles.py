"""Profiles: one's own, and those of others as far as they share them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tablee.core.errors import Refused
from tablee.server import profiles
from tablee.server.answers import read_body, read_number, reply
from tablee.server.api.door import Door
from tablee.server.names import is_id
from tablee.server.openapi import Routes, Says
from tablee.server.people_shapes import NewShown, Profile

MOST = 100_000  # matches that may be skipped


def add(routes: Routes, door: Door) -> None:
    """Add profiles and histories."""
    house = door.house

    @routes.add("GET", "/api/people/{person}", Says(gives=Profile, problems=(404,), numbers={"after": MOST}))
    async def one_profile(request: Request, person: str) -> Response:
        """Return a person's statistics and history, as far as they are shared."""
        asker = await door.know(request)
        whom = asker.id if person == "me" and asker is not None else person
        if not is_id(whom):
            raise Refused("profile-unknown")
        after = read_number(request, "after", MOST) or 0
        return reply(await profiles.profile(house.store, whom, asker, after))

    @routes.add("PUT", "/api/me/shown", Says(NewShown, Profile, (404,)))
    async def show(request: Request) -> Response:
        """Choose what others see of one's history."""
        given = await read_body(request, NewShown)
        person = await door.know(request)
        if person is None:
            raise Refused("profile-unknown")
        await profiles.show(house.store, person, given.shown)
        return reply(await profiles.profile(house.store, person.id, person, 0))
