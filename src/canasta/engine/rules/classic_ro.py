"""Classic canasta as the Romanian article tells it, to the letter."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    AskWindow,
    Capture,
    DealerDraw,
    PartnerDraw,
    ThreeSign,
    Waiver,
    WildLimit,
)
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.ruleset import CLASSIC_CAPTURES, Ruleset


def _romanian(rules: Ruleset) -> Ruleset:
    return replace(rules, name="classic-ro").with_rules(
        # Whoever drew the highest card deals: S0-DEAL-1, conflict-11
        first_dealer=DealerDraw.HIGHEST,
        # Two cards, however many play: S0-DRAW-1, S0-P2-2, S0-P3-4, conflict-01
        draw_count=2,
        # Naturals are the majority of a meld: S0-MELD-4, conflict-19
        wild_limit=WildLimit.FEWER,
        # No wild matches the top card: S0-PILE-4, conflict-20
        captures=CLASSIC_CAPTURES - {Capture.NATURAL_PLUS_WILD},
        # Going out concealed keeps the minimum: S0-MIN-6, S0-CON-3, conflict-28
        waiver=Waiver.NEVER,
        # One asks before any meld of the turn, a capture included: S0-ASK-5, conflict-33
        ask_window=AskWindow.BEFORE_ANY,
        # Red threes count against a side without a canasta: S0-RED-4, conflict-13
        three_sign=ThreeSign.NO_CANASTA,
    )


CLASSIC_RO = {
    2: _romanian(CLASSIC[2]),
    3: _romanian(CLASSIC[3]),
    # Partners are drawn for: S0-PLAY-2, conflict-12
    4: _romanian(CLASSIC[4]).with_rules(partner_draw=PartnerDraw.HIGHEST),
}
"""The family, by number of players."""
