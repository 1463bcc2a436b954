"""A match as a file: the rules, the order of the cards, every action, every score.

A record is TOML that people read and `diff` shows well. It is complete: the same cards and
actions make the same match anywhere, so a record can be replayed, checked or played on.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import zip_longest
from typing import Final, TypeVar

from canasta.engine.actions import Action, LayMeld
from canasta.engine.cards import Card, format_cards, parse_cards
from canasta.engine.errors import CanastaError, IllegalAction, InvalidDeck, InvalidNotation
from canasta.engine.match import Match
from canasta.engine.melds import Meld, MeldId
from canasta.engine.notation import format_action, parse_action
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.engine.rules.data import rules_from_data, rules_to_data
from canasta.engine.scoring import RoundScore, ScoreItem, ScoreLine
from canasta.engine.state import RoundEnd

FORMAT: Final = 1
"""The layout of the file."""
RULES_VERSION: Final = 1
"""Rises when the engine plays or scores anything differently than before."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended."""

    end: RoundEnd
    out: int | None
    """The seat that went out."""
    concealed: bool
    sheets: tuple[RoundScore, ...]
    """By side."""
    totals: tuple[int, ...]
    """Of the match, after this round, by side."""

    @classmethod
    def of(cls, round_: Round, sheets: Sequence[RoundScore], totals: Sequence[int]) -> RoundResult:
        """The result of a finished round."""
        assert round_.end is not None, "the round still lasts"
        return cls(round_.end, round_.out, round_.concealed, tuple(sheets), tuple(totals))


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round; without a result where it was broken off."""

    deck: tuple[Card, ...]
    """In dealing order."""
    actions: tuple[Action, ...] = ()
    result: RoundResult | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match, finished or broken off."""

    rules: Ruleset
    dealer: int
    """Who dealt the first round."""
    rounds: tuple[RoundRecord, ...] = ()
    winners: tuple[int, ...] = ()
    """Sides; none where the match was broken off."""
    names: tuple[str, ...] = ()
    """By seat, where they are known."""
    rules_version: int = RULES_VERSION
    """The version that wrote it."""


class RecordMismatch(CanastaError):
    """The first point in which a record and the rules differ.

    `round` and `action` count from 1; `expected` is what the rules make of the record up to
    there, `found` what it says.
    """

    def __init__(
        self, record: Record, expected: str, found: str, round_: int = 0, action: int = 0
    ) -> None:
        place = f"round {round_}" if round_ else "match"
        place += f", action {action}" if action else ""
        version = f"written by rules version {record.rules_version}"
        if record.rules_version != RULES_VERSION:
            version += f", read by {RULES_VERSION}"
        super().__init__(f"{place}: expected {expected}, found {found} ({version})")
        self.round = round_ or None
        self.action = action or None
        self.expected = expected
        self.found = found
        self.rules_version = record.rules_version


class Recorder:
    """Writes down a match while it is played; `record` is what has been written so far."""

    def __init__(self, match: Match, names: Sequence[str] = ()) -> None:
        assert match.round is None, "a record begins before the first deal"
        assert not match.n_rounds, "a record begins before the first deal"
        self.match = match
        self._start = Record(match.rules, match.dealer, names=tuple(names))
        self._rounds: list[RoundRecord] = []
        self._actions: list[Action] = []

    @classmethod
    def resume(cls, record: Record) -> Recorder:
        """Takes a record up where it stops, with its match in that state."""
        recorder = cls(Match(record.rules, record.dealer), record.names)
        for match in replay(record):
            recorder.match = match
        recorder._rounds = list(record.rounds)
        if record.rounds:
            recorder._actions = list(record.rounds[-1].actions)
        return recorder

    @property
    def record(self) -> Record:
        """The match so far."""
        rounds = self._rounds[:]
        if rounds and rounds[-1].result is None:
            rounds[-1] = replace(rounds[-1], actions=tuple(self._actions))
        return replace(self._start, rounds=tuple(rounds), winners=self.match.winners)

    def dealt(self, deck: Sequence[Card]) -> None:
        """A round was dealt."""
        self._rounds.append(RoundRecord(tuple(deck)))
        self._actions = []

    def played(self, action: Action) -> None:
        """An action was played, a compound one as a whole."""
        self._actions.append(action)

    def settled(self, round_: Round, sheets: Sequence[RoundScore]) -> None:
        """The match has settled this round, with these scores."""
        result = RoundResult.of(round_, sheets, self.match.scores)
        self._rounds[-1] = replace(self._rounds[-1], actions=tuple(self._actions), result=result)


