"""The log of a table: it only grows, by one at a time, and says no to whatever does not follow."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import StatementError

from canasta.server.store import Clash, NoSuchTable, TableId
from tests.server.store.samples import FIRST, NOON, entries, entry, in_store, table

NOWHERE = TableId("nowhere")


def test_what_is_written_is_read_after_the_next_start(tmp_path):
    async def write(store):
        await store.create(table(), entries(1, 2))
        await store.append(FIRST, [entry(3, '{"text": "ăîșț — ♥"}'), entry(4)])

    in_store(tmp_path, write)
    found = in_store(tmp_path, lambda store: store.entries(FIRST))
    assert found == (*entries(1, 2), entry(3, '{"text": "ăîșț — ♥"}'), entry(4))


def test_reading_goes_on_after_any_seq(tmp_path):
    async def tale(store):
        await store.create(table(), entries(1, 5))
        return [await store.entries(FIRST, after) for after in (0, 3, 5, 9)]

    assert in_store(tmp_path, tale) == [
        tuple(entries(1, 5)),
        tuple(entries(4, 5)),
        (),
        (),
    ]


def test_each_table_counts_for_itself(tmp_path):
    async def tale(store):
        await store.create(table("first"), entries(1, 3))
        await store.create(table("second"), entries(1, 1))
        await store.append(TableId("second"), entries(2, 2))
        return [len(await store.entries(TableId(name))) for name in ("first", "second")]

    assert in_store(tmp_path, tale) == [3, 2]


@pytest.mark.parametrize(
    ("seqs", "at_fault"),
    [
        ((3,), 3),  # taken
        ((1,), 1),
        ((5,), 5),  # leaves a gap
        ((0,), 0),
        ((4, 6), 6),  # a gap among themselves
        ((4, 4), 4),
        ((5, 4), 5),
        ((4, 5, 5), 5),
    ],
)
def test_entries_that_do_not_follow_clash_and_none_is_kept(tmp_path, seqs, at_fault):
    async def tale(store):
        await store.create(table(), entries(1, 3))
        with pytest.raises(Clash) as refusal:
            await store.append(FIRST, [entry(seq) for seq in seqs])
        return refusal.value, await store.entries(FIRST)

    clash, kept = in_store(tmp_path, tale)
    assert (clash.table_id, clash.seq) == (FIRST, at_fault)
    assert kept == tuple(entries(1, 3))


def test_a_table_is_created_once(tmp_path):
    async def tale(store):
        await store.create(table(), entries(1, 1))
        with pytest.raises(Clash):
            await store.create(table(), [entry(1, "another")])
        return await store.entries(FIRST)

    assert in_store(tmp_path, tale) == (entry(1),)


def test_a_table_whose_entries_do_not_count_from_one_is_not_created(tmp_path):
    async def tale(store):
        with pytest.raises(Clash):
            await store.create(table(), entries(2, 3))
        with pytest.raises(NoSuchTable):
            await store.entries(FIRST)
        await store.create(table(), [])
        await store.append(FIRST, entries(1, 1))
        return await store.entries(FIRST)

    assert in_store(tmp_path, tale) == (entry(1),)


@pytest.mark.parametrize(
    "ask",
    [
        lambda store: store.entries(NOWHERE),
        lambda store: store.append(NOWHERE, entries(1, 1)),
        lambda store: store.append(NOWHERE, []),
        lambda store: store.finish(NOWHERE, NOON),
        lambda store: store.create(replace(table(), rematch_of=NOWHERE), entries(1, 1)),
    ],
)
def test_an_unknown_table_is_named(tmp_path, ask):
    async def tale(store):
        with pytest.raises(NoSuchTable) as refusal:
            await ask(store)
        return refusal.value.table_id

    assert in_store(tmp_path, tale) == NOWHERE


def test_a_moment_of_any_zone_comes_back_as_the_same_moment_in_utc(tmp_path):
    bucharest = datetime(2024, 5, 1, 15, 0, 0, 123456, timezone(timedelta(hours=3)))

    async def tale(store):
        await store.create(table(), [replace(entry(1), at=bucharest)])
        (kept,) = await store.entries(FIRST)
        return kept.at

    kept = in_store(tmp_path, tale)
    assert kept == bucharest
    assert kept.tzinfo is UTC


def test_a_moment_without_a_zone_is_refused(tmp_path):
    async def tale(store):
        await store.create(table(), entries(1, 1))
        with pytest.raises(StatementError, match="without a time zone"):
            await store.append(FIRST, [replace(entry(2), at=datetime(2024, 5, 1))])
        return await store.entries(FIRST)

    assert in_store(tmp_path, tale) == (entry(1),)
