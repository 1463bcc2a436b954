"""Which database: a file of SQLite in the data folder, or what `CANASTA_DATABASE_URL` names."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from canasta.server.data_folder import data_folder
from canasta.server.store.errors import UnusableStore

_FILE = "canasta.db"

_DRIVERS = {  # people write the short form
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def chosen_database() -> str | Path:
    """What to open: a URL where `CANASTA_DATABASE_URL` is set, else a file in the data folder."""
    return os.environ.get("CANASTA_DATABASE_URL") or data_folder() / _FILE


def database_url(where: str | Path) -> URL:
    """The URL of a path to a file of SQLite, or of a URL as text. Raises UnusableStore."""
    if isinstance(where, Path):
        return URL.create("sqlite+aiosqlite", database=str(where))
    try:
        url = make_url(where)
    except ArgumentError:
        # The text may hold a password, so it is not repeated.
        raise UnusableStore("the database is named by no URL, as sqlite:///tables.db is") from None
    url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
    if is_sqlite(url) and url.database in {None, "", ":memory:"}:
        raise UnusableStore("a database in memory keeps nothing: name a file, as sqlite:///FILE")
    return url


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of SQLite."""
    return url.get_backend_name() == "sqlite"


def shown(url: URL) -> str:
    """The database as people may read it: a file's path, or the URL without its password."""
    return str(url.database) if is_sqlite(url) else url.render_as_string(hide_password=True)
