"""What the match would stand at if the round ended now."""

from __future__ import annotations

from typing import Final

from canasta.bots.casual.sight import Sight
from canasta.engine.cards import POINTS
from canasta.engine.scoring import canasta_bonus, red_three_points

CARD_IN_HAND: Final = 11
"""The mean points of a card in a hidden hand that holds no red threes."""


def totals_now(sight: Sight) -> list[int]:
    """The totals of the sides if this seat went out now, hidden hands at their mean."""
    plan, public = sight.plan, sight.public
    totals = list(public.scores)
    for number, side in enumerate(sight.sides):
        melds = public.melds[number]
        kinds = [kind for meld in melds if (kind := plan.canasta_of(meld)) is not None]
        totals[number] += sum([meld.points for meld in melds])
        totals[number] += sum([canasta_bonus(plan, kind) for kind in kinds])
        totals[number] += red_three_points(plan, side.threes, len(melds), len(kinds))
        members = [seat for seat in plan.seats_of[number] if seat != sight.seat]
        totals[number] -= CARD_IN_HAND * sum([sight.hand_sizes[seat] for seat in members])
    return totals


def own_total_out(sight: Sight, totals: list[int], counts: tuple[int, ...], bonus: int) -> int:
    """The own side's total once the whole hand is on the table too."""
    laid = sum([n * POINTS[rank] for rank, n in enumerate(counts)])
    return totals[sight.side] + laid + bonus
