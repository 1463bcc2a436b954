"""Joker canasta: the Cuban game with dearer openings, and threes of both colours laid."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    BlackThreeMeld,
    BonusThrees,
    CanastaGrowth,
    PileFrozen,
    QuotaKind,
    ThreeSign,
    WildMeld,
)
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.values import LOWEST_SCORE, Band, Quota

JOKER = {
    # var-11-joker
    4: replace(CLASSIC[4], name="joker").with_rules(
        hand_size=13,
        target=8500,
        pile_frozen=PileFrozen.ALWAYS,
        opening_bands=(Band(LOWEST_SCORE, 100), Band(3000, 130), Band(5000, 150)),
        canasta_growth=CanastaGrowth.CLOSED,
        wild_meld=WildMeld.MIXED,
        wild_bonus=2000,
        wild_jokers_bonus=3000,
        wild_twos_bonus=4000,
        # Black threes are laid as red ones are, each colour scored apart.
        bonus_threes=BonusThrees.BOTH,
        black3_meld=BlackThreeMeld.NEVER,
        three_schedule=(100, 300, 500, 1000),
        three_sign=ThreeSign.NO_CANASTA,
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),
    ),
}
"""The family, by number of players."""
