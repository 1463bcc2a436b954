"""What a play has come to beside itself, as people tell it."""

from __future__ import annotations

from enum import StrEnum, unique

from canasta.engine.cards import Card
from canasta.engine.events import Melded, Merged
from canasta.engine.melds import CanastaKind
from canasta.engine.rules.plan import Plan


@unique
class PileEffect(StrEnum):
    """What a discard does to the pile."""

    NONE = "none"
    FREEZES = "freezes"
    BLOCKS = "blocks"


def effect_of(discard: Card, plan: Plan) -> PileEffect:
    """What a card does to the pile by lying on it (S0-FRZ-1, S2-PILE-5, var-11-mexicana)."""
    if discard.rank in plan.freezer_ranks:
        return PileEffect.FREEZES
    return PileEffect.BLOCKS if plan.blocks(discard) else PileEffect.NONE


def canasta_made(event: Melded | Merged, plan: Plan) -> CanastaKind | None:
    """The canasta that these cards completed; None for a meld that was one before. Of melds that
    were joined, the canasta that they are now."""
    if isinstance(event, Merged):
        return plan.canasta_of(event.meld)
    was_one = event.meld.size - len(event.cards) >= plan.canasta_size
    return None if was_one else plan.canasta_of(event.meld)
