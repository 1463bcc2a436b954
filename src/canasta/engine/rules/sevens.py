"""The Sevens: classic canasta in which sevens weigh more, for and against."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import UpcardAction
from canasta.engine.rules.classic import CLASSIC

SEVENS = {
    4: replace(CLASSIC[4], name="sevens").with_rules(
        upcard_black_three=UpcardAction.LEAVE,  # conflict-09
        # var-11-sevens
        sevens_bonus=2000,
        held_count=4,
        sevens_held=500,
        sevens_unfinished=1500,
    ),
}
"""The family, by number of players."""
