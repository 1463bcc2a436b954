"""What threes count on the table: those laid for a bonus, and those set aside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta.engine.cards import FIRST_RED_THREE, Card, Rank
from canasta.engine.melds import SET, Meld
from canasta.engine.rules.choices import ThreeSign
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring.sheet import ScoreItem, ScoreLine


def three_lines(
    plan: Plan, threes: Sequence[Card], melds: Sequence[Meld], canastas: int
) -> Iterator[ScoreLine]:
    """A side's laid threes, each colour by itself (S0-RED-3, var-10.2); the sign follows its melds
    and the number of canastas among them."""
    sign = three_sign(plan, melds, canastas)
    red = sum([card >= FIRST_RED_THREE for card in threes])
    for item, count in (
        (ScoreItem.RED_THREES, red),
        (ScoreItem.BLACK_THREES, len(threes) - red),
    ):
        if count:
            yield ScoreLine(item, sign * plan.three_schedule[count - 1], count=count)


def three_sign(plan: Plan, melds: Sequence[Meld], canastas: int) -> int:
    """Whether laid threes count for a side, against it or not at all: 1, -1 or 0 (conflict-13)."""
    match plan.three_sign:
        case ThreeSign.NO_MELD:
            plus = bool(melds)
        case ThreeSign.NO_CANASTA:
            plus = canastas >= 1
        case ThreeSign.UNDER_TWO_CANASTAS:
            plus = canastas >= 2  # var-4.1
        case ThreeSign.NO_SEVENS_CANASTA:
            plus = any(_is_sevens_canasta(plan, meld) for meld in melds)  # var-8
        case ThreeSign.BY_CANASTAS:
            return min(canastas, 2) - 1  # var-10.2
        case ThreeSign.NEVER:
            plus = True
        case ThreeSign.ALWAYS:
            plus = False
    return 1 if plus else -1


def _is_sevens_canasta(plan: Plan, meld: Meld) -> bool:
    return meld.kind is SET and meld.rank is Rank.SEVEN and plan.canasta_of(meld) is not None


def aside_lines(plan: Plan, aside: Sequence[Card]) -> Iterator[ScoreLine]:
    """Black threes set aside from taken piles: each, or all there are (var-7)."""
    if aside:
        scoring = plan.rules.scoring
        n = len(aside)
        all_there = n == 2 * plan.rules.deck.packs
        points = scoring.black3_aside_all if all_there else n * scoring.black3_aside
        yield ScoreLine(ScoreItem.BLACK_THREES_ASIDE, points, count=n)
