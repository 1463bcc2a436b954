"""What outlives the server, in a file of SQLite or in PostgreSQL."""

from canasta.server.store.address import chosen_database
from canasta.server.store.errors import (
    Clash,
    NewerStore,
    NoSuchGuest,
    NoSuchTable,
    UnusableStore,
)
from canasta.server.store.rows import Guest, GuestId, StoredEntry, StoredTable, TableId
from canasta.server.store.store import Store, open_store

__all__ = [
    "Clash",
    "Guest",
    "GuestId",
    "NewerStore",
    "NoSuchGuest",
    "NoSuchTable",
    "Store",
    "StoredEntry",
    "StoredTable",
    "TableId",
    "UnusableStore",
    "chosen_database",
    "open_store",
]
