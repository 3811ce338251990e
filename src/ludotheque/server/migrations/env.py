"""Run by alembic, with a connection that `database.upgrade` hands over."""

from alembic import context

from ludotheque.server.schema_sql import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
