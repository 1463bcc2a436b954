"""What outlives the server: the log of every table, and who sits there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from datetime import datetime
from pathlib import Path

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from canasta.server.store.address import database_url
from canasta.server.store.engines import reading_engine, writing_engine
from canasta.server.store.errors import Clash, NoSuchGuest, NoSuchTable
from canasta.server.store.log import (
    add_entries,
    check_follow,
    first_entries,
    last_entries,
    last_seq,
    read_entries,
)
from canasta.server.store.migration import migrate
from canasta.server.store.people import (
    check_guests,
    put_seats,
    read_guest,
    read_seats,
    read_tables,
)
from canasta.server.store.rows import Guest, GuestId, StoredEntry, StoredTable, TableId
from canasta.server.store.schema import guests, seats, tables
from canasta.server.store.writer import Work, Writer

Seats = Mapping[int, GuestId | None]

_NOBODY: Seats = {}


@asynccontextmanager
async def open_store(where: str | Path) -> AsyncIterator[Store]:
    """The store in a file of SQLite, by its path, or in a database, by its URL.

    What is missing is made, what is of an older version is migrated. On leaving, what waits is
    written first. Raises UnusableStore, and OSError where no file can be made there.
    """
    url = database_url(where)
    await migrate(url)
    writing, reading = writing_engine(url), reading_engine(url)
    writer = Writer(writing)
    try:
        async with writing.connect():
            pass  # the first connection turns a new file to WAL, which it can do only alone
        task = asyncio.create_task(writer.run())
        try:
            yield Store(reading, writer)
        finally:
            writer.close()
            await task
    finally:
        await reading.dispose()
        await writing.dispose()


class Store:
    """Keeps entries, tables, seats and guests; made by `open_store`.

    What writes has written durably when it returns. All times come from the caller and have a
    zone; they come back in UTC. The database's own errors pass through.
    """

    def __init__(self, reading: AsyncEngine, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def create(
        self, table: StoredTable, entries: Sequence[StoredEntry], taken: Seats = _NOBODY
    ) -> None:
        """Begins a table with its first entries, from seq 1, and the seats taken by guests.

        Raises Clash where the table exists or the entries do not count from 1, NoSuchTable where
        the table it is a rematch of does not exist, and NoSuchGuest.
        """

        async def work(connection: AsyncConnection) -> None:
            if await last_seq(connection, table.id) is not None:
                raise Clash(table.id, 1)
            check_follow(table.id, 0, entries)
            before = table.rematch_of
            if before is not None and await last_seq(connection, before) is None:
                raise NoSuchTable(before)
            await check_guests(connection, taken.values())
            await connection.execute(insert(tables), asdict(table))
            await add_entries(connection, table.id, entries)
            await put_seats(connection, table.id, taken)

        await self._write_log(table.id, entries, work)

    async def append(
        self, table_id: TableId, entries: Sequence[StoredEntry], taken: Seats = _NOBODY
    ) -> None:
        """Adds entries to a table's log, and gives seats with them; all or nothing.

        Raises Clash where a seq is taken or does not follow the last one, NoSuchTable, and
        NoSuchGuest.
        """

        async def work(connection: AsyncConnection) -> None:
            last = await last_seq(connection, table_id)
            if last is None:
                raise NoSuchTable(table_id)
            check_follow(table_id, last, entries)
            await check_guests(connection, taken.values())
            await add_entries(connection, table_id, entries)
            await put_seats(connection, table_id, taken)

        await self._write_log(table_id, entries, work)

    async def finish(self, table_id: TableId, at: datetime) -> None:
        """Marks a table as played to its end. Raises NoSuchTable."""

        async def work(connection: AsyncConnection) -> None:
            marked = update(tables).where(tables.c.id == table_id).values(finished_at=at)
            if not (await connection.execute(marked)).rowcount:
                raise NoSuchTable(table_id)

        await self._writer.write(work)

    async def entries(self, table_id: TableId, after: int = 0) -> tuple[StoredEntry, ...]:
        """The entries of a table after a seq, in order. Raises NoSuchTable."""
        async with self._reading.connect() as connection:
            return await read_entries(connection, table_id, after)

    async def tables_of(self, guest_id: GuestId) -> tuple[StoredTable, ...]:
        """The tables where a guest has a seat, newest first."""
        async with self._reading.connect() as connection:
            return await read_tables(connection, guest_id)

    async def first_entries(self, ids: Sequence[TableId]) -> dict[TableId, StoredEntry]:
        """The first entry of each of these tables."""
        async with self._reading.connect() as connection:
            return await first_entries(connection, ids)

    async def last_entries(self, ids: Sequence[TableId], kind: str) -> dict[TableId, StoredEntry]:
        """The last entry of a kind of each of these tables, where there is one."""
        async with self._reading.connect() as connection:
            return await last_entries(connection, ids, kind)

    async def seats_of_guest(self, guest_id: GuestId) -> dict[TableId, int]:
        """The seat of a guest at every table where it has one, the lowest of several."""
        asked = (
            select(seats.c.table_id, func.min(seats.c.seat))
            .where(seats.c.guest_id == guest_id)
            .group_by(seats.c.table_id)
        )
        async with self._reading.connect() as connection:
            return {table_id: seat for table_id, seat in await connection.execute(asked)}

    async def seats_of(self, table_id: TableId) -> dict[int, Guest | None]:
        """The seats that were given to guests, in order; None where the guest has been deleted."""
        async with self._reading.connect() as connection:
            return await read_seats(connection, table_id)

    async def seat_of(self, table_id: TableId, guest_id: GuestId) -> int | None:
        """The seat of a guest at a table, the lowest of several; None where there is none."""
        asked = (
            select(seats.c.seat)
            .where(seats.c.table_id == table_id, seats.c.guest_id == guest_id)
            .order_by(seats.c.seat)
            .limit(1)
        )
        async with self._reading.connect() as connection:
            seat: int | None = (await connection.execute(asked)).scalar_one_or_none()
            return seat

    async def new_guest(self, token_sha256: str, now: datetime) -> Guest:
        """A new guest without a name, known by the digest of a token in hexadecimal."""
        guest = Guest(GuestId(secrets.token_urlsafe(12)), name=None, created_at=now)

        async def work(connection: AsyncConnection) -> None:
            row = {**asdict(guest), "token_sha256": token_sha256}
            await connection.execute(insert(guests), row)

        await self._writer.write(work)
        return guest

    async def guest_by_token(self, token_sha256: str) -> Guest | None:
        """The guest of a token, by its digest; None where there is none."""
        async with self._reading.connect() as connection:
            return await read_guest(connection, token_sha256)

    async def name_guest(self, guest_id: GuestId, name: str | None) -> None:
        """Gives a guest a name, or takes it away. Raises NoSuchGuest."""

        async def work(connection: AsyncConnection) -> None:
            named = update(guests).where(guests.c.id == guest_id).values(name=name)
            if not (await connection.execute(named)).rowcount:
                raise NoSuchGuest(guest_id)

        await self._writer.write(work)

    async def delete_guest(self, guest_id: GuestId) -> None:
        """Forgets a guest, if known; the seats stay, as nobody's, and so does every log."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(guests).where(guests.c.id == guest_id))

        await self._writer.write(work)

    async def _write_log(
        self, table_id: TableId, entries: Sequence[StoredEntry], work: Work[None]
    ) -> None:
        """Does work on a log; what another server has written since the check is a clash as well.

        With SQLite there is no such moment: who may write is alone from before the check on.
        """
        try:
            await self._writer.write(work)
        except IntegrityError:
            raise Clash(table_id, entries[0].seq if entries else 0) from None
