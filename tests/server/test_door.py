"""Who may come in: everybody at this machine, others by the seat token, nobody by another name."""

import asyncio
import stat
from typing import Any

import pytest
from litestar.connection import Request, WebSocket
from litestar.exceptions import PermissionDeniedException

from canasta.server.door import COOKIE, Door, seat_token
from tests.server.serving import ask, new_table

TOKEN = "a-token"
HERE = "127.0.0.1:8300"
HOUSE = "192.168.1.20:8300"
DOOR = Door(TOKEN, frozenset({HERE, HOUSE}))


def comes(
    *, peer="127.0.0.1", host=HERE, method="GET", live=False, origin=None, cookie=None, query=""
):
    """Whether the door lets somebody in."""
    headers = [(b"host", host.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    if cookie is not None:
        headers.append((b"cookie", f"{COOKIE}={cookie}".encode()))
    scope: Any = {
        "type": "websocket" if live else "http",
        "scheme": "ws" if live else "http",
        "path": "/",
        "raw_path": b"/",
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": (peer, 5000),
        "server": ("0.0.0.0", 8300),
    }
    if not live:
        scope["method"] = method
    connection: Any = WebSocket(scope) if live else Request(scope)
    handler: Any = None
    try:
        asyncio.run(DOOR.guard(connection, handler))
    except PermissionDeniedException:
        return False
    return True


def test_who_sits_at_this_machine_comes_in():
    assert comes()
    assert comes(live=True, origin=f"http://{HERE}")


def test_another_device_needs_the_token():
    phone = {"peer": "192.168.1.30", "host": HOUSE}
    assert not comes(**phone)
    assert not comes(**phone, cookie="wrong")
    assert not comes(**phone, query="seat=wrong")
    assert comes(**phone, query=f"seat={TOKEN}")
    assert comes(**phone, cookie=TOKEN)


def test_another_name_of_this_machine_is_refused():
    assert not comes(host="evil.example")
    assert not comes(host="127.0.0.1:9999")
    assert not comes(host="")


@pytest.mark.parametrize("origin", ["http://evil.example", f"https://{HERE}", "null", HERE])
def test_a_page_of_another_place_may_neither_connect_nor_write(origin):
    assert not comes(live=True, origin=origin)
    assert not comes(method="POST", origin=origin)
    assert comes(origin=origin), "reading tells it nothing: browsers keep the answer from it"


def test_a_socket_says_where_its_page_is_from():
    assert not comes(live=True)
    assert comes(method="POST"), "a program of this machine sends no origin"


def test_the_token_is_made_once_and_is_its_owners_alone(tmp_path):
    token = seat_token(tmp_path)
    assert len(token) >= 20
    assert seat_token(tmp_path) == token
    assert stat.S_IMODE((tmp_path / "seat-token").stat().st_mode) == 0o600


def test_the_token_leaves_the_address_and_stays_in_a_cookie(served):
    import http.client

    token = (served.data / "seat-token").read_text(encoding="ascii").strip()
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)
    connection.request("GET", f"/?seat={token}")
    answer = connection.getresponse()
    cookie = answer.headers["Set-Cookie"]
    connection.close()
    assert (answer.status, answer.headers["Location"]) == (302, "/")
    assert cookie.startswith(f"{COOKIE}={token}")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_wrong_name_is_one_line(served):
    status, text = ask(served, "api/choices", headers={"Host": "evil.example"})
    assert status == 403
    assert "does not go by that name" in text


def test_a_foreign_page_cannot_open_a_table(served):
    status, _ = ask(served, "api/tables", {}, headers={"Origin": "http://evil.example"})
    assert status == 403
    assert new_table(served)
