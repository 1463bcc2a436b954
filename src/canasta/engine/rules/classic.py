"""Classic canasta, the default: the published game, settled where the published texts differ."""

from __future__ import annotations

from canasta.engine.rules.choices import QuotaKind, TeamMode
from canasta.engine.rules.ruleset import Quota, Ruleset

_FOUR = Ruleset(name="classic")

CLASSIC = {
    # Two, each alone: S0-P2-1 to S0-P2-3
    2: _FOUR.with_rules(
        seating=(0, 1),
        hand_size=15,
        draw_count=2,
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),
    ),
    # Three, each alone: S0-P3-1 to S0-P3-4, conflict-03, conflict-04, conflict-05
    3: _FOUR.with_rules(seating=(0, 1, 2), hand_size=13),
    4: _FOUR,
    # Five: two against three, of whom one sits out in turn: Q-16, conflict-07
    5: _FOUR.with_rules(seating=(0, 1, 0, 1, 1), team_mode=TeamMode.ROTATING_SITOUT),
}
"""The family, by number of players."""
