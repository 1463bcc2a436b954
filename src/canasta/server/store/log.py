"""The log of tables, as statements inside somebody's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from canasta.server.store.errors import Clash, NoSuchTable
from canasta.server.store.rows import StoredEntry, TableId
from canasta.server.store.schema import entries, tables


async def last_seq(connection: AsyncConnection, table_id: TableId) -> int | None:
    """The seq of a table's last entry, 0 where it has none; None where there is no such table."""
    last = select(func.max(entries.c.seq)).where(entries.c.table_id == table_id)
    asked = select(func.coalesce(last.scalar_subquery(), 0)).where(tables.c.id == table_id)
    seq: int | None = (await connection.execute(asked)).scalar_one_or_none()
    return seq


def check_follow(table_id: TableId, last: int, added: Sequence[StoredEntry]) -> None:
    """Raises Clash unless the entries count on, one by one, from the last seq."""
    for seq, entry in enumerate(added, last + 1):
        if entry.seq != seq:
            raise Clash(table_id, entry.seq)


async def add_entries(
    connection: AsyncConnection, table_id: TableId, added: Sequence[StoredEntry]
) -> None:
    """Writes entries whose seqs have been checked."""
    if added:
        rows = [{"table_id": table_id, **asdict(entry)} for entry in added]
        await connection.execute(insert(entries), rows)


async def read_entries(
    connection: AsyncConnection, table_id: TableId, after: int
) -> tuple[StoredEntry, ...]:
    """The entries after a seq, in order. Raises NoSuchTable."""
    asked = (
        select(entries.c.seq, entries.c.kind, entries.c.body, entries.c.at)
        .where(entries.c.table_id == table_id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    found = tuple(StoredEntry(*row) for row in await connection.execute(asked))
    if not found and await last_seq(connection, table_id) is None:
        raise NoSuchTable(table_id)
    return found
