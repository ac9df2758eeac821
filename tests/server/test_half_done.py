"""Atomicity: a real server is killed while somebody registers, brings a guest along, is deleted or is paired."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import select

from tablee.core.chance import Chance
from tablee.server.settings import Settings
from tablee.server.store import Store, schema
from tests.days import LONG, by_day
from tests.server.programs import ServerProcess
from tests.server.site import Site, open_site
from tests.server.test_accounts import SECRET, TABLE, named

pytestmark = pytest.mark.anyio
KILLS = 10 if LONG else 2  # the last one after the answer
LONGEST = 300  # milliseconds after which the power fails, at most: before, during and after the deed
DEEDS = {
    "register": ("/api/account", SECRET | {"login": "guest"}),
    "merge": ("/api/login", SECRET),
    "delete": ("/api/me/forget", {"password": ""}),
}


async def prepare(site: Site) -> tuple[str, str]:
    """Create an account, and a guest who sits at three tables; return the guest's cookie and id."""
    home, phone = await named(site, "Ann"), await named(site, "Guest")
    await home.post("/api/account", json=SECRET)
    for _ in range(3):
        table = (await phone.post("/api/tables", json=TABLE)).json()["table"]
        await site.sit_down(phone, table, 0, "Guest")
    return phone.cookies["tablee"], (await phone.get("/api/me")).json()["person"]


async def outcome(site: Site, cookie: str, guest: str) -> dict[str, Any]:
    """Return what is left: the guest, their login, who sits under which name, and whether the cookie works."""
    store, people = site.house.store, schema.people
    person = await store.all(select(people).where(people.c.id == guest))
    sitting = {row.person for row in await store.all(select(schema.sitting))}
    names = {line.names[0] for line in await store.all_tables()}
    logs = {tuple(row) for row in await store.all(select(schema.tokens.c.person, schema.tokens.c.purpose))}
    opens = (await site.browser(authorization=f"Bearer {cookie}").get("/api/me")).json()["person"] == guest
    login = person[0].login if person else None
    if login:
        again = await site.browser().post("/api/login", json=SECRET | {"login": login})
        assert again.status_code == 200, "who has an account can enter it"
    return {
        "there": bool(person),
        "login": login,
        "sits": {"guest" if one == guest else "account" for one in sitting},
        "names": names,
        "opens": opens,
        "keys": (guest, "person") in logs,
    }


BEFORE = {"there": True, "login": None, "sits": {"guest"}, "names": {"Guest"}, "opens": True, "keys": True}
AFTER: dict[str, dict[str, Any]] = {
    "register": BEFORE | {"login": "guest", "opens": False},
    "merge": BEFORE | {"there": False, "sits": {"account"}, "opens": False, "keys": False},
    "delete": BEFORE | {"there": False, "sits": set(), "names": {""}, "opens": False, "keys": False},
}


@pytest.mark.parametrize("deed", by_day("merge", "register", "delete"))
async def test_a_deed_is_done_whole_or_not_at_all(
    settings: Settings, servers: Callable[..., ServerProcess], tmp_path: Path, migrated: Path, deed: str
) -> None:
    chance, seen = Chance(len(deed)), []
    for kill in range(KILLS):
        here = replace(settings, db=f"sqlite:///{shutil.copy(migrated, tmp_path / f'{deed}{kill}.db')}")
        async with open_site(here) as site:
            cookie, guest = await prepare(site)
        server = servers(here.db)
        await server.start()
        path, body = DEEDS[deed]
        async with httpx.AsyncClient(timeout=None, headers={"authorization": f"Bearer {cookie}"}) as client:
            asked = asyncio.create_task(client.post(server.url + path, json=body))
            if kill == KILLS - 1:
                assert (await asked).status_code == 200  # what was answered stays
            else:
                await asyncio.sleep(chance.below(LONGEST) / 1000)
            server.kill()
            with contextlib.suppress(httpx.TransportError):
                await asked
        async with open_site(here) as site:
            seen.append(await outcome(site, cookie, guest))
    assert all(one in (BEFORE, AFTER[deed]) for one in seen), seen
    assert seen[-1] == AFTER[deed]


# ------------------------------------------------------------------ pairing

WANTED = {"game": "lanterns", "length": "quick"}


async def pair_and_kill(server: ServerProcess, wait: float | None) -> None:
    """One person waits, another arrives, and the power fails this many seconds later (None: after the answer)."""
    async with httpx.AsyncClient(timeout=None) as ann, httpx.AsyncClient(timeout=None) as bob:
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            made = await client.put(f"{server.url}/api/me", json={"name": name})
            client.headers["authorization"] = f"Bearer {made.cookies['tablee']}"
        await ann.post(f"{server.url}/api/pairing", json=WANTED)
        asked = asyncio.create_task(bob.post(f"{server.url}/api/pairing", json=WANTED))
        if wait is None:
            assert (await asked).json()["table"]
        else:
            await asyncio.sleep(wait)
        server.kill()
        with contextlib.suppress(httpx.TransportError):
            await asked


async def paired(db: str) -> bool:
    """Return whether the two have a table; a pairing is stored completely or not at all."""
    store = Store(db)
    seeking = await store.all(select(schema.seeking))
    tables = [row.id for row in await store.all(select(schema.tables.c.id))]
    sitting = await store.all(select(schema.sitting))
    logs = {row.table_id for row in await store.all(select(schema.log.c.table_id))}
    found = {row.table_id for row in seeking}
    await store.dispose()
    if not tables:
        assert (found - {""}, sitting, logs) == (set(), [], set())
        return False
    (table,) = tables
    assert (found, len(seeking)) == ({table}, 2)
    assert {row.table_id for row in sitting} == logs == {table}
    assert {row.person for row in sitting} == {row.person for row in seeking}
    return True


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
async def test_a_pair_is_made_whole_or_not_at_all(
    servers: Callable[..., ServerProcess], tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    chance, kills = Chance(7), KILLS if database == "sqlite" else 20
    for kill in range(kills):
        db = f"sqlite:///{tmp_path}/pair{kill}.db"
        if database == "postgres":
            db = request.getfixturevalue("postgres").database()
        server = servers(db)
        await server.start()
        last = kill == kills - 1
        await pair_and_kill(server, None if last else chance.below(60) / 1000)
        assert await paired(db) or not last, "what was answered stays"
