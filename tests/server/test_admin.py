"""Looking after tables: list, export, import, close; one server per file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.server import commands
from tests.server.conftest import Rooms
from tests.server.guests import play_on

pytestmark = pytest.mark.anyio


async def test_export_import_and_close(rooms: Rooms, tmp_path: Path) -> None:
    room = await rooms()
    ann, bob = await room.play()
    await play_on(room, [ann, bob], Chance(1), 4)
    here, there = f"sqlite:///{tmp_path}/tables.db", f"sqlite:///{tmp_path}/elsewhere.db"
    text = await asyncio.to_thread(commands.export_table, ann.table, here)
    assert await asyncio.to_thread(commands.import_table, text, there) == ann.table
    with pytest.raises(BadInput) as twice:
        await asyncio.to_thread(commands.import_table, text, there)
    assert twice.value.id == "table-there"
    elsewhere = await rooms(db=there)
    again = elsewhere.guest("ann")
    await elsewhere.enter(again, ann.table)
    assert again.told["view"] == ann.told["view"]
    assert again.events() == ann.events()
    lines = await asyncio.to_thread(commands.list_tables, here, "playing")
    assert [line.table for line in lines] == [ann.table]
    assert await asyncio.to_thread(commands.list_tables, here, "over") == []


async def test_closing_a_table_under_a_running_server(rooms: Rooms, tmp_path: Path) -> None:
    room = await rooms()
    ann, bob = await room.play()
    db = f"sqlite:///{tmp_path}/tables.db"
    await asyncio.to_thread(commands.close_table, ann.table, db)
    answer = await ann.pick(ann.told["decision"]["options"][0])
    assert answer["problem"]["id"] == "table-closed"
    await room.settle()
    assert bob.about["status"] == "closed"
    assert await ann.fail("chat", text="hello?") == "table-closed"
    with pytest.raises(Refused):
        await asyncio.to_thread(commands.close_table, ann.table, db)
    with pytest.raises(Refused):
        await asyncio.to_thread(commands.close_table, "nosuch", db)


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"tablee": "table", "format": 1, "table": "x"}\n{"n": 0}\n'])
async def test_what_is_no_export_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        await asyncio.to_thread(commands.import_table, text, f"sqlite:///{tmp_path}/new.db")


async def test_one_server_per_file(rooms: Rooms) -> None:
    await rooms()
    with pytest.raises(BadInput) as refused:
        await rooms()
    assert refused.value.id == "database-in-use"
    assert "already" in refused.value.sentence("en")


async def test_a_database_of_the_future_is_refused(rooms: Rooms, tmp_path: Path) -> None:
    import sqlite3

    room = await rooms()
    await room.house.stop()
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    with pytest.raises(BadInput) as refused:
        await rooms()
    assert refused.value.id == "database-newer"


@pytest.mark.parametrize("address", ["mysql://x", "nonsense", "http://example"])
async def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(BadInput) as refused:
        await asyncio.to_thread(commands.list_tables, address)
    assert refused.value.id == "database-address"
