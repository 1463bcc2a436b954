"""What first melds need beside points, and what of it is not laid yet."""

from __future__ import annotations

from enum import StrEnum, unique

from canasta.engine.memory import Source
from canasta.engine.opening import TRIPLE, content_of
from canasta.engine.round import Round
from canasta.engine.rules.choices import OpeningCanasta, QuotaKind
from canasta.engine.rules.plan import Plan
from canasta.engine.side import Side


@unique
class OpeningNeed(StrEnum):
    """Something that must be among the first melds of a side."""

    CANASTA = "canasta"
    WORTHY_CANASTA = "worthy-canasta"  # that has the points by itself
    NATURAL_CANASTA = "natural-canasta"
    CLEAN_CANASTA = "clean-canasta"  # natural, in sequence or of wild cards
    TRIPLE = "triple"  # a set of three naturals or more, without wilds
    TRIPLE_OR_WILDS = "triple-or-wilds"


_CANASTAS = {
    OpeningCanasta.NONE: None,
    OpeningCanasta.ANY: OpeningNeed.CANASTA,
    OpeningCanasta.WORTH: OpeningNeed.WORTHY_CANASTA,
    OpeningCanasta.NATURAL: OpeningNeed.NATURAL_CANASTA,
    OpeningCanasta.NATURAL_OR_BETTER: OpeningNeed.CLEAN_CANASTA,
}


def needs_of(plan: Plan, side: Side) -> tuple[OpeningNeed, ...]:
    """What the opening of a side needs beside its points; nothing once it is made."""
    if side.opened:
        return ()
    canasta = _CANASTAS[side.needs]
    needs = [] if canasta is None else [canasta]
    if plan.clean_triple:
        needs.append(OpeningNeed.TRIPLE_OR_WILDS if plan.wilds_for_triple else OpeningNeed.TRIPLE)
    return tuple(needs)


def lacks_of(round_: Round) -> tuple[OpeningNeed, ...]:
    """What of this the melds laid by the turn's side do not hold yet."""
    side = round_.sides[round_.side_of[round_.turn_seat]]
    return tuple(need for need in needs_of(round_.plan, side) if not _holds(round_, side, need))


def _holds(round_: Round, side: Side, need: OpeningNeed) -> bool:
    plan = round_.plan
    match need:
        case OpeningNeed.TRIPLE | OpeningNeed.TRIPLE_OR_WILDS:
            # The pile was taken with the first of the melds.
            from_pile = round_.turn.source is Source.PILE
            contents = [
                content_of(plan, meld, captured=from_pile and i == 0)
                for i, meld in enumerate(side.melds)
            ]
            return any(content & TRIPLE for content in contents)
        case OpeningNeed.WORTHY_CANASTA:
            canastas = [meld for meld in side.melds if plan.canasta_of(meld)]
            return any(meld.points >= side.minimum for meld in canastas)
        case OpeningNeed.CANASTA:
            return any(plan.canasta_of(meld) for meld in side.melds)
        case OpeningNeed.NATURAL_CANASTA:
            return side.canastas_of(QuotaKind.NATURAL) > 0
        case OpeningNeed.CLEAN_CANASTA:
            kinds = (QuotaKind.NATURAL, QuotaKind.SEQUENCE, QuotaKind.WILD)
            return any(side.canastas_of(kind) for kind in kinds)
