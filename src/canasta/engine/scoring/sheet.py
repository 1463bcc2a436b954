"""What a score sheet consists of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, unique

from canasta.engine.melds import Meld


@unique
class ScoreItem(StrEnum):
    """What a line of the score sheet counts, in the order of the sheet."""

    SPECIAL_HAND = "special-hand"
    MELDED_CARDS = "melded-cards"
    NATURAL_CANASTA = "natural-canasta"
    MIXED_CANASTA = "mixed-canasta"
    WILD_CANASTA = "wild-canasta"
    SEQUENCE_CANASTA = "sequence-canasta"
    CANASTA_COUNT = "canasta-count"
    CANASTA_MIX = "canasta-mix"
    BLACK_THREES_MELDED = "black-threes-melded"
    UNFINISHED_MELD = "unfinished-meld"
    SHORT_SEQUENCE = "short-sequence"
    RED_THREES = "red-threes"
    BLACK_THREES = "black-threes"
    BLACK_THREES_ASIDE = "black-threes-aside"
    GOING_OUT = "going-out"
    CONCEALED = "concealed"
    CARDS_IN_HAND = "cards-in-hand"
    BLACK_THREES_IN_HAND = "black-threes-in-hand"
    RED_THREES_IN_HAND = "red-threes-in-hand"
    SEVENS_HELD = "sevens-held"
    ACES_HELD = "aces-held"

    @property
    def is_of_hands(self) -> bool:
        """Whether it counts what a hand still holds, which only its player knows."""
        return self in _OF_HANDS


_OF_HANDS = frozenset(
    {
        ScoreItem.CARDS_IN_HAND,
        ScoreItem.BLACK_THREES_IN_HAND,
        ScoreItem.RED_THREES_IN_HAND,
        ScoreItem.SEVENS_HELD,
        ScoreItem.ACES_HELD,
    }
)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line: what it counts, its points, and the meld or the number of cards behind it."""

    item: ScoreItem
    points: int
    meld: Meld | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What a side scores for a round: lines that add up to its total (S0-SCO-1)."""

    side: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of the lines; may be negative (Q-37)."""
        return sum(line.points for line in self.lines)
