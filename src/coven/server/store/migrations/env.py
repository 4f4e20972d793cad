"""How Alembic runs here: on the connection that `migrate` gives it, inside its transaction."""

from alembic import context

from coven.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
