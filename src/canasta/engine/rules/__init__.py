"""What varies: the ruleset, its presets, and the plan made of it once a match."""

from __future__ import annotations

from collections.abc import Mapping

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules.bolivia import BOLIVIA
from canasta.engine.rules.brazilian import BRAZILIAN
from canasta.engine.rules.chile import CHILE
from canasta.engine.rules.classic import CLASSIC
from canasta.engine.rules.classic_online import CLASSIC_ONLINE
from canasta.engine.rules.classic_pt import CLASSIC_PT
from canasta.engine.rules.classic_ro import CLASSIC_RO
from canasta.engine.rules.cuban import CUBAN
from canasta.engine.rules.cutthroat import CUTTHROAT
from canasta.engine.rules.hand_and_foot import HAND_AND_FOOT, HAND_AND_FOOT_SHORT
from canasta.engine.rules.italian import ITALIAN
from canasta.engine.rules.joker import JOKER
from canasta.engine.rules.mexicana import MEXICANA
from canasta.engine.rules.modern_american import MODERN_AMERICAN
from canasta.engine.rules.modern_online import MODERN_ONLINE
from canasta.engine.rules.pennies import PENNIES
from canasta.engine.rules.ruleset import Ruleset
from canasta.engine.rules.samba import SAMBA, SAMBA_RO
from canasta.engine.rules.sevens import SEVENS
from canasta.engine.rules.uruguay import URUGUAY
from canasta.engine.rules.viennese import VIENNESE

RULESETS: Mapping[str, Mapping[int, Ruleset]] = {
    "classic": CLASSIC,
    "classic-ro": CLASSIC_RO,
    "classic-online": CLASSIC_ONLINE,
    "classic-pt": CLASSIC_PT,
    "cutthroat": CUTTHROAT,
    "uruguay": URUGUAY,
    "viennese": VIENNESE,
    "sevens": SEVENS,
    "joker": JOKER,
    "cuban": CUBAN,
    "samba": SAMBA,
    "samba-ro": SAMBA_RO,
    "chile": CHILE,
    "bolivia": BOLIVIA,
    "brazilian": BRAZILIAN,
    "hand-and-foot": HAND_AND_FOOT,
    "hand-and-foot-short": HAND_AND_FOOT_SHORT,
    "pennies": PENNIES,
    "mexicana": MEXICANA,
    "modern-american": MODERN_AMERICAN,
    "italian": ITALIAN,
    "modern-online": MODERN_ONLINE,
}
"""Every preset: its family over numbers of players."""


def find_ruleset(name: str, players: int = 4) -> Ruleset:
    """The preset of that name for so many players. Raises InvalidRuleset, naming what there is.

    >>> find_ruleset("classic", players=3).deck.hand_size
    13
    """
    family = RULESETS.get(name)
    if family is None:
        message = f"no preset {name!r}; there are: {', '.join(RULESETS)}"
        raise InvalidRuleset(message, ("preset",))
    if players not in family:
        counts = ", ".join(str(count) for count in family)
        message = f"{name} is played by {counts}, not by {players}"
        raise InvalidRuleset(message, ("players",))
    return family[players]


USUAL_PLAYERS = 4
"""How many play where nobody says otherwise and the preset has that."""


def usual_players(name: str) -> int:
    """How many play a preset where nobody says otherwise."""
    family = RULESETS.get(name, {})
    return USUAL_PLAYERS if USUAL_PLAYERS in family else next(iter(family), USUAL_PLAYERS)


__all__ = ["RULESETS", "Ruleset", "find_ruleset", "usual_players"]
