"""Change every rule and see that a row of the rule book notices.

python -m tests.mutate [PRESET]… [JOBS=2]

Each field of each preset is set to each other value it may take, for each number of players alone.
A change is noticed when a row of `tests/rules` fails under it: a row of that preset and number of
players, with the change on top of its own rules; a row that sets the very field is left out.
Where other rules leave a field nothing to say (`tests/moot.py`), no row may notice.
Prints what nobody noticed, then a line of figures for each preset and number of players; ends with
status 1 where a change went unnoticed or a moot one did not, or where a row fails without one.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import Field, dataclass
from enum import StrEnum
from functools import partial
from multiprocessing import get_context
from typing import Any

from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.data import rule_to_data
from canasta.engine.rules.plan import Plan
from tests.moot import says_nothing
from tests.rules.watch import Table, Watch, changed_by, failing_rows, watch_of

OUTCOMES = (NOTICED, UNNOTICED, SENSELESS, UNPLAYABLE, MOOT, NOT_MOOT) = (
    "noticed",
    "unnoticed",
    "senseless",
    "unplayable",
    "moot",
    "noticed though moot",
)
FAULTS = (UNNOTICED, UNPLAYABLE, NOT_MOOT)


@dataclass(frozen=True)
class Mutant:
    """One changed rule of a preset for so many players."""

    preset: str
    players: int
    rule: str
    value: Any

    def __str__(self) -> str:
        return f"{self.preset} {self.players}: {self.rule} = {rule_to_data(self.value)}"


def main(arguments: list[str]) -> int:
    """Mutates the presets named, or all of them; of `NAME=VALUE` settings only JOBS is known."""
    chosen = [argument for argument in arguments if "=" not in argument]
    for name in chosen:
        if name not in RULESETS:
            print(f"no preset {name!r}; there are: {', '.join(RULESETS)}")
            return 2
    settings = dict(argument.split("=", 1) for argument in arguments if "=" in argument)
    jobs = settings.get("JOBS", "")
    tables = [(name, players) for name in chosen or RULESETS for players in RULESETS[name]]
    return _tell(tables, int(jobs) if jobs.isdecimal() and int(jobs) else os.cpu_count() or 1)


def _tell(tables: list[Table], jobs: int) -> int:
    """Changes every rule at these tables, in so many processes, and prints what came of it."""
    rules = [name for _, name, _, _ in RULESETS["classic"][4].knobs()]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
        failing = dict(zip(tables, executor.map(failing_rows, tables), strict=True))
        change = partial(_mutate, tables, failing)
        found = [one for some in executor.map(change, rules) for one in some]
        moot = [
            [mutant for mutant, outcome in found if is_at(mutant, t) and outcome == MOOT]
            for t in tables
        ]
        not_moot = executor.map(partial(_noticed_though_moot, failing), tables, moot)
        noticed = {str(mutant) for some in not_moot for mutant in some}
    outcomes = [(m, NOT_MOOT if str(m) in noticed else outcome) for m, outcome in found]
    return max(_tell_table(table, failing[table], outcomes) for table in tables)


def _tell_table(
    table: Table, failing: Sequence[str], outcomes: Sequence[tuple[Mutant, str]]
) -> int:
    for name in failing:
        print(f"fails unchanged: {name}")
    counts: Counter[str] = Counter()
    for mutant, outcome in outcomes:
        if is_at(mutant, table):
            counts[outcome] += 1
            if outcome in FAULTS:
                print(f"{outcome}: {mutant}")
    told = ", ".join(f"{counts[outcome]} {outcome}" for outcome in OUTCOMES)
    print(f"{table[0]} {table[1]}: {told}", flush=True)
    return 1 if failing or any(counts[fault] for fault in FAULTS) else 0


def is_at(mutant: Mutant, table: Table) -> bool:
    """Whether a change is one of this preset and number of players."""
    return (mutant.preset, mutant.players) == table


def _mutate(
    tables: Sequence[Table], failing: Mapping[Table, Sequence[str]], rule: str
) -> list[tuple[Mutant, str]]:
    """What came of every change of one rule, at each table.

    One process has a rule at all tables: the row that notices at one is likely to at the next.
    """
    return [
        (mutant, _outcome(mutant, watch_of(table, failing[table])))
        for table in tables
        for mutant in mutants(*table)
        if mutant.rule == rule
    ]


def _outcome(mutant: Mutant, watch: Watch) -> str:
    """What came of a change; of a moot one, that it is."""
    changed = with_change(RULESETS[mutant.preset][mutant.players], mutant)
    if changed is None:
        return SENSELESS
    if is_moot(mutant, changed):
        return MOOT
    try:
        Plan(changed)
    except Exception:  # what makes sense can be played, whatever goes wrong here
        return UNPLAYABLE
    return NOTICED if watch.notices(mutant.rule, mutant.value) else UNNOTICED


def _noticed_though_moot(
    failing: Mapping[Table, Sequence[str]], table: Table, moot: Sequence[Mutant]
) -> list[Mutant]:
    """Those moot changes that a row notices.

    A row is shown one change of every rule at once, and each alone where it notices something.
    Where the row's own rules give a field something to say, it says it.
    """
    noticed: list[Mutant] = []
    left = list(moot)
    while left:
        batch = list({mutant.rule: mutant for mutant in reversed(left)}.values())
        left = [mutant for mutant in left if mutant not in batch]
        for watched in watch_of(table, failing[table]).rows:
            here = [m for m in batch if m.rule not in watched.own and is_moot(m, watched.rules)]
            changes = {mutant.rule: mutant.value for mutant in here}
            together = changed_by(watched.rules, changes)
            whole = together is not None and all(is_moot(m, together) for m in here)
            if whole and not watched.notices(together):
                continue
            for mutant in here:
                alone = with_change(watched.rules, mutant)
                moot_alone = alone is not None and is_moot(mutant, alone)
                if moot_alone and watched.notices(alone):
                    noticed.append(mutant)
    return noticed


def mutants(preset: str, players: int) -> Iterator[Mutant]:
    """Every change to a preset for so many players."""
    for _, rule, field, value in RULESETS[preset][players].knobs():
        for other in _others(field, value):
            yield Mutant(preset, players, rule, other)


def with_change(ruleset: Ruleset, mutant: Mutant) -> Ruleset | None:
    """A ruleset with the change; None where it makes no sense, is none or for another table."""
    if mutant.rule == "seating" and len(mutant.value) != ruleset.players:
        return None
    return changed_by(ruleset, {mutant.rule: mutant.value})


def is_moot(mutant: Mutant, changed: Ruleset) -> bool:
    """Whether other rules leave the changed one nothing to say."""
    preset = RULESETS[mutant.preset][mutant.players]
    before = next(value for _, name, _, value in preset.knobs() if name == mutant.rule)
    return says_nothing(mutant.rule, changed, before)


def _others(field: Field[Any], value: Any) -> list[Any]:
    """The values a rule may take instead of this one."""
    candidates: list[Any] = [field.default, *field.metadata["values"]]
    if isinstance(value, StrEnum):
        candidates = list(type(value))
    elif isinstance(value, bool):
        candidates = [not value]
    return [other for i, other in enumerate(candidates) if other not in (value, *candidates[:i])]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
