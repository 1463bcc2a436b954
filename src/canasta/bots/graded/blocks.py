"""The blocks of a Markdown page that hold graded positions, as plain values.

A block is fenced as `yaml` and holds one `key: value` a line. A value is a word, a number, a
quoted text, `true` or `false`, a list `[a, b]` or a map `{a: b}`, all on its line; `#` begins a
comment. Everything else of YAML is refused, with its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from canasta.engine.errors import InvalidNotation

Value = str | int | bool | list["Value"] | dict[str, "Value"]


@dataclass(frozen=True, slots=True)
class Block:
    """One block: its values by key, and the line of each, counted from 1."""

    line: int
    values: dict[str, Value]
    lines: dict[str, int]

    def wrong(self, key: str, text: str) -> InvalidNotation:
        """A complaint about the value of a key."""
        return InvalidNotation(f"{key}: {text}", self.lines.get(key, self.line))


def read_blocks(text: str) -> list[Block]:
    """All blocks of a page, in order. Raises InvalidNotation with line and column.

    >>> read_blocks("```yaml\\nid: P1\\nhand: ['4', K]  # two cards\\n```")[0].values
    {'id': 'P1', 'hand': ['4', 'K']}
    """
    blocks: list[Block] = []
    current: Block | None = None
    for number, row in enumerate(text.split("\n"), 1):
        if row.startswith("```"):
            opens = current is None and row.strip() == "```yaml"
            if current is not None:
                blocks.append(current)
            current = Block(number, {}, {}) if opens else None
        elif current is not None:
            _read_row(current, row, number)
    if current is not None:
        raise InvalidNotation("the block does not end", current.line)
    return blocks


def _read_row(block: Block, row: str, number: int) -> None:
    reader = _Row(row, number)
    if reader.at_end():
        return
    key = reader.word(":")
    reader.expect(":")
    if key in block.values:
        raise reader.wrong(f"{key!r} is given twice")
    block.values[key] = reader.value()
    block.lines[key] = number
    if not reader.at_end():
        raise reader.wrong("more than one value")


class _Row:
    """One line, read from left to right."""

    def __init__(self, row: str, number: int) -> None:
        self._row = row
        self._number = number
        self._at = 0

    def wrong(self, text: str) -> InvalidNotation:
        """A complaint about what stands here."""
        return InvalidNotation(text, self._number, self._at + 1)

    def at_end(self) -> bool:
        """Whether nothing but a comment is left."""
        rest = self._row[self._at :].lstrip()
        self._at = len(self._row) - len(rest)
        return not rest or rest.startswith("#")

    def expect(self, sign: str) -> None:
        """Goes past a sign."""
        if self.at_end() or self._row[self._at] != sign:
            raise self.wrong(f"{sign!r} is missing")
        self._at += 1

    def word(self, ends: str) -> str:
        """A text up to one of the signs, or one in quotation marks."""
        if self.at_end():
            raise self.wrong("a value is missing")
        quoted = _QUOTED.match(self._row, self._at)
        if quoted:
            self._at = quoted.end()
            return quoted[0][1:-1]
        bare = re.compile(rf"[^\s{re.escape(ends)}'\"\[\]{{}},#&*!|>%@`][^{re.escape(ends)}#]*")
        found = bare.match(self._row, self._at)
        if found is None:
            raise self.wrong("a value is missing, or needs quotation marks")
        self._at = found.end()
        return found[0].strip()

    def value(self, ends: str = "") -> Value:
        """The value that begins here; one in a list or a map ends before one of the signs."""
        if not self.at_end():
            if self._row[self._at] == "[":
                return list(self._items("]"))
            if self._row[self._at] == "{":
                return self._map()
        quoted = not self.at_end() and self._row[self._at] in "'\""
        text = self.word(ends)
        if quoted:
            return text
        if text in _BOOLEANS:
            return _BOOLEANS[text]
        return int(text) if _NUMBER.fullmatch(text) else text

    def _items(self, close: str) -> Iterator[Value]:
        self._at += 1
        while not self._closes(close):
            yield self.value(",]}")
            self._comma(close)

    def _map(self) -> dict[str, Value]:
        self._at += 1
        values: dict[str, Value] = {}
        while not self._closes("}"):
            key = self.word(":")
            self.expect(":")
            values[key] = self.value(",]}")
            self._comma("}")
        return values

    def _closes(self, close: str) -> bool:
        if self.at_end():
            raise self.wrong(f"{close!r} is missing")
        if self._row[self._at] != close:
            return False
        self._at += 1
        return True

    def _comma(self, close: str) -> None:
        if self.at_end() or self._row[self._at] not in (",", close):
            raise self.wrong(f"',' or {close!r} is missing")
        if self._row[self._at] == ",":
            self._at += 1


_QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"")
_NUMBER: Final = re.compile(r"-?\d+")
_BOOLEANS: Final = {"true": True, "false": False}
