"""A ruleset as plain data, and back: what records and overrides are written in."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Final

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import find_ruleset, usual_players
from canasta.engine.rules.ruleset import Ruleset


def rules_to_data(rules: Ruleset) -> dict[str, Any]:
    """Every rule, by group and name, in strings, numbers, booleans and lists."""
    data: dict[str, Any] = {"name": rules.name}
    for group, name, _, value in rules.knobs():
        data.setdefault(group, {})[name] = rule_to_data(value)
    return data


def rules_from_data(data: Mapping[str, Any]) -> Ruleset:
    """The ruleset that `rules_to_data` wrote; rules left out keep the default of the family.

    Raises InvalidRuleset, which names the rule.
    """
    base = Ruleset(name=str(data.get("name", "unnamed")))
    groups = {group for group, _, _, _ in base.knobs()}
    changes: dict[str, Any] = {}
    for group, rules in data.items():
        if group == "name":
            continue
        if group not in groups or not isinstance(rules, Mapping):
            raise InvalidRuleset(f"no such group of rules: {group}")
        known = {name for home, name, _, _ in base.knobs() if home == group}
        for name, value in rules.items():
            if name not in known:
                raise InvalidRuleset(f"no such rule: {group}.{name}")
            changes[name] = value
    return override(base, changes)


def ruleset_from_data(data: Mapping[str, Any]) -> Ruleset:
    """A preset with some rules changed: what a file of rules holds.

    `preset` and `players` name the base, classic for as many as usual where they are left out;
    all else is as in `override`. Raises InvalidRuleset.

    >>> rules = ruleset_from_data({"preset": "samba", "deck": {"hand_size": 13}, "target": 5000})
    >>> rules.name, rules.deck.hand_size, rules.match.target
    ('samba', 13, 5000)
    """
    return override(base_of_data(data), {k: v for k, v in data.items() if k not in BASE_KEYS})


BASE_KEYS: Final = ("preset", "players")
"""What names the base of a ruleset in data."""


def base_of_data(data: Mapping[str, Any]) -> Ruleset:
    """The preset that data is based on. Raises InvalidRuleset."""
    preset = data.get("preset", "classic")
    if not isinstance(preset, str):
        raise InvalidRuleset(f"preset: {_shown(preset)} is not the name of a preset", ("preset",))
    players = data.get("players", usual_players(preset))
    if type(players) is not int:
        raise InvalidRuleset(f"players: {_shown(players)} is not a whole number", ("players",))
    return find_ruleset(preset, players)


def override(base: Ruleset, changes: Mapping[str, Any]) -> Ruleset:
    """A ruleset with some rules changed, given as plain data, by name or by group and name.

    Raises InvalidRuleset.
    """
    defaults = {name: value for _, name, _, value in Ruleset().knobs()}
    values = {}
    for name, (group, value) in _by_name(changes).items():
        try:
            values[name] = rule_from_data(name, defaults[name], value)
        except InvalidRuleset as error:
            raise InvalidRuleset(str(error), (name,), group) from None
    return base.with_rules(**values)


def _by_name(changes: Mapping[str, Any]) -> dict[str, tuple[str | None, Any]]:
    """Each change by the name of its rule, with the group it stood in, if it did."""
    home = {name: group for group, name, _, _ in Ruleset().knobs()}
    found: dict[str, tuple[str | None, Any]] = {}
    for key, value in changes.items():
        if key in home:
            _add(found, key, None, value)
        elif key in home.values():
            if not isinstance(value, Mapping):
                message = f"{key} is a group of rules; {_shown(value)} names none of them"
                raise InvalidRuleset(message, (key,))
            for name, inner in value.items():
                if home.get(name) != key:
                    raise InvalidRuleset(_unknown(name, home, key), (name,), key)
                _add(found, name, key, inner)
        else:
            raise InvalidRuleset(_unknown(key, home), (key,))
    return found


def _add(
    found: dict[str, tuple[str | None, Any]], name: str, group: str | None, value: Any
) -> None:
    if name in found:
        message = f"{name} is set twice, by itself and in its group; keep one"
        raise InvalidRuleset(message, (name,), group)
    found[name] = group, value


def _unknown(name: str, home: Mapping[str, str], group: str | None = None) -> str:
    """What is said of a name that is no rule, or none of the group."""
    if name in home:
        return f"{name} is no rule of {group}, but of {home[name]}"
    shown = name if name.isidentifier() else _shown(name)
    near = _nearest(name, (*home, *home.values(), *BASE_KEYS))
    return f"no such rule: {shown}{near}"


def _nearest(text: object, names: Iterable[str]) -> str:
    """The rest of a complaint about a name: what was meant, if one is near."""
    near = get_close_matches(text[:_MOST_SHOWN], list(names), 1) if isinstance(text, str) else []
    return f"; did you mean {near[0]}?" if near else ""


_MOST_SHOWN: Final = 40


def _shown(data: Any) -> str:
    """A value as a complaint shows it: its beginning, where it is long."""
    text = repr(data)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def override_from_text(base: Ruleset, settings: Mapping[str, str]) -> Ruleset:
    """The same with values as typed: `2`, `true`, `bury`, `["wild"]`. Raises InvalidRuleset."""
    changes: dict[str, Any] = {}
    for name, text in settings.items():
        try:
            changes[name] = tomllib.loads(f"value = {text}")["value"]
        except tomllib.TOMLDecodeError:
            changes[name] = text
    return override(base, changes)


def rule_to_data(value: Any) -> Any:
    """One value as plain data: a compound one as the list of its parts, last defaults left out."""
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, frozenset):
        return sorted(rule_to_data(item) for item in value)
    if is_dataclass(value):
        parts = fields(value)
        while getattr(value, parts[-1].name) == parts[-1].default:
            parts = parts[:-1]
        return [rule_to_data(getattr(value, part.name)) for part in parts]
    if isinstance(value, tuple):
        return [rule_to_data(item) for item in value]
    return value


def rule_from_data(name: str, like: Any, data: Any) -> Any:
    """One value from plain data, of the kind of `like`. Raises InvalidRuleset."""
    if isinstance(like, StrEnum):
        kind = type(like)
        if data not in list(kind):
            near = _nearest(data, kind)
            message = f"{name}: {_shown(data)} is none of: {', '.join(kind)}{near}"
            raise InvalidRuleset(message, (name,))
        return kind(data)
    if isinstance(like, bool | int):
        if type(data) is not type(like):
            wanted = "true or false" if isinstance(like, bool) else "a whole number"
            raise InvalidRuleset(f"{name}: {_shown(data)} is not {wanted}", (name,))
        return data
    if not isinstance(data, list | tuple):
        raise InvalidRuleset(f"{name}: {_shown(data)} is not a list", (name,))
    items = [_numbered(name, number, item) for number, item in enumerate(data, 1)]
    if not isinstance(like, frozenset):
        return tuple(items)
    for number, item in enumerate(items, 1):
        if item in items[: number - 1]:
            raise InvalidRuleset(f"{name}: item {number}: {item} is there already", (name,))
    return frozenset(items)


def _numbered(name: str, number: int, data: Any) -> Any:
    """An item of a list; a complaint says which."""
    try:
        return _item_from_data(name, _ITEMS[name], data)
    except InvalidRuleset as error:
        text = str(error).removeprefix(f"{name}: ")
        raise InvalidRuleset(f"{name}: item {number}: {text}", (name,)) from None


def _item_from_data(name: str, like: Any, data: Any) -> Any:
    if not is_dataclass(like):
        return rule_from_data(name, like, data)
    parts = fields(like)
    fewest = sum(part.default is MISSING for part in parts)
    if not isinstance(data, list | tuple) or not fewest <= len(data) <= len(parts):
        wanted = ", ".join(part.name for part in parts)
        raise InvalidRuleset(f"{name}: {_shown(data)} is not a list of: {wanted}", (name,))
    values = [
        rule_from_data(name, getattr(like, part.name), item)
        for part, item in zip(parts, data, strict=False)
    ]
    made: Any = type(like)
    return made(*values)


def _items() -> dict[str, Any]:
    """For each rule that is a list or a set: one of the items it may hold."""
    items = {}
    for _, name, knob, default in Ruleset().knobs():
        if isinstance(default, tuple | frozenset):
            lists = (default, *knob.metadata["values"])
            items[name] = next(item for value in lists for item in value)
    return items


_ITEMS = _items()
