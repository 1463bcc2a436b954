"""Chile: classic canasta with three packs, sequences and melds of wilds."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import MeldsPerRank, QuotaKind, UpcardAction, WildMeld
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.samba import SAMBA_CAPTURES
from canasta.engine.rules.values import Quota

CHILE = {
    # var-11-chile
    4: replace(CLASSIC[4], name="chile").with_rules(
        packs=3,
        jokers=6,
        hand_size=15,
        draw_count=2,
        target=10_000,
        upcard_black_three=UpcardAction.LEAVE,  # conflict-09
        sequences=True,
        melds_per_rank=MeldsPerRank.MANY,
        wild_meld=WildMeld.MIXED,
        wild_bonus=2000,
        captures=SAMBA_CAPTURES,
        three_schedule=(100, 200, 300, 400, 1000, 1200),
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),
    ),
}
"""The family, by number of players."""
