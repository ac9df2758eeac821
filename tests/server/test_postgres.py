"""PostgreSQL for tests: the system's, a package's, or clear advice."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.player import new_person
from tests.server.programs import ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without PostgreSQL."""
    monkeypatch.setattr(postgres, "SYSTEM", "/nowhere")
    monkeypatch.setattr(shutil, "which", lambda _name: None)


@pytest.mark.long
async def test_the_package_serves_as_well(bare: None, servers: Callable[..., ServerProcess]) -> None:
    database = postgres.Postgres()
    assert "pixeltable" in str(database.bin) or database.bin.is_relative_to(database.folder)
    database.start()
    try:
        server = servers(database.database())
        await server.start()
        assert await new_person(server.url, "Ann")
        server.stop()
    finally:
        database.remove()


async def test_without_any_the_advice_is_clear(bare: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find_spec", lambda _name: None)
    with pytest.raises(RuntimeError, match="sudo apt install postgresql"):
        postgres.binaries()


async def test_programs_below_roots_home_are_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = tmp_path / "home" / "bin"
    hidden.mkdir(parents=True)
    (hidden / "postgres").write_text("#!/bin/sh\n")
    server = object.__new__(postgres.Postgres)
    server.user, server.bin, server.folder = "somebody", hidden, tmp_path / "folder"
    monkeypatch.setattr(postgres.Postgres, "_as_user", lambda _server: [])  # the file cannot be executed by anybody
    server._come_within_reach()
    assert (tmp_path / "folder/programs/bin/postgres").exists()
    assert server.bin == tmp_path / "folder/programs/bin"
