"""What an opening needs: points, and here and there a canasta or a clean meld (var-6, var-10.1)."""

from __future__ import annotations

from typing import Final

from canasta.engine.melds import SET, WILDS, Meld
from canasta.engine.rules.choices import OpeningCanasta, QuotaKind
from canasta.engine.rules.plan import Plan
from canasta.engine.side import Side
from canasta.engine.tally import n_canastas, serving

TRIPLE: Final = 1
"""Among the melds is a clean triple from the hand (var-10.5-M3)."""
WHOLE: Final = 2
"""Among the melds is a whole natural or wild canasta from the hand (var-10.5-M4)."""
WON: Final = 4
"""A canasta was completed."""

_NATURAL: Final = serving([QuotaKind.NATURAL])
_BETTER: Final = serving([QuotaKind.NATURAL, QuotaKind.SEQUENCE, QuotaKind.WILD])


def opens(plan: Plan, side: Side, points: int, tally: int, content: int) -> bool:
    """Whether melds with so many points, these canastas and this content are an opening.

    Where a canasta must be worth the points by itself, `points` are those of the dearest.
    """
    if plan.splash and content & WHOLE:
        return True
    if points < side.minimum or (plan.clean_triple and not content & TRIPLE):
        return False
    match side.needs:
        case OpeningCanasta.NONE:
            return True
        case OpeningCanasta.ANY | OpeningCanasta.WORTH:
            return n_canastas(tally) > 0
        case OpeningCanasta.NATURAL:
            return tally & _NATURAL > 0
        case OpeningCanasta.NATURAL_OR_BETTER:
            return tally & _BETTER > 0


def batch_opens(plan: Plan, side: Side, points: int, captured: Meld | None) -> bool:
    """Whether the melds that a side has laid so far, with so many points, open for it.

    `captured` is the one that took the pile, whose top card is not from the hand.
    """
    content = 0
    for meld in side.melds:
        content |= content_of(plan, meld, captured=meld is captured)
    if side.needs is OpeningCanasta.WORTH:
        points = max([meld.points for meld in side.melds if plan.canasta_of(meld)], default=0)
    return opens(plan, side, points, side.tally, content)


def lacking(plan: Plan, side: Side, captured: Meld | None) -> str | None:
    """What the melds that a side has laid so far lack beside points: the value of the content or
    of the canasta that an opening needs; None where they lack nothing. `captured` as in
    `batch_opens`."""
    if batch_opens(plan, side, side.minimum, captured):
        return None
    if plan.clean_triple and not any(
        content_of(plan, meld, captured=meld is captured) & TRIPLE for meld in side.melds
    ):
        return plan.rules.opening.opening_content.value
    return side.needs.value


def content_of(plan: Plan, meld: Meld, *, captured: bool) -> int:
    """What a meld brings into an opening."""
    if meld.kind is WILDS:
        whole = WHOLE if len(meld.cards) >= plan.canasta_size else 0
        return whole | (TRIPLE if plan.wilds_for_triple else 0)
    if meld.kind is not SET or meld.wilds:
        return 0
    whole = WHOLE if len(meld.cards) >= plan.canasta_size and not captured else 0
    return whole | (TRIPLE if meld.naturals - captured >= plan.min_size else 0)


def exceeds(meld: Meld, plan: Plan) -> bool:
    """Whether a meld is longer than anything but going out allows (var-6, var-10.5-M8)."""
    if len(meld.cards) <= plan.canasta_size or meld.kind is WILDS:
        return False
    return meld.kind is not SET or plan.growth_closed
