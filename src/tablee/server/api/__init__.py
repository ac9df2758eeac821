"""The REST interface, for everything outside a table's live connection."""

from __future__ import annotations

from tablee.server.accounts import Accounts
from tablee.server.api import (
    account,
    admin,
    after,
    catalogue,
    company,
    lessons,
    notices,
    passkeys,
    people,
    profiles,
    records,
    tables,
)
from tablee.server.api.door import Door
from tablee.server.house import House
from tablee.server.openapi import Routes


def make_routes(house: House, accounts: Accounts) -> Routes:
    """Return all routes under /api."""
    routes = Routes()
    door = Door(house, accounts)
    catalogue.add(routes)
    people.add(routes, door)
    account.add(routes, door)
    passkeys.add(routes, door)
    profiles.add(routes, door)
    tables.add(routes, door)
    records.add(routes, door)
    company.add(routes, door)
    notices.add(routes, door)
    after.add(routes, door)
    lessons.add(routes, door)
    admin.add(routes, door)
    return routes
