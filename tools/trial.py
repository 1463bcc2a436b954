"""Try an installed game as its players will: python -m tools.trial PROGRAM

Starts `PROGRAM serve`, fetches the page and the script it names, and waits for what the server
tells over the socket. Ends with status 1 and one line where one of them is not as it should be.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from websockets.sync.client import connect

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
            print(try_socket(address))
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


def try_socket(address: str) -> str:
    """Waits for two views over the socket: the first, and one after somebody has played."""
    with connect(urljoin(address, "socket").replace("http", "ws", 1)) as socket:
        first, second = (json.loads(socket.recv(PATIENCE)) for _ in range(2))
    if first["seat"] != second["seat"] or not first["hand"] or first == second:
        raise Trouble(f"the socket tells no live view, but {first} and then {second}")
    return f"The socket shows a live view: {len(first['hand'])} cards in hand"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
