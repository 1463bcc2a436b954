"""One server for one data folder; whoever starts a second one learns where the first is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from canasta.engine.errors import CanastaError
from canasta.file_lock import try_lock

_LOCK = "server.lock"


class AlreadyServed(CanastaError):
    """Another server holds the folder; `address` is None while that one is still starting."""

    def __init__(self, folder: Path, address: str | None) -> None:
        where = f"served at {address}" if address else "about to be served by another program"
        super().__init__(f"{folder}: already {where}")
        self.address = address


class Claim:
    """The hold on a data folder."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def announce(self, address: str) -> None:
        """Tells later starts where this server is, as `http://127.0.0.1:8300/`."""
        self._write(f"{address}\n{os.getpid()}\n")

    def withdraw(self) -> None:
        """Takes back what was announced, also by a server that was killed."""
        self._write("")

    def _write(self, text: str) -> None:
        self._file.truncate(0)
        self._file.write(text)
        self._file.flush()


@contextmanager
def claim(folder: Path) -> Iterator[Claim]:
    """Keeps a data folder, which is made if need be, to this server.

    The lock goes with the program, however that ends; the file stays, because one who removes it
    could remove the file that the next server has just locked. Raises AlreadyServed, and OSError
    where no file can be made there.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds of deals are nobody else's
    path = folder / _LOCK
    with path.open("a", encoding="utf-8", newline="\n") as file:
        if not try_lock(file.fileno()):
            raise AlreadyServed(folder, _announced(path))
        held = Claim(file)
        held.withdraw()
        try:
            yield held
        finally:
            held.withdraw()


def _announced(path: Path) -> str | None:
    lines = path.read_text(encoding="utf-8").splitlines()
    return lines[0] if lines else None
