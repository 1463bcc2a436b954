"""The special hands by name."""

from __future__ import annotations

from enum import StrEnum, unique


@unique
class SpecialHand(StrEnum):
    """Whole hands of fourteen cards that end a round by themselves (variants 10.3)."""

    PAIRS = "pairs"
    WILD_PAIRS = "wild-pairs"
    MIAMI_PAIRS = "miami-pairs"
    ZIP_CODE = "zip-code"
    STRAIGHT = "straight"
    GARBAGE = "garbage"
    BLAST_OFF = "blast-off"
    TRIPLES = "triples"
    QUADS = "quads"
    DREAM_FOUR = "dream-four"
    DREAM_FIVE = "dream-five"

    @property
    def wins_match(self) -> bool:
        """Whether showing it wins the match, whatever the totals are."""
        return self in (SpecialHand.DREAM_FOUR, SpecialHand.DREAM_FIVE)
