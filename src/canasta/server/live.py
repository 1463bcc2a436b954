"""The live table: a WebSocket over which a page watches, plays, previews and deals."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from canasta.engine.errors import Fact, IllegalAction
from canasta.protocol import (
    Act,
    AskPreview,
    ClientMessage,
    Deal,
    Join,
    Leave,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Welcome,
    decode,
    encode,
)
from canasta.server.room import Room, Watcher
from canasta.server.rooms import Rooms
from canasta.server.store import Guest, Store, TableId
from canasta.table import refused
from canasta.table.entry_text import UnreadableEntry
from canasta.table.refused import TableReason

_LOG: Final = logging.getLogger(__name__)

NO_SUCH_TABLE: Final = 4404
NOT_JOINED: Final = 4400
UNREADABLE_LOG: Final = 4500
"""Why a socket is closed, in the range that is free for programs."""
_JOIN_SECONDS: Final = 10

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/socket")
async def live(socket: Socket, table_id: str, rooms: Rooms, store: Store, house: Guest) -> None:
    """Serves one connection until either side ends it."""
    await socket.accept()
    seat = await store.seat_of(TableId(table_id), house.id)
    if seat is None:
        await socket.close(NO_SUCH_TABLE, "no such table")
        return
    try:
        async with asyncio.timeout(_JOIN_SECONDS):
            first = _read(await socket.receive_data("text"))
        if not isinstance(first, Join):
            await socket.close(NOT_JOINED, "the first message is a join")
            return
        await _Talk(socket, Watcher(seat, _seconds(first))).run(rooms, TableId(table_id), first)
    except WebSocketDisconnect:
        return
    except (TimeoutError, refused.Refused):
        await socket.close(NOT_JOINED, "no join")
    except UnreadableEntry as error:
        _LOG.error("table %s: %s", table_id, error)
        await socket.close(UNREADABLE_LOG, "the log of this table cannot be read")


class _Talk:
    """One connection at a table: what it hears is answered, what happens is told."""

    def __init__(self, socket: Socket, watcher: Watcher) -> None:
        self.socket = socket
        self.watcher = watcher

    async def run(self, rooms: Rooms, table_id: TableId, join: Join) -> None:
        """Listens and tells until the connection ends."""
        room = await rooms.join(table_id, self.watcher)
        teller = asyncio.create_task(self._tell(room, join))
        try:
            while True:
                await self._answer(room, await self.socket.receive_data("text"))
        finally:
            teller.cancel()
            await asyncio.gather(teller, return_exceptions=True)
            await rooms.part(room, self.watcher)

    async def _tell(self, room: Room, join: Join) -> None:
        """Sends what is new whenever something is; what came in between goes in one message."""
        try:
            await self._send(Welcome(room.id, self.watcher.seat))
            self.watcher.seen = min(join.since, room.table.version)
            while True:
                await self.watcher.news.wait()
                self.watcher.news.clear()
                await self._send(room.update_for(self.watcher))
        except WebSocketDisconnect:
            return

    async def _answer(self, room: Room, text: str) -> None:
        try:
            message = _read(text)
            await self._obey(room, message)
        except refused.Refused as refusal:
            await self._refuse(room, text, refusal.reason, refusal.facts)
        except IllegalAction as refusal:
            await self._refuse(room, text, refusal.reason, refusal.facts)

    async def _obey(self, room: Room, message: ClientMessage) -> None:
        seat = self.watcher.seat
        match message:
            case Join():
                self.watcher.pace = _seconds(message)
            case Act():
                await room.act(seat, message)
            case AskPreview():
                await self._send(room.preview(seat, message))
            case Deal():
                await room.deal(seat, message)
            case Leave():
                await room.leave(seat)
            case Ping():
                await self._send(Pong())

    async def _refuse(self, room: Room, text: str, reason: str, facts: dict[str, Fact]) -> None:
        head = _head(text)
        await self._send(Refused(head.type, reason, facts, room.table.version, head.number))

    async def _send(self, message: ServerMessage) -> None:
        await self.socket.send_data(encode(message).decode(), mode="text")


def _seconds(join: Join) -> float:
    """How long a bot waits for this page."""
    return join.pace / 1000


class _Head(msgspec.Struct):
    """What a refusal repeats of the message that it answers."""

    type: str = ""
    number: int = 0


def _head(text: str) -> _Head:
    try:
        return msgspec.json.decode(text, type=_Head)
    except msgspec.DecodeError:
        return _Head()


def _read(text: str) -> ClientMessage:
    """A message. Raises Refused, with what is wrong in it."""
    try:
        return decode(text)
    except msgspec.DecodeError as error:
        raise refused.Refused(TableReason.UNREADABLE, text=str(error)[:200]) from None
