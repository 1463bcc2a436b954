"""A match kept on disk after every play: nothing is lost when the program ends, however it ends."""

from __future__ import annotations

import os
from pathlib import Path

from canasta.engine.record import Record
from canasta.engine.record_text import dumps, loads


def save(record: Record, path: Path) -> None:
    """Writes a record in place of the one before; at every moment one of the two is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("w", encoding="utf-8", newline="\n") as file:
        file.write(dumps(record))
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)


def load(path: Path) -> Record | None:
    """The saved match; None where there is none. Raises CanastaError and OSError."""
    return loads(path.read_text(encoding="utf-8")) if path.exists() else None


def set_aside(path: Path) -> Path:
    """Gives an older save another name, so that a new one does not replace it."""
    aside = path.with_name(f"{path.stem}.previous{path.suffix}")
    os.replace(path, aside)
    return aside
