"""Which rulesets are refused, and how few: writes docs/rules-refused.md.

python -m tests.rules.refused [--check]

Each law of `canasta.engine.rules.complaints` has an example here: a preset and what to change in
it. With `--check` nothing is written; the end status is 1 where the page is not what would be
written.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.engine.rules.complaints import LAWS
from canasta.engine.rules.data import override

PAGE = Path(__file__).parents[2] / "docs" / "rules-refused.md"
PAIRS: Final = 300
"""Random changes of two fields that are tried on each preset."""
_SEED: Final = "two rules"


class Example(NamedTuple):
    """A preset, and changes that a law refuses."""

    table: str
    changes: Mapping[str, Any]


EXAMPLES: Final[Mapping[str, Example]] = {
    "no_number_is_negative": Example("classic 4", {"draw_count": -1}),
    "numbers_keep_their_bounds": Example("classic 4", {"packs": 9}),
    "there_are_two_to_eight_seats": Example("classic 4", {"seating": [0, 1] * 5}),
    "sides_are_numbered_from_0": Example("classic 4", {"seating": [1, 2, 1, 2]}),
    "seats_fit_the_team_mode": Example("classic 4", {"team_mode": "lone-hand"}),
    "a_match_can_end": Example("classic 4", {"target": 0}),
    "packets_have_a_size": Example("pennies 6", {"packet_size": []}),
    "the_pack_is_large_enough": Example("classic 4", {"hand_size": 30}),
    "every_bonus_three_has_its_points": Example("classic 4", {"packs": 3}),
    "rejected_upcards_do_not_stay": Example("classic 4", {"upcard_reject_action": "leave"}),
    "black_threes_have_a_rule_of_their_own": Example(
        "classic 4", {"upcard_reject": ["black-three"]}
    ),
    "opening_bands_begin_lowest": Example("classic 4", {"opening_bands": [[0, 50]]}),
    "opening_bands_rise": Example(
        "classic 4", {"opening_bands": [[-1_000_000, 15], [1500, 90], [0, 50]]}
    ),
    "canasta_steps_begin_at_0": Example("italian 4", {"canasta_count_bonus": [[5, 500]]}),
    "canasta_steps_rise": Example(
        "italian 4", {"canasta_count_bonus": [[0, 0], [7, 900], [5, 500]]}
    ),
    "canasta_mixes_begin_at_0": Example("italian 4", {"canasta_mix_bonus": []}),
    "a_canasta_mix_is_priced_once": Example(
        "italian 4", {"canasta_mix_bonus": [[0, 0, 0], [4, 1, 500], [4, 1, 900]]}
    ),
    "a_special_hand_is_priced_once": Example(
        "modern-american 4", {"special_hands": [["pairs", 2500], ["pairs", 3000]]}
    ),
    "naturals_fit_the_smallest_meld": Example("classic 4", {"min_naturals": 4}),
    "the_smallest_meld_is_no_more_than_a_canasta": Example("classic 4", {"min_size": 8}),
    "a_sequence_can_be_a_canasta": Example("samba 4", {"canasta_size": 12}),
    "what_holds_for_the_opening_lasts_its_turn": Example("classic 4", {"naturals_before_wilds": 5}),
    "a_pair_takes_the_pile": Example("classic 4", {"captures": ["onto-set"]}),
    "quotas_can_be_filled": Example("classic 4", {"go_out_canastas": [["sequence", 1]]}),
    "quotas_are_few": Example("classic 4", {"go_out_canastas": [["any", 12]]}),
    "a_canasta_to_open_with_can_be_made": Example(
        "classic 4", {"canasta_size": 9, "opening_bands": [[-1_000_000, 50, "natural"]]}
    ),
    "an_opening_of_naturals_needs_no_canasta": Example(
        "brazilian 4", {"opening_content": "all-natural"}
    ),
    "a_foot_is_played_where_there_is_one": Example(
        "classic 4", {"out_conditions": ["partner-played-foot"]}
    ),
}

_HEAD = """\
# Rules that are refused

Made by `python -m tests.rules.refused`; do not edit.

Any rule of a preset may be changed while the game can still be played.
Here is each law that a ruleset must obey, a change that breaks it, and what is then said.
All else is accepted; [what others leave nothing to say](decisions/0015-moot-changes.md) is moot.
"""

_FIGURES = """\
## How little is refused

So many changes of one rule to another of its values make sense, and so many of {pairs} pairs:

| preset | players | one rule | two rules |
|---|---|---|---|
"""


def main(arguments: Sequence[str]) -> int:
    """Writes the page, or compares it."""
    text = page()
    if "--check" in arguments:
        return int(PAGE.read_text(encoding="utf-8") != text)
    PAGE.write_text(text, encoding="utf-8", newline="\n")
    return 0


def page() -> str:
    """The page, as it should be."""
    parts = [_HEAD, "| law | example | answer |", "|---|---|---|"]
    for law in LAWS:
        example = EXAMPLES[law.__name__]
        said = " ".join((law.__doc__ or "").split())
        parts.append(f"| {said} | {_shown(example)} | {answer(example)} |")
    rows = [
        f"| {rules.name} | {rules.players} | {share(ones(rules)):.1%} | {share(twos(rules)):.1%} |"
        for rules in tables()
    ]
    return "\n".join([*parts, "", _FIGURES.format(pairs=PAIRS) + "\n".join(rows), ""])


def answer(example: Example) -> str:
    """What is said of an example; it must be refused."""
    name, _, players = example.table.partition(" ")
    try:
        override(find_ruleset(name, int(players)), example.changes)
    except InvalidRuleset as error:
        return str(error)
    raise AssertionError(f"accepted: {example}")


def tables() -> list[Ruleset]:
    """Every preset for every number of players."""
    return [rules for family in RULESETS.values() for rules in family.values()]


def ones(rules: Ruleset) -> Iterator[bool]:
    """For each change of one rule to another of its values, whether it makes sense."""
    for name, others in _others(rules).items():
        for other in others:
            yield _is_valid(rules, {name: other})


def twos(rules: Ruleset) -> Iterator[bool]:
    """The same for random changes of two rules; the same ones every time."""
    rng = Random(f"{_SEED} {rules.name} {rules.players}")
    others = _others(rules)
    for _ in range(PAIRS):
        names = rng.sample(sorted(others), 2)
        yield _is_valid(rules, {name: rng.choice(others[name]) for name in names})


def share(valid: Iterator[bool]) -> float:
    """How many of them, from 0 to 1."""
    counted = list(valid)
    return sum(counted) / len(counted)


def _others(rules: Ruleset) -> dict[str, list[Any]]:
    others = {
        name: [other for other in knob.metadata["values"] if other != value]
        for _, name, knob, value in rules.knobs()
    }
    return {name: values for name, values in others.items() if values}


def _is_valid(rules: Ruleset, changes: Mapping[str, Any]) -> bool:
    try:
        rules.with_rules(**changes)
    except InvalidRuleset:
        return False
    return True


def _shown(example: Example) -> str:
    changes = ", ".join(f"`{name} = {_value(value)}`" for name, value in example.changes.items())
    return f"{example.table}: {changes}"


def _value(value: Any) -> str:
    return str(value).replace("'", '"')


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
