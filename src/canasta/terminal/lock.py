"""One program at a time for one save."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from canasta.engine.errors import CanastaError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class SaveInUse(CanastaError):
    """Another program plays the match of this file."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keeps a save to this program; the system lets it go with the program, however that ends.

    The lock is a file beside the save, because the save itself is replaced again and again.
    Raises SaveInUse, and OSError where no file can be made there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(f"{path.name}.lock").open("a", encoding="utf-8") as file:
        try:
            _lock(file)
        except OSError:
            raise SaveInUse(f"{path}: this match is being played elsewhere") from None
        yield
