"""Cutthroat: three players, and whoever first takes the pile plays alone against the others."""

from __future__ import annotations

from canasta.engine.rules.choices import QuotaKind, StockEnd, TeamMode
from canasta.engine.rules.ruleset import Ruleset
from canasta.engine.rules.values import Quota

CUTTHROAT = {
    3: Ruleset(name="cutthroat").with_rules(
        seating=(0, 1, 2),
        team_mode=TeamMode.LONE_HAND,
        hand_size=13,
        draw_count=2,  # conflict-03
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),  # conflict-04
        target=7500,  # conflict-05
        stock_end=StockEnd.AFTER_LAST_DRAWER,
    ),
}
"""The family, by number of players."""
