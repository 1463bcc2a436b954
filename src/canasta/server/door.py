"""Who may come in, and from where; no account, no name.

At this machine itself everybody is the *house*, the guest of this data folder. Anybody else on the
network shows the house's seat token once, in the address that the program prints, and is the house
from then on: the phone goes on with what the computer began.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.response import Redirect

from canasta.server.store import Guest, Store

COOKIE: Final = "canasta_seat"
IN_ADDRESS: Final = "seat"
"""The parameter of an address that carries the token."""
_TOKEN_BYTES: Final = 16
_TOKEN_FILE: Final = "seat-token"
_A_YEAR: Final = 365 * 24 * 3600
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})

Connection = ASGIConnection[Any, Any, Any, Any]


def seat_token(folder: Path) -> str:
    """The seat token of a data folder; made at the first start, readable by its owner alone."""
    path = folder / _TOKEN_FILE
    try:
        return path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "w", encoding="ascii") as text:
            text.write(f"{token}\n")
        return token


async def house_of(store: Store, token: str) -> Guest:
    """The guest who is everybody that comes in with this token."""
    digest = hashlib.sha256(token.encode()).hexdigest()
    known = await store.guest_by_token(digest)
    return known or await store.new_guest(digest, datetime.now(UTC))


@dataclass(frozen=True, slots=True)
class Door:
    """Lets people in, by where they come from or by the token that they show."""

    token: str
    hosts: frozenset[str]
    """The names by which this server may be asked for, with the port, as browsers say them."""

    async def guard(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Raises PermissionDeniedException, with one sentence."""
        host = connection.headers.get("host", "")
        if host not in self.hosts:
            # Else a page of another name, which its owner points at this machine, could read.
            raise PermissionDeniedException("This server does not go by that name.")
        if not self._admits(connection):
            raise PermissionDeniedException(
                "Open the address that the program printed, with the seat token in it."
            )
        scope = connection.scope
        secure = scope["scheme"] in {"https", "wss"}
        own = f"{'https' if secure else 'http'}://{host}"
        origin = connection.headers.get("origin")
        live = scope["type"] == ScopeType.WEBSOCKET
        writes = live or connection.scope.get("method") not in _READING
        if writes and origin != own and (live or origin is not None):
            raise PermissionDeniedException("Another page may not do this.")

    def welcome(self, request: Request[Any, Any, Any]) -> Redirect | None:
        """Takes the token out of the address and gives it to the browser to keep."""
        if not self._is_token(request.query_params.get(IN_ADDRESS)):
            return None
        cookie = Cookie(
            COOKIE, value=self.token, max_age=_A_YEAR, httponly=True, samesite="lax", path="/"
        )
        return Redirect(request.url.path, cookies=[cookie])

    def _admits(self, connection: Connection) -> bool:
        return (
            _is_local(connection)
            or self._is_token(connection.cookies.get(COOKIE))
            or self._is_token(connection.query_params.get(IN_ADDRESS))
        )

    def _is_token(self, shown: object) -> bool:
        return isinstance(shown, str) and secrets.compare_digest(
            shown.encode(), self.token.encode()
        )


def _is_local(connection: Connection) -> bool:
    """Whether the one who asks sits at this machine."""
    client = connection.client
    try:
        return client is not None and ip_address(client.host).is_loopback
    except ValueError:
        return False
