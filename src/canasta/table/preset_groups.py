"""Under which heading a preset stands where all of them are listed."""

from __future__ import annotations

from enum import StrEnum, unique

from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import Packet, WildMeld


@unique
class PresetGroup(StrEnum):
    """What somebody who chooses between games wants to know first."""

    CLASSIC = "classic"  # sets of one rank
    WILDS = "wilds"  # and wild cards alone
    SEQUENCES = "sequences"  # and suits in a row
    PACKETS = "packets"  # more cards are dealt, or drawn, to be played later


def group_of(rules: Ruleset) -> PresetGroup:
    """The group of a preset, by what its rules add to sets of one rank.

    >>> from canasta.engine.rules import find_ruleset
    >>> group_of(find_ruleset("samba"))
    <PresetGroup.SEQUENCES: 'sequences'>
    """
    if rules.melds.sequences:
        return PresetGroup.SEQUENCES
    if rules.deck.packet is not Packet.NONE:
        return PresetGroup.PACKETS
    if rules.melds.wild_meld not in (WildMeld.NEVER, WildMeld.WHOLE_CANASTA):
        return PresetGroup.WILDS
    return PresetGroup.CLASSIC
