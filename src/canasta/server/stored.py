"""Entries of a table's log on their way to the store and back."""

from __future__ import annotations

from datetime import UTC, datetime

from canasta.server.store import StoredEntry
from canasta.table.entries import Logged
from canasta.table.entry_text import UnreadableEntry, format_entry, kind_of, parse_entry


def to_stored(logged: Logged) -> StoredEntry:
    """An entry in its place, as it is kept."""
    at = datetime.fromtimestamp(logged.at, UTC)
    return StoredEntry(logged.seq, kind_of(logged.entry), format_entry(logged.entry), at)


def from_stored(stored: StoredEntry) -> Logged:
    """The entry that was kept. Raises UnreadableEntry."""
    try:
        entry = parse_entry(stored.body)
    except UnreadableEntry as error:
        raise UnreadableEntry(f"entry {stored.seq}: {error}") from None
    return Logged(stored.seq, stored.at.timestamp(), entry)
