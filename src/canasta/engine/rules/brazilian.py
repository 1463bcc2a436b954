"""Brazilian canasta: the Bolivian game with openings that need canastas."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.bolivia import BOLIVIA
from canasta.engine.rules.choices import (
    OpeningCanasta,
    OpeningFromPile,
    Permission,
    QuotaKind,
    ThreeSign,
)
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.values import Band, Quota

BRAZILIAN = {
    4: replace(BOLIVIA[4], name="brazilian").with_rules(
        target=10_000,  # var-6
        # From 7000 on the opening is a canasta: var-6
        opening_bands=(
            *CLASSIC[4].opening.opening_bands,
            Band(7000, 0, OpeningCanasta.ANY),
            Band(8000, 200, OpeningCanasta.ANY),
            Band(9000, 0, OpeningCanasta.NATURAL_OR_BETTER),
        ),
        opening_from_pile=OpeningFromPile.FORBIDDEN,  # var-6
        wild_bonus=2000,  # var-6; S2-V-BOL-1 has 2500
        sequence_shorter_than=5,  # var-6
        sequence_growth_out=True,  # var-6
        three_schedule=(100, 200, 300, 400, 1000, 1200),  # var-6
        three_sign=ThreeSign.NO_CANASTA,  # var-6
        permission=Permission.REQUIRED,  # var-6
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),  # var-6
    ),
}
"""The family, by number of players."""
