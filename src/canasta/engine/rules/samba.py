"""Samba: three packs, sequences beside sets, several melds of a rank."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    CanastaGrowth,
    Capture,
    MeldsPerRank,
    QuotaKind,
    ThreeSign,
    UpcardAction,
    Waiver,
)
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.values import Band, Quota

SAMBA_CAPTURES = frozenset({Capture.NATURAL_PAIR, Capture.ONTO_SET, Capture.ONTO_SEQUENCE})

SAMBA = {
    4: replace(CLASSIC[4], name="samba").with_rules(
        packs=3,  # S0-V-SAM-1, S2-V-SAM-1
        jokers=6,
        hand_size=15,  # var-4.1
        draw_count=2,  # var-4.1
        target=10_000,  # S2-V-SAM-2
        upcard_black_three=UpcardAction.LEAVE,  # conflict-09
        # Sequences, and sets of any number to a rank: S0-V-SAM-2, var-4.1
        sequences=True,
        melds_per_rank=MeldsPerRank.MANY,
        merging=True,
        max_wilds=2,
        canasta_growth=CanastaGrowth.NATURALS_ONLY,
        # The top card joins a set or a sequence of three to six: var-4.2
        captures=SAMBA_CAPTURES,
        opening_bands=(*CLASSIC[4].opening.opening_bands, Band(7000, 160)),  # var-4.4-S1
        waiver=Waiver.NEVER,  # var-13
        three_schedule=(100, 200, 300, 400, 500, 1000),  # var-4.1
        three_sign=ThreeSign.UNDER_TWO_CANASTAS,  # var-4.1
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),  # var-4.1
        go_out_bonus=200,  # var-4.1
        concealed_bonus_total=200,
    ),
}
"""The family, by number of players."""

SAMBA_RO = {
    4: replace(SAMBA[4], name="samba-ro").with_rules(
        go_out_canastas=(Quota(QuotaKind.ANY, 3),),  # S0-V-SAM-4
    ),
}
"""Samba as the Romanian article has it, by number of players."""