def replay(record: Record) -> Iterator[Match]:
    """The match before the first deal, then after each deal, action and settlement.

    It is the same object every time. Nothing is checked: a record of unknown origin goes through
    `verify` first.
    """
    match = Match(record.rules, record.dealer)
    yield match
    for entry in record.rounds:
        round_ = match.deal(entry.deck)
        yield match
        for action in entry.actions:
            for step in _smallest(round_, action):
                round_.apply(step)
            yield match
        if entry.result is not None:
            match.settle()
            yield match


def verify(record: Record) -> Match:
    """Plays a record by the rules and returns the match where it stops.

    Raises RecordMismatch at the first action that is not legal, and the first score, total or
    winner that is not what the rules give.
    """
    match = Match(record.rules, record.dealer)
    for n, entry in enumerate(record.rounds, 1):
        _verify_round(record, match, n, entry)
    if record.winners != match.winners:
        raise RecordMismatch(record, _winners_text(match.winners), _winners_text(record.winners))
    return match


def _verify_round(record: Record, match: Match, n: int, entry: RoundRecord) -> None:
    if match.is_over:
        raise RecordMismatch(record, "no more rounds, as the match is over", "another one", n)
    if match.round is not None:
        raise RecordMismatch(record, "the result of the round before", "none", n)
    try:
        round_ = match.deal(entry.deck)
    except InvalidDeck as error:
        raise RecordMismatch(record, "a whole pack", str(error), n) from None
    for i, action in enumerate(entry.actions, 1):
        try:
            round_.play(action)
        except IllegalAction as error:
            found = f"{format_action(action)!r}: {error}"
            raise RecordMismatch(record, "a legal action", found, n, i) from None
    if entry.result is None:
        return
    if not round_.is_over:
        raise RecordMismatch(record, "further actions, as the round lasts", "a result", n)
    result = RoundResult.of(round_, match.settle(), match.scores)
    for expected, found in zip_longest(_facts(result), _facts(entry.result), fillvalue="nothing"):
        if expected != found:
            raise RecordMismatch(record, expected, found, n)


def _smallest(round_: Round, action: Action) -> Iterator[Action]:
    """The smallest plays of a compound one, which name the meld that the first of them starts."""
    if not isinstance(action, LayMeld):
        yield action
        return
    first, *others = action.steps(round_.plan)
    onto = MeldId(len(round_.side().melds)) if action.onto is None else action.onto
    yield first
    for step in others:
        yield LayMeld(step.cards, onto)


def _facts(result: RoundResult) -> Iterator[str]:
    """A result as short sentences, in the order in which they are compared."""
    yield f"end by {result.end}"
    yield "nobody out" if result.out is None else f"seat {result.out} out"
    yield "concealed" if result.concealed else "not concealed"
    for sheet, total in zip_longest(result.sheets, result.totals):
        for line in sheet.lines if sheet else ():
            yield f"side {sheet.side} {_line_text(line)}"
        yield f"a total of {total}"


def _winners_text(winners: Sequence[int]) -> str:
    return f"winners {', '.join(map(str, winners))}" if winners else "no winner"


# Writing


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
        if entry.result is not None:
            lines += _result_lines(entry.result)
    return "\n".join(lines) + "\n"


_DECK_ROW = 18  # cards: six rows for two packs


def _rows(deck: Sequence[Card]) -> Iterator[Sequence[Card]]:
    for start in range(0, len(deck), _DECK_ROW):
        yield deck[start : start + _DECK_ROW]


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
        yield from (f"  {{ {_line_text(line)} }}," for line in sheet.lines)
        yield "]"


def _line_text(line: ScoreLine) -> str:
    text = f'item = "{line.item.value}", points = {line.points}'
    if line.count is not None:
        text += f", count = {line.count}"
    if line.meld is not None:
        text += f', meld = "{format_cards(line.meld.cards)}"'
    return text


def _value_text(value: object) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Iterable):
        return f"[{', '.join(_value_text(item) for item in value)}]"
    return str(value)


# Reading


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
        self._refuse_others(table, ("deck", "actions", "result"), n)
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
        result = None
        if "result" in table:
            result = self._result(n, self._get(table, "result", dict, n), rules)
        return RoundRecord(deck, tuple(actions), result)

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
