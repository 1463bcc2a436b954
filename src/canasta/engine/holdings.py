"""A hand as fifteen holdings: for each rank, the cards of it in the hand.

Equal holdings are one object, which knows what it becomes when a card comes or goes. So taking
and playing cards is one step along a graph, and whatever can be said of a holding (its discard,
the melds it can start) is made once and found again by the object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.engine.cards import N_RANKS, Card, sort_cards

if TYPE_CHECKING:
    from canasta.engine.actions.discard import Discard
    from canasta.engine.actions.lay_meld import LayMeld


class Holding:
    """All cards of one rank in a hand, by suit; never changed once made.

    It keeps the plays that were made of it, so that listing them again costs no search.
    """

    __slots__ = ("additions", "cards", "discard", "minus", "n", "plus", "rank")

    def __init__(self, rank: int, cards: tuple[Card, ...]) -> None:
        self.rank = rank
        self.cards = cards
        self.n = len(cards)
        self.plus: list[Holding | None] = [None] * 4
        """What it becomes with one more card, by suit, where that has been asked for."""
        self.minus: list[Holding | None] = [None] * 4
        self.discard: Discard | None = None
        """The discard listed for its rank, once it has been asked for."""
        self.additions: dict[int, LayMeld] = {}
        """Its lowest card laid on a meld, by the id of the meld plus one."""


_interned: dict[tuple[int, tuple[Card, ...]], Holding] = {}


def holding_of(rank: int, cards: tuple[Card, ...]) -> Holding:
    """The one holding of these cards, given by suit."""
    holding = _interned.get((rank, cards))
    if holding is None:
        holding = _interned[(rank, cards)] = Holding(rank, cards)
    return holding


def more(holding: Holding, card: Card) -> Holding:
    """A holding with one card more."""
    grown = holding_of(holding.rank, sort_cards((*holding.cards, card)))
    holding.plus[card & 3] = grown
    return grown


def fewer(holding: Holding, card: Card) -> Holding:
    """A holding without one card, which it must hold."""
    at = holding.cards.index(card)
    shrunk = holding_of(holding.rank, holding.cards[:at] + holding.cards[at + 1 :])
    holding.minus[card & 3] = shrunk
    return shrunk


EMPTY_HAND: Final = [holding_of(rank, ()) for rank in range(N_RANKS)]
