"""One table in play on this server: what happens there, in order, and who is watching.

Everything that changes the table goes through `_add`: decided under the lock, written down,
taken in, then shown. So nobody is shown what a crash could lose.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from canasta.engine.cards import Card, parse_cards
from canasta.engine.errors import InvalidNotation
from canasta.protocol import Act, AskPreview, Deal, Preview, Update, tell
from canasta.server.store import Clash, Store, TableId
from canasta.server.stored import from_stored, to_stored
from canasta.table.draft import Draft
from canasta.table.entries import Entry, Logged
from canasta.table.hosting import bot_run
from canasta.table.offers import choice_of
from canasta.table.refused import Refused, TableReason
from canasta.table.sight import see
from canasta.table.table import Table, restore

_LOG: Final = logging.getLogger(__name__)
_TRY_AGAIN: Final = 1.0
"""Seconds until what happens by itself is tried again, where it could not be written."""

_Decision = Callable[[], Entry | None]


@dataclass(eq=False, slots=True)
class Watcher:
    """One connection to a table."""

    seat: int
    pace: float
    """Seconds that a bot waits for it."""
    seen: int = 0
    """The version it was shown last."""
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Room:
    """A table with its log in the store and the connections that watch it."""

    def __init__(
        self, table_id: TableId, table: Table, store: Store, now: Callable[[], float] = time.time
    ) -> None:
        self.id = table_id
        self.table = table
        self.watchers: set[Watcher] = set()
        self._store = store
        self._now = now
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._host: asyncio.Task[None] | None = None

    # What a seat does

    async def join(self, watcher: Watcher) -> None:
        """A connection begins to watch; its person is back at the table."""
        self.watchers.add(watcher)
        async with self._lock:
            back = self.table.come_back(watcher.seat)
            if back is not None:
                await self._add(back)
        watcher.news.set()
        self._changed.set()
        if self._host is None or self._host.done():
            self._host = asyncio.create_task(self._play_on(), name=f"host of {self.id}")

    def part(self, watcher: Watcher) -> None:
        """A connection is gone; the table waits for the person."""
        self.watchers.discard(watcher)
        self._changed.set()

    async def leave(self, seat: int) -> None:
        """The person goes away; where others wait, a bot plays on."""
        async with self._lock:
            left = self.table.leave(seat)
            if left is not None:
                await self._add(left)

    async def act(self, seat: int, message: Act) -> None:
        """A run of a seat. Raises Refused and IllegalAction; nothing has changed then."""
        async with self._lock:
            await self._add(self.table.submit(seat, message.version, message.actions))

    async def deal(self, seat: int, message: Deal) -> None:
        """The next round, with what a seat adds to the shuffle. Raises Refused."""
        async with self._lock:
            additions = [""] * self.table.rules.players
            additions[seat] = message.addition
            await self._add(self.table.deal(message.version, additions))

    def preview(self, seat: int, message: AskPreview) -> Preview:
        """The table as if a draft were played. Raises Refused and IllegalAction."""
        draft = self.table.draft(seat, message.version, message.draft)
        cards = _selected(draft, message.selection)
        return Preview(
            version=self.table.version,
            number=message.number,
            sight=see(self.table, seat, draft),
            choice=choice_of(draft, cards),
            due=draft.is_due,
        )

    def update_for(self, watcher: Watcher) -> Update:
        """What a connection has not been shown yet; it counts as shown."""
        table, seat = self.table, watcher.seat
        events = tuple(
            tell(version, event, seat, table.match.plan)
            for version, event in table.events
            if version > watcher.seen
        )
        watcher.seen = table.version
        return Update(table.version, see(table, seat), events)

    async def close(self) -> None:
        """Ends what the room does by itself."""
        if self._host is not None:
            self._host.cancel()
            await asyncio.gather(self._host, return_exceptions=True)

    # What happens by itself

    async def _play_on(self) -> None:
        """Settles rounds, moves bots and watches the clock, as long as somebody looks on."""
        while self.watchers:
            self._changed.clear()
            version = self.table.version
            delay, decide = self._coming()
            if not await self._waited(delay):
                continue  # something happened meanwhile
            try:
                await self._do_what_is_due(version, decide)
            except Refused:
                await asyncio.sleep(_TRY_AGAIN)

    async def _do_what_is_due(self, version: int, decide: _Decision) -> None:
        """One entry, unless the table has moved on. Raises Refused as `_add`."""
        async with self._lock:
            if version == self.table.version:
                entry = decide()
                if entry is not None:
                    await self._add(entry)

    def _coming(self) -> tuple[float | None, _Decision]:
        """What happens next by itself, and in how many seconds; None: not before a person acts."""
        table, actor = self.table, self.table.actor
        if table.round is None:
            return None, _nothing
        if actor is None:
            return 0.0, table.settle
        if table.is_hosted(actor):
            pace = max((watcher.pace for watcher in self.watchers), default=0.0)
            return pace, lambda: bot_run(table)
        left = None if table.deadline is None else max(0.0, table.deadline - self._now())
        return left, lambda: table.tick(self._now())

    async def _waited(self, delay: float | None) -> bool:
        """Whether the time has passed without any change."""
        try:
            await asyncio.wait_for(self._changed.wait(), delay)
        except TimeoutError:
            return True
        return False

    async def _add(self, entry: Entry) -> None:
        """Writes an entry down, takes it in and shows it; the caller holds the lock.

        Raises Refused where another server was first, or where nothing can be written.
        """
        logged = Logged(self.table.version + 1, self._now(), entry)
        try:
            await self._store.append(self.id, [to_stored(logged)])
        except Clash:
            await self._read_again()
            raise Refused(TableReason.STALE, version=self.table.version) from None
        except SQLAlchemyError as error:
            _LOG.error("table %s: entry %d is not written: %s", self.id, logged.seq, error)
            raise Refused(TableReason.NOT_KEPT) from None
        self.table.apply(logged)
        if self.table.match.is_over and self.table.round is None:
            await self._store.finish(self.id, to_stored(logged).at)
        self._show()

    async def _read_again(self) -> None:
        """Another server has written to this table: what it wrote is what counts."""
        stored = await self._store.entries(self.id)
        self.table = restore(from_stored(entry) for entry in stored)
        self._show()

    def _show(self) -> None:
        self._changed.set()
        for watcher in self.watchers:
            watcher.news.set()


def _nothing() -> None:
    """The decision of a table where it is for a person to go on."""


def _selected(draft: Draft, selection: Sequence[str]) -> tuple[Card, ...]:
    """The cards of the hand that were selected. Raises Refused."""
    text = " ".join(selection)
    try:
        cards = parse_cards(text)
    except InvalidNotation:
        cards = ()
    if len(cards) != len(selection) or not draft.round.seats[draft.seat].holds(cards):
        raise Refused(TableReason.UNREADABLE, text=text[:80])
    return cards
