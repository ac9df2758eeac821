"""An old data folder: whatever schema its database has, a start brings it up to date, and its tables go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect

from tablee.core.chance import Chance
from tablee.server.settings import Settings
from tablee.server.store import migrate
from tablee.server.store.schema import HEAD, metadata
from tests.server.guests import play_on
from tests.server.site import open_site

pytestmark = pytest.mark.anyio
OLDER = [f"{number:04}" for number in range(1, int(HEAD))]


def take_back(db: str, version: str) -> None:
    """Make a database what it was under an older schema."""
    engine = create_engine(db)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, version)
        assert migrate.current(connection) == version
    engine.dispose()


@pytest.mark.parametrize("version", OLDER)
async def test_tables_of_an_older_program_go_on(settings: Settings, version: str) -> None:
    if not settings.db.startswith("sqlite"):
        pytest.skip("a data folder is of SQLite")
    async with open_site(settings) as site:
        ann, bob = await site.play(public=True)
        await ann.pick(ann.told["decision"]["options"][0])
        table, seen = ann.table, ann.told["view"]
    take_back(settings.db, version)
    async with open_site(settings) as site:
        ann, bob = site.guest("ann"), site.guest("bob")
        for guest in (ann, bob):
            await site.enter(guest, table)
        assert ann.told["view"] == seen
        assert (await site.browser().get(f"/api/tables/{table}")).json()["status"] == "playing"
        await play_on(site, [ann, bob], Chance(1))
        assert ann.told["result"] == bob.told["result"] is not None
        listed = (await site.browser().get("/api/tables")).json()
        assert listed["tables"] == []
    engine = create_engine(settings.db)
    now = inspect(engine)
    assert {table.name: {column.name for column in table.columns} for table in metadata.sorted_tables} == {
        name: {column["name"] for column in now.get_columns(name)}
        for name in now.get_table_names()
        if name in metadata.tables
    }
    engine.dispose()
