"""The list of a guest's matches, from the few entries of each log that tell how it stands."""

from __future__ import annotations

from typing import Final

from canasta.engine.rules.data import rules_from_data
from canasta.protocol import MatchSummary
from canasta.server.store import GuestId, Store, StoredEntry, StoredTable
from canasta.server.stored import from_stored
from canasta.table.entries import Dealt, Opened, Settled

_SHOWN: Final = 100
"""The newest matches that a list shows."""


async def summaries(store: Store, guest: GuestId) -> tuple[MatchSummary, ...]:
    """How the matches of a guest stand, the newest first."""
    tables = (await store.tables_of(guest))[:_SHOWN]
    ids = [table.id for table in tables]
    opened = await store.first_entries(ids)
    settled = await store.last_entries(ids, "settled")
    dealt = await store.last_entries(ids, "dealt")
    seats = await store.seats_of_guest(guest)
    return tuple(
        _summary(
            table, seats[table.id], opened[table.id], settled.get(table.id), dealt.get(table.id)
        )
        for table in tables
    )


def _summary(
    table: StoredTable,
    seat: int,
    opened: StoredEntry,
    settled: StoredEntry | None,
    dealt: StoredEntry | None,
) -> MatchSummary:
    first = from_stored(opened).entry
    assert isinstance(first, Opened), "a log begins with its opening"
    seating = rules_from_data(first.rules).match.seating
    scored = None if settled is None else from_stored(settled).entry
    assert scored is None or isinstance(scored, Settled), "the store finds entries by kind"
    deal = None if dealt is None else from_stored(dealt).entry
    assert deal is None or isinstance(deal, Dealt), "the store finds entries by kind"
    return MatchSummary(
        table=table.id,
        preset=table.preset,
        players=table.players,
        target=table.target,
        round=0 if deal is None else deal.round,
        totals=(0,) * len(set(seating)) if scored is None else scored.totals,
        mine=seating[seat],
        winners=() if scored is None else scored.winners,
        opened_at=table.opened_at.timestamp(),
    )
