"""What melds count beside their cards: canastas for, unfinished melds against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta.engine.cards import BLACK_THREE, JOKER_CARD, Rank
from canasta.engine.melds import SEQUENCE, SET, WILDS, CanastaKind, Meld
from canasta.engine.rules.choices import QuotaKind
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring.sheet import ScoreItem, ScoreLine
from canasta.engine.side import Side

_ITEM_OF: Final = {
    CanastaKind.NATURAL: ScoreItem.NATURAL_CANASTA,
    CanastaKind.MIXED: ScoreItem.MIXED_CANASTA,
    CanastaKind.WILD: ScoreItem.WILD_CANASTA,
    CanastaKind.SEQUENCE: ScoreItem.SEQUENCE_CANASTA,
}
_FOUR: Final = 4  # jokers that make a meld of wilds a dearer one; black threes of two packs


def canasta_lines(plan: Plan, side: Side) -> Iterator[ScoreLine]:
    """A bonus for each canasta (S0-SCO-2, S0-SCO-3)."""
    for meld in side.melds:
        kind = plan.canasta_of(meld)
        if kind is not None:
            yield ScoreLine(_ITEM_OF[kind], canasta_bonus(plan, kind, meld), meld)


def canasta_bonus(plan: Plan, kind: CanastaKind, meld: Meld) -> int:
    """Points of a meld that is a canasta of this kind; some ranks have their own (var-8)."""
    scoring = plan.rules.scoring
    match kind:
        case CanastaKind.NATURAL:
            if meld.rank is Rank.ACE:
                return scoring.aces_bonus or scoring.natural_bonus  # var-10.1
            own = scoring.sevens_bonus if meld.rank is Rank.SEVEN else 0
            return own or scoring.natural_bonus
        case CanastaKind.MIXED:
            own = scoring.sevens_bonus if meld.rank is Rank.SEVEN else 0
            return own or scoring.mixed_bonus
        case CanastaKind.WILD:
            return _wild_bonus(plan, meld)
        case CanastaKind.SEQUENCE:
            return scoring.sequence_bonus  # S0-V-SAM-3


def _wild_bonus(plan: Plan, meld: Meld) -> int:
    """Points of a canasta of wilds: twos alone, with four jokers, any other (var-7)."""
    scoring = plan.rules.scoring
    jokers = meld.cards.count(JOKER_CARD)
    own = 0
    if not jokers:
        own = scoring.wild_twos_bonus
    elif jokers >= _FOUR:
        own = scoring.wild_jokers_bonus
    return own or scoring.wild_bonus


def count_lines(plan: Plan, side: Side) -> Iterator[ScoreLine]:
    """Bonuses for how many canastas there are (var-2.5-C14, var-11-italian), and for black threes
    melded (var-2.5-C13)."""
    scoring = plan.rules.scoring
    reached = [
        band.points for band in scoring.canasta_count_bonus if band.from_score <= side.canastas
    ]
    if reached and reached[-1]:
        yield ScoreLine(ScoreItem.CANASTA_COUNT, reached[-1], count=side.canastas)
    natural = side.canastas_of(QuotaKind.NATURAL)
    mixed = side.canastas_of(QuotaKind.MIXED)
    mix = max(
        (
            mix.points
            for mix in scoring.canasta_mix_bonus
            if natural >= mix.natural and mixed >= mix.mixed
        ),
        default=0,
    )
    if mix:
        yield ScoreLine(ScoreItem.CANASTA_MIX, mix, count=natural + mixed)
    if scoring.black_threes_bonus:
        threes = side.meld_of(BLACK_THREE)
        if threes is not None and side.melds[threes].size >= _FOUR:
            yield ScoreLine(ScoreItem.BLACK_THREES_MELDED, scoring.black_threes_bonus)


def unfinished_lines(plan: Plan, side: Side) -> Iterator[ScoreLine]:
    """Points against melds that should have grown longer (var-10.2, var-11-sevens, var-6)."""
    scoring = plan.rules.scoring
    for meld in side.melds:
        if meld.kind is SEQUENCE:
            if meld.size < scoring.sequence_shorter_than and scoring.sequence_short:
                yield ScoreLine(
                    ScoreItem.SHORT_SEQUENCE, -scoring.sequence_short, meld, count=meld.size
                )
        elif plan.canasta_of(meld) is None:
            points = _unfinished(plan, meld)
            if points:
                yield ScoreLine(ScoreItem.UNFINISHED_MELD, -points, meld)


def _unfinished(plan: Plan, meld: Meld) -> int:
    """Points that a meld which is no canasta counts against its side."""
    scoring = plan.rules.scoring
    if meld.kind is WILDS:
        dearer = meld.cards.count(JOKER_CARD) >= _FOUR
        own = scoring.wild_unfinished_jokers if dearer else 0  # var-10.5-M5
        return own or scoring.wild_unfinished
    if meld.kind is not SET:
        return 0
    if meld.rank is Rank.SEVEN:
        return scoring.sevens_unfinished
    if meld.rank is Rank.ACE and not meld.wilds:
        return scoring.aces_unfinished
    return 0
