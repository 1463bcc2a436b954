"""From no file to the tables of this version, and hands off what is not ours."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from canasta.server.store import NewerStore, UnusableStore, open_store
from canasta.server.store.address import database_url
from canasta.server.store.engines import reading_engine, writing_engine
from canasta.server.store.migration import migrate
from canasta.server.store.schema import metadata
from tests.server.store.samples import FIRST, entries, file_in, in_store, table

ROOT = Path(__file__).parents[3]


async def opened(where):
    async with open_store(where):
        pass


def refused(where):
    """What is said of a database that is not opened, which must be one line."""
    with pytest.raises(UnusableStore) as refusal:
        asyncio.run(opened(where))
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


def run(path, *statements):
    """What the last of some statements finds."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        return [database.execute(statement).fetchall() for statement in statements][-1]


def test_the_scripts_lead_to_the_tables_of_the_code(tmp_path):
    asyncio.run(opened(file_in(tmp_path)))
    engine = create_engine(f"sqlite:///{file_in(tmp_path)}")
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_scripts_name_keys_as_the_code_does(tmp_path):
    asyncio.run(opened(file_in(tmp_path)))
    other = tmp_path / "by the code.db"
    engine = create_engine(f"sqlite:///{other}")
    metadata.create_all(engine)
    engine.dispose()
    named = "SELECT type, name, tbl_name FROM sqlite_master WHERE tbl_name != 'alembic_version'"
    assert sorted(run(file_in(tmp_path), named)) == sorted(run(other, named))
    written = "SELECT name, sql FROM sqlite_master WHERE type = 'table'"
    for name, sql in run(other, written):
        keys = {line.strip(" ,") for line in sql.splitlines() if "CONSTRAINT" in line}
        scripted = dict(run(file_in(tmp_path), written))[name]
        assert keys == {line.strip(" ,") for line in scripted.splitlines() if "CONSTRAINT" in line}


def test_a_migrated_file_is_left_as_it_is(tmp_path):
    path = file_in(tmp_path)
    in_store(tmp_path, lambda store: store.create(table(), entries(1, 3)))
    before = path.read_bytes()
    asyncio.run(migrate(database_url(path)))
    assert path.read_bytes() == before
    asyncio.run(opened(path))
    assert path.read_bytes() == before
    assert in_store(tmp_path, lambda store: store.entries(FIRST)) == tuple(entries(1, 3))


def test_a_file_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path):
    path = file_in(tmp_path)
    asyncio.run(opened(path))
    run(path, "UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(NewerStore) as refusal:
        asyncio.run(opened(path))
    assert str(refusal.value) == (
        f"{path}: written by a newer version of canasta (tables as of 9999)"
    )
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt,\n" * 100, encoding="utf-8")
    before = path.read_bytes()
    assert refused(path) == f"{path}: file is not a database"
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_database_of_another_program_is_refused_and_left_as_it_is(tmp_path):
    path = tmp_path / "recipes.db"
    run(path, "CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert refused(path) == f"{path}: holds the tables of another program"
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_where_alembic_has_only_looked_is_ours(tmp_path):
    path = file_in(tmp_path)
    run(path, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    asyncio.run(opened(path))
    assert run(path, "SELECT count(*) FROM entries") == [(0,)]


def test_the_command_alembic_finds_the_scripts_of_a_clone(tmp_path):
    environment = {**os.environ, "CANASTA_DATABASE_URL": f"sqlite:///{file_in(tmp_path)}"}
    for words in (["upgrade", "head"], ["check"]):
        subprocess.run(
            [sys.executable, "-m", "alembic", *words],
            cwd=ROOT,
            env=environment,
            check=True,
            capture_output=True,
        )
    in_store(tmp_path, lambda store: store.create(table(), entries(1, 3)))
    assert run(file_in(tmp_path), "SELECT count(*) FROM entries") == [(3,)]


def test_a_folder_is_no_database(tmp_path):
    with pytest.raises(OSError):
        asyncio.run(opened(tmp_path))


def test_the_file_and_its_folder_are_made(tmp_path):
    path = tmp_path / "new" / "100% mine" / "canasta.db"
    asyncio.run(opened(path))
    assert run(path, "SELECT count(*) FROM entries") == [(0,)]


def test_a_commit_waits_for_the_disk_and_foreign_keys_hold(tmp_path):
    asyncio.run(opened(file_in(tmp_path)))
    url = database_url(file_in(tmp_path))

    async def settings(engine):
        names = ("journal_mode", "synchronous", "foreign_keys")
        async with engine.connect() as connection:
            asked = [await connection.exec_driver_sql(f"PRAGMA {name}") for name in names]
            found = [answer.scalar_one() for answer in asked]
        await engine.dispose()
        return found

    full = 2
    for make in (writing_engine, reading_engine):
        assert asyncio.run(settings(make(url))) == ["wal", full, 1]


def test_who_may_write_holds_the_file_before_reading_in_it(tmp_path):
    asyncio.run(opened(file_in(tmp_path)))

    async def tale():
        engine = writing_engine(database_url(file_in(tmp_path)))
        async with engine.begin():
            with (
                closing(sqlite3.connect(file_in(tmp_path), timeout=0)) as other,
                pytest.raises(sqlite3.OperationalError, match="locked"),
            ):
                other.execute("BEGIN IMMEDIATE")
        await engine.dispose()

    asyncio.run(tale())
