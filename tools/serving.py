"""`canasta serve` in a process of its own, for those who look at the page from outside."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Thread, Timer

PATIENCE = 60  # seconds until the address is there; a busy machine starts slowly
GRACE = 10  # seconds from asking the server to stop until it is made to


class Served:
    """A server at a free port of this machine. What it keeps and what it complains is in `data`."""

    def __init__(
        self, program: Sequence[object], data: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        self.program = [str(part) for part in program]
        self.data = data
        self.environment = {
            **os.environ,
            "CANASTA_DATA": str(data),
            "PYTHONUTF8": "1",
            **(environment or {}),
        }
        self.log = data / "serve.log"
        self.address = ""
        self.rest: Thread | None = None

    def start(self, port: int = 0) -> str:
        """Starts it; the address that it says, with a slash at its end.

        Raises RuntimeError, with what it complains, where it says none.
        """
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.program, "serve", "--port", str(port)],
                cwd=self.data,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
            )
        self.rest = None
        self.address = self._said_address()
        return self.address

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rstrip("/").rpartition(":")[2])

    def _said_address(self) -> str:
        assert self.process.stdout is not None
        timer = Timer(PATIENCE, self.process.kill)
        timer.start()
        try:
            for line in self.process.stdout:
                said = re.search(r"http://\S+/", line)
                if said:
                    # Whatever else it says is read away, or it would wait with a full pipe.
                    self.rest = Thread(target=self.process.stdout.read, daemon=True)
                    self.rest.start()
                    return said[0]
        finally:
            timer.cancel()
        self.kill()
        raise RuntimeError(f"it did not start: {self.log.read_text(encoding='utf-8').strip()}")

    def stop(self) -> None:
        """Asks it to stop, and sees that it does."""
        if self.process.poll() is None:
            self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        """Ends it at once, as a machine that goes down."""
        self.process.kill()
        self.process.wait()
        if self.rest is not None:
            self.rest.join(GRACE)
        if self.process.stdout is not None:
            self.process.stdout.close()
