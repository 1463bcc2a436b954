"""Rulesets that nobody has thought of: a preset with up to eight of its rules changed at random.

Not only to the values that a field names, but to any that it could take: other numbers, other
quotas, other bands. Whatever `validate` accepts has to be playable.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import Field
from enum import StrEnum
from itertools import accumulate
from random import Random
from typing import Any, Final

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.choices import (
    Capture,
    DiscardBan,
    OpeningCanasta,
    OutCondition,
    QuotaKind,
    Special,
)
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.rules.values import LOWEST_SCORE, Band, CanastaMix, HandBonus, Quota

MOST_CHANGES: Final = 8
"""Rules changed in one ruleset, at most."""
_TRIES: Final = 1000


def random_ruleset(
    rng: Random,
    presets: Collection[str] = tuple(RULESETS),
    fields: Collection[str] | None = None,
) -> Ruleset:
    """A ruleset that makes sense: one of these presets, with some of these fields changed."""
    for _ in range(_TRIES):
        family = RULESETS[rng.choice(tuple(presets))]
        base = family[rng.choice(tuple(family))]
        knobs = {
            name: (knob, value)
            for _, name, knob, value in base.knobs()
            if fields is None or name in fields
        }
        names = rng.sample(sorted(knobs), min(len(knobs), rng.randint(1, MOST_CHANGES)))
        changes = {name: random_value(base, name, *knobs[name], rng) for name in names}
        try:
            return base.with_rules(**changes)
        except InvalidRuleset:
            continue
    raise AssertionError(f"of {_TRIES} random rulesets none is valid")


def random_value(base: Ruleset, name: str, knob: Field[Any], value: Any, rng: Random) -> Any:
    """A value that a rule of `base` could take, often another than it has."""
    if name in _LISTS and rng.random() < 0.7:
        return _LISTS[name](base, rng)
    named = (knob.default, *knob.metadata["values"])
    if isinstance(value, StrEnum):
        return rng.choice(list(type(value)))
    if isinstance(value, bool):
        return rng.random() < 0.5
    if isinstance(value, frozenset):
        return frozenset(item for item in _ITEMS[name] if rng.random() < 0.5)
    if type(value) is int:
        if rng.random() < 0.5:
            return rng.choice(named)
        # Points go in fives, everything else in ones.
        step = 5 * rng.choice((1, 2, 20, 100)) if knob.metadata["doc"].startswith("points") else 1
        return max(0, rng.choice((value, *named)) + step * rng.randint(-2, 2))
    return rng.choice((value, *named))


_ITEMS: Final[Mapping[str, type[StrEnum]]] = {
    "upcard_reject": Special,
    "discard_bans": DiscardBan,
    "freezers": Special,
    "captures": Capture,
    "out_conditions": OutCondition,
}


def _opening_bands(_: Ruleset, rng: Random) -> tuple[Band, ...]:
    starts = [LOWEST_SCORE, *sorted(rng.sample(range(0, 8000, 500), rng.randint(0, 5)))]
    canastas = (*[OpeningCanasta.NONE] * 9, *OpeningCanasta)
    return tuple(
        Band(start, 5 * points, rng.choice(canastas))
        for start, points in zip(starts, _rising(rng, len(starts), 10), strict=True)
    )


def _three_schedule(base: Ruleset, rng: Random) -> tuple[int, ...]:
    return tuple(100 * step for step in _rising(rng, base.n_red_threes, 3))


def _packet_size(_: Ruleset, rng: Random) -> tuple[int, ...]:
    return tuple(rng.randint(1, 15) for _ in range(rng.randint(1, 3)))


def _go_out_canastas(_: Ruleset, rng: Random) -> tuple[Quota, ...]:
    return tuple(
        Quota(rng.choice(list(QuotaKind)), rng.randint(0, 2)) for _ in range(rng.randint(0, 3))
    )


def _canasta_count_bonus(_: Ruleset, rng: Random) -> tuple[Band, ...]:
    counts = sorted(rng.sample(range(1, 10), rng.randint(0, 3)))
    return (Band(0, 0), *(Band(count, 100 * rng.randint(0, 20)) for count in counts))


def _canasta_mix_bonus(_: Ruleset, rng: Random) -> tuple[CanastaMix, ...]:
    mixes = {(rng.randint(0, 5), rng.randint(1, 5)) for _ in range(rng.randint(0, 3))}
    priced = (CanastaMix(*mix, 100 * rng.randint(0, 20)) for mix in sorted(mixes))
    return (CanastaMix(0, 0, 0), *priced)


def _special_hands(_: Ruleset, rng: Random) -> tuple[HandBonus, ...]:
    hands = rng.sample(list(SpecialHand), rng.randint(0, len(SpecialHand)))
    return tuple(HandBonus(hand, 500 * rng.randint(1, 10)) for hand in hands)


_LISTS: Final[Mapping[str, Callable[[Ruleset, Random], Any]]] = {
    "opening_bands": _opening_bands,
    "three_schedule": _three_schedule,
    "packet_size": _packet_size,
    "go_out_canastas": _go_out_canastas,
    "canasta_count_bonus": _canasta_count_bonus,
    "canasta_mix_bonus": _canasta_mix_bonus,
    "special_hands": _special_hands,
}


def _rising(rng: Random, n: int, most: int) -> list[int]:
    """So many numbers, each above the one before by at most so much."""
    return list(accumulate(rng.randint(1, most) for _ in range(n)))
