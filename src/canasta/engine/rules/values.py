"""Values that rules are made of beside numbers and choices: quotas and bands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta.engine.rules.choices import OpeningCanasta, QuotaKind
from canasta.engine.rules.special_hand import SpecialHand


@dataclass(frozen=True, slots=True, order=True)
class Quota:
    """So many canastas of a kind; a canasta fills one quota only."""

    kind: QuotaKind
    count: int


@dataclass(frozen=True, slots=True, order=True)
class Band:
    """From this total, or number of the round, on: the points; for an opening, its canasta too."""

    from_score: int
    points: int
    canasta: OpeningCanasta = OpeningCanasta.NONE


@dataclass(frozen=True, slots=True, order=True)
class CanastaMix:
    """Points for having so many canastas of two kinds, at least."""

    natural: int
    mixed: int
    points: int


@dataclass(frozen=True, slots=True, order=True)
class HandBonus:
    """A special hand that is played, and its points."""

    hand: SpecialHand
    points: int


LOWEST_SCORE: Final = -1_000_000
"""Where the first band begins: below any total."""
