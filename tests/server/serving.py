"""A server of its own for a test, and a page's side of the talk with it."""

from __future__ import annotations

import json
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tools.serving import Served

WAIT = 20  # seconds; only a broken server comes near


@contextmanager
def serving(
    folder: Path,
    *,
    port: int = 0,
    seed: str = "a test",
    program: Sequence[object] = ("-m", "canasta"),
    environment: Mapping[str, str] | None = None,
) -> Iterator[Served]:
    """Starts a server on a data folder and ends it."""
    served = Served(
        [sys.executable, *program], folder, {"CANASTA_SEED": seed, **(environment or {})}
    )
    served.start(port)
    try:
        yield served
    finally:
        served.stop()


def ask(
    served: Served, path: str, body: object = None, headers: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """Asks by HTTP, with a body by POST; the status and the text of the answer."""
    data = None if body is None else json.dumps(body).encode()
    wanted = {"Content-Type": "application/json", **(headers or {})}
    request = urllib.request.Request(served.address + path, data, wanted)
    try:
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def new_table(served: Served, **wanted: object) -> str:
    """Opens a table; its id."""
    status, text = ask(served, "api/tables", wanted)
    assert status == 201, text
    table: str = json.loads(text)["table"]
    return table


class Page:
    """One connection to a table, as a page has it."""

    def __init__(self, served: Served, table: str, *, since: int = 0, pace: int = 0) -> None:
        address = served.address.replace("http", "ws", 1) + f"api/tables/{table}/socket"
        origin = served.address.rstrip("/")
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, origin=Origin(origin), open_timeout=WAIT, max_size=None)
        )
        self.send(type="join", since=since, pace=pace)
        self.welcome = self.hear("welcome")
        self.update = self.hear("update")

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str) -> dict:
        """The next message of a kind; updates on the way are kept."""
        while True:
            message: dict = json.loads(self.socket.recv(WAIT))
            if message["type"] == "update":
                self.update = message
            if message["type"] == kind:
                return message

    @property
    def version(self) -> int:
        version: int = self.update["version"]
        return version

    @property
    def sight(self) -> dict:
        sight: dict = self.update["sight"]
        return sight

    @property
    def is_mine(self) -> bool:
        """Whether it is for this seat to act."""
        return bool(self.sight["actor"] == self.sight["seat"])

    def wait_for_turn(self) -> None:
        """Until this seat is to act, or a deal is due, or the match is over."""
        while not (self.is_mine or self.sight["promise"] or self.sight["winners"]):
            self.hear("update")

    def act(self, *actions: str) -> dict:
        """Plays, and waits for what comes of it: the first update that has it, or a refusal."""
        version = self.version
        self.send(type="act", version=version, actions=actions)
        while True:
            message: dict = json.loads(self.socket.recv(WAIT))
            if message["type"] == "update":
                self.update = message
                if message["version"] > version:
                    return message
            if message["type"] == "refused":
                return message

    def deal(self) -> None:
        version = self.version
        self.send(type="deal", version=version, addition="")
        while self.version == version:
            self.hear("update")

    def preview(self, *selection: str, draft: Sequence[str] = ()) -> dict:
        self.send(
            type="preview", version=self.version, draft=list(draft), selection=list(selection)
        )
        while True:
            message: dict = json.loads(self.socket.recv(WAIT))
            if message["type"] in {"preview", "refused"}:
                return message

    def plain_run(self) -> list[str]:
        """The plainest run of a turn that is legal now: draw, or throw the last card away."""
        offers = self.sight["moves"]["offers"]
        for kind in ("yes", "draw", "end"):
            for offer in offers:
                if offer["kind"] == kind:
                    return [offer["action"]]
        for card in reversed(self.sight["hand"]):
            choice = self.preview(card)["choice"]
            for offer in choice["offers"]:
                if offer["kind"] == "discard":
                    return [offer["action"]]
        return [offers[0]["action"]]
