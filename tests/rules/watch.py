"""The rows of the rule book as a watch: which of them notices a changed rule.

Few rows notice a change, and there are thousands of both. So those are asked first that noticed
the same change elsewhere, then those that name a source of the rule, then the last to notice any.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import pytest

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.data import rule_to_data
from tests.rules.rows import Row, Unreadable, all_rows, check_row

Table: TypeAlias = "tuple[str, int]"
"""A preset and a number of players."""

_remembered: dict[str, list[tuple[str, int]]] = {}
"""The rows that noticed a change at any table, by rule and by rule and value: file and number."""


class Watched:
    """A row, with its rules ready."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.rules = row.rules
        self.own: Collection[str] = row.data.get("rules", {}).keys()
        self.own_text = str(row.data.get("rules", {}))
        self.place = row.file, row.number

    def notices(self, rules: Ruleset | None) -> bool:
        """Whether it fails under other rules; a position that they do not know says nothing."""
        if rules is None:
            return False
        try:
            check_row(self.row, rules)
        except Unreadable:
            return False
        except (Exception, pytest.fail.Exception):  # under other rules a row may fail in any way
            return True
        return False


class Watch:
    """The rows of a table; those that noticed something last come first."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = [Watched(row) for row in rows]

    def notices(self, rule: str, value: Any) -> Watched | None:
        """The first row found that fails with the change on top of its own rules.

        A row that sets the very rule is left out.
        """
        changed: dict[str, Ruleset | None] = {}
        for watched in self._likeliest_first(rule, value):
            if rule in watched.own:
                continue
            if watched.own_text not in changed:
                changed[watched.own_text] = changed_by(watched.rules, {rule: value})
            if watched.notices(changed[watched.own_text]):
                self._remember(watched, rule, value)
                return watched
        return None

    def _likeliest_first(self, rule: str, value: Any) -> Iterator[Watched]:
        places = [*_remembered.get(_key(rule, value), ()), *_remembered.get(rule, ())]
        sources = set(_sources()[rule])
        front = [watched for watched in self.rows if watched.place in places]
        front.sort(key=lambda watched: places.index(watched.place))
        front += [watched for watched in self.rows if sources & set(watched.row.ids)]
        yield from front
        asked = {id(watched) for watched in front}
        yield from [watched for watched in self.rows if id(watched) not in asked]

    def _remember(self, watched: Watched, rule: str, value: Any) -> None:
        self.rows.remove(watched)
        self.rows.insert(0, watched)
        for key in (_key(rule, value), rule):
            places = _remembered.setdefault(key, [])
            if watched.place in places:
                places.remove(watched.place)
            places.insert(0, watched.place)


def changed_by(ruleset: Ruleset, changes: Mapping[str, Any]) -> Ruleset | None:
    """A ruleset with changes; None where they make no sense or change nothing."""
    try:
        changed = ruleset.with_rules(**changes)
    except InvalidRuleset:
        return None
    return None if changed == ruleset else changed


def failing_rows(table: Table) -> list[str]:
    """The rows of a table that fail under their own rules."""
    return [row.name for row in _rows_of(table) if Watched(row).notices(row.rules)]


def watch_of(table: Table, failing: Sequence[str]) -> Watch:
    """The watch of a table without those rows; the same one every time."""
    return _watch_of(table, tuple(failing))


@cache
def _watch_of(table: Table, failing: tuple[str, ...]) -> Watch:
    return Watch([row for row in _rows_of(table) if row.name not in failing])


def _rows_of(table: Table) -> list[Row]:
    base = RULESETS[table[0]][table[1]]
    return [row for row in all_rows() if row.base is base]


@cache
def _sources() -> dict[str, list[str]]:
    """The ids of the rule book that each rule comes from."""
    rules = RULESETS["classic"][4]
    return {name: knob.metadata["source"].split(", ") for _, name, knob, _ in rules.knobs()}


def _key(rule: str, value: Any) -> str:
    return f"{rule} = {rule_to_data(value)}"
