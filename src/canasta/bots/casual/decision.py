"""A decision with its reasons: frozen values that a coach can speak from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from canasta.bots.casual.codes import HEURISTICS, Code
from canasta.engine.actions import Action

Fact = int | float | str | bool


@dataclass(frozen=True, slots=True)
class Reason:
    """One term of a score, in points of the round's result; facts are what it was made from."""

    code: Code
    points: float
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)

    @property
    def heuristic(self) -> str | None:
        """The first piece of advice that the term stands for."""
        advice = HEURISTICS.get(self.code)
        return advice[0] if advice else None


@dataclass(frozen=True, slots=True)
class Option:
    """A way to play the turn on: its first action, what it comes to, and why.

    The points of its reasons add up to its score.
    """

    action: Action
    score: float
    reasons: tuple[Reason, ...]
    laid: tuple[str, ...] = ()
    """What the whole turn lays, as ranks: `KKK2`, or `K>K` for additions."""
    discard: str | None = None
    """The rank that the turn is to end with."""
    goes_out: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """The action chosen, why, and what else was weighed, the best first."""

    action: Action
    reasons: tuple[Reason, ...]
    alternatives: tuple[Option, ...] = ()
    chosen: Option | None = None

    @property
    def margin(self) -> float | None:
        """By how many points the choice beats the next one; None where there was no other."""
        if self.chosen is None or not self.alternatives:
            return None
        return self.chosen.score - self.alternatives[0].score
