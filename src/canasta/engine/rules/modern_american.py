"""Modern American canasta, as the clubs of the United States play it."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    BlackThreeMeld,
    BonusThrees,
    CanastaGrowth,
    Capture,
    DeadRanks,
    DiscardBan,
    FinalDiscard,
    KeptThree,
    LastThree,
    OpeningCloses,
    OpeningContent,
    OpeningFromPile,
    OutCondition,
    Packet,
    Permission,
    PileFrozen,
    QuotaKind,
    RankWilds,
    ThreeSign,
    Upcard,
    Waiver,
    WildMeld,
)
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.rules.values import LOWEST_SCORE, Band, HandBonus, Quota

_SPECIAL_HANDS = (
    HandBonus(SpecialHand.PAIRS, 2500),
    HandBonus(SpecialHand.WILD_PAIRS, 2000),
    HandBonus(SpecialHand.MIAMI_PAIRS, 2500),
    HandBonus(SpecialHand.ZIP_CODE, 2500),
    HandBonus(SpecialHand.STRAIGHT, 3000),
    HandBonus(SpecialHand.GARBAGE, 3000),
    HandBonus(SpecialHand.BLAST_OFF, 3000),
    HandBonus(SpecialHand.TRIPLES, 3500),
    HandBonus(SpecialHand.QUADS, 3500),
    HandBonus(SpecialHand.DREAM_FOUR, 8500),
    HandBonus(SpecialHand.DREAM_FIVE, 8500),
)

MODERN_AMERICAN = {
    # var-10.1, var-10.2 and var-10.3
    4: replace(CLASSIC[4], name="modern-american").with_rules(
        hand_size=13,
        target=8500,
        upcard=Upcard.NONE,
        packet=Packet.TALON,
        packet_size=(4, 3),
        turn_card=9,
        keep_waived_by_packet=True,
        discard_bans=frozenset({DiscardBan.WILD, DiscardBan.VALUABLE_ON_EMPTY_PILE}),
        # Seven cards and closed, one meld of a rank, and none once it is dead.
        max_wilds=2,
        naturals_before_wilds=5,
        sevens_wilds=RankWilds.NEVER,
        aces_wilds=RankWilds.OPENING_ONLY,
        canasta_growth=CanastaGrowth.CLOSED,
        dead_ranks=DeadRanks.BOTH,
        wild_meld=WildMeld.MIXED,
        wild_meld_locks=True,
        wild_melds_end=True,
        black3_meld=BlackThreeMeld.NEVER,
        opening_bands=(Band(LOWEST_SCORE, 125), Band(3000, 155), Band(5000, 180)),
        opening_content=OpeningContent.CLEAN_TRIPLE,
        opening_mixed_canasta=False,
        opening_closes=OpeningCloses.WITH_TURN,
        opening_from_pile=OpeningFromPile.HAND_QUALIFIES,
        top_card_counts=False,
        waiver=Waiver.NEVER,
        pile_frozen=PileFrozen.ALWAYS,
        captures=frozenset({Capture.NATURAL_PAIR}),
        pair_joins_up_to=4,
        bonus_threes=BonusThrees.BOTH,
        three_schedule=(100, 300, 500, 1000),
        three_sign=ThreeSign.BY_CANASTAS,
        kept_three=KeptThree.BEFORE_OPENING,
        red3_hand_value=5,
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),
        out_conditions=frozenset({OutCondition.NOTHING_UNFINISHED}),
        final_discard=FinalDiscard.REQUIRED,
        permission=Permission.ONCE_A_ROUND,
        concealed_bonus_total=100,
        forced_fit=False,
        last_three_ends=LastThree.STAYS_IN_HAND,
        aces_bonus=2500,
        sevens_bonus=2500,
        wild_bonus=2000,
        wild_jokers_bonus=2500,
        wild_twos_bonus=3000,
        score_by_canastas=True,
        sevens_unfinished=2500,
        aces_unfinished=2500,
        wild_unfinished=2000,
        sevens_held=1500,
        aces_held=1500,
        special_hands=_SPECIAL_HANDS,
    ),
}
"""The family, by number of players."""
