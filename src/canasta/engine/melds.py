"""Melds: cards of one side on the table. What a meld is, not who may lay it when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum, unique
from itertools import pairwise
from typing import Final, NewType

from canasta.engine.cards import (
    BLACK_THREE,
    FIRST_WILD,
    LAST_WILD,
    N_NATURALS,
    POINTS,
    RANK_OF,
    RED_THREE,
    Card,
    Rank,
    format_cards,
    sort_cards,
)

MeldId = NewType("MeldId", int)
"""A side's melds are numbered from 0 in the order in which they were started."""


@unique
class MeldKind(StrEnum):
    """What a meld consists of."""

    SET = "set"  # naturals of one rank, wilds within limits (S0-MELD-1)
    WILD = "wild"  # wild cards alone (S1-CAN-5)
    BLACK_THREES = "black-threes"  # only in going out (S1-BLK-2)
    SEQUENCE = "sequence"  # naturals of one suit in a row (S0-V-SAM-2)


# For the hot path, as in `memory`.
SET: Final = MeldKind.SET
WILDS: Final = MeldKind.WILD
BLACK_THREES: Final = MeldKind.BLACK_THREES
SEQUENCE: Final = MeldKind.SEQUENCE


@unique
class CanastaKind(StrEnum):
    """The kinds of canasta (S0-CAN-2, S0-CAN-3, S1-CAN-5, S0-V-SAM-3)."""

    NATURAL = "natural"
    MIXED = "mixed"
    WILD = "wild"
    SEQUENCE = "sequence"


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld; a value: it is replaced when it grows.

    `cards` are sorted, naturals first; `points` are card points, without any bonus.
    """

    kind: MeldKind
    rank: Rank
    """The rank of its naturals; that of its first card in a meld of wilds or a sequence."""
    cards: tuple[Card, ...]
    naturals: int
    wilds: int
    points: int

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Meld | None:
        """The meld that these cards are by themselves; None where they are none.

        Sizes and limits, and which kinds are played, are the ruleset's business.

        >>> from canasta.engine.cards import parse_cards
        >>> Meld.of(parse_cards("Ks Jk Kd"))
        Meld(set: Kd Ks Jk)
        """
        cards = tuple(cards)
        if len(cards) > _SMALL:
            return cls._of(sort_cards(cards))
        # The smallest melds are few and come again and again.
        meld = _small.get(cards)
        if meld is None:
            meld = _small[cards] = cls._of(sort_cards(cards))
        return meld

    @classmethod
    def _of(cls, ordered: tuple[Card, ...]) -> Meld | None:
        ranks = {RANK_OF[card] for card in ordered}
        naturals = {rank for rank in ranks if rank < N_NATURALS}
        threes = ranks & {BLACK_THREE, RED_THREE}
        if not ordered or RED_THREE in ranks or (threes and len(ranks) > 1):
            return None
        in_a_row = len(naturals) > 1
        if in_a_row and not _is_sequence(ordered):
            return None
        n_wilds = 0 if threes else sum(RANK_OF[card] >= N_NATURALS for card in ordered)
        kind = BLACK_THREES if threes else SEQUENCE if in_a_row else SET if naturals else WILDS
        return cls(
            kind=kind,
            rank=ordered[0].rank,
            cards=ordered,
            naturals=len(ordered) - n_wilds,
            wilds=n_wilds,
            points=sum(POINTS[RANK_OF[card]] for card in ordered),
        )

    def grown(self, cards: tuple[Card, ...]) -> Meld | None:
        """This meld with more cards; None where they do not fit its kind and rank."""
        if self.kind is SEQUENCE:
            longer = Meld._of(sort_cards(self.cards + cards))
            return longer if longer is not None and longer.kind is SEQUENCE else None
        rank, points, wilds = self.rank, self.points, 0
        for card in cards:
            points += POINTS[card >> 2]
            if FIRST_WILD <= card <= LAST_WILD:
                wilds += 1
            elif card >> 2 != rank:
                return None
        kind = self.kind
        if (kind is BLACK_THREES and wilds) or (kind is WILDS and wilds < len(cards)):
            return None
        grown = sort_cards(self.cards + cards)
        if kind is WILDS:
            rank = grown[0].rank
        naturals = self.naturals + len(cards) - wilds
        return Meld(kind, rank, grown, naturals, self.wilds + wilds, points)

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return len(self.cards)

    def canasta(self, canasta_size: int) -> CanastaKind | None:
        """What canasta it is, if it has grown to one (S0-CAN-1)."""
        if len(self.cards) < canasta_size or self.kind is BLACK_THREES:
            return None
        if self.kind is WILDS:
            return CanastaKind.WILD
        if self.kind is SEQUENCE:
            return CanastaKind.SEQUENCE
        return CanastaKind.MIXED if self.wilds else CanastaKind.NATURAL

    def __repr__(self) -> str:
        return f"Meld({self.kind.value}: {format_cards(self.cards)})"


def _is_sequence(ordered: tuple[Card, ...]) -> bool:
    """Whether sorted cards are naturals of one suit, each a rank above the last."""
    return ordered[-1].rank.is_natural and all(high - low == 4 for low, high in pairwise(ordered))


_SMALL: Final = 3
_small: dict[tuple[Card, ...], Meld | None] = {}
