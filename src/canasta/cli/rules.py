"""`canasta rules`: every rule of a preset."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import Field
from typing import Any

from canasta.cli.options import WrongInput, add_json, add_rules, changes, players_of
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.engine.rules.data import override_from_text, rule_to_data


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.epilog = "A rule that --set has changed is marked with *."
    parser.add_argument("preset", metavar="PRESET", nargs="?", help="such as classic")
    add_rules(parser, preset_option=False)
    parser.add_argument("--list", action="store_true", help="list the presets, one a line")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the rules in their groups."""
    if args.list:
        for name in RULESETS:
            print(name)
        if args.json:
            print(json.dumps({name: list(family) for name, family in RULESETS.items()}))
        return 0
    if args.preset is None:
        raise WrongInput(f"name a preset; there are: {', '.join(RULESETS)}")
    base = find_ruleset(args.preset, players_of(args.preset, args.players))
    rules = override_from_text(base, changes(args))
    for line in _lines(rules, base):
        print(line)
    if args.json:
        print(json.dumps(_data(rules, base)))
    return 0


def _lines(rules: Ruleset, base: Ruleset) -> Iterator[str]:
    counts = ", ".join(str(count) for count in RULESETS[base.name])
    yield f"{rules.name}, {rules.players} players (it is played by {counts})"
    differing = rules.differences(base)
    group = ""
    for home, name, field, value in rules.knobs():
        if home != group:
            group = home
            yield f"\n{_title(group)}"
        mark = "*" if name in differing else " "
        was = f"; {base.name}: {_text(differing[name][0])}" if name in differing else ""
        yield f"{mark} {name} = {_text(value)}"
        yield f"    {field.metadata['doc']} ({field.metadata['source']}{was})"


def _title(group: str) -> str:
    return {"out": "Going out", "turn": "The turn"}.get(group, group.capitalize())


def _text(value: Any) -> str:
    """A value as `--set` reads it."""
    data = rule_to_data(value)
    return data if isinstance(data, str) else json.dumps(data)


def _data(rules: Ruleset, base: Ruleset) -> dict[str, Any]:
    differing = rules.differences(base)
    return {
        "name": rules.name,
        "players": rules.players,
        "rules": [
            _rule(group, name, field, value) | {"changed": name in differing}
            for group, name, field, value in rules.knobs()
        ],
    }


def _rule(group: str, name: str, field: Field[Any], value: Any) -> dict[str, Any]:
    return {
        "group": group,
        "name": name,
        "value": rule_to_data(value),
        "meaning": field.metadata["doc"],
        "source": field.metadata["source"],
        "values": [rule_to_data(other) for other in field.metadata["values"]],
    }
