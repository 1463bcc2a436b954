"""Classic canasta, the default: the published game, settled where the published texts differ."""

from __future__ import annotations

from canasta.engine.rules.choices import QuotaKind, TeamMode
from canasta.engine.rules.ruleset import Ruleset
from canasta.engine.rules.values import Band, Quota

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
    # Six, two sides of three: Q-17, conflict-07.
    # Three pairs are an option: seating 0, 1, 2, 0, 1, 2 and target 7500.
    6: _FOUR.with_rules(
        seating=(0, 1, 0, 1, 0, 1),
        packs=3,
        jokers=6,
        hand_size=13,
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),
        target=10_000,
        opening_bands=(*_FOUR.opening.opening_bands, Band(7500, 150)),
        three_schedule=(100, 200, 300, 400, 1000, 1200),
    ),
}
"""The family, by number of players."""
