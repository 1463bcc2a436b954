"""A file of rules, in TOML or JSON: a preset, and what is changed in it.

    preset = "samba"
    players = 4
    target = 5000
    [deck]
    hand_size = 13

A complaint says where: file, line and column.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NoReturn

from canasta.cli.wrong_input import WrongInput
from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import Ruleset
from canasta.engine.rules.data import base_of_data, ruleset_from_data

_LARGEST: Final = 65_536
"""Bytes of a file; all rules of a preset take a tenth of that."""


class RulesFile:
    """A file that has been read; knows where each rule stands in its text."""

    def __init__(self, path: str) -> None:
        """Reads a file, or standard input for `-`. Raises WrongInput and OSError."""
        self.name = "standard input" if path == "-" else path
        self.text = self._decoded(_bytes_of(path))
        is_json = path.endswith(".json") or (path == "-" and self.text.lstrip()[:1] == "{")
        self.is_json = is_json
        self.data = self._json() if is_json else self._toml()
        if not self.data:
            self._refuse('holds no rules; name a preset, such as preset = "classic"')

    def base(self, preset: str | None, players: int | None) -> Ruleset:
        """The preset it is based on; what the command line names must agree. Raises WrongInput."""
        try:
            return base_of_data(self._named(preset, players))
        except InvalidRuleset as error:
            self._refuse_rules(error)

    def ruleset(self, preset: str | None, players: int | None) -> Ruleset:
        """The preset with its changes. Raises WrongInput."""
        try:
            return ruleset_from_data(self._named(preset, players))
        except InvalidRuleset as error:
            self._refuse_rules(error)

    def _named(self, preset: str | None, players: int | None) -> dict[str, Any]:
        """The data, with what the command line names."""
        for key, asked in (("preset", preset), ("players", players)):
            if asked is not None and self.data.get(key, asked) != asked:
                complaint = (
                    f"{key} is {self.data[key]!r}, but --{key} says {asked!r}; leave out one"
                )
                self._refuse(complaint, self._place(key))
        asked_for = {"preset": preset, "players": players}
        return {k: v for k, v in asked_for.items() if v is not None} | dict(self.data)

    def _decoded(self, data: bytes) -> str:
        if len(data) > _LARGEST:
            self._refuse(f"more than {_LARGEST} bytes, so not a file of rules")
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            before = data[: error.start]
            column = error.start - (before.rfind(b"\n") + 1) + 1
            self._refuse("not UTF-8 text", (before.count(b"\n") + 1, column))

    def _toml(self) -> Mapping[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|.*)\)", str(error), re.S)
            text, line, column = found.groups() if found else (str(error), None, None)
            last = self.text.rstrip("\n").count("\n") + 1
            self._refuse(text, (int(line or last), int(column or 1)))
        except (ValueError, RecursionError) as error:
            self._refuse_value(error)

    def _json(self) -> Mapping[str, Any]:
        try:
            data = json.loads(
                self.text, object_pairs_hook=self._object, parse_constant=self._no_number
            )
        except json.JSONDecodeError as error:
            self._refuse(error.msg, (error.lineno, error.colno))
        except WrongInput:
            raise
        except (ValueError, RecursionError) as error:
            self._refuse_value(error)
        if not isinstance(data, dict):
            self._refuse("not an object with rules in it", (1, 1))
        return data

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for key, value in pairs:
            if key in data:
                self._refuse(f"{key} is set twice; keep one", self._place(key))
            data[key] = value
        return data

    def _no_number(self, name: str) -> NoReturn:
        found = re.search(rf"{re.escape(name)}\b", self.text)
        self._refuse(f"{name} is no number of a rule", self._at(found.start() if found else 0))

    def _refuse_value(self, error: Exception) -> NoReturn:
        """For what Python does not read: too long a number, too deep a list."""
        if isinstance(error, RecursionError):
            self._refuse("lists in lists, deeper than any rule", (1, 1))
        digits = re.search(r"\d[\d_]{4000,}", self.text)
        self._refuse("a number of too many digits", self._at(digits.start() if digits else 0))

    def _refuse_rules(self, error: InvalidRuleset) -> NoReturn:
        """Puts the place of the first field that stands in the text before a complaint."""
        places = (self._place(name, error.group) for name in error.fields)
        self._refuse(str(error), next((place for place in places if place), None))

    def _refuse(self, complaint: str, place: tuple[int, int] | None = None) -> NoReturn:
        where = f"line {place[0]}, column {place[1]}: " if place else ""
        raise WrongInput(f"{self.name}: {where}{complaint}")

    def _place(self, key: str, group: str | None = None) -> tuple[int, int] | None:
        """Line and column, from 1, of a key, or of the last that is called so; None if none is."""
        find = _json_keys if self.is_json else _toml_keys
        places = find(self.text, key, group)
        return self._at(places[-1]) if places else None

    def _at(self, offset: int) -> tuple[int, int]:
        before = self.text[:offset]
        return before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1


def _bytes_of(path: str) -> bytes:
    if path == "-":
        buffer = getattr(sys.stdin, "buffer", None)  # a stand-in for a keyboard has none
        if buffer is None:
            return sys.stdin.read(_LARGEST + 1).encode()
        return bytes(buffer.read(_LARGEST + 1))
    with Path(path).open("rb") as file:
        return file.read(_LARGEST + 1)


def _json_keys(text: str, key: str, group: str | None) -> list[int]:
    """Where a key of an object stands, or one in the object of a group."""
    # As in the text, or with the escapes that a writer of ASCII makes.
    spelt = "|".join(re.escape(json.dumps(key, ensure_ascii=x)) for x in (False, True))
    inside = rf"{re.escape(json.dumps(group))}\s*:\s*\{{[^{{}}]*?" if group else ""
    return [found.start(1) for found in re.finditer(rf"{inside}({spelt})\s*:", text)]


def _toml_keys(text: str, key: str, group: str | None) -> list[int]:
    """Where a key stands, at the head of its line, dotted, in braces or in brackets."""
    spelt = rf"""["']?{re.escape(key)}["']?"""
    entry = re.compile(rf"""(?:^|[{{,.])\s*({spelt})\s*[=.]""")
    header = re.compile(r"""\s*\[\s*["']?([^]"']*?)["']?\s*\]\s*(?:#.*)?$""")
    named = re.compile(rf"""^\s*["']?{re.escape(group or "")}["']?\s*(?:\.|=\s*\{{)""")
    places, offset, home = [], 0, None
    for row in text.split("\n"):
        heading = header.match(row.rstrip("\r"))
        if heading:
            home = heading[1]
            if home == key and group is None:
                places.append(offset + heading.start(1))
        elif group is None or home == group or named.match(row):
            bare = row if row.lstrip()[:1] != "#" else ""
            places += [offset + found.start(1) for found in entry.finditer(bare)]
        offset += len(row) + 1
    return places
