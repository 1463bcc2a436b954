"""Cards, ranks and suits; the pack; text of cards.

A card is a small integer with a name, so that it can index tables; equal cards of two packs are
the same object (Q-45).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    """One of the 53 different cards: 4c 4d 4h 4s … As 2c … 2s 3c 3s 3d 3h Jk.

    >>> Card.parse("Ks")
    Card('Ks')
    >>> Card.parse("Ks").rank, Card.parse("Ks").suit, Card.parse("Ks").points
    (<Rank.KING: 9>, <Suit.SPADES: 3>, 10)
    """

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card that `text` names. Raises InvalidNotation."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise InvalidNotation(f"not a card: {text!r}")
        return card

    @property
    def rank(self) -> Rank:
        """Its rank; red and black threes are two ranks."""
        return _RANKS[self]

    @property
    def suit(self) -> Suit | None:
        """Its suit; None for a joker."""
        return _SUITS[self]

    @property
    def points(self) -> int:
        """Card points (S2-SCO-1); a three counts 5, a red one only where it is stuck in hand."""
        return POINTS[_RANKS[self]]

    @property
    def is_wild(self) -> bool:
        """A two or a joker (S0-DECK-4)."""
        return _RANKS[self].is_wild

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card({_TEXTS[self]!r})"


# S1-DECK-3 to S1-DECK-5, S2-DECK-2, variants 1.1
POINTS: Final[tuple[int, ...]] = (5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 20, 50, 5, 5)


def _all_kinds() -> list[tuple[str, Rank, Suit | None]]:
    kinds: list[tuple[str, Rank, Suit | None]] = []
    for rank, letter in zip([*NATURAL_RANKS, Rank.TWO], _RANK_TEXT, strict=True):
        kinds += [(letter + _SUIT_TEXT[suit], rank, suit) for suit in Suit]
    kinds += [("3c", Rank.BLACK_THREE, Suit.CLUBS), ("3s", Rank.BLACK_THREE, Suit.SPADES)]
    kinds += [("3d", Rank.RED_THREE, Suit.DIAMONDS), ("3h", Rank.RED_THREE, Suit.HEARTS)]
    kinds.append(("Jk", Rank.JOKER, None))
    return kinds


_KINDS: Final = _all_kinds()
CARDS: Final[tuple[Card, ...]] = tuple(Card(i) for i in range(len(_KINDS)))
_TEXTS: Final = tuple(text for text, _, _ in _KINDS)
_RANKS: Final = tuple(rank for _, rank, _ in _KINDS)
_SUITS: Final = tuple(suit for _, _, suit in _KINDS)
_BY_TEXT: Final = {text: card for text, card in zip(_TEXTS, CARDS, strict=True)}

RANK_OF: Final = bytes(_RANKS)
"""Rank index of each card."""

# Four bits a suit count up to fifteen equal cards: the hand keeps one such number a rank.
SUIT_UNIT: Final[tuple[int, ...]] = tuple(1 << 4 * (suit or 0) for suit in _SUITS)
"""What one card adds to its rank's packed count of suits."""

_OF_RANK: Final = {
    rank: {suit or 0: card for card in CARDS for suit in [_SUITS[card]] if _RANKS[card] is rank}
    for rank in Rank
}
_LOWEST: dict[tuple[int, int, int], tuple[Card, ...]] = {}


def lowest_cards(rank: int, suits: int, n: int) -> tuple[Card, ...]:
    """The n cards of a rank that are played where suits do not matter: the lowest suits held.

    `suits` is the packed count of suits. Shape: n cards, clubs first.
    """
    key = (rank, suits, n)
    cards = _LOWEST.get(key)
    if cards is None:
        cards = _LOWEST[key] = cards_of(rank, suits)[:n]
    return cards


def cards_of(rank: int, suits: int) -> tuple[Card, ...]:
    """All cards that a rank's packed count of suits stands for, clubs first."""
    of_rank = _OF_RANK[Rank(rank)]
    return tuple(
        card for suit, card in sorted(of_rank.items()) for _ in range(suits >> 4 * suit & 15)
    )


def pack(packs: int = 2, jokers: int = 4) -> tuple[Card, ...]:
    """All cards of a game in a fixed order, unshuffled (S0-DECK-1).

    >>> len(pack())
    108
    """
    joker = CARDS[-1]
    return tuple(card for card in CARDS[:-1] for _ in range(packs)) + (joker,) * jokers


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
        card = _BY_TEXT.get(word)
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


def sort_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Cards in the order of the pack: by rank, then suit."""
    return tuple(sorted(cards, key=_BY_RANK.__getitem__))


_BY_RANK: Final = tuple(RANK_OF[card] * 4 + (_SUITS[card] or 0) for card in CARDS)
