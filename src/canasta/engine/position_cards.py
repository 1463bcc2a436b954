"""Cards named in the text of a position, taken out of the pack one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from canasta.engine.cards import CARDS, Card, Rank, sort_cards
from canasta.engine.errors import CanastaError
from canasta.engine.notation import Word, rank_cards

_COLOUR_OF: Final = {int(Rank.RED_THREE): "red", int(Rank.BLACK_THREE): "black"}


class CardsLeft:
    """What is left of a pack while a position is read.

    Cards with a suit are read first, so that those by rank alone take the lowest suits left.
    """

    def __init__(self, pack: Iterable[Card]) -> None:
        self._counts = Counter(pack)

    def sorted(self) -> tuple[Card, ...]:
        """The cards that nothing has named, in the order of the pack."""
        return sort_cards(tuple(self._counts.elements()))

    def remove(self, cards: Iterable[Card]) -> None:
        """Takes cards out that are left."""
        self._counts.subtract(cards)

    def read(self, words: Sequence[Word], *, exact: bool) -> list[Card]:
        """The cards of these words, taken out of the pack: those with a suit, or those without.

        Raises InvalidNotation where a word is no card, or the pack has no more of it.
        """
        cards: list[Card] = []
        for word in words:
            found = rank_cards(word)
            if found is None:
                raise word.wrong(f"not a card: {word.text!r}")
            rank, card, n = found
            if (card is not None) is not exact:
                continue
            for _ in range(n):
                cards.append(self._take(word, rank, card))
        return cards

    def read_threes(self, words: Sequence[Word], ranks: Sequence[int]) -> tuple[Card, ...]:
        """The threes of these words, in their order. Raises InvalidNotation for another card."""
        cards = tuple(self.read(words, exact=True))
        for word, card in zip(words, cards, strict=False):
            if card.rank not in ranks:
                colours = " or ".join(_COLOUR_OF[rank] for rank in ranks)
                raise word.wrong(f"not a {colours} three: {word.text!r}")
        return cards

    def _take(self, word: Word, rank: Rank, card: Card | None) -> Card:
        if card is None:
            card = next((c for c in CARDS if c.rank is rank and self._counts[c]), None)
        if card is None or not self._counts[card]:
            raise word.wrong(f"more {word.text} than the pack holds")
        self._counts[card] -= 1
        return card


def in_order(
    earlier: tuple[Card, ...], cards: list[Card], words: Sequence[Word]
) -> tuple[Card, ...]:
    """Cards in the order of their words, exact ones read before those by rank alone."""
    exact, loose = list(earlier), list(cards)
    if not exact or not loose:
        return tuple(exact or loose)
    merged: list[Card] = []
    for word in words:
        found = rank_cards(word)
        assert found is not None
        _, card, n = found
        source = exact if card is not None else loose
        merged += [source.pop(0) for _ in range(n)]
    return tuple(merged)


def named_card(word: Word) -> Card:
    """The very card that a word names. Raises InvalidNotation."""
    try:
        return Card.parse(word.text)
    except CanastaError:
        raise word.wrong(f"not a card: {word.text!r}") from None
