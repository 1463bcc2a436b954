"""What is kept, as values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NewType

TableId = NewType("TableId", str)
GuestId = NewType("GuestId", str)


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a table's log. `body` is the caller's; `kind` is for people and queries."""

    seq: int
    """Counts from 1 in each table, without gaps."""
    kind: str
    body: str
    at: datetime


@dataclass(frozen=True, slots=True)
class StoredTable:
    """What a list of tables shows without reading their logs."""

    id: TableId
    opened_at: datetime
    preset: str
    players: int
    target: int
    finished_at: datetime | None = None
    rematch_of: TableId | None = None


@dataclass(frozen=True, slots=True)
class Guest:
    """A person, known by a token that only the person's browser holds."""

    id: GuestId
    name: str | None
    created_at: datetime
