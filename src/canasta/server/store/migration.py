"""Brings a database to the tables of this version, and leaves alone what is not ours."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect
from sqlalchemy.exc import DBAPIError

from canasta.server.store.address import shown
from canasta.server.store.engines import migrating_engine
from canasta.server.store.errors import NewerStore, UnusableStore

_SCRIPTS = "canasta.server:migrations"
_VERSION = "alembic_version"  # may stand alone: Alembic's own commands make it first


async def migrate(url: URL) -> None:
    """Makes or changes the tables, all in one transaction; does nothing where nothing is to do.

    Raises NewerStore and UnusableStore, with nothing changed, and OSError where there is no file
    and none can be made.
    """
    engine = migrating_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate, shown(url))
    except DBAPIError as error:
        raise UnusableStore(f"{shown(url)}: {error.orig}") from None
    finally:
        await engine.dispose()


def _migrate(connection: Connection, name: str) -> None:
    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if unknown := [revision for revision in found if revision not in known]:
        raise NewerStore(
            f"{name}: written by a newer version of canasta (tables as of {', '.join(unknown)})"
        )
    if not found and {*inspect(connection).get_table_names()} - {_VERSION}:
        raise UnusableStore(f"{name}: holds the tables of another program")
    command.upgrade(config, "head")
