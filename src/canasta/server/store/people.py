"""Guests and where they sit, as statements inside somebody's transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from canasta.server.store.errors import NoSuchGuest
from canasta.server.store.rows import Guest, GuestId, StoredTable, TableId
from canasta.server.store.schema import guests, seats, tables

_GUEST = (guests.c.id, guests.c.name, guests.c.created_at)


async def check_guests(connection: AsyncConnection, ids: Iterable[GuestId | None]) -> None:
    """Raises NoSuchGuest unless all are known; None is nobody, and always is."""
    asked = {guest_id for guest_id in ids if guest_id is not None}
    if not asked:
        return
    found = await connection.scalars(select(guests.c.id).where(guests.c.id.in_(asked)))
    for guest_id in sorted(asked.difference(found)):
        raise NoSuchGuest(guest_id)


async def put_seats(
    connection: AsyncConnection, table_id: TableId, taken: Mapping[int, GuestId | None]
) -> None:
    """Gives seats to guests that have been checked, whoever sat there before."""
    if taken:
        old = delete(seats).where(seats.c.table_id == table_id, seats.c.seat.in_(list(taken)))
        await connection.execute(old)
        rows = [
            {"table_id": table_id, "seat": seat, "guest_id": guest_id}
            for seat, guest_id in taken.items()
        ]
        await connection.execute(insert(seats), rows)


async def read_seats(connection: AsyncConnection, table_id: TableId) -> dict[int, Guest | None]:
    """The seats that were given to people, in order; None where the guest has been deleted."""
    asked = (
        select(seats.c.seat, *_GUEST)
        .outerjoin_from(seats, guests)
        .where(seats.c.table_id == table_id)
        .order_by(seats.c.seat)
    )
    return {
        seat: None if guest[0] is None else Guest(*guest)
        for seat, *guest in await connection.execute(asked)
    }


async def read_tables(connection: AsyncConnection, guest_id: GuestId) -> tuple[StoredTable, ...]:
    """The tables where a guest has a seat, newest first."""
    mine = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
    asked = select(tables).where(tables.c.id.in_(mine))
    found = await connection.execute(asked.order_by(tables.c.opened_at.desc(), tables.c.id))
    return tuple(StoredTable(**row) for row in found.mappings())


async def read_guest(connection: AsyncConnection, token_sha256: str) -> Guest | None:
    """The guest of a token."""
    asked = select(*_GUEST).where(guests.c.token_sha256 == token_sha256)
    row = (await connection.execute(asked)).one_or_none()
    return None if row is None else Guest(*row)
