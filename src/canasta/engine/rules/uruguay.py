"""Uruguay: classic canasta with a pile that is always frozen, and melds of wilds."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import PileFrozen, UpcardAction, WildMeld
from canasta.engine.rules.classic import CLASSIC

URUGUAY = {
    4: replace(CLASSIC[4], name="uruguay").with_rules(
        upcard_black_three=UpcardAction.LEAVE,  # conflict-09
        # Only a natural pair takes the pile; three to seven wilds, 2000: var-11-uruguay
        pile_frozen=PileFrozen.ALWAYS,
        wild_meld=WildMeld.MIXED,
        wild_bonus=2000,
    ),
}
"""The family, by number of players."""
