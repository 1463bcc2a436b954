"""The log of tables, as statements inside somebody's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, func, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from canasta.server.store.errors import Clash, NoSuchTable
from canasta.server.store.rows import StoredEntry, TableId
from canasta.server.store.schema import entries, tables

_ENTRY = (entries.c.seq, entries.c.kind, entries.c.body, entries.c.at)


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
        select(*_ENTRY)
        .where(entries.c.table_id == table_id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    found = tuple(StoredEntry(*row) for row in await connection.execute(asked))
    if not found and await last_seq(connection, table_id) is None:
        raise NoSuchTable(table_id)
    return found


async def first_entries(
    connection: AsyncConnection, ids: Sequence[TableId]
) -> dict[TableId, StoredEntry]:
    """The first entry of each table."""
    return await _by_table(connection, entries.c.table_id.in_(ids), entries.c.seq == 1)


async def last_entries(
    connection: AsyncConnection, ids: Sequence[TableId], kind: str
) -> dict[TableId, StoredEntry]:
    """The last entry of a kind of each table that has one."""
    last = (
        select(entries.c.table_id, func.max(entries.c.seq))
        .where(entries.c.table_id.in_(ids), entries.c.kind == kind)
        .group_by(entries.c.table_id)
    )
    return await _by_table(connection, tuple_(entries.c.table_id, entries.c.seq).in_(last))


async def _by_table(
    connection: AsyncConnection, *where: ColumnElement[bool]
) -> dict[TableId, StoredEntry]:
    asked = select(entries.c.table_id, *_ENTRY).where(*where)
    return {table_id: StoredEntry(*row) for table_id, *row in await connection.execute(asked)}
