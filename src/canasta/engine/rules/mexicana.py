"""Mexicana: three packs, thirteen cards for the opener, red threes to match the canastas."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import OutCondition, Packet, QuotaKind, UpcardAction
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.values import Quota

MEXICANA = {
    # var-11-mexicana
    4: replace(CLASSIC[4], name="mexicana").with_rules(
        packs=3,
        jokers=6,
        hand_size=13,
        packet=Packet.OPENING_DRAW,
        packet_size=(13,),
        upcard_black_three=UpcardAction.LEAVE,  # conflict-09
        sevens_block=True,
        sevens_bonus=1000,
        three_schedule=(100, 200, 300, 400, 1000, 1200),
        go_out_canastas=(Quota(QuotaKind.ANY, 2),),
        out_conditions=frozenset({OutCondition.RED_THREES_MATCH}),
    ),
}
"""The family, by number of players."""
