"""A match kept on disk: the log of its table, one line an entry, and the record beside it.

The log only grows. An entry that is on disk counts, whatever happens to the program; a last line
without its end was cut off by a crash before anybody saw what it says, and does not count.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from canasta.engine.errors import CanastaError
from canasta.engine.record import Record
from canasta.engine.record_text import dumps, loads
from canasta.table.entries import Logged, Opened
from canasta.table.entry_text import UnreadableEntry, format_logged, parse_logged
from canasta.table.table import Table
from canasta.terminal.restoring import UnfitEntry, restore_checked
from canasta.terminal.whole_files import write_whole


class UnreadableSave(CanastaError):
    """A file that is no save; the text says in which line and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")


class Save:
    """The place of one match on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def record_path(self) -> Path:
        """Where the finished rounds stand as a record."""
        return self.path.with_suffix(".toml")

    def begin(self, log: Iterable[Logged]) -> None:
        """A new log in place of what was there."""
        write_whole(self.path, "".join(f"{format_logged(logged)}\n" for logged in log))

    def append(self, logged: Logged) -> None:
        """Adds an entry; it is on disk when this returns."""
        with self.path.open("r+b") as file:
            _drop_torn_line(file)
            file.write(f"{format_logged(logged)}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def load(self) -> Table | None:
        """The table of the log; None where there is no file. Changes nothing.

        Raises UnreadableSave and OSError.
        """
        if not self.path.exists():
            return None
        try:
            return restore_checked(_parse(self.path.read_bytes()))
        except UnfitEntry as error:
            raise UnreadableSave(error.seq, str(error)) from None

    def keep_record(self, record: Record) -> None:
        """Writes the finished rounds where `canasta verify` and `replay` read them."""
        write_whole(self.record_path, dumps(record))

    def set_aside(self) -> Path | None:
        """Gives log and record other names, so that new ones do not replace them.

        Returns the new name of the log, or of the record where there is no log.
        """
        kept = [_set_aside(path) for path in (self.path, self.record_path) if path.exists()]
        return kept[0] if kept else None


def _set_aside(path: Path) -> Path:
    aside = path.with_name(f"{path.stem}.previous{path.suffix}")
    os.replace(path, aside)
    return aside


def _parse(data: bytes) -> list[Logged]:
    """The entries of a log, counted from 1. Raises UnreadableSave."""
    # The first lines were written as a whole, so no crash has cut off the very first.
    whole = data[: data.rfind(b"\n") + 1] or data
    log: list[Logged] = []
    for line, row in enumerate(whole.removesuffix(b"\n").split(b"\n"), 1):
        try:
            logged = parse_logged(row.decode())
        except (UnicodeDecodeError, UnreadableEntry) as error:
            if line == 1 and _is_record(data):
                why = "this is the record of a match, not a save; canasta replay and verify read it"
                raise UnreadableSave(line, why) from None
            raise UnreadableSave(line, f"not an entry of a match: {_reason(error)}") from None
        if logged.seq != line:
            raise UnreadableSave(line, f"entry {line} should stand here, not {logged.seq}")
        if (line == 1) != isinstance(logged.entry, Opened):
            raise UnreadableSave(line, "a match begins with its opening, and has one alone")
        log.append(logged)
    return log


def _reason(error: Exception) -> str:
    return "not UTF-8 text" if isinstance(error, UnicodeDecodeError) else str(error)


def _is_record(data: bytes) -> bool:
    try:
        loads(data.decode("utf-8-sig"))
    except ValueError:  # not UTF-8, or no record
        return False
    return True


def _drop_torn_line(file: BinaryIO) -> None:
    """Cuts off a last line without its end; the file then stands at its end."""
    end = file.seek(0, os.SEEK_END)
    if end:
        file.seek(end - 1)
        if file.read(1) != b"\n":
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)
            file.seek(0, os.SEEK_END)
