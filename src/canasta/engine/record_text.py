"""The text of a record: TOML, written for people and read with care.

`dumps` writes one text for one record; `loads` names line and column of what it cannot read.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TypeVar

from canasta.engine.cards import Card, format_cards, parse_cards
from canasta.engine.errors import InvalidNotation
from canasta.engine.melds import Meld
from canasta.engine.memory import RoundEnd
from canasta.engine.notation import format_action, parse_action
from canasta.engine.record import (
    FORMAT,
    DealProof,
    Record,
    RoundRecord,
    RoundResult,
    line_text,
)
from canasta.engine.rules import Ruleset
from canasta.engine.rules.data import rules_from_data, rules_to_data
from canasta.engine.scoring import RoundScore, ScoreItem, ScoreLine


def dumps(record: Record) -> str:
    """A record as text; equal records make equal texts."""
    lines = [f"format = {FORMAT}", f"rules_version = {record.rules_version}"]
    lines.append(f"dealer = {record.dealer}")
    if record.names:
        lines.append(f"names = {_value_text(record.names)}")
    if record.winners:
        lines.append(f"winners = {_value_text(record.winners)}")
    data = rules_to_data(record.rules)
    lines += ["", "[rules]", f"name = {_value_text(data.pop('name'))}"]
    for group, rules in data.items():
        lines += ["", f"[rules.{group}]"]
        lines += [f"{name} = {_value_text(value)}" for name, value in rules.items()]
    for n, entry in enumerate(record.rounds, 1):
        lines += ["", f"[[rounds]]  # {n}", 'deck = """']
        lines += [format_cards(row) for row in _rows(entry.deck)]
        lines += ['"""', 'actions = """']
        lines += [format_action(action) for action in entry.actions]
        lines.append('"""')
        if entry.proof is not None:
            lines += _proof_lines(entry.proof)
        if entry.result is not None:
            lines += _result_lines(entry.result)
    return "\n".join(lines) + "\n"


_DECK_ROW = 18  # cards: six rows for two packs


def _rows(deck: Sequence[Card]) -> Iterator[Sequence[Card]]:
    for start in range(0, len(deck), _DECK_ROW):
        yield deck[start : start + _DECK_ROW]


def _proof_lines(proof: DealProof) -> Iterator[str]:
    yield from ("", "[rounds.proof]", f"commitment = {_value_text(proof.commitment)}")
    yield f"seed = {_value_text(proof.seed)}"
    yield f"additions = {_value_text(proof.additions)}"


def _result_lines(result: RoundResult) -> Iterator[str]:
    yield from ("", "[rounds.result]", f"end = {_value_text(result.end.value)}")
    if result.out is not None:
        yield f"out = {result.out}"
        yield f"concealed = {_value_text(result.concealed)}"
    for sheet, total in zip(result.sheets, result.totals, strict=True):
        yield from ("", "[[rounds.result.sides]]", f"points = {sheet.total}", f"total = {total}")
        if not sheet.lines:
            yield "lines = []"
            continue
        yield "lines = ["
        yield from (f"  {{ {line_text(line)} }}," for line in sheet.lines)
        yield "]"


def _value_text(value: object) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Iterable):
        return f"[{', '.join(_value_text(item) for item in value)}]"
    return str(value)


def loads(text: str) -> Record:
    """The record that a text holds. Whether it follows the rules is for `verify` to say.

    Raises InvalidNotation, with line and column, for text that cannot be read, and
    InvalidRuleset for rules that cannot be.
    """
    return _Reader(text).record()


_Kind = TypeVar("_Kind")
_Choice = TypeVar("_Choice", bound=StrEnum)
_Table = Mapping[str, object]
_KIND_NAMES = {int: "a whole number", str: "a text", bool: "true or false", list: "a list"}


