"""The application: the page, the requests, the live tables, and who may use them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from canasta.engine.errors import CanastaError
from canasta.server.door import Door, house_of
from canasta.server.live import live
from canasta.server.pages import page_handler
from canasta.server.requests import request_router
from canasta.server.rooms import Rooms
from canasta.server.store import Guest, NoSuchTable, Store, open_store
from canasta.table.refused import Refused


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server is started with."""

    database: str | Path
    """A URL, or the path of a file of SQLite."""
    token: str
    """The seat token of the house."""
    hosts: frozenset[str]
    """The names by which it may be asked for, with the port."""
    seed: str | None = None
    """Decides every deal; None for chance."""


def make_app(settings: Settings) -> Litestar:
    """The application, as a server runs it."""
    door = Door(settings.token, settings.hosts)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        async with open_store(settings.database) as store:
            app.state.store = store
            app.state.house = await house_of(store, settings.token)
            app.state.rooms = rooms = Rooms(store, settings.seed)
            try:
                yield
            finally:
                await rooms.close()

    return Litestar(
        [request_router(), live, page_handler()],
        lifespan=[opened],
        guards=[door.guard],
        before_request=door.welcome,
        dependencies={
            "store": Provide(_store, sync_to_thread=False),
            "rooms": Provide(_rooms, sync_to_thread=False),
            "house": Provide(_house, sync_to_thread=False),
        },
        exception_handlers={CanastaError: _complain, HTTPException: _deny},
        openapi_config=None,
        logging_config=None,
        request_max_body_size=16_384,
    )


def _store(state: State) -> Store:
    store: Store = state.store
    return store


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


def _house(state: State) -> Guest:
    house: Guest = state.house
    return house


def _complain(_: Request[Any, Any, Any], error: CanastaError) -> Response[dict[str, Any]]:
    """What cannot be done, as a code with facts and one line."""
    status = HTTPStatus.NOT_FOUND if isinstance(error, NoSuchTable) else HTTPStatus.BAD_REQUEST
    body: dict[str, Any] = {"reason": "wrong-request", "facts": {}, "text": str(error)}
    if isinstance(error, NoSuchTable):
        body["reason"] = "no-such-table"
    if isinstance(error, Refused):
        body |= {"reason": error.reason.value, "facts": error.facts}
    return Response(body, status_code=status)


def _deny(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    wrongs = [wrong for wrong in error.extra or () if isinstance(wrong, dict)]
    texts = [f"{wrong.get('key', 'the body')}: {wrong['message']}" for wrong in wrongs]
    body = {"reason": "wrong-request", "facts": {}, "text": "; ".join(texts) or error.detail}
    return Response(body, status_code=error.status_code)
