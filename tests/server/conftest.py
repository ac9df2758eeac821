"""Fixtures for server tests: a house on its own file, a manual clock, PostgreSQL on demand."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.server import accounts, archivist, draining
from tablee.server.house import House
from tablee.server.settings import Settings
from tablee.server.store import Store, engine
from tests.server import quick
from tests.server.guests import NO_LIMITS, PATIENCE, Clock, Room
from tests.server.postgres import Postgres
from tests.server.programs import WORKER, ServerProcess
from tests.server.site import Site, open_site

Rooms = Callable[..., Awaitable[Room]]


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> None:
    """Load the plugin of Schemathesis for its own tests; pyproject.toml keeps it out of all others."""
    if module_path.name == "test_api.py":
        parent.config.pluginmanager.import_plugin("schemathesis.pytest.plugin")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def stop_in_order() -> Iterator[None]:
    """Handle SIGTERM like Ctrl-C, so that stopped tests leave no server running."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "hasher", quick.hasher)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server that stops finish what it keeps, and a database answer, however busy the machine is."""
    monkeypatch.setattr(archivist, "LAST", PATIENCE)
    monkeypatch.setattr(draining, "LAST", PATIENCE)
    monkeypatch.setattr(engine, "PATIENCE", PATIENCE)
    monkeypatch.setattr(engine, "WAITING", dict.fromkeys(engine.WAITING, PATIENCE))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def db(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database with the latest schema: a file, or on PostgreSQL with TABLEE_TEST_DB=postgres."""
    if os.environ.get("TABLEE_TEST_DB") == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.database(like=request.getfixturevalue("migrated_postgres"))
    shutil.copy(request.getfixturevalue("migrated"), tmp_path / "tables.db")
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def settings(clock: Clock, db: str) -> Settings:
    """Settings of a house without periodic work, whose bots answer immediately, from workers that know the toy game."""
    return Settings(
        hosts=("tablee.test", "testserver"),
        db=db,
        limits=NO_LIMITS,
        now=clock,
        beat=3600,
        hearing=3600,
        worker=WORKER,
        think=PATIENCE,
        pace=0,
        synchronous="OFF",
    )


@pytest.fixture
async def rooms(settings: Settings) -> AsyncIterator[Rooms]:
    """Open a room; calling it again simulates a restart."""
    async with contextlib.AsyncExitStack() as stack:

        async def open_room(**changes: Any) -> Room:
            house = House(replace(settings, **changes))
            await house.start()
            room = Room(house)
            stack.push_async_callback(house.stop)
            stack.push_async_callback(room.close)
            return room

        yield open_room


@pytest.fixture
async def room(rooms: Rooms) -> Room:
    return await rooms()


@pytest.fixture
async def site(settings: Settings) -> AsyncIterator[Site]:
    async with open_site(settings) as opened:
        yield opened


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Make server processes on a database; those left at the end are killed."""
    made: list[ServerProcess] = []

    def make(db: str, **settings: Any) -> ServerProcess:
        made.append(ServerProcess(db, tmp_path / f"log{len(made)}", **settings))
        return made[-1]

    yield make
    for server in made:
        if server.process is not None and server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the latest schema, to be copied."""
    file = tmp_path_factory.mktemp("migrated") / "tables.db"
    asyncio.run(make_empty(str(file)))
    return file


@pytest.fixture(scope="session")
def migrated_postgres(postgres: Postgres) -> str:
    """The name of a database with the latest schema, to be copied."""
    db = postgres.database()
    asyncio.run(make_empty(db))
    return db.rpartition("/")[2]


async def make_empty(db: str) -> None:
    store = Store(db)
    await store.open()
    await store.close()
