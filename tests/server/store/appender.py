"""Appends to a few tables at once and prints `TABLE SEQ` for what is acknowledged, until killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from canasta.server.store import Store, TableId, open_store
from tests.server.store.samples import entry, table

TABLES = [TableId(f"table{i}") for i in range(4)]


async def append(store: Store, table_id: TableId) -> None:
    """Fills the log of one table."""
    await store.create(table(table_id), [entry(1)])
    for seq in range(2, 100_000, 2):
        await store.append(table_id, [entry(seq), entry(seq + 1)])
        print(table_id, seq + 1, flush=True)


async def main(path: Path) -> None:
    """Fills all of them."""
    async with open_store(path) as store:
        await asyncio.gather(*(append(store, table_id) for table_id in TABLES))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
