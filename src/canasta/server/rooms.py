"""The tables in play on this server: read from the log when somebody comes, dropped when idle."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from canasta.bots.bot import make_bot
from canasta.engine.rules import Ruleset, find_ruleset
from canasta.protocol import TableRequest
from canasta.server.room import Room, Watcher
from canasta.server.store import GuestId, NoSuchTable, Store, StoredTable, TableId
from canasta.server.stored import from_stored, to_stored
from canasta.table.entries import PERSON, Logged, Occupant, Seated
from canasta.table.fair import SECRET_BYTES
from canasta.table.hosting import STAND_IN
from canasta.table.refused import Refused, TableReason
from canasta.table.table import Table, open_table, restore

_LOG: Final = logging.getLogger(__name__)


class Rooms:
    """Every room of this server, by table."""

    def __init__(self, store: Store, seed: str | None = None) -> None:
        self._store = store
        self._rooms: dict[TableId, Room] = {}
        self._lock = asyncio.Lock()
        self._secrets = _seeded(seed) if seed is not None else _random_secret

    async def open(self, request: TableRequest, guest: GuestId) -> TableId:
        """A new table with a person and bots. Raises InvalidRuleset, UnknownBot and Refused."""
        rules = find_ruleset(request.preset, players=request.players)
        if request.target is not None:
            rules = rules.with_rules(target=request.target)
        return await self._open(rules, [PERSON, *_bots(request.bots, rules)], guest)

    async def open_rematch(self, table_id: TableId, guest: GuestId) -> TableId:
        """Another match with the same players and rules (Q-19). Raises NoSuchTable and Refused."""
        table = await self._restore(table_id)
        if not table.match.is_over:
            raise Refused(TableReason.ROUND_RUNNING)
        players = [PERSON, *(who for who in table.seats if not who.person)]
        return await self._open(
            table.rules, players, guest, last_dealer=table.first_dealer, rematch_of=table_id
        )

    async def join(self, table_id: TableId, watcher: Watcher) -> Room:
        """The room of a table, with one more watching it. Raises NoSuchTable."""
        async with self._lock:
            room = self._rooms.get(table_id)
            if room is None:
                table = await self._restore(table_id)
                room = self._rooms[table_id] = Room(table_id, table, self._store)
            await room.join(watcher)
        return room

    async def part(self, room: Room, watcher: Watcher) -> None:
        """One watches no longer; a room that nobody watches is dropped."""
        async with self._lock:
            room.part(watcher)
            if not room.watchers:
                await room.close()
                self._rooms.pop(room.id, None)

    async def table(self, table_id: TableId) -> Table:
        """A table as its log tells it. Raises NoSuchTable."""
        room = self._rooms.get(table_id)
        return room.table if room is not None else await self._restore(table_id)

    async def close(self) -> None:
        """Ends what the rooms do by themselves."""
        for room in self._rooms.values():
            await room.close()

    async def _open(
        self,
        rules: Ruleset,
        players: Sequence[Occupant],
        guest: GuestId,
        *,
        last_dealer: int | None = None,
        rematch_of: TableId | None = None,
    ) -> TableId:
        entries = open_table(rules, players, self._secrets(), last_dealer=last_dealer)
        now = time.time()
        log = [Logged(seq, now, entry) for seq, entry in enumerate(entries, 1)]
        mine = next(
            entry.seat for entry in entries if isinstance(entry, Seated) and entry.occupant.person
        )
        table = StoredTable(
            id=TableId(secrets.token_hex(8)),
            opened_at=datetime.fromtimestamp(now, UTC),
            preset=rules.name,
            players=rules.players,
            target=rules.match.target,
            rematch_of=rematch_of,
        )
        await self._store.create(table, [to_stored(logged) for logged in log], {mine: guest})
        return table.id

    async def _restore(self, table_id: TableId) -> Table:
        stored = await self._store.entries(table_id)
        if not stored:
            raise NoSuchTable(table_id)
        table = restore(from_stored(entry) for entry in stored)
        for difference in table.differences:
            _LOG.warning("table %s: %s; what was stored stands", table_id, difference)
        return table


def _bots(names: Sequence[str], rules: Ruleset) -> list[Occupant]:
    """Bots for the seats beside the person's. Raises UnknownBot and Refused."""
    others = rules.players - 1
    if len(names) > others:
        raise Refused(TableReason.UNREADABLE, text=", ".join(names)[:80])
    for name in names:
        make_bot(name, 0)
    return [Occupant(bot=name) for name in (*names, *[STAND_IN] * (others - len(names)))]


def _random_secret() -> str:
    return secrets.token_bytes(SECRET_BYTES).hex()


def _seeded(seed: str) -> Callable[[], str]:
    """Secrets that a seed decides, the same after every start: for tests and demonstrations."""
    number = 0

    def secret() -> str:
        nonlocal number
        number += 1
        return hmac.new(seed.encode(), number.to_bytes(8, "big"), hashlib.sha256).hexdigest()

    return secret
