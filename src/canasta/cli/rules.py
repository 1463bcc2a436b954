"""`canasta rules`: the rules of a preset, in words or field by field."""

from __future__ import annotations

import argparse
import json
import shutil
import textwrap
from collections.abc import Iterator
from dataclasses import Field
from typing import Any, Final

from canasta.cli.language import add_language, words_of
from canasta.cli.options import add_json, add_rules, base_and_rules_of
from canasta.cli.wrong_input import WrongInput
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.data import rule_to_data
from canasta.i18n import Catalogue, rule_in_words, rules_in_words

_WIDEST: Final = 100
"""Columns that a line of text has at most, however wide the terminal is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.epilog = "What --set or --rules has changed is marked with *."
    parser.add_argument("preset", metavar="PRESET", nargs="?", help="such as classic")
    add_rules(parser, preset_option=False)
    add_language(parser)
    parser.add_argument("--list", action="store_true", help="list the presets, one a line")
    parser.add_argument(
        "--fields", action="store_true", help="every rule as a field: value, meaning, source"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the rules in their groups."""
    if args.list:
        for name in RULESETS:
            print(name)
        if args.json:
            print(json.dumps({name: list(family) for name, family in RULESETS.items()}))
        return 0
    if args.preset is None and args.rules is None:
        raise WrongInput(f"name a preset; there are: {', '.join(RULESETS)}")
    base, rules = base_and_rules_of(args)
    words = words_of(args)
    for line in _fields(rules, base) if args.fields else _text(rules, base, words):
        print(line)
    if args.json:
        print(json.dumps(_data(rules, base, words)))
    return 0


def _text(rules: Ruleset, base: Ruleset, words: Catalogue) -> Iterator[str]:
    """A title, what the game is, and each group with its sentences."""
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    before = {rule for _, said in rules_in_words(base, words.locale) for rule in said}
    yield words.say("rules-of", name=words.say(f"preset-{base.name}"))
    yield from textwrap.wrap(words.say(f"preset-{base.name}.about"), width)
    for title, sentences in rules_in_words(rules, words.locale):
        yield f"\n{title}"
        for sentence in sentences:
            mark = "-" if sentence in before else "*"
            yield from textwrap.wrap(
                sentence, width, initial_indent=f"{mark} ", subsequent_indent="  "
            )


def _fields(rules: Ruleset, base: Ruleset) -> Iterator[str]:
    counts = ", ".join(str(count) for count in RULESETS[base.name])
    yield f"{rules.name}, {rules.players} players (it is played by {counts})"
    differing = rules.differences(base)
    group = ""
    for home, name, field, value in rules.knobs():
        if home != group:
            group = home
            yield f"\n{_title(group)}"
        mark = "*" if name in differing else " "
        was = f"; {base.name}: {_value(differing[name][0])}" if name in differing else ""
        yield f"{mark} {name} = {_value(value)}"
        yield f"    {field.metadata['doc']} ({field.metadata['source']}{was})"


def _title(group: str) -> str:
    return {"out": "Going out", "turn": "The turn"}.get(group, group.capitalize())


def _value(value: Any) -> str:
    """A value as `--set` reads it."""
    data = rule_to_data(value)
    return data if isinstance(data, str) else json.dumps(data)


def _data(rules: Ruleset, base: Ruleset, words: Catalogue) -> dict[str, Any]:
    differing = rules.differences(base)
    return {
        "name": rules.name,
        "players": rules.players,
        "rules": [
            _rule(group, name, field, value)
            | {
                "sentence": rule_in_words(name, value, words.locale, rules),
                "changed": name in differing,
            }
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
