"""What counts against a side at the end: cards in its hands and in packets not taken up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta.engine.cards import BLACK_THREE, N_RANKS, POINTS, RANK_UNIT, RED_THREE, Rank
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring.sheet import ScoreItem, ScoreLine
from canasta.engine.seat import Seat


def hand_lines(plan: Plan, seats: Sequence[Seat]) -> Iterator[ScoreLine]:
    """Cards left to the members of a side (S0-SCO-8); threes of each colour by themselves."""
    counts = sum([_held(seat) for seat in seats]).to_bytes(N_RANKS, "little")
    black, red = counts[BLACK_THREE], counts[RED_THREE]
    others = sum(counts) - black - red
    if others:
        points = sum([n * POINTS[rank] for rank, n in enumerate(counts[:BLACK_THREE])])
        yield ScoreLine(ScoreItem.CARDS_IN_HAND, -points, count=others)
    if black:
        points = black * plan.black_three_points  # conflict-16
        yield ScoreLine(ScoreItem.BLACK_THREES_IN_HAND, -points, count=black)
    if red and plan.rules.threes.red3_hand_value:
        points = red * plan.rules.threes.red3_hand_value  # var-9.1
        yield ScoreLine(ScoreItem.RED_THREES_IN_HAND, -points, count=red)
    if plan.fines_hoards:
        yield from _hoard_lines(plan, seats)


def _hoard_lines(plan: Plan, seats: Sequence[Seat]) -> Iterator[ScoreLine]:
    """Too many sevens or aces in one hand, each player's by itself (var-10.2, var-11-sevens)."""
    scoring = plan.rules.scoring
    for item, rank, points in (
        (ScoreItem.SEVENS_HELD, Rank.SEVEN, scoring.sevens_held),
        (ScoreItem.ACES_HELD, Rank.ACE, scoring.aces_held),
    ):
        for seat in seats if points else ():
            n = _held(seat) >> 8 * rank & 255
            if n >= scoring.held_count:
                yield ScoreLine(item, -points, count=n)


def _held(seat: Seat) -> int:
    """The cards of a hand and its packet, a byte a rank."""
    return seat.by_rank + sum([RANK_UNIT[card] for card in seat.packet])
