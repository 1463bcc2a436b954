"""Classic canasta as the Brazilian sheet tells it, to the letter."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import Capture, DealerDraw, Special, UpcardAction, Waiver
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.ruleset import CLASSIC_CAPTURES, Ruleset


def _brazilian(rules: Ruleset) -> Ruleset:
    return replace(rules, name="classic-pt").with_rules(
        # The lowest card cut deals: S2-DEAL-2, conflict-11
        first_dealer=DealerDraw.LOWEST,
        # Specials turned as upcard go under the stock: S2-UP-1, S2-UP-2, conflict-08, conflict-09
        upcard_reject_action=UpcardAction.BURY,
        upcard_black_three=UpcardAction.BURY,
        # One card, however many play: S2-DRAW-1
        draw_count=1,
        # The pile is taken with two naturals or onto a meld: S2-PILE-2, S2-PILE-3, conflict-20
        captures=CLASSIC_CAPTURES - {Capture.NATURAL_PLUS_WILD},
        # A wild freezes; a red three is never in the pile: S2-FRZ-1, conflict-23
        freezers=frozenset({Special.WILD}),
        # No exception to the minimum: S2-MIN-1, TV-14
        waiver=Waiver.NEVER,
        # Only one's own earlier melds spoil going out concealed: S2-CON-2, conflict-30
        concealed_may_add=True,
    )


_FOUR = _brazilian(CLASSIC[4])

CLASSIC_PT = {
    2: _brazilian(CLASSIC[2]),
    # Three, each alone: S2-P3-3, S2-P3-4, conflict-04, conflict-05
    3: _brazilian(CLASSIC[3]).with_rules(
        go_out_canastas=CLASSIC[2].out.go_out_canastas, target=7500
    ),
    4: _FOUR,
    # Five, one of three sitting out in turn: S2-P56-1, conflict-07
    5: _brazilian(CLASSIC[5]),
    # Six, two teams of three at the table of four: S2-PLAY-3, conflict-07
    6: _FOUR.with_rules(seating=CLASSIC[6].match.seating),
}
"""The family, by number of players."""
