"""Connections to the database: one that writes, a few that read, one that migrates."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, NullPool
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from canasta.server.store import sqlite
from canasta.server.store.address import is_sqlite, shown
from canasta.server.store.errors import UnusableStore

_READERS = 4  # each is a thread with SQLite


def writing_engine(url: URL) -> AsyncEngine:
    """The one connection that writes."""
    engine = _engine(url, pool_size=1, max_overflow=0)
    if is_sqlite(url):
        sqlite.set_up(engine, "BEGIN IMMEDIATE")
    return engine


def reading_engine(url: URL) -> AsyncEngine:
    """Connections that read, beside the one that writes."""
    engine = _engine(url, pool_size=_READERS, max_overflow=0)
    if is_sqlite(url):
        sqlite.set_up(engine, "BEGIN")
    return engine


def migrating_engine(url: URL) -> AsyncEngine:
    """A connection that changes the tables themselves; a file is made where there is none.

    Raises UnusableStore and OSError.
    """
    try:
        engine = _engine(url, poolclass=NullPool)
    except (SQLAlchemyError, ImportError) as error:
        raise UnusableStore(f"{shown(url)}: {error}") from None
    if is_sqlite(url):
        sqlite.make_file(Path(str(url.database)))
        # Without pragmas: a file that is not ours stays as it is, and a table is rebuilt by
        # dropping it, which foreign keys would pass on to the rows that point there.
        sqlite.set_up(engine, "BEGIN IMMEDIATE", pragmas=())
    return engine


def _engine(url: URL, **pool: object) -> AsyncEngine:
    arguments = sqlite.CONNECT if is_sqlite(url) else {}
    return create_async_engine(url, connect_args=dict(arguments), **pool)
