"""Cuban canasta: a pile that is always frozen, canastas of exactly seven, dear melds of wilds."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    CanastaGrowth,
    Capture,
    DiscardBan,
    PileBlackThrees,
    PileFrozen,
    QuotaKind,
    ThreeSign,
    UpcardAction,
    Waiver,
    WildMeld,
)
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.values import Band, Quota

CUBAN = {
    4: replace(CLASSIC[4], name="cuban").with_rules(
        hand_size=13,  # var-7
        target=7500,  # var-7
        upcard_black_three=UpcardAction.LEAVE,  # conflict-09
        # A natural pair takes the pile, and nothing else: var-7
        pile_frozen=PileFrozen.ALWAYS,
        captures=frozenset({Capture.NATURAL_PAIR}),
        # A canasta is seven cards, and closed: var-7
        canasta_growth=CanastaGrowth.CLOSED,
        # Wilds: seven twos, four jokers with three twos, any other: var-7
        wild_meld=WildMeld.MIXED,
        wild_bonus=2000,
        wild_jokers_bonus=3000,
        wild_twos_bonus=4000,
        opening_bands=(*CLASSIC[4].opening.opening_bands, Band(5000, 150)),  # var-7
        waiver=Waiver.NEVER,  # var-13
        # Black threes: not in the first round, and out of play from a taken pile: var-7
        discard_bans=frozenset({DiscardBan.BLACK_THREE_FIRST_ROUND}),
        pile_black_threes=PileBlackThrees.SET_ASIDE,
        three_schedule=(100, 300, 500, 1000),  # var-7
        three_sign=ThreeSign.NO_CANASTA,  # var-7
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),  # var-7
        concealed_bonus_total=100,  # var-7
    ),
}
"""The family, by number of players."""
