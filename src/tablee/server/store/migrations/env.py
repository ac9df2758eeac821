"""The script Alembic runs: migrate over the connection passed in."""

from alembic import context

from tablee.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
