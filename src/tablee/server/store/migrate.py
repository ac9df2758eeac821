"""Migrate the database to the newest schema. Runs at every start and is fast when there is nothing to do."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tablee.core.errors import BadInput
from tablee.server.store.schema import HEAD

LOCK = 7_213_407  # any number; makes processes that start at the same time migrate one after the other


def migrate(connection: Connection) -> None:
    """Run missing migrations; BadInput if the database is newer than this program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    version = current(connection)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise BadInput("database-newer", field="db", version=version, known=HEAD)
    # Alembic takes half a second to import, so import it only when there is something to migrate.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def current(connection: Connection) -> str | None:
    """Return the version of the database, if any."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
