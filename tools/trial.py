"""Try an installed game as its players will: python -m tools.trial PROGRAM

Starts `PROGRAM serve`, fetches the page and the script it names, opens a table and has it dealt
over the live connection. Ends with status 1 and one line where something is not as it should be.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tools.serving import Served

PATIENCE = 30  # seconds for each answer
MOST_BYTES = 200_000  # of the script, compressed: a phone on a poor line waits for it


class Trouble(Exception):
    """What is not as it should be."""


def main(program: str) -> int:
    with TemporaryDirectory() as data:
        served = Served([program], Path(data))
        try:
            address = served.start()
            print(try_page(address))
            print(try_table(address))
        except (Trouble, RuntimeError, OSError) as trouble:
            print(f"error: {trouble}")
            return 1
        finally:
            served.stop()
    return 0


def try_page(address: str) -> str:
    """Fetches the page and its script; what there is to say of them."""
    page = fetch(address, "text/html")
    script = re.search(rb'<script type="module"[^>]* src="([^"]+)"', page)
    if script is None:
        raise Trouble(f"the page names no script: {page[:200]!r}")
    packed = fetch(urljoin(address, script[1].decode()), "text/javascript", coding="gzip")
    text = gzip.decompress(packed)
    if len(packed) > MOST_BYTES:
        raise Trouble(f"the script is too large: {len(packed)} bytes compressed")
    return f"The page is there, and its script: {len(text)} bytes, {len(packed)} compressed"


def fetch(address: str, kind: str, coding: str = "identity") -> bytes:
    """The body of an answer that is of this kind and in this coding. Raises Trouble or OSError."""
    with urlopen(Request(address, headers={"Accept-Encoding": coding}), timeout=PATIENCE) as answer:
        found = answer.headers.get_content_type(), answer.headers.get("Content-Encoding")
        if found != (kind, None if coding == "identity" else coding):
            raise Trouble(f"{address} is {found}")
        body: bytes = answer.read()
    return body


def try_table(address: str) -> str:
    """Opens a table, has it dealt, and waits for what the seat sees then."""
    wanted = Request(
        urljoin(address, "api/tables"), b"{}", headers={"Content-Type": "application/json"}
    )
    with urlopen(wanted, timeout=PATIENCE) as answer:
        table = json.load(answer)["table"]
    path = urljoin(address, f"api/tables/{table}/socket")
    own = Origin(address.rstrip("/"))
    with connect(path.replace("http", "ws", 1), origin=own) as socket:
        socket.send(json.dumps({"type": "join"}))
        socket.send(json.dumps({"type": "deal", "version": hear(socket)["version"]}))
        sight = hear(socket)["sight"]
    if not sight["hand"]:
        raise Trouble(f"the deal brought no cards, but {sight}")
    return f"The table is live: {len(sight['hand'])} cards in hand"


def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next state of the table."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == "update":
            return message


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
