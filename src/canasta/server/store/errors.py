"""What the store refuses."""

from __future__ import annotations

from canasta.engine.errors import CanastaError
from canasta.server.store.rows import GuestId, TableId


class Clash(CanastaError):
    """An entry whose seq is taken, or does not follow the last one: read on, and try again."""

    def __init__(self, table_id: TableId, seq: int) -> None:
        super().__init__(f"table {table_id}: entry {seq} does not follow the log")
        self.table_id = table_id
        self.seq = seq


class NoSuchTable(CanastaError):
    """No table has this id."""

    def __init__(self, table_id: TableId) -> None:
        super().__init__(f"no table {table_id}")
        self.table_id = table_id


class NoSuchGuest(CanastaError):
    """No guest has this id, or no longer."""

    def __init__(self, guest_id: GuestId) -> None:
        super().__init__(f"no guest {guest_id}")
        self.guest_id = guest_id


class UnusableStore(CanastaError):
    """A database that cannot be opened, or is not ours; the text names it, without a password."""


class NewerStore(UnusableStore):
    """A database that a later version of this program has changed."""
