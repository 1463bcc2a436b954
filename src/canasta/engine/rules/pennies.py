"""Pennies from Heaven: six players, four packs, and a packet for one's first canasta."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    CanastaGrowth,
    Capture,
    DiscardBan,
    MeldsPerRank,
    Packet,
    QuotaKind,
    ThreeSign,
    UpcardAction,
    Waiver,
    WildMeld,
)
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.ruleset import CLASSIC_CAPTURES
from canasta.engine.rules.values import LOWEST_SCORE, Band, Quota

PENNIES = {
    # var-8
    6: replace(CLASSIC[6], name="pennies").with_rules(
        packs=4,
        jokers=8,
        hand_size=13,
        draw_count=2,
        packet=Packet.RESERVE,
        packet_size=(11,),
        target=20_000,
        upcard_black_three=UpcardAction.LEAVE,  # conflict-09
        canasta_growth=CanastaGrowth.CLOSED,
        melds_per_rank=MeldsPerRank.NEXT_AFTER_CLOSED,
        captures=CLASSIC_CAPTURES - {Capture.ONTO_CANASTA},
        wild_meld=WildMeld.MIXED,
        wild_bonus=1000,
        sevens_bonus=1500,
        discard_bans=frozenset({DiscardBan.SEVEN_UNTIL_CANASTAS, DiscardBan.SEVEN_GOING_OUT}),
        opening_bands=(
            Band(LOWEST_SCORE, 15),
            Band(0, 50),
            Band(500, 90),
            Band(1000, 120),
            Band(1500, 150),
        ),
        waiver=Waiver.NEVER,
        three_schedule=(100, 200, 300, 400, 500, 600, 700, 1000),
        three_sign=ThreeSign.NO_SEVENS_CANASTA,
        red3_hand_value=100,
        go_out_canastas=(
            Quota(QuotaKind.SEVENS, 1),
            Quota(QuotaKind.WILD, 1),
            Quota(QuotaKind.NATURAL, 1),
            Quota(QuotaKind.MIXED, 1),
        ),
    ),
}
"""The family, by number of players."""
