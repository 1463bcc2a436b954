"""Special hands that lack little, and what waiting for them is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from canasta.bots.casual.codes import Code
from canasta.bots.casual.decision import Option, Reason
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.valuation import Valuation
from canasta.engine.actions import Discard
from canasta.engine.cards import N_RANKS, RANK_OF
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.special_hands import distance


def with_near_hand(option: Option, valuation: Valuation) -> Option:
    """An option with what its hand promises as a special one; one that lays cards has none."""
    if option.laid or not isinstance(option.action, Discard):
        return option
    counts = list(valuation.held.counts)
    counts[RANK_OF[option.action.card]] -= 1
    reason = near_hand(valuation.sight, counts)
    if not reason.points:
        return option
    reasons = sorted((*option.reasons, reason), key=lambda reason: -abs(reason.points))
    return replace(option, score=option.score + reason.points, reasons=tuple(reasons))


def near_hand(sight: Sight, counts: Sequence[int]) -> Reason:
    """What thirteen cards promise: the best of the special hands, by how soon it may come."""
    best, lacking = 0.0, 0
    for bonus in sight.plan.special_hands:
        missing = distance(counts, bonus.hand)
        if missing > len(_CHANCES):
            continue
        points = bonus.points * _chance(sight, counts, bonus.hand, missing)
        if points > best:
            best, lacking = points, missing
    return Reason(Code.NEAR_HAND, best, {"missing": lacking})


def _chance(sight: Sight, counts: Sequence[int], hand: SpecialHand, missing: int) -> float:
    """How likely the hand is complete before somebody ends the round."""
    draws = min(sight.turns_left, _ROUNDS)
    if missing > 1:
        return _CHANCES[missing - 1] * draws / _ROUNDS
    fitting = 0
    trial = list(counts)
    for rank in range(N_RANKS):
        if not sight.unseen[rank]:
            continue
        trial[rank] += 1
        if not distance(trial, hand):
            fitting += sight.unseen[rank]
        trial[rank] -= 1
    each = fitting / max(1, sight.n_unseen)
    return float(1 - (1 - each) ** draws)


_ROUNDS: Final = 7
"""How many turns a hand may wait."""
_CHANCES: Final = (0.0, 0.12, 0.03)
"""The same for a hand that lacks two, three, … cards; for one it is counted."""
