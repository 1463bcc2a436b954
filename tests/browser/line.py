"""What goes over the line of a table, so that a test knows when the page has had its answers."""

from __future__ import annotations

import json
from time import monotonic

from playwright.sync_api import Page, WebSocket

PATIENCE = 15  # seconds for an answer, on a busy machine
GLANCE = 5  # milliseconds between two looks
LOOKS = 3  # a question may be on its way to us while the page has asked it already


class Line:
    """The messages between a page and its table, watched and left alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._asked = 0  # the number of the last preview asked for
        self._answered = 0
        self._acts = 0  # runs and deals that are not answered
        self.versions: list[int] = []
        """Of every update heard."""
        page.on("websocket", self._open)

    def settle(self) -> None:
        """Waits until everything the page has asked is answered and shown."""
        end = monotonic() + PATIENCE
        quiet = 0
        while quiet < LOOKS:
            assert monotonic() < end, "the table does not answer"
            self.page.wait_for_timeout(GLANCE)
            quiet = quiet + 1 if self.is_quiet else 0

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is being asked."""
        return self._answered >= self._asked and not self._acts

    def _open(self, socket: WebSocket) -> None:
        self._asked = self._answered = self._acts = 0
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _sent(self, message: dict) -> None:
        match message["type"]:
            case "preview":
                self._asked = message["number"]
            case "act" | "deal":
                self._acts += 1

    def _heard(self, message: dict) -> None:
        match message["type"]:
            case "preview":
                self._answered = max(self._answered, message["number"])
            case "refused":
                self._answered = max(self._answered, message["number"])
                if message["about"] in {"act", "deal"}:
                    self._acts = 0
            case "update":
                self.versions.append(message["version"])
                self._acts = 0
