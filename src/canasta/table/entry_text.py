"""Entries as text: one line of JSON each."""

from __future__ import annotations

from typing import Final

import msgspec

from canasta.engine.errors import CanastaError
from canasta.table.entries import Entry, Logged

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Entry)
# Rules may nest too deep, and text may hold half a character.
_UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeEncodeError)


class UnreadableEntry(CanastaError):
    """A line that is no entry; the text says why."""


def kind_of(entry: Entry) -> str:
    """What kind of entry it is: `played`."""
    return str(entry.__struct_config__.tag)


def format_entry(entry: Entry) -> str:
    """An entry as one line, without the place that it has in a log."""
    return _ENCODER.encode(entry).decode()


def parse_entry(text: str) -> Entry:
    """The entry that `format_entry` wrote. Raises UnreadableEntry."""
    try:
        return _DECODER.decode(text)
    except _UNREADABLE as error:
        raise UnreadableEntry(str(error)) from None


class _Line(msgspec.Struct):
    seq: int
    at: float
    entry: Entry


_LINE_DECODER: Final = msgspec.json.Decoder(_Line)


def format_logged(logged: Logged) -> str:
    """An entry in its place, as one line: for a log that is a plain file."""
    return _ENCODER.encode(_Line(logged.seq, logged.at, logged.entry)).decode()


def parse_logged(text: str) -> Logged:
    """The entry in its place that `format_logged` wrote. Raises UnreadableEntry."""
    try:
        line = _LINE_DECODER.decode(text)
    except _UNREADABLE as error:
        raise UnreadableEntry(str(error)) from None
    return Logged(line.seq, line.at, line.entry)
