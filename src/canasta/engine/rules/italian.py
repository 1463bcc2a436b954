"""Italian canasta: samba with cards under the upcard, natural openings and bonuses by number."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    OpeningContent,
    PileFrozen,
    QuotaKind,
    UnderUpcard,
    WildMeld,
)
from canasta.engine.rules.samba import SAMBA
from canasta.engine.rules.values import LOWEST_SCORE, Band, CanastaMix, Quota

ITALIAN = {
    # var-11-italian
    4: replace(SAMBA[4], name="italian").with_rules(
        target=12_000,
        under_upcard=UnderUpcard.BY_VALUE,
        pile_frozen=PileFrozen.ALWAYS,
        wild_meld=WildMeld.MIXED,
        wild_bonus=2000,
        wild_twos_bonus=3000,
        opening_bands=(
            Band(LOWEST_SCORE, 15),
            Band(0, 50),
            Band(1500, 90),
            Band(3000, 120),
            Band(5000, 160),
            Band(7500, 180),
            Band(10_000, 200),
        ),
        opening_content=OpeningContent.ALL_NATURAL,
        three_schedule=(100, 200, 300, 800, 1000, 1200),
        go_out_canastas=(Quota(QuotaKind.NOT_WILD, 2),),
        go_out_bonus=300,
        concealed_bonus_total=300,
        canasta_mix_bonus=(CanastaMix(0, 0, 0), CanastaMix(4, 1, 1000), CanastaMix(5, 0, 2000)),
        canasta_count_bonus=(Band(0, 0), Band(10, 2000)),
    ),
}
"""The family, by number of players."""
