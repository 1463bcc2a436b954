"""One player's cards."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine.cards import (
    CARD_UNIT,
    N_RANKS,
    RANK_UNIT,
    Card,
    hand_of,
)
from canasta.engine.holdings import EMPTY_HAND, fewer, more


class Seat:
    """One player's cards.

    `held` has one holding for each rank; `by_rank` the number of cards of each, a byte a rank;
    `known` the cards that the table has seen enter this hand, a byte for each card number.
    """

    __slots__ = (
        "aside",
        "asked",
        "by_rank",
        "held",
        "known",
        "melded",
        "packet",
        "played_packet",
        "size",
        "threes",
        "turns",
    )

    def __init__(self) -> None:
        self.held = EMPTY_HAND[:]
        self.by_rank = 0
        self.size = 0
        self.known = 0
        self.threes: tuple[Card, ...] = ()
        """Bonus threes this player has laid, in order."""
        self.melded = False
        """Whether the seat melded any card in an earlier turn of this round."""
        self.asked = False
        """Whether the seat has asked its partner in this round."""
        self.packet: tuple[Card, ...] = ()
        """A second packet that has not been taken up, hidden from everybody."""
        self.played_packet = False
        """Whether the seat has played at least part of a turn from its packet."""
        self.aside: tuple[Card, ...] = ()
        """Black threes set aside from piles this seat took."""
        self.turns = 0
        """Turns this seat has completed in the round, where the rules count them."""

    def copy(self) -> Seat:
        """An independent copy."""
        seat = Seat.__new__(Seat)
        seat.held = self.held[:]
        seat.by_rank = self.by_rank
        seat.size = self.size
        seat.known = self.known
        seat.threes = self.threes
        seat.melded = self.melded
        seat.asked = self.asked
        seat.packet = self.packet
        seat.played_packet = self.played_packet
        seat.aside = self.aside
        seat.turns = self.turns
        return seat

    def take(self, card: Card) -> None:
        """One card into the hand."""
        rank = card >> 2
        held = self.held
        before = held[rank]
        held[rank] = before.plus[card & 3] or more(before, card)
        self.by_rank += RANK_UNIT[card]
        self.size += 1

    def take_all(self, cards: Sequence[Card]) -> None:
        """Some cards into the hand."""
        held = self.held
        by_rank = self.by_rank
        for card in cards:
            rank = card >> 2
            before = held[rank]
            held[rank] = before.plus[card & 3] or more(before, card)
            by_rank += RANK_UNIT[card]
        self.by_rank = by_rank
        self.size += len(cards)

    def play(self, card: Card) -> None:
        """One card out of the hand, which must hold it."""
        rank = card >> 2
        held = self.held
        before = held[rank]
        held[rank] = before.minus[card & 3] or fewer(before, card)
        self.by_rank -= RANK_UNIT[card]
        self.size -= 1
        if self.known and self.known >> 8 * card & 255:
            self.known -= CARD_UNIT[card]

    def count(self, card: Card) -> int:
        """How many of this very card the hand holds."""
        return self.held[card >> 2].cards.count(card)

    def holds(self, cards: Sequence[Card]) -> bool:
        """Whether the hand holds all these cards."""
        return all(self.count(card) >= cards.count(card) for card in cards)

    @property
    def counts(self) -> bytes:
        """How many cards of each rank."""
        return self.by_rank.to_bytes(N_RANKS, "little")

    @property
    def hand(self) -> int:
        """The hand, a byte for each card number."""
        return hand_of(self.cards())

    def highest(self) -> int:
        """The number of the highest card of the hand, in the order of the pack; -1 for none."""
        rank = (self.by_rank.bit_length() - 1) // 8
        return self.held[rank].cards[-1] if rank >= 0 else -1

    def cards(self) -> tuple[Card, ...]:
        """The hand, by rank and suit."""
        return tuple([card for holding in self.held if holding.n for card in holding.cards])
