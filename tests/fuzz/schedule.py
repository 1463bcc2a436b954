"""Which match is played by which rules: a number decides, so that all of them take turns.

Matches are of very different length, and rounds of very different cost. Rounds that take long to
play have a share of a little over one in a hundred each, the others have the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canasta.engine.rules import RULESETS, Ruleset

_USUAL: Final = 9
_TIMES: Final[Mapping[str, int]] = {
    "uruguay 4": 3,
    "joker 4": 2,
    "cuban 4": 2,
    "samba 4": 5,
    "samba-ro 4": 5,
    "chile 4": 4,
    "bolivia 4": 4,
    "brazilian 4": 2,
    "hand-and-foot 4": 6,
    "hand-and-foot-short 4": 6,
    "pennies 6": 2,
    "mexicana 4": 9,
    "modern-american 4": 1,
    "italian 4": 1,
}
"""How often in a cycle; `_USUAL` where a preset is not named."""

_PRESETS: Final = tuple(rules for family in RULESETS.values() for rules in family.values())
_KINDS: Final = ("random", "random", "mixed", "random", "greedy")


def name_of(rules: Ruleset) -> str:
    """A preset and its number of players, as text."""
    return f"{rules.name} {rules.players}"


CYCLE: Final = tuple(
    rules
    for turn in range(_USUAL)
    for rules in _PRESETS
    if turn < _TIMES.get(name_of(rules), _USUAL)
)
"""The rules of one match after the other; then from the start, with another kind of table."""


def table_of(number: int) -> tuple[Ruleset, str]:
    """The rules and the kind of table of a match."""
    table, place = divmod(number, len(CYCLE))
    return CYCLE[place], _KINDS[table % len(_KINDS)]
