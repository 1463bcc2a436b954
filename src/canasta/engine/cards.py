"""Cards, ranks and suits; the pack; text of cards.

A card is a small integer with a name, so that it can index tables; equal cards of two packs are
the same object (Q-45).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, unique
from typing import Final

from canasta.engine.errors import InvalidNotation


@unique
class Suit(IntEnum):
    """Suits in the order in which cards of one rank are listed and played."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


@unique
class Rank(IntEnum):
    """Ranks in the order plays are listed: naturals, wilds, then the two kinds of three.

    Black and red threes are different ranks in all but name (S0-DECK-6).
    """

    FOUR = 0
    FIVE = 1
    SIX = 2
    SEVEN = 3
    EIGHT = 4
    NINE = 5
    TEN = 6
    JACK = 7
    QUEEN = 8
    KING = 9
    ACE = 10
    TWO = 11
    JOKER = 12
    BLACK_THREE = 13
    RED_THREE = 14

    @property
    def is_natural(self) -> bool:
        """Four to ace (S0-DECK-3)."""
        return self <= Rank.ACE

    @property
    def is_wild(self) -> bool:
        """A two or a joker (S0-DECK-4)."""
        return self is Rank.TWO or self is Rank.JOKER


N_RANKS: Final = len(Rank)
NATURAL_RANKS: Final = tuple(rank for rank in Rank if rank.is_natural)

# Plain integers for the hot path: an enum member costs a lookup each time it is named.
TWO: Final = int(Rank.TWO)
JOKER: Final = int(Rank.JOKER)
BLACK_THREE: Final = int(Rank.BLACK_THREE)
RED_THREE: Final = int(Rank.RED_THREE)
N_NATURALS: Final = len(NATURAL_RANKS)

_RANK_TEXT: Final = "456789TJQKA2"
_SUIT_TEXT: Final = "cdhs"


class Card(int):
    """One of the 53 different cards: 4c 4d 4h 4s … As 2c … 2s Jk 3c 3s 3d 3h.

    The number is 4 × rank + suit; not every number is a card.

    >>> Card.parse("Ks")
    Card('Ks')
    >>> Card.parse("Ks").rank, Card.parse("Ks").suit, Card.parse("Ks").points
    (<Rank.KING: 9>, <Suit.SPADES: 3>, 10)
    """

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card that `text` names. Raises InvalidNotation."""
        card = CARD_BY_TEXT.get(text)
        if card is None:
            raise InvalidNotation(f"not a card: {text!r}")
        return card

    @property
    def rank(self) -> Rank:
        """Its rank; red and black threes are two ranks."""
        return _RANKS[self >> 2]

    @property
    def suit(self) -> Suit | None:
        """Its suit; None for a joker."""
        return None if self >> 2 == JOKER else _SUITS[self & 3]

    @property
    def points(self) -> int:
        """Card points (S2-SCO-1); a three counts 5, a red one only where it is stuck in hand."""
        return POINTS[self >> 2]

    @property
    def is_wild(self) -> bool:
        """A two or a joker (S0-DECK-4)."""
        return self.rank.is_wild

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card({_TEXTS[self]!r})"


# S1-DECK-3 to S1-DECK-5, S2-DECK-2
POINTS: Final[tuple[int, ...]] = (5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 20, 50, 5, 5)

N_CARD_NUMBERS: Final = 4 * N_RANKS
_RANKS: Final = tuple(Rank)
_SUITS: Final = tuple(Suit)


def _card_texts() -> dict[int, str]:
    texts = {
        4 * rank + suit: _RANK_TEXT[rank] + _SUIT_TEXT[suit]
        for rank in (*NATURAL_RANKS, Rank.TWO)
        for suit in Suit
    }
    texts[4 * Rank.JOKER] = "Jk"
    for rank, suits in (
        (Rank.BLACK_THREE, (Suit.CLUBS, Suit.SPADES)),
        (Rank.RED_THREE, (Suit.DIAMONDS, Suit.HEARTS)),
    ):
        texts |= {4 * rank + suit: "3" + _SUIT_TEXT[suit] for suit in suits}
    return texts


_TEXTS: Final = _card_texts()
CARDS: Final[tuple[Card, ...]] = tuple(Card(number) for number in _TEXTS)
"""Every different card, by rank and suit."""
CARD_BY_TEXT: Final = {_TEXTS[card]: card for card in CARDS}
JOKER_CARD: Final = CARD_BY_TEXT["Jk"]
RANK_OF: Final = bytes(number >> 2 for number in range(N_CARD_NUMBERS))
"""Rank index of each card."""

FIRST_WILD: Final = 4 * TWO
LAST_WILD: Final = 4 * JOKER
FIRST_BLACK_THREE: Final = 4 * BLACK_THREE
FIRST_RED_THREE: Final = 4 * RED_THREE
"""Where wild cards and threes stand among the card numbers."""

# Cards can be counted in one integer, a byte for each card number or for each rank: a card is one
# addition, a copy costs nothing, and a mask of many ranks comes from one sum.
CARD_UNIT: Final[tuple[int, ...]] = tuple(1 << 8 * number for number in range(N_CARD_NUMBERS))
"""What one card adds to a hand."""
RANK_UNIT: Final[tuple[int, ...]] = tuple(
    1 << 8 * (number >> 2) for number in range(N_CARD_NUMBERS)
)
"""What one card adds to a hand's count by rank."""

