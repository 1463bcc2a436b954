"""Who waits together is committed together, and nobody pays for another."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from canasta.server.store import Clash, NoSuchTable, TableId, open_store, sqlite
from tests.server.store.samples import FIRST, entries, entry, file_in, in_store, table

NAMES = [TableId(f"table {i}") for i in range(60)]


@pytest.fixture
def commits():
    """Grows by one with each commit."""
    seen = []

    def on_commit(connection):
        seen.append(connection)

    event.listen(Engine, "commit", on_commit)
    yield seen
    event.remove(Engine, "commit", on_commit)


async def open_tables(store):
    await asyncio.gather(*(store.create(table(name), entries(1, 1)) for name in NAMES))


def test_many_tables_share_few_commits(tmp_path, commits):
    async def tale(store):
        await open_tables(store)
        commits.clear()
        for seq in (2, 3, 4):
            await asyncio.gather(*(store.append(name, [entry(seq)]) for name in NAMES))
        shared = len(commits)
        return shared, [await store.entries(name) for name in NAMES]

    shared, logs = in_store(tmp_path, tale)
    assert 3 <= shared <= 6  # for 180 appends
    assert logs == [tuple(entries(1, 4))] * len(NAMES)


def test_one_who_comes_alone_does_not_wait_for_company(tmp_path, commits):
    async def tale(store):
        await store.create(table(), entries(1, 1))
        commits.clear()
        for seq in range(2, 7):
            await store.append(FIRST, [entry(seq)])
        return len(commits)

    assert in_store(tmp_path, tale) == 5


def test_a_clash_harms_nobody_else_of_its_group(tmp_path, commits):
    async def tale(store):
        await open_tables(store)
        commits.clear()
        outcomes = await asyncio.gather(
            *(
                store.append(name, [entry(2 if i % 3 else 1), entry(3)])
                for i, name in enumerate(NAMES)
            ),
            return_exceptions=True,
        )
        assert len(commits) <= 2
        return outcomes, [len(await store.entries(name)) for name in NAMES]

    outcomes, lengths = in_store(tmp_path, tale)
    for i, (outcome, length) in enumerate(zip(outcomes, lengths, strict=True)):
        if i % 3:
            assert (outcome, length) == (None, 3)
        else:
            assert isinstance(outcome, Clash)
            assert (outcome.table_id, outcome.seq, length) == (NAMES[i], 1, 1)


def test_of_rivals_for_one_seq_the_first_wins(tmp_path):
    async def tale(store):
        await store.create(table(), entries(1, 1))
        bodies = [f"rival {i}" for i in range(10)]
        outcomes = await asyncio.gather(
            *(store.append(FIRST, [entry(2, body)]) for body in bodies), return_exceptions=True
        )
        return outcomes, await store.entries(FIRST)

    outcomes, kept = in_store(tmp_path, tale)
    assert outcomes[0] is None
    assert all(isinstance(outcome, Clash) for outcome in outcomes[1:])
    assert kept == (entry(1), entry(2, "rival 0"))


def test_the_key_stops_what_another_server_wrote_after_the_check(tmp_path, monkeypatch):
    # With SQLite no other server gets between; PostgreSQL leaves the last word to the key.
    monkeypatch.setattr("canasta.server.store.store.check_follow", lambda *_: None)

    async def tale(store):
        await open_tables(store)
        outcomes = await asyncio.gather(
            *(store.append(name, [entry(1 if i == 30 else 2)]) for i, name in enumerate(NAMES)),
            return_exceptions=True,
        )
        return outcomes, [len(await store.entries(name)) for name in NAMES]

    outcomes, lengths = in_store(tmp_path, tale)
    clash = outcomes.pop(30)
    assert isinstance(clash, Clash)
    assert (clash.table_id, clash.seq, lengths.pop(30)) == (NAMES[30], 1, 1)
    assert set(outcomes) == {None}
    assert set(lengths) == {2}


def test_a_caller_may_follow_up_before_the_first_part_is_on_disk(tmp_path):
    async def tale(store):
        await asyncio.gather(
            store.create(table(), entries(1, 1)),
            store.append(FIRST, entries(2, 3)),
            store.append(FIRST, entries(4, 4)),
        )
        return await store.entries(FIRST)

    assert in_store(tmp_path, tale) == tuple(entries(1, 4))


def test_what_the_database_cannot_take_harms_nobody_else_of_its_group(tmp_path):
    unfit = entry(3, "half a surrogate pair: \ud83c")

    async def tale(store):
        await open_tables(store)
        outcomes = await asyncio.gather(
            *(
                store.append(name, [entry(2), unfit if i == 30 else entry(3)])
                for i, name in enumerate(NAMES)
            ),
            return_exceptions=True,
        )
        return outcomes, [len(await store.entries(name)) for name in NAMES]

    outcomes, lengths = in_store(tmp_path, tale)
    assert isinstance(outcomes.pop(30), UnicodeEncodeError)
    assert lengths.pop(30) == 1
    assert set(outcomes) == {None}
    assert set(lengths) == {3}


def test_a_database_that_cannot_write_tells_all_who_wait_and_recovers(tmp_path, monkeypatch):
    monkeypatch.setitem(sqlite.CONNECT, "timeout", 0)

    async def tale(store):
        await open_tables(store)
        with closing(sqlite3.connect(file_in(tmp_path), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            outcomes = await asyncio.gather(
                *(store.append(name, [entry(2)]) for name in NAMES), return_exceptions=True
            )
        assert all(isinstance(outcome, OperationalError) for outcome in outcomes)
        await store.append(NAMES[0], [entry(2)])
        return [len(await store.entries(name)) for name in NAMES[:2]]

    assert in_store(tmp_path, tale) == [2, 1]


def test_two_servers_of_one_file_never_write_over_each_other(tmp_path):
    async def main():
        async with open_store(file_in(tmp_path)) as one, open_store(file_in(tmp_path)) as other:
            await one.create(table(), entries(1, 1))
            for seq in range(2, 12):
                outcomes = await asyncio.gather(
                    one.append(FIRST, [entry(seq, "one")]),
                    other.append(FIRST, [entry(seq, "other")]),
                    return_exceptions=True,
                )
                won = "one" if outcomes[0] is None else "other"
                assert {type(outcome) for outcome in outcomes} == {type(None), Clash}
                assert await one.entries(FIRST, seq - 1) == (entry(seq, won),)
                assert await other.entries(FIRST, seq - 1) == (entry(seq, won),)

    asyncio.run(main())


def test_readers_go_on_while_another_program_writes(tmp_path):
    async def tale(store):
        await store.create(table(), entries(1, 1))
        with closing(sqlite3.connect(file_in(tmp_path), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            other.execute("DELETE FROM entries")
            kept = await asyncio.gather(*(store.entries(FIRST) for _ in range(20)))
            other.execute("ROLLBACK")
        return kept

    assert in_store(tmp_path, tale) == [(entry(1),)] * 20


def test_leaving_writes_what_waits_first(tmp_path):
    async def main():
        async with open_store(file_in(tmp_path)) as store:
            await store.create(table(), entries(1, 1))
            waiting = [
                asyncio.create_task(store.append(FIRST, [entry(seq)])) for seq in range(2, 6)
            ]
            await asyncio.sleep(0)  # the tasks hand in their entries
        await asyncio.gather(*waiting)
        with pytest.raises(RuntimeError, match="closed"):
            await store.append(FIRST, [entry(6)])

    asyncio.run(main())
    assert in_store(tmp_path, lambda store: store.entries(FIRST)) == tuple(entries(1, 5))


def test_one_who_stops_waiting_before_the_writer_wakes_writes_nothing(tmp_path):
    async def tale(store):
        await store.create(table(), entries(1, 1))
        task = asyncio.create_task(store.append(FIRST, [entry(2)]))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.append(FIRST, [entry(2, "another")])
        return await store.entries(FIRST)

    assert in_store(tmp_path, tale) == (entry(1), entry(2, "another"))


def test_an_error_inside_closes_the_store_all_the_same(tmp_path):
    async def tale(store):
        await store.append(FIRST, entries(1, 1))

    with pytest.raises(NoSuchTable):
        in_store(tmp_path, tale)
    assert [path.name for path in tmp_path.iterdir()] == ["canasta.db"]
