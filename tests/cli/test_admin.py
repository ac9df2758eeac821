"""`tablee admin`, `backup` and `restore`: administering a server from its own machine."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tablee.server.admin import finding
from tablee.server.admin.backup import backup, restore
from tablee.server.admin.finding import Signpost, find_database
from tablee.server.settings import Settings
from tablee.server.shapes import NewTable
from tablee.server.store import Store
from tablee.server.store.engine import read_url
from tests.cli.conftest import Run
from tests.cli.terminal import SPACES
from tests.server.postgres import Postgres


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without a running server, and a user without data."""
    monkeypatch.setattr(finding, "RUN", tmp_path / "run")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in ("TABLEE_DB", "TABLEE_DATA"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A database with one table."""
    file = tmp_path / "club" / "tables.db"
    asyncio.run(fill(file))
    return file


async def fill(file: Path) -> None:
    from tablee.server.house import House

    house = House(Settings(db=str(file), synchronous="OFF"))
    await house.start()
    await house.open_table(NewTable(game="lanterns", seats=2, bots=[None, "random"]), "ann")
    await house.stop()


def tables(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM tables")]


@pytest.mark.parametrize("command", ["admin tables", "admin numbers", "backup copy.db"])
def test_a_missing_database_is_reported_and_not_created(run: Run, tmp_path: Path, command: str) -> None:
    done = run(command)
    assert done.code == 2
    assert "No server runs here" in done.complaint
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize("written", ["{}/typo.db", "sqlite:///{}/typo.db"])
def test_a_mistyped_database_is_reported_and_not_created(run: Run, tmp_path: Path, written: str) -> None:
    done = run(f"admin tables --db={written.format(tmp_path)}")
    assert done.code == 2
    assert "There is no database" in done.complaint
    assert not (tmp_path / "typo.db").exists()


def test_tables_are_listed_with_their_dates(run: Run, db: Path) -> None:
    done = run(f"admin tables --db={db}")
    assert done.code == 0
    (line,) = done.said.strip().splitlines()
    assert line.startswith(tables(db)[0])
    assert "UTC  lanterns  open  1/2" in line


def test_the_database_of_the_running_server_is_found(run: Run, db: Path) -> None:
    post = Signpost(read_url(str(db)))
    post.put_up()
    assert post.file is not None
    assert post.file.stat().st_mode & 0o077 == 0
    assert tables(db)[0] in run("admin tables").said
    other = post.file.with_name(f"{os.getppid()}.json")
    other.write_text(json.dumps({"db": "sqlite:////other.db"}))
    other.chmod(0o600)
    several = run("admin tables")
    assert several.code == 2
    assert "Several servers" in several.complaint
    other.unlink()
    post.take_down()
    assert "No server runs here" in run("admin tables").complaint


def test_signposts_of_the_dead_and_of_others_are_not_believed(db: Path, tmp_path: Path) -> None:
    folder = tmp_path / f"tablee-run-{os.geteuid()}"
    folder.mkdir(mode=0o700)
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    dead, open_to_all = folder / f"{gone.pid}.json", folder / f"{os.getpid()}.json"
    for file in (dead, open_to_all):
        file.write_text(json.dumps({"db": str(db)}))
    open_to_all.chmod(0o666)
    assert finding.running() == []
    open_to_all.chmod(0o600)
    assert finding.running() == [str(db)]
    assert str(db) in find_database("")


def test_the_ways_are_named(run: Run, db: Path) -> None:
    for words in ("sing", "close", "hush x", "tables open"):
        done = run(f"admin {words} --db={db}")
        assert done.code == 2
        assert "hush TABLE LINE" in done.complaint


def test_what_an_admin_does_is_in_the_log(run: Run, db: Path) -> None:
    table = tables(db)[0]
    assert run(f"admin export {table} --db={db}").code == 0
    assert run(f"admin chat {table} --db={db}").code == 0
    assert run(f"admin close {table} --db={db}").code == 0
    assert "closed" in run(f"admin tables --db={db}").said
    assert run(f"admin ban 192.0.2.7 --hours=2 --why=spam --db={db}").said.strip().endswith("UTC.")
    invitation = run(f"admin invite --uses=3 --db={db}").said
    assert "/invitation#" in invitation
    assert run(f"admin rotate --db={db}").code == 0
    log = run(f"admin log --db={db}").said
    deeds = ("table exported", "messages read", "table closed", "banned", "invitation made", "cookie secret replaced")
    for word in (*deeds, table, "address:192.0.2.7/32", "spam", "command line"):
        assert word in log
    assert "tables: closed 1" in run(f"admin numbers --db={db}").said
    wrong = run(f"admin ban nobody --db={db}")
    assert wrong.code == 2
    assert "nobody" in wrong.complaint


def test_retention_is_written_in_days(run: Run, db: Path) -> None:
    assert run(f"admin clean --keep=guests=7,chat=1 --db={db}").code == 0
    assert "allowed" in run(f"admin clean --keep=cats=7 --db={db}").complaint.replace("options are", "allowed")
    assert run(f"admin clean --keep=guests=soon --db={db}").code == 2


# ------------------------------------------------------------------ backups


def test_a_backup_every_night_under_one_name(run: Run, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backup" / "tables.db"
    for _night in range(3):
        done = run(f"backup {copy} --db={db}")
        assert done.code == 0
        assert "whole and checked" in done.said
    assert tables(copy) == tables(db)
    assert [file.name for file in copy.parent.iterdir()] == ["tables.db"]
    assert copy.stat().st_mode & 0o077 == 0
    for _night in range(4):
        run(f"backup {copy} --copies=3 --db={db}")
    assert sorted(file.name for file in copy.parent.iterdir()) == ["tables.db", "tables.db.1", "tables.db.2"]
    run(f"backup {copy.parent} --db={db}")
    assert tables(copy) == tables(db)


def test_a_damaged_database_does_not_replace_a_good_backup(run: Run, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run(f"backup {copy} --db={db}")
    good = copy.read_bytes()
    data = bytearray(db.read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    db.write_bytes(data)
    done = run(f"backup {copy} --db={db}")
    assert done.code == 2
    assert copy.read_bytes() == good
    assert [file.name for file in tmp_path.glob("*.part")] == []


def test_a_backup_is_put_back_and_nothing_is_lost(run: Run, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run(f"backup {copy} --db={db}")
    first = tables(db)
    asyncio.run(fill(db))
    second = tables(db)
    done = run(f"restore {copy} --db={db}")
    assert done.code == 0
    assert tables(db) == first
    assert db.stat().st_mode & 0o077 == 0
    (before,) = [file for file in db.parent.glob("tables.db.before-*") if not file.name.endswith(("-wal", "-shm"))]
    assert tables(before) == second
    fresh = tmp_path / "new machine" / "tables.db"
    fresh.parent.mkdir()
    assert restore(str(fresh), copy) is None
    assert tables(fresh) == first


def test_what_is_no_backup_is_not_put_back(run: Run, db: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.db"
    before = db.read_bytes()
    for content in (b"", b"nonsense", db.read_bytes()[:20_000]):
        bad.write_bytes(content)
        done = run(f"restore {bad} --db={db}")
        assert done.code == 2, content[:20]
        assert "nothing was replaced" in done.complaint
    assert run(f"restore {tmp_path}/none.db --db={db}").code == 2
    assert db.read_bytes() == before


def test_a_running_servers_database_is_not_replaced(run: Run, db: Path, tmp_path: Path) -> None:
    from tablee.server.store.lock import FileLock

    copy = tmp_path / "copy.db"
    run(f"backup {copy} --db={db}")
    lock = FileLock(read_url(str(db)))
    lock.take()
    done = run(f"restore {copy} --db={db}")
    lock.release()
    assert done.code == 2
    assert "already uses" in done.complaint


def test_postgres_is_backed_up_by_its_own_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Postgres()
    server.start()
    monkeypatch.setenv("PATH", f"{server.bin}{os.pathsep}{os.environ['PATH']}")
    try:
        here, there = server.database(), server.database()
        asyncio.run(fill_postgres(here))
        made = backup(here, tmp_path / "tablee.dump")
        assert made.stat().st_mode & 0o077 == 0
        restore(there, made)
        assert asyncio.run(listed(there)) == asyncio.run(listed(here)) != []
    finally:
        server.remove()


async def fill_postgres(db: str) -> None:
    from tablee.server.house import House

    house = House(Settings(db=db))
    await house.start()
    await house.open_table(NewTable(game="lanterns", seats=2), "ann")
    await house.stop()


async def listed(db: str) -> list[str]:
    store = Store(db)
    await store.open()
    found = [line.table for line in await store.all_tables()]
    await store.close()
    return found


# ------------------------------------------------------------------ starting


@pytest.fixture
def serving() -> list[str]:
    return [sys.executable, "-m", "tablee.cli", "serve", "--quiet", "--lang=en"]


def start(command: list[str], *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*command, *more], capture_output=True, text=True, check=False)


def test_errors_at_the_start_are_sentences(serving: list[str], tmp_path: Path, db: Path) -> None:
    import socket

    nonsense, folder, newer = tmp_path / "nonsense.db", tmp_path / "folder.db", tmp_path / "newer.db"
    nonsense.write_bytes(b"this is no database at all, whatever its name says" * 100)
    folder.mkdir()
    newer.write_bytes(db.read_bytes())
    with closing(sqlite3.connect(newer)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for more, sentence in (
            ((f"--db={nonsense}",), "is damaged or is no database of Tablée"),
            ((f"--db={folder}",), "cannot be opened"),
            ((f"--db={newer}",), "written by a newer version of Tablée"),
            (("--db=/proc/none/tables.db",), "cannot be"),
            ((f"--db={db}", f"--port={port}"), f"Port {port} of 127.0.0.1 is taken"),
            ((f"--db={db}", "--proxies=*"), "pretend to be anybody"),
        ):
            done = start(serving, *more)
            assert done.returncode == 2, done
            assert sentence in done.stderr.translate(SPACES), done.stderr
            assert "Traceback" not in done.stderr
            assert "Tablée is at" not in done.stdout, "nothing is promised before it holds"


def test_a_second_server_promises_nothing(serving: list[str], db: Path) -> None:
    from tablee.server.store.lock import FileLock

    lock = FileLock(read_url(str(db)))
    lock.take()
    done = start(serving, f"--db={db}")
    lock.release()
    assert done.returncode == 2
    assert "Another server already uses" in done.stderr
    assert done.stdout == ""


def test_files_are_their_owners_alone(db: Path) -> None:
    for file in db.parent.iterdir():
        assert file.stat().st_mode & 0o077 == 0, file
    db.chmod(0o644)
    asyncio.run(fill(db))
    assert db.stat().st_mode & 0o077 == 0, "an older one is closed at the next start"
