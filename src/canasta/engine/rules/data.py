"""A ruleset as plain data, and back: what records and overrides are written in."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from typing import Any

from canasta.engine.errors import InvalidRuleset
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


def override(base: Ruleset, changes: Mapping[str, Any]) -> Ruleset:
    """A ruleset with some rules changed, given as plain data. Raises InvalidRuleset."""
    defaults = {name: value for _, name, _, value in Ruleset().knobs()}
    values = {}
    for name, value in changes.items():
        if name not in defaults:
            raise InvalidRuleset(f"no such rule: {name}")
        values[name] = rule_from_data(name, defaults[name], value)
    return base.with_rules(**values)


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
            raise InvalidRuleset(f"{name}: {data!r} is none of: {', '.join(kind)}")
        return kind(data)
    if isinstance(like, bool | int):
        if type(data) is not type(like):
            wanted = "true or false" if isinstance(like, bool) else "a whole number"
            raise InvalidRuleset(f"{name}: {data!r} is not {wanted}")
        return data
    if not isinstance(data, list | tuple):
        raise InvalidRuleset(f"{name}: {data!r} is not a list")
    items = [_item_from_data(name, _ITEMS[name], item) for item in data]
    return frozenset(items) if isinstance(like, frozenset) else tuple(items)


def _item_from_data(name: str, like: Any, data: Any) -> Any:
    if not is_dataclass(like):
        return rule_from_data(name, like, data)
    parts = fields(like)
    fewest = sum(part.default is MISSING for part in parts)
    if not isinstance(data, list | tuple) or not fewest <= len(data) <= len(parts):
        wanted = ", ".join(part.name for part in parts)
        raise InvalidRuleset(f"{name}: {data!r} is not a list of: {wanted}")
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
