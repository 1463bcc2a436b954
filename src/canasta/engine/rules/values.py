"""Values that rules are made of beside numbers and choices: quotas and bands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta.engine.rules.choices import QuotaKind


@dataclass(frozen=True, slots=True, order=True)
class Quota:
    """So many canastas of a kind; a canasta fills one quota only."""

    kind: QuotaKind
    count: int


@dataclass(frozen=True, slots=True, order=True)
class Band:
    """From this total on, the opening needs this many card points."""

    from_score: int
    points: int


LOWEST_SCORE: Final = -1_000_000
"""Where the first band begins: below any total."""
