"""Bolivian canasta: samba with melds of wilds, and a sequence needed to go out."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import QuotaKind, WildMeld
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.samba import SAMBA
from canasta.engine.rules.values import Band, Quota

BOLIVIA = {
    4: replace(SAMBA[4], name="bolivia").with_rules(
        target=15_000,  # S0-V-BOL-4
        # Seven wilds are a bolivia: S0-V-BOL-3
        wild_meld=WildMeld.MIXED,
        wild_bonus=2500,
        opening_bands=(*CLASSIC[4].opening.opening_bands, Band(7000, 150)),  # var-5
        go_out_canastas=(Quota(QuotaKind.ANY, 1), Quota(QuotaKind.SEQUENCE, 1)),  # var-5
        black3_hand_value=100,  # var-5
    ),
}
"""The family, by number of players."""
