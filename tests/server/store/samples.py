"""A store in a file of the test, and things to keep in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar

from canasta.server.store import Store, StoredEntry, StoredTable, TableId, open_store

T = TypeVar("T")

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)
FIRST = TableId("first")


def file_in(folder: Path) -> Path:
    """Where `in_store` keeps its tables."""
    return folder / "canasta.db"


def in_store(folder: Path, tale: Callable[[Store], Awaitable[T]]) -> T:
    """Opens the store of a folder, lives through a tale and closes it."""

    async def main() -> T:
        async with open_store(file_in(folder)) as store:
            return await tale(store)

    return asyncio.run(main())


def table(name: str = FIRST, minutes: int = 0) -> StoredTable:
    """A table opened some minutes after noon."""
    opened = NOON + timedelta(minutes=minutes)
    return StoredTable(TableId(name), opened, preset="classic", players=4, target=5000)


def entry(seq: int, body: str = "{}") -> StoredEntry:
    """An entry, one second later for each seq."""
    return StoredEntry(seq, "played", body, NOON + timedelta(seconds=seq))


def entries(first: int, last: int) -> list[StoredEntry]:
    """Entries from one seq to another."""
    return [entry(seq) for seq in range(first, last + 1)]
