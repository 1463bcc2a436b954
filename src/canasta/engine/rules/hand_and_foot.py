"""Hand and Foot: a second packet to play, five packs, and a pair for the pile's top seven."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    BlackThreeMeld,
    CanastaGrowth,
    Capture,
    FinalDiscard,
    MeldsPerRank,
    OpeningKey,
    OutCondition,
    Packet,
    Permission,
    PileFrozen,
    QuotaKind,
    ThreeSign,
    UpcardAction,
    Waiver,
    WildLimit,
    WildMeld,
    WildTop,
)
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.values import LOWEST_SCORE, Band, Quota

HAND_AND_FOOT = {
    # var-9.1, and var-9.3 where that says so
    4: replace(CLASSIC[4], name="hand-and-foot").with_rules(
        packs=5,
        jokers=10,
        hand_size=13,
        draw_count=2,
        packet=Packet.FOOT,  # S0-V-HF-1, S0-V-HF-2
        packet_size=(13,),
        target=0,
        deals=4,
        upcard_reject_action=UpcardAction.BURY,
        upcard_black_three=UpcardAction.LEAVE,
        # Two naturals to each wild, seven cards and closed, the next of a rank after that.
        wild_limit=WildLimit.HALF,
        max_wilds=2,
        canasta_growth=CanastaGrowth.CLOSED,
        melds_per_rank=MeldsPerRank.NEXT_AFTER_CLOSED,
        wild_meld=WildMeld.MIXED,
        wild_bonus=1500,
        black3_meld=BlackThreeMeld.NEVER,
        opening_key=OpeningKey.DEAL,
        opening_bands=(Band(LOWEST_SCORE, 50), Band(2, 90), Band(3, 120), Band(4, 150)),
        waiver=Waiver.NEVER,
        # A pair, or two wilds equal to the one on top, takes the top seven.
        pile_frozen=PileFrozen.ALWAYS,
        captures=frozenset({Capture.NATURAL_PAIR}),
        wild_top=WildTop.EQUAL_PAIR,
        take_top=7,
        # A red three counts for its side on the table, and against it in a hand or a foot.
        three_schedule=tuple(range(100, 1001, 100)),
        three_sign=ThreeSign.NEVER,
        red3_hand_value=100,
        go_out_canastas=(
            Quota(QuotaKind.NATURAL, 2),
            Quota(QuotaKind.MIXED, 2),
            Quota(QuotaKind.WILD, 1),
        ),
        out_conditions=frozenset({OutCondition.PARTNER_PLAYED_FOOT}),
        permission=Permission.REQUIRED,
        concealed_bonus_total=100,
        forced_fit=False,
    ),
}
"""The family, by number of players."""

HAND_AND_FOOT_SHORT = {
    4: replace(HAND_AND_FOOT[4], name="hand-and-foot-short").with_rules(
        hand_size=11,  # S2-V-HF-1
        packet_size=(11,),
        target=10_000,  # S2-V-HF-3
        deals=0,
        wild_limit=WildLimit.MAX_ONLY,
        max_wilds=3,
        wild_meld=WildMeld.NEVER,
        wild_top=WildTop.NEVER,
        go_out_canastas=(Quota(QuotaKind.NATURAL, 1), Quota(QuotaKind.MIXED, 1)),
        out_conditions=frozenset(),
        permission=Permission.NONE,
        final_discard=FinalDiscard.REQUIRED,
    ),
}
"""The short form that the Romanian and Portuguese texts describe, by number of players."""
