"""The engine of SQLAlchemy for a database address, with what each kind of database needs."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.core.errors import BadInput

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
DURABLE = "FULL"
PATIENCE = 5.0  # seconds until a database that does not answer counts as away
WAITING = {"timeout": PATIENCE, "command_timeout": PATIENCE}


def data_folder() -> Path:
    """The folder for a user's data, as each system has it; TABLEE_DATA names another one."""
    if os.environ.get("TABLEE_DATA"):
        return Path(os.environ["TABLEE_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Tablee"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tablee"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablee"


def read_url(address: str) -> URL:
    """A database address as people write it; without one TABLEE_DB, and without that the file in the data folder."""
    written = address or os.environ.get("TABLEE_DB") or f"sqlite:///{data_folder() / 'tables.db'}"
    try:
        url = make_url(written)
        driver = DRIVERS[url.drivername.partition("+")[0]]
    except (ArgumentError, KeyError) as error:
        raise BadInput("database-address", field="db", allowed="sqlite:///FILE, postgresql://…") from error
    return url.set(drivername=driver)


def make_engine(url: URL, synchronous: str = DURABLE) -> AsyncEngine:
    """An engine; SQLite writes ahead and, unless told otherwise, to the disk before a commit returns."""
    if url.get_backend_name() == "postgresql":
        if find_spec("asyncpg") is None:
            raise BadInput("database-driver", field="db")
        return create_async_engine(
            url, pool_size=2, max_overflow=3, pool_pre_ping=True, pool_timeout=PATIENCE, connect_args=WAITING
        )
    if url.database not in (None, "", ":memory:"):
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_async_engine(url)

    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def make_reader(url: URL, engine: AsyncEngine) -> AsyncEngine:
    """An engine to read with. On PostgreSQL it asks nothing but the question: no transaction, no sign of life before it."""
    if url.get_backend_name() != "postgresql":
        return engine
    return create_async_engine(
        url, pool_size=5, max_overflow=0, pool_timeout=PATIENCE, connect_args=WAITING, isolation_level="AUTOCOMMIT"
    )
