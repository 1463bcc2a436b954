"""Which match is played by which rules: a number decides, so that all of them take turns.

Matches are of very different length. Presets whose matches are over soon come more often, and
those that go on and on less, so that each has its share of the rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canasta.engine.rules import RULESETS, Ruleset

_USUAL: Final = 2
_TIMES: Final[Mapping[str, int]] = {
    # Over in four rounds or five, as random players play.
    "classic-pt 2": 4,
    "mexicana 4": 4,
    "classic 2": 3,
    "classic 4": 3,
    "classic-online 2": 3,
    "classic-pt 4": 3,
    "classic-ro 2": 3,
    "hand-and-foot 4": 3,
    "hand-and-foot-short 4": 3,
    "modern-online 2": 3,
    "samba-ro 4": 3,
    # Often broken off, as random players hardly gain anything.
    "brazilian 4": 1,
    "classic-ro 3": 1,
    "cuban 4": 1,
    "italian 4": 1,
    "joker 4": 1,
    "modern-american 4": 1,
    "pennies 6": 1,
}
"""How often in a cycle; `_USUAL` where a preset is not named."""

_PRESETS: Final = tuple(rules for family in RULESETS.values() for rules in family.values())
_KINDS: Final = ("random", "random", "mixed", "random", "greedy")


def name_of(rules: Ruleset) -> str:
    """A preset and its number of players, as text."""
    return f"{rules.name} {rules.players}"


CYCLE: Final = tuple(
    rules
    for turn in range(max(_TIMES.values()))
    for rules in _PRESETS
    if turn < _TIMES.get(name_of(rules), _USUAL)
)
"""The rules of one match after the other; then from the start, with another kind of table."""


def table_of(number: int) -> tuple[Ruleset, str]:
    """The rules and the kind of table of a match."""
    table, place = divmod(number, len(CYCLE))
    return CYCLE[place], _KINDS[table % len(_KINDS)]
