"""Change every rule and see that a row of the rule book notices.

python -m tests.mutate [PRESET]…

Each field of each preset is set to each other value it may take, for each number of players alone.
A change is noticed when a row of `tests/rules` fails under it: a row of that preset and number of
players, with the change on top of its own rules; a row that sets the very field is left out.
Where other rules leave a field nothing to say (`_MOOT`), no row may notice.
Prints what nobody noticed, then a line of figures for each preset and number of players; ends with
status 1 where a change went unnoticed or a moot one did not, or where a row fails without one.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass
from enum import StrEnum
from typing import Any

import pytest

from canasta.engine.errors import CanastaError, InvalidRuleset
from canasta.engine.position import parse_position
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.choices import (
    BlackThreeMeld,
    Permission,
    PileBlackThrees,
    SpoiledBy,
    StockEnd,
    TeamMode,
    WildMeld,
)
from canasta.engine.rules.data import rule_to_data
from tests.rules.rows import Row, all_rows, check_row

OUTCOMES = (NOTICED, UNNOTICED, SENSELESS, MOOT, NOT_MOOT) = (
    "noticed",
    "unnoticed",
    "senseless",
    "moot",
    "noticed though moot",
)
FAULTS = (UNNOTICED, NOT_MOOT)


def _has_no_partners(rules: Ruleset) -> bool:
    return rules.players == rules.n_sides and rules.match.team_mode is TeamMode.FIXED


def _has_no_wild_melds(rules: Ruleset) -> bool:
    return rules.melds.wild_meld is WildMeld.NEVER


def _finishes_wild_melds(rules: Ruleset) -> bool:
    """Whether no meld of wilds can be less than a canasta."""
    return rules.melds.wild_meld in (WildMeld.NEVER, WildMeld.WHOLE_CANASTA)


def _sets_nothing_aside(rules: Ruleset) -> bool:
    return rules.pile.pile_black_threes is PileBlackThrees.TO_HAND


# When a field says nothing, whatever its value, because of others.
_MOOT: Mapping[str, Callable[[Ruleset], bool]] = {
    # With two seats both ways round are one.
    "direction": lambda rules: rules.players == 2,
    "upcard_reject_action": lambda rules: not rules.deck.upcard_reject,
    "short_draw_ok": lambda rules: rules.turn.draw_count == 1,
    "permission": _has_no_partners,
    "ask_window": lambda rules: rules.out.permission is Permission.NONE or _has_no_partners(rules),
    # Alone, the melds of the side are the player's.
    "concealed_spoiled_by": _has_no_partners,
    # The partner's melds are the side's, grown or not.
    "concealed_may_add": lambda rules: (
        rules.out.concealed_spoiled_by is SpoiledBy.SIDE or _has_no_partners(rules)
    ),
    # No turn begins without a stock.
    "forced_fit": lambda rules: rules.out.stock_end is StockEnd.AFTER_LAST_DRAWER,
    "special_courtesy": lambda rules: not rules.scoring.special_hands or _has_no_partners(rules),
    "special_from_discard": lambda rules: not rules.scoring.special_hands,
    "wild_bonus": _has_no_wild_melds,
    "wild_twos_bonus": _has_no_wild_melds,
    "wild_jokers_bonus": _has_no_wild_melds,
    "wild_unfinished": _finishes_wild_melds,
    "wild_unfinished_jokers": _finishes_wild_melds,
    "sequence_bonus": lambda rules: not rules.melds.sequences,
    "sequence_shorter_than": lambda rules: not rules.melds.sequences,
    "sequence_short": lambda rules: (
        not rules.melds.sequences or not rules.scoring.sequence_shorter_than
    ),
    "held_count": lambda rules: not rules.scoring.sevens_held and not rules.scoring.aces_held,
    "black3_aside": _sets_nothing_aside,
    "black3_aside_all": _sets_nothing_aside,
    "black_threes_bonus": lambda rules: rules.melds.black3_meld is BlackThreeMeld.NEVER,
    "tie_raise": lambda rules: not rules.match.target,
}


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
    """Mutates the presets named, or all of them; `NAME=VALUE` settings are ignored."""
    chosen = [argument for argument in arguments if "=" not in argument]
    for name in chosen:
        if name not in RULESETS:
            print(f"no preset {name!r}; there are: {', '.join(RULESETS)}")
            return 2
    return max([_mutate(name, n) for name in chosen or RULESETS for n in RULESETS[name]])


def _mutate(preset: str, players: int) -> int:
    base = RULESETS[preset][players]
    rows = [row for row in all_rows() if row.base is base]
    failing = [row for row in rows if _notices(row, row.rules)]
    for row in failing:
        print(f"fails unchanged: {row.name}")
        rows.remove(row)
    outcomes: Counter[str] = Counter()
    for mutant in mutants(preset, players):
        outcome = _outcome(mutant, rows)
        outcomes[outcome] += 1
        if outcome in FAULTS:
            print(f"{outcome}: {mutant}", flush=True)
    counts = ", ".join(f"{outcomes[outcome]} {outcome}" for outcome in OUTCOMES)
    print(f"{preset} {players}: {counts}", flush=True)
    return 1 if failing or any(outcomes[fault] for fault in FAULTS) else 0


def _outcome(mutant: Mutant, rows: list[Row]) -> str:
    changed = with_change(RULESETS[mutant.preset][mutant.players], mutant)
    if changed is None:
        return SENSELESS
    killer = _killer(mutant, rows)
    if is_moot(mutant, changed):
        return NOT_MOOT if killer else MOOT
    if not killer:
        return UNNOTICED
    # Rows that notice one change are likely to notice the next.
    rows.remove(killer)
    rows.insert(0, killer)
    return NOTICED


def mutants(preset: str, players: int) -> Iterator[Mutant]:
    """Every change to a preset for so many players."""
    for _, rule, field, value in RULESETS[preset][players].knobs():
        for other in _others(field, value):
            yield Mutant(preset, players, rule, other)


def with_change(ruleset: Ruleset, mutant: Mutant) -> Ruleset | None:
    """A ruleset with the change; None where it makes no sense, is none or for another table."""
    if mutant.rule == "seating" and len(mutant.value) != ruleset.players:
        return None
    try:
        changed = ruleset.with_rules(**{mutant.rule: mutant.value})
    except InvalidRuleset:
        return None
    return None if changed == ruleset else changed


def is_moot(mutant: Mutant, changed: Ruleset) -> bool:
    """Whether other rules leave the changed one nothing to say."""
    says_nothing = _MOOT.get(mutant.rule)
    return says_nothing is not None and says_nothing(changed)


def _others(field: Field[Any], value: Any) -> list[Any]:
    """The values a rule may take instead of this one."""
    candidates: list[Any] = [field.default, *field.metadata["values"]]
    if isinstance(value, StrEnum):
        candidates = list(type(value))
    elif isinstance(value, bool):
        candidates = [not value]
    return [other for i, other in enumerate(candidates) if other not in (value, *candidates[:i])]


def _killer(mutant: Mutant, rows: list[Row]) -> Row | None:
    """The first row that notices the change."""
    changed: dict[str, Ruleset | None] = {}
    for row in rows:
        own = row.data.get("rules", {})
        if mutant.rule in own:
            continue
        key = str(own)
        if key not in changed:
            changed[key] = with_change(row.rules, mutant)
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
