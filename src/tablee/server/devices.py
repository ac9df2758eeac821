"""The devices a person is signed in on: each has its own cookie, and can be signed out from any other."""

from __future__ import annotations

from sqlalchemy import delete, select

from tablee.core.errors import Refused
from tablee.server.accounts import Accounts, Person
from tablee.server.admin.steward import Steward
from tablee.server.people_shapes import DeviceInfo
from tablee.server.store import schema

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
            "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari"}  # fmt: skip
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS X": "macOS",
           "CrOS": "ChromeOS", "Linux": "Linux"}  # fmt: skip


def device_name(agent: str) -> str:
    """Name a device after its user agent; "" if that is not recognised."""
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))


async def devices(accounts: Accounts, person: Person, cookie: str) -> list[DeviceInfo]:
    """Return where a person is signed in: this device first, then by last use."""
    kept, here = schema.tokens, accounts.key(cookie)
    wanted = select(kept).where(
        kept.c.person == person.id, kept.c.purpose == "person", kept.c.expires > accounts.house.now()
    )
    found = [
        DeviceInfo(row.id or row.hash[:10], row.device, row.made, row.seen, row.hash == here)
        for row in await accounts.store.all(wanted)
    ]
    return sorted(found, key=lambda one: (not one.here, -one.seen))


async def sign_out(accounts: Accounts, person: Person, id: str) -> None:
    """Revoke a device's cookie and close its connections; Refused if the person has no such device."""
    kept, house = schema.tokens, accounts.house
    own = (kept.c.person == person.id) & (kept.c.purpose == "person")
    found = [
        row.hash for row in await accounts.store.all(select(kept).where(own)) if id in (row.id, row.hash[:10]) and id
    ]
    if not found:
        raise Refused("device-unknown")
    gone = delete(kept).where(kept.c.hash.in_(found))
    await Steward(house.store, house.now(), "oneself").do("sign-out", person.id, [gone], keys=found)
    await house.news.look()
