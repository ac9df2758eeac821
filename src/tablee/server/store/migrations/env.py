"""What Alembic runs: it is given a connection and migrates over it."""

from alembic import context

from tablee.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
