"""The engine of SQLAlchemy for a database address, with what each kind of database needs."""

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
    """The file of a database, if it is one."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


def make_private(file: Path) -> None:
    """Make the file if it is not there, and let nobody but its owner read it: it holds secrets and seeds."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.touch(mode=0o600, exist_ok=True)
    if sys.platform != "win32" and file.stat().st_mode & 0o077 and file.stat().st_uid == os.geteuid():
        for one in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm", ".lock"))):
            if one.exists():
                one.chmod(0o600)


def try_out(file: Path) -> None:
    """Open a file and begin to write to it, before anything else does; sqlite3.Error when that cannot be."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()


def make_engine(url: URL, synchronous: str = DURABLE) -> AsyncEngine:
    """An engine; SQLite writes ahead and, unless told otherwise, to the disk before a commit returns."""
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
    """An engine to read with. On PostgreSQL it asks nothing but the question: no transaction, no sign of life before it."""
    if url.get_backend_name() != "postgresql":
        return engine
    return create_async_engine(
        url, pool_size=5, max_overflow=0, pool_timeout=PATIENCE, connect_args=WAITING, isolation_level="AUTOCOMMIT"
    )
