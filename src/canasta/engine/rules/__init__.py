"""What varies: the ruleset, its presets, and the plan made of it once a match."""

from __future__ import annotations

from collections.abc import Mapping

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.classic_online import CLASSIC_ONLINE
from canasta.engine.rules.classic_pt import CLASSIC_PT
from canasta.engine.rules.classic_ro import CLASSIC_RO
from canasta.engine.rules.cutthroat import CUTTHROAT
from canasta.engine.rules.ruleset import Ruleset

RULESETS: Mapping[str, Mapping[int, Ruleset]] = {
    "classic": CLASSIC,
    "classic-ro": CLASSIC_RO,
    "classic-online": CLASSIC_ONLINE,
    "classic-pt": CLASSIC_PT,
    "cutthroat": CUTTHROAT,
}
"""Every preset: its family over numbers of players."""


def find_ruleset(name: str, players: int = 4) -> Ruleset:
    """The preset of that name for so many players. Raises InvalidRuleset, naming what there is.

    >>> find_ruleset("classic", players=3).deck.hand_size
    13
    """
    family = RULESETS.get(name)
    if family is None:
        raise InvalidRuleset(f"no preset {name!r}; there are: {', '.join(RULESETS)}")
    if players not in family:
        counts = ", ".join(str(count) for count in family)
        raise InvalidRuleset(f"{name} is played by {counts}, not by {players}")
    return family[players]


__all__ = ["RULESETS", "Ruleset", "find_ruleset"]
