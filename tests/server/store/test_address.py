"""Which database is opened, and how it is spoken of."""

import asyncio
from pathlib import Path

import pytest

from canasta.server.store import UnusableStore, chosen_database, open_store
from canasta.server.store.address import database_url, shown


def test_the_environment_names_the_database_first(monkeypatch, tmp_path):
    monkeypatch.setenv("CANASTA_DATA", str(tmp_path))
    monkeypatch.delenv("CANASTA_DATABASE_URL", raising=False)
    assert chosen_database() == tmp_path / "canasta.db"
    monkeypatch.setenv("CANASTA_DATABASE_URL", "sqlite:///other.db")
    assert chosen_database() == "sqlite:///other.db"


@pytest.mark.parametrize(
    ("where", "driver"),
    [
        (Path("a folder") / "what?.db", "sqlite+aiosqlite"),
        ("sqlite:///tables.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///tables.db", "sqlite+aiosqlite"),
        ("postgresql://me@host/tables", "postgresql+asyncpg"),
        ("postgres://me@host/tables", "postgresql+asyncpg"),
    ],
)
def test_the_short_form_of_a_url_is_enough(where, driver):
    assert database_url(where).drivername == driver


def test_a_path_is_taken_as_it_stands():
    path = Path("a folder") / "what? #1 %20.db"
    assert database_url(path).database == str(path)


def test_a_url_opens_the_same_file_as_its_path(tmp_path):
    async def tale():
        async with open_store(f"sqlite:///{tmp_path / 'tables.db'}"):
            pass

    asyncio.run(tale())
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]


def test_a_password_is_not_shown():
    url = database_url("postgresql://me:secret@host/tables")
    assert shown(url) == "postgresql+asyncpg://me:***@host/tables"


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("secret", "by no URL"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("pigeon://host/tables", "Can't load plugin"),
        ("sqlite+pysqlite:///tables.db", "not async"),
    ],
)
def test_what_cannot_be_opened_is_said_in_one_line(where, said):
    async def tale():
        async with open_store(where):
            pass

    with pytest.raises(UnusableStore, match=said) as refusal:
        asyncio.run(tale())
    assert "\n" not in str(refusal.value)
    assert "secret" not in str(refusal.value)
