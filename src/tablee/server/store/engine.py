"""Create SQLAlchemy engines for a database URL, configured for each kind of database."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.core.errors import BadInput
from tablee.server.settings import DURABLE

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE = 5.0  # seconds before an unresponsive database counts as down
WAITING = {"timeout": PATIENCE, "command_timeout": PATIENCE}


def data_folder() -> Path:
    """Return the platform's folder for user data, or TABLEE_DATA if set."""
    if os.environ.get("TABLEE_DATA"):
        return Path(os.environ["TABLEE_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Tablee"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tablee"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablee"


def read_url(address: str) -> URL:
    """Parse a database address as people write it; default to TABLEE_DB, then to the file in the data folder."""
    written = address or os.environ.get("TABLEE_DB") or str(data_folder() / "tables.db")
    if "://" not in written:
        return URL.create(DRIVERS["sqlite"], database=str(Path(written).expanduser().absolute()))
    try:
        url = make_url(written)
        driver = DRIVERS[url.drivername.partition("+")[0]]
    except (ArgumentError, KeyError) as error:
        raise BadInput("database-address", field="db", allowed="FILE, sqlite:///FILE, postgresql://…") from error
    return url.set(drivername=driver)


def file_of(url: URL) -> Path | None:
    """Return the database's file, if it is one."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


def make_private(file: Path) -> None:
    """Create the file if needed and make it readable by its owner only: it holds secrets and seeds."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.touch(mode=0o600, exist_ok=True)
    if sys.platform != "win32" and file.stat().st_mode & 0o077 and file.stat().st_uid == os.geteuid():
        for one in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm", ".lock"))):
            if one.exists():
                one.chmod(0o600)


def try_out(file: Path) -> None:
    """Open the file and begin a write, before anything else uses it; sqlite3.Error if that fails."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()


def make_engine(url: URL, synchronous: str = DURABLE) -> AsyncEngine:
    """Create an engine. SQLite uses a write-ahead log and, by default, syncs to disk before a commit returns."""
    if url.get_backend_name() == "postgresql":
        if find_spec("asyncpg") is None:
            raise BadInput("database-driver", field="db")
        return create_async_engine(
            url, pool_size=2, max_overflow=3, pool_pre_ping=True, pool_timeout=PATIENCE, connect_args=WAITING
        )
    engine = create_async_engine(url)

    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def make_reader(url: URL, engine: AsyncEngine) -> AsyncEngine:
    """Create an engine for reading. On PostgreSQL it skips transactions and pre-pings, saving round trips."""
    if url.get_backend_name() != "postgresql":
        return engine
    return create_async_engine(
        url, pool_size=5, max_overflow=0, pool_timeout=PATIENCE, connect_args=WAITING, isolation_level="AUTOCOMMIT"
    )
