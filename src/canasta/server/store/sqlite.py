"""All that is said to SQLite alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine

CONNECT: Mapping[str, object] = {
    "isolation_level": None,  # transactions begin where `set_up` says, not where Python guesses
    "timeout": 10,  # seconds that a writer waits for the writer of another program
}

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",  # readers go on while the writer writes
    "PRAGMA synchronous = FULL",  # what is committed outlives a power cut
    "PRAGMA foreign_keys = ON",
)


def make_file(path: Path) -> None:
    """Makes an empty file, and its folder, where there is none; that is an empty database.

    SQLite would make the file as well, but where it cannot, aiosqlite leaves a thread behind that
    ends in a traceback. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    path.open("ab").close()


def set_up(engine: AsyncEngine, begin: str, pragmas: Sequence[str] = _PRAGMAS) -> None:
    """Has an engine say `pragmas` on each new connection and begin its transactions by `begin`.

    `BEGIN IMMEDIATE` takes the lock of the writer at once: what is read after it holds until the
    commit.
    """

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
