"""One program at a time for one save."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from canasta.engine.errors import CanastaError
from canasta.file_lock import try_lock


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
        if not try_lock(file.fileno()):
            raise SaveInUse(f"{path}: this match is being played elsewhere")
        yield