class _Reader:
    """A record being read; knows where in the text each entry stands."""

    def __init__(self, text: str) -> None:
        self.rows = text.split("\n")
        self.rounds_at = [i for i, row in enumerate(self.rows) if row.startswith("[[rounds]]")]
        try:
            self.data: _Table = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # too long a number, too deep a list
            message, line, column = _toml_complaint(str(error), len(self.rows))
            raise InvalidNotation(message, line, column) from None

    def record(self) -> Record:
        """All of it."""
        data = self.data
        if self._get(data, "format", int) != FORMAT:
            raise InvalidNotation(f"format: only {FORMAT} is known", self._line("format"))
        known = "format", "rules_version", "dealer", "names", "winners", "rules", "rounds"
        self._refuse_others(data, known)
        rules = rules_from_data(self._get(data, "rules", dict))
        dealer = self._get(data, "dealer", int)
        if not 0 <= dealer < rules.players:
            raise InvalidNotation(f"dealer: no seat {dealer}", self._line("dealer"))
        names = self._list(data, "names", str)
        if len(names) not in (0, rules.players):
            raise InvalidNotation(f"names: {rules.players}, one a seat", self._line("names"))
        rounds = self._list(data, "rounds", dict)
        return Record(
            rules,
            dealer,
            tuple(self._round(n, table, rules) for n, table in enumerate(rounds)),
            self._list(data, "winners", int),
            names,
            self._get(data, "rules_version", int),
        )

    def _round(self, n: int, table: _Table, rules: Ruleset) -> RoundRecord:
        self._refuse_others(table, ("deck", "actions", "proof", "result"), n)
        first = self._first_row("deck", n)
        try:
            deck = parse_cards(self._get(table, "deck", str, n))
        except InvalidNotation as error:
            raise _moved(error, first) from None
        actions = []
        first = self._first_row("actions", n)
        for i, row in enumerate(self._get(table, "actions", str, n).split("\n")):
            if row.strip():
                try:
                    actions.append(parse_action(row))
                except InvalidNotation as error:
                    raise _moved(error, first + i) from None
        proof = result = None
        if "proof" in table:
            proof = self._proof(n, self._get(table, "proof", dict, n))
        if "result" in table:
            result = self._result(n, self._get(table, "result", dict, n), rules)
        return RoundRecord(deck, tuple(actions), result, proof)

    def _proof(self, n: int, table: _Table) -> DealProof:
        self._refuse_others(table, ("commitment", "seed", "additions"), n)
        commitment, seed = (self._hash(table, key, n) for key in ("commitment", "seed"))
        return DealProof(commitment, seed, self._list(table, "additions", str, n))

    def _hash(self, table: _Table, key: str, n: int) -> str:
        text = self._get(table, key, str, n)
        if not re.fullmatch("[0-9a-f]{64}", text):
            raise InvalidNotation(f"{key}: not 64 hex digits", self._line(key, n))
        return text

    def _result(self, n: int, table: _Table, rules: Ruleset) -> RoundResult:
        self._refuse_others(table, ("end", "out", "concealed", "sides"), n)
        sides = self._list(table, "sides", dict, n)
        if len(sides) != rules.n_sides:
            raise InvalidNotation(f"sides: {rules.n_sides} are needed", self._line("result", n))
        out = self._get(table, "out", int, n) if "out" in table else None
        return RoundResult(
            self._choice(table, "end", RoundEnd, n),
            out,
            self._get(table, "concealed", bool, n) if "concealed" in table else False,
            tuple(self._sheet(n, side, sides[side]) for side in range(rules.n_sides)),
            tuple(self._get(side, "total", int, n) for side in sides),
        )

    def _sheet(self, n: int, side: int, table: _Table) -> RoundScore:
        self._refuse_others(table, ("points", "total", "lines"), n)
        lines = self._list(table, "lines", dict, n)
        sheet = RoundScore(side, tuple(self._score_line(n, line) for line in lines))
        points = self._get(table, "points", int, n)
        if points != sheet.total:
            message = f"points: {points}, but the lines of side {side} make {sheet.total}"
            raise InvalidNotation(message, self._line("points", n, side))
        return sheet

    def _score_line(self, n: int, table: _Table) -> ScoreLine:
        self._refuse_others(table, ("item", "points", "count", "meld"), n)
        meld = None
        if "meld" in table:
            text = self._get(table, "meld", str, n)
            try:
                meld = Meld.of(parse_cards(text))
            except InvalidNotation:
                meld = None
            if meld is None:
                raise InvalidNotation(f"meld: not one: {text!r}", self._line("result", n))
        return ScoreLine(
            self._choice(table, "item", ScoreItem, n),
            self._get(table, "points", int, n),
            meld,
            self._get(table, "count", int, n) if "count" in table else None,
        )

    def _get(self, table: _Table, key: str, kind: type[_Kind], n: int | None = None) -> _Kind:
        value = table.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            wrong = "missing" if value is None else f"not {_KIND_NAMES.get(kind, 'a table')}"
            raise InvalidNotation(f"{key}: {wrong}", self._line(key, n))
        return value

    def _list(
        self, table: _Table, key: str, kind: type[_Kind], n: int | None = None
    ) -> tuple[_Kind, ...]:
        """A list whose items are all of a kind; one left out is empty."""
        if key not in table:
            return ()
        items: list[object] = self._get(table, key, list, n)
        return tuple(self._get({key: item}, key, kind, n) for item in items)

    def _choice(self, table: _Table, key: str, kind: type[_Choice], n: int) -> _Choice:
        text = self._get(table, key, str, n)
        if text not in list(kind):
            message = f"{key}: {text!r} is none of: {', '.join(kind)}"
            raise InvalidNotation(message, self._line(key, n))
        return kind(text)

    def _refuse_others(self, table: _Table, known: Sequence[str], n: int | None = None) -> None:
        for key in table:
            if key not in known:
                raise InvalidNotation(f"no such entry: {key!r}", self._line(key, n))

    def _line(self, key: str, n: int | None = None, nth: int = 0) -> int:
        """The line of an entry of the head or of round n, counted from 0; else the block's own."""
        blocks = [0, *self.rounds_at, len(self.rows)]
        block = 0 if n is None else n + 1
        if block + 1 >= len(blocks):
            return 1
        rows = range(blocks[block], blocks[block + 1])
        entry = re.compile(rf"\s*{re.escape(key)}\s*=")
        found = [i + 1 for i in rows if entry.match(self.rows[i])]
        return found[nth] if nth < len(found) else rows.start + 1

    def _first_row(self, key: str, n: int) -> int:
        """The line of the first row of a text that goes over several lines."""
        line = self._line(key, n)
        return line + self.rows[line - 1].rstrip().endswith('"""')


def _moved(error: InvalidNotation, first: int) -> InvalidNotation:
    """The complaint about a text whose first row is the file's line `first`."""
    return InvalidNotation(error.message, first + error.line - 1, error.column)


def _toml_complaint(text: str, last: int) -> tuple[str, int, int]:
    """What the TOML reader says: message, line, column."""
    place = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", text)
    if place is None:
        return text, 1, 1
    line, column = place.groups()
    return text[: place.start()], int(line or last), int(column or 1)
