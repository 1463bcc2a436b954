"""Between which bounds the numbers of a ruleset lie, those in its lists included."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from canasta.engine.rules.complaint import Complaint
from canasta.engine.rules.values import LOWEST_SCORE

if TYPE_CHECKING:
    from canasta.engine.rules.ruleset import Ruleset

HIGHEST_NUMBER: Final = 1_000_000
"""No number of a rule is higher; totals stay far below."""

BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    "packs": (1, 8),
    "jokers": (0, 32),
    "hand_size": (1, 40),
    "packet_size": (1, 40),
    "draw_count": (1, 20),
    # Taking the pile with a natural pair makes a meld of three.
    "min_size": (3, 40),
    "canasta_size": (3, 40),
    "held_count": (1, 40),
}
"""The lowest and the highest of those numbers that are bound more narrowly."""


def no_number_is_negative(rules: Ruleset) -> Complaint | None:
    """No number of a rule is negative."""
    for name, number in _numbers(rules):
        if number < 0:
            return Complaint((name,), f"{name} is {number}; no number of a rule is negative")
    return None


def numbers_keep_their_bounds(rules: Ruleset) -> Complaint | None:
    """A number lies between its bounds; none is more than a million."""
    for name, number in _numbers(rules):
        low, high = BOUNDS.get(name, (0, HIGHEST_NUMBER))
        if not low <= number <= high:
            shown = str(number) if number < 10 * HIGHEST_NUMBER else "too high a number"
            return Complaint((name,), f"{name} is {shown}; choose from {low} to {high}")
    return None


NUMBER_LAWS: Final = (no_number_is_negative, numbers_keep_their_bounds)


def _numbers(rules: Ruleset) -> Iterator[tuple[str, int]]:
    for _, name, _, value in rules.knobs():
        if type(value) is int:
            yield name, value
        elif isinstance(value, tuple):
            for number in _numbers_in(value):
                yield name, number


def _numbers_in(value: Any) -> Iterator[int]:
    """The numbers of a list of numbers or of compound values; where a first band begins aside."""
    if type(value) is int:
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _numbers_in(item)
    elif is_dataclass(value):
        for part in fields(value):
            number = getattr(value, part.name)
            if number != LOWEST_SCORE:
                yield from _numbers_in(number)
