"""The tables of the database; the scripts in `migrations` lead to exactly these.

People's names stand in `guests` alone, never in the log, so a guest can be deleted and every log
stays as it is.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)


class UtcTime(TypeDecorator[datetime]):
    """A moment, as UTC: SQLite keeps no zone, so one is required going in and set coming out."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment to keep. Raises ValueError for one without a zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a moment without a time zone: {value}")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment that was kept."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData(
    # SQLite changes a constraint by its name alone.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("opened_at", UtcTime, nullable=False),
    Column("preset", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("target", Integer, nullable=False),
    Column("finished_at", UtcTime),
    Column("rematch_of", ForeignKey("tables.id")),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("token_sha256", String(64), nullable=False, unique=True),
    Column("name", Text),
    Column("created_at", UtcTime, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", ForeignKey("guests.id", ondelete="SET NULL"), index=True),
)
