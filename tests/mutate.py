"""Change every rule and see that a row of the rule book notices.

python -m tests.mutate [PRESET]…

Each field of each preset is set to each other value it may take, for all numbers of players at
once; fields in which a number of players differs from the base also for that number alone. A
change is noticed when a row of `tests/rules` fails under it: rows of that preset and number of
players, with the change on top of their own rules; a row that sets the very field is left out.
Prints what nobody noticed and what makes no sense, then a summary line for each preset; ends with
status 1 where a change went unnoticed, or where a row fails without one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass
from enum import StrEnum
from typing import Any

import pytest

from canasta.engine.errors import CanastaError, InvalidRuleset
from canasta.engine.position import parse_position
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.data import rule_to_data
from tests.rules.rows import Row, all_rows, check_row

_BASE = 4  # players; the form the others differ from, where a preset has it


@dataclass(frozen=True)
class Mutant:
    """One changed rule, for some numbers of players of a preset."""

    preset: str
    players: tuple[int, ...]
    rule: str
    value: Any

    def __str__(self) -> str:
        counts = ", ".join(map(str, self.players))
        return f"{self.preset} {counts}: {self.rule} = {rule_to_data(self.value)}"


def main(arguments: list[str]) -> int:
    """Mutates the presets named, or all of them; `NAME=VALUE` settings are ignored."""
    chosen = [argument for argument in arguments if "=" not in argument]
    for name in chosen:
        if name not in RULESETS:
            print(f"no preset {name!r}; there are: {', '.join(RULESETS)}")
            return 2
    return max([_mutate(name) for name in chosen or RULESETS])


def _mutate(preset: str) -> int:
    rows = [row for row in all_rows() if row.data.get("preset", "classic") == preset]
    failing = [row for row in rows if _notices(row, row.rules)]
    for row in failing:
        print(f"fails unchanged: {row.name}")
        rows.remove(row)
    n_killed = n_refused = n_survivors = 0
    for mutant in mutants(preset, RULESETS[preset]):
        rulesets = {n: _changed(RULESETS[preset][n], mutant) for n in mutant.players}
        if not any(rulesets.values()):
            n_refused += 1
            print(f"makes no sense: {mutant}")
        elif killer := _killer(mutant, rows):
            n_killed += 1
            # Rows that notice one change are likely to notice the next.
            rows.remove(killer)
            rows.insert(0, killer)
        else:
            n_survivors += 1
            print(f"unnoticed: {mutant}", flush=True)
    print(f"{preset}: {n_killed} noticed, {n_survivors} unnoticed, {n_refused} make no sense")
    return 1 if n_survivors or failing else 0


def mutants(preset: str, family: Mapping[int, Ruleset]) -> Iterator[Mutant]:
    """Every change to a preset: of all numbers of players, then of single ones."""
    base = family.get(_BASE, next(iter(family.values())))
    for _, rule, field, value in base.knobs():
        for other in _others(field, value):
            yield Mutant(preset, tuple(family), rule, other)
    for players, ruleset in family.items():
        differing = ruleset.differences(base)
        for _, rule, field, value in ruleset.knobs():
            if rule in differing:
                for other in _others(field, value):
                    yield Mutant(preset, (players,), rule, other)


def _others(field: Field[Any], value: Any) -> list[Any]:
    """The values a rule may take instead of this one."""
    candidates: list[Any] = [field.default, *field.metadata["values"]]
    if isinstance(value, StrEnum):
        candidates = list(type(value))
    elif isinstance(value, bool):
        candidates = [not value]
    return [other for i, other in enumerate(candidates) if other not in (value, *candidates[:i])]


def _changed(ruleset: Ruleset, mutant: Mutant) -> Ruleset | None:
    """A ruleset with the change; None where it makes no sense or is for another table."""
    if mutant.rule == "seating" and len(mutant.value) != ruleset.players:
        return None
    try:
        return ruleset.with_rules(**{mutant.rule: mutant.value})
    except InvalidRuleset:
        return None


def _killer(mutant: Mutant, rows: list[Row]) -> Row | None:
    """The first row that notices the change."""
    changed: dict[str, Ruleset | None] = {}
    for row in rows:
        own = row.data.get("rules", {})
        if row.base.players not in mutant.players or mutant.rule in own:
            continue
        key = f"{row.base.players} {own}"
        if key not in changed:
            changed[key] = _changed(row.rules, mutant)
        rules = changed[key]
        if rules is not None and _notices(row, rules):
            return row
    return None


def _notices(row: Row, rules: Ruleset) -> bool:
    """Whether a row fails under other rules; a position that they do not know says nothing."""
    if "position" in row.data:
        try:
            parse_position(row.data["position"], rules)
        except CanastaError:
            return False
    try:
        check_row(row, rules)
    except (Exception, pytest.fail.Exception):  # under other rules a row may fail in any way
        return True
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
