"""Back up a running server, verifying each copy before it replaces the previous one; and restore."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import URL

from tablee.core.errors import BadInput
from tablee.server.admin.finding import find_database
from tablee.server.store.engine import file_of, read_url
from tablee.server.store.lock import FileLock
from tablee.server.store.schema import HEAD

PARTS = ("", "-wal", "-shm")
NEEDED = {"log", "tables", "people", "settings", "alembic_version"}


def backup(db: str, target: Path, copies: int = 1) -> Path:
    """Write a backup under a fixed name; with several copies, older ones are renamed to .1, .2 …

    A previous backup is replaced only by a complete, verified one.
    """
    url = read_url(find_database(db))
    file = target / "tables.db" if target.is_dir() else target
    part = file.with_name(f".{file.name}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        copy_sqlite(url, part) if file_of(url) else dump_postgres(url, part)
        with part.open("rb") as made:
            os.fsync(made.fileno())
        for number in range(copies - 1, 0, -1):
            older = file if number == 1 else file.with_name(f"{file.name}.{number - 1}")
            if older.exists():
                older.replace(file.with_name(f"{file.name}.{number}"))
        part.replace(file)
    except OSError as error:
        raise BadInput("file-unwritable", field="file", file=str(file), reason=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return file


def copy_sqlite(url: URL, part: Path) -> None:
    source = Path(str(url.database))
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        problem = "backup-broken" if "malformed" in str(error) else "backup-failed"
        raise BadInput(problem, field="file", file=str(source), reason=str(error)) from error
    check_sqlite(part)


def check_sqlite(file: Path) -> None:
    """Raise BadInput unless this is an intact Tablée database of a version this program knows."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as connection:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            whole = connection.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
            loose = connection.execute("PRAGMA foreign_key_check").fetchone()
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone() if whole else None
    except sqlite3.Error as error:
        raise BadInput("backup-broken", field="file", file=str(file), reason=str(error)) from error
    if not whole or loose or not names >= NEEDED or version is None:
        raise BadInput("backup-broken", field="file", file=str(file), reason="integrity_check")
    if version[0] > HEAD:
        raise BadInput("database-newer", field="file", version=version[0], known=HEAD)


def restore(db: str, source: Path) -> Path | None:
    """Replace a database that no server is using by a backup; return where the old one was moved, if there was one."""
    if not source.is_file():
        raise BadInput("file-missing", field="file", file=str(source))
    url = read_url(find_database(db, must_exist=False))
    file = file_of(url)
    if file is None:
        restore_postgres(url, source)
        return None
    check_sqlite(source)
    lock = FileLock(url)
    lock.take()
    try:
        return replace_file(file, source)
    except OSError as error:
        raise BadInput("file-unwritable", field="file", file=str(file), reason=error.strerror or str(error)) from error
    finally:
        lock.release()


def replace_file(file: Path, source: Path) -> Path | None:
    part = file.with_name(f".{file.name}.part")
    part.touch(mode=0o600)
    shutil.copyfile(source, part)
    with part.open("rb") as made:
        os.fsync(made.fileno())
    aside = file.with_name(f"{file.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    was_there = file.exists()
    for end in PARTS:
        old = file.with_name(f"{file.name}{end}")
        if old.exists():
            old.replace(aside.with_name(f"{aside.name}{end}"))
    part.replace(file)
    return aside if was_there else None


# ------------------------------------------------------------------ PostgreSQL, with its own tools


def dump_postgres(url: URL, part: Path) -> None:
    run_tool(url, "pg_dump", "--format=custom", f"--file={part}")
    run_tool(url, "pg_restore", "--list", str(part), connects=False)


def restore_postgres(url: URL, source: Path) -> None:
    run_tool(url, "pg_restore", "--list", str(source), connects=False)
    run_tool(url, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", str(source))


def run_tool(url: URL, tool: str, *arguments: str, connects: bool = True) -> None:
    """Run one of PostgreSQL's tools, keeping the password out of the process list."""
    program = shutil.which(tool)
    if program is None:
        raise BadInput("backup-tool", field="db", tool=tool)
    plain = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    environment = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})
    command = [program, *([f"--dbname={plain}"] if connects else []), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise BadInput("backup-failed", field="db", file=str(url.database), reason=reason)
