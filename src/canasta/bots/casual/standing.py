"""What the match would stand at if the round ended now."""

from __future__ import annotations

from typing import Final

from canasta.bots.casual.sight import Sight
from canasta.engine.cards import POINTS
from canasta.engine.scoring import canasta_bonus, three_lines

CARD_IN_HAND: Final = 11
"""The mean points of a card in a hidden hand that holds no red threes."""


def totals_now(sight: Sight) -> list[int]:
    """The totals, by owner, if this seat went out now, hidden hands at their mean."""
    plan, public = sight.plan, sight.public
    totals = list(public.scores)
    for owner, seats in enumerate(plan.seats_of):
        number = sight.side_of[seats[0]]
        melds = public.melds[number]
        kinds = [(kind, meld) for meld in melds if (kind := plan.canasta_of(meld)) is not None]
        threes = [card for seat in seats for card in public.threes[seat]]
        totals[owner] += sum([meld.points for meld in melds])
        totals[owner] += sum([canasta_bonus(plan, kind, meld) for kind, meld in kinds])
        lines = three_lines(plan, threes, melds, len(kinds))
        totals[owner] += sum([line.points for line in lines])
        members = [seat for seat in sight.members(number) if seat != sight.seat]
        totals[owner] -= CARD_IN_HAND * sum([sight.hand_sizes[seat] for seat in members])
    return totals


def own_total_out(sight: Sight, totals: list[int], counts: tuple[int, ...], bonus: int) -> int:
    """The own total once the whole hand is on the table too."""
    laid = sum([n * POINTS[rank] for rank, n in enumerate(counts)])
    return totals[sight.plan.side_of[sight.seat]] + laid + bonus
