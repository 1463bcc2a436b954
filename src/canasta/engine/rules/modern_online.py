"""Modern canasta of online rooms: the Brazilian sheet with a simpler block of the pile."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.classic_pt import CLASSIC_PT
from canasta.engine.rules.ruleset import CLASSIC_CAPTURES

MODERN_ONLINE = {
    players: replace(CLASSIC_PT[players], name="modern-online").with_rules(
        # Only a wild freezes and only a black three blocks: S2-V-MOD-1
        frozen_before_opening=False,
        captures=CLASSIC_CAPTURES,
    )
    for players in (2, 4)
}
"""The family, by number of players."""
