"""Guests, their seats, and what stays when they go."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from hashlib import sha256

import pytest

from canasta.server.store import Guest, GuestId, NoSuchGuest, NoSuchTable, TableId
from tests.server.store.samples import FIRST, NOON, entries, file_in, in_store, table

TOKEN = sha256(b"one token").hexdigest()
OTHER = sha256(b"another").hexdigest()
STRANGER = GuestId("stranger")


def test_a_guest_is_known_by_the_token(tmp_path):
    guest = in_store(tmp_path, lambda store: store.new_guest(TOKEN, NOON))
    assert guest == Guest(guest.id, name=None, created_at=NOON)

    async def tale(store):
        return [await store.guest_by_token(token) for token in (TOKEN, OTHER)]

    assert in_store(tmp_path, tale) == [guest, None]


def test_a_guest_takes_a_name_and_drops_it(tmp_path):
    async def tale(store):
        guest = await store.new_guest(TOKEN, NOON)
        names = []
        for name in ("Grădină", None):
            await store.name_guest(guest.id, name)
            names.append((await store.guest_by_token(TOKEN)).name)
        with pytest.raises(NoSuchGuest):
            await store.name_guest(STRANGER, "nobody")
        return names

    assert in_store(tmp_path, tale) == ["Grădină", None]


def test_seats_are_taken_with_the_table_and_with_later_entries(tmp_path):
    async def tale(store):
        one, two = await store.new_guest(TOKEN, NOON), await store.new_guest(OTHER, NOON)
        await store.create(table(), entries(1, 1), {2: one.id})
        await store.append(FIRST, entries(2, 2), {0: two.id})
        assert await store.seats_of(FIRST) == {0: two, 2: one}
        assert list(await store.seats_of(FIRST)) == [0, 2]
        assert await store.seat_of(FIRST, one.id) == 2
        assert await store.seat_of(FIRST, two.id) == 0
        assert await store.seat_of(FIRST, STRANGER) is None
        assert await store.seat_of(TableId("nowhere"), one.id) is None

        await store.append(FIRST, entries(3, 3), {2: two.id, 0: None})
        assert await store.seats_of(FIRST) == {0: None, 2: two}
        assert await store.seat_of(FIRST, one.id) is None

    in_store(tmp_path, tale)


def test_a_seat_for_nobody_we_know_keeps_nothing_of_the_call(tmp_path):
    async def tale(store):
        with pytest.raises(NoSuchGuest) as refusal:
            await store.create(table(), entries(1, 1), {0: STRANGER})
        assert refusal.value.guest_id == STRANGER
        with pytest.raises(NoSuchTable):
            await store.entries(FIRST)
        await store.create(table(), entries(1, 1))
        with pytest.raises(NoSuchGuest):
            await store.append(FIRST, entries(2, 2), {0: STRANGER})
        return await store.entries(FIRST), await store.seats_of(FIRST)

    assert in_store(tmp_path, tale) == (tuple(entries(1, 1)), {})


def test_tables_of_a_guest_come_newest_first(tmp_path):
    async def tale(store):
        me, other = await store.new_guest(TOKEN, NOON), await store.new_guest(OTHER, NOON)
        await store.create(table("b", minutes=1), [], {0: me.id, 1: other.id})
        await store.create(table("c", minutes=2), [], {3: me.id})
        await store.create(table("a", minutes=0), [], {0: me.id})
        await store.create(table("not mine", minutes=3), [], {0: other.id})
        rematch = replace(table("d", minutes=4), rematch_of=TableId("c"))
        await store.create(rematch, [], {0: me.id})
        over = NOON + timedelta(hours=2)
        await store.finish(TableId("c"), over)
        finished = replace(table("c", minutes=2), finished_at=over)
        expected = (rematch, finished, table("b", minutes=1), table("a"))
        assert await store.tables_of(me.id) == expected
        assert await store.tables_of(STRANGER) == ()

    in_store(tmp_path, tale)


def test_a_deleted_guest_leaves_the_log_and_an_empty_seat(tmp_path):
    async def tale(store):
        guest, other = await store.new_guest(TOKEN, NOON), await store.new_guest(OTHER, NOON)
        await store.create(table(), entries(1, 3), {0: guest.id, 1: other.id})
        await store.delete_guest(guest.id)
        await store.delete_guest(STRANGER)
        assert await store.guest_by_token(TOKEN) is None
        assert await store.seats_of(FIRST) == {0: None, 1: other}
        assert await store.tables_of(guest.id) == ()
        assert await store.entries(FIRST) == tuple(entries(1, 3))

    in_store(tmp_path, tale)


def test_a_name_stands_in_one_table_only(tmp_path):
    async def tale(store):
        guest = await store.new_guest(TOKEN, NOON)
        await store.name_guest(guest.id, "Grădină")
        await store.create(table(), entries(1, 3), {0: guest.id})

    in_store(tmp_path, tale)
    with closing(sqlite3.connect(file_in(tmp_path))) as database:
        listed = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        holding = {
            name
            for (name,) in listed
            if any("Grădină" in row for row in database.execute(f'SELECT * FROM "{name}"'))
        }
    assert holding == {"guests"}
