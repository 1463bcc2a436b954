"""What Alembic runs: with the connection it is handed, else with the database that is chosen."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from canasta.server.store.address import chosen_database, database_url
from canasta.server.store.engines import migrating_engine
from canasta.server.store.schema import metadata


def migrate(connection: Connection) -> None:
    """Runs the scripts that are asked for."""
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,  # SQLite changes most of a table only by making it anew
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def migrate_chosen() -> None:
    """The same by the command `alembic`, in a clone."""
    engine = migrating_engine(database_url(chosen_database()))
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


handed: Connection | None = context.config.attributes.get("connection")
if handed is not None:
    migrate(handed)
else:
    asyncio.run(migrate_chosen())