RANK_BIT: Final = tuple(0x80 << 8 * rank for rank in range(N_RANKS))
"""The bit that stands for a rank in a mask of ranks."""
NATURAL_BITS: Final = sum(RANK_BIT[:N_NATURALS])
FILL: Final = tuple(sum((0x80 - n) << 8 * rank for rank in range(N_RANKS)) for n in range(8))
"""`by_rank + FILL[n]` has the bit of each rank of which there are at least n cards."""
FILL_1: Final = FILL[1]
FILL_2: Final = FILL[2]
FILL_3: Final = FILL[3]


def cards_of(hand: int) -> tuple[Card, ...]:
    """The cards of a hand, by rank and suit."""
    counts = hand.to_bytes(N_CARD_NUMBERS, "little")
    return tuple(card for card in CARDS if counts[card] for _ in range(counts[card]))


def hand_of(cards: Iterable[Card]) -> int:
    """Cards as a hand: a byte for each card number."""
    return sum(CARD_UNIT[card] for card in cards)


def pack(packs: int = 2, jokers: int = 4) -> tuple[Card, ...]:
    """All cards of a game in a fixed order, unshuffled (S0-DECK-1).

    >>> len(pack())
    108
    """
    return tuple(
        card for card in CARDS for _ in range(jokers if card.rank is Rank.JOKER else packs)
    )


def number_of(rank: int) -> int:
    """The number on a card of a rank: jack 11, queen 12, king 13, ace 14; a joker has none, 0."""
    if rank < N_NATURALS:
        return 4 + rank
    return {TWO: 2, JOKER: 0}.get(rank, 3)


def rank_text(rank: int) -> str:
    """How a rank is written without a suit: 4 … A, 2, Jk, and 3 for both kinds of three."""
    if rank in (BLACK_THREE, RED_THREE):
        return "3"
    return "Jk" if rank == JOKER else _RANK_TEXT[rank]


def format_cards(cards: Iterable[int]) -> str:
    """Cards as text, in the order given.

    >>> format_cards(parse_cards("Ks 2c Jk"))
    'Ks 2c Jk'
    """
    return " ".join(_TEXTS[card] for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards from text, separated by blanks. Raises InvalidNotation with line and column."""
    cards = []
    for word, line, column in words_of(text):
        card = CARD_BY_TEXT.get(word)
        if card is None:
            raise InvalidNotation(f"not a card: {word!r}", line, column)
        cards.append(card)
    return tuple(cards)


def words_of(text: str, line: int = 1) -> list[tuple[str, int, int]]:
    """The words of a text, each with its line and column, counted from 1."""
    words = []
    for number, row in enumerate(text.split("\n"), line):
        column = 0
        for word in row.split():
            column = row.index(word, column)
            words.append((word, number, column + 1))
            column += len(word)
    return words


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of the pack: by rank, then suit."""
    return tuple(sorted(cards))
