"""Classic canasta as an online room plays it, by the letter of its rules."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import (
    Permission,
    SpoiledBy,
    StockEnd,
    UpcardAction,
    Waiver,
    WildLimit,
    WildMeld,
)
from canasta.engine.rules.classic import CLASSIC

CLASSIC_ONLINE = {
    players: replace(CLASSIC[players], name="classic-online").with_rules(
        # One card, with two players too: S1-DRAW-1, S1-P2-4, conflict-02
        draw_count=1,
        # Whatever is turned stays; a red three or a wild freezes: S1-UP-1, conflict-08
        upcard_reject=frozenset(),
        # A black three stays and blocks: conflict-09
        upcard_black_three=UpcardAction.LEAVE,
        # No more wilds than naturals: S1-MELD-3, conflict-19
        wild_limit=WildLimit.NOT_MORE,
        # Seven wilds in one turn are worth 2000: S1-CAN-5, conflict-35
        wild_meld=WildMeld.WHOLE_CANASTA,
        # The whole hand goes down without the minimum, with the pile too: S1-MIN-7, S1-CON-5
        waiver=Waiver.WITH_PILE,
        # It must be the first meld of the side: S1-CON-1, conflict-30
        concealed_spoiled_by=SpoiledBy.SIDE,
        # Nothing for going out, but concealed: S1-SCO-10, conflict-32
        go_out_bonus=0,
        # Nobody is asked: conflict-33
        permission=Permission.NONE,
        # A black three in hand costs 100: S1-BLK-5, conflict-16
        black3_hand_value=100,
        # The turn of whoever drew the last card is the last: S1-STK-1, conflict-41
        stock_end=StockEnd.AFTER_LAST_DRAWER,
    )
    for players in (2, 4)
}
"""The family, by number of players."""
