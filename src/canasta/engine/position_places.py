"""The lines of a position that tell where its cards lie."""

from __future__ import annotations

from canasta.engine.actions.lay_meld import check_lying_meld
from canasta.engine.cards import BLACK_THREE, CARD_UNIT, RANK_OF, RED_THREE, Card
from canasta.engine.errors import IllegalAction, InvalidNotation
from canasta.engine.melds import Meld
from canasta.engine.notation import RANK_BY_TEXT, Word, is_number
from canasta.engine.position_cards import CardsLeft, in_order, named_card
from canasta.engine.position_values import PositionValues
from canasta.engine.rules.plan import Plan

PLACES = frozenset(
    ["hand", "packet", "melds", "threes", "aside", "pile", "under", "rest", "stock", "known"]
)
"""The keywords of these lines."""


class PositionPlaces:
    """Where cards lie: as read, and filled with those that do not matter.

    All that reads or fills raises InvalidNotation.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.left = CardsLeft(self.plan.pack)
        self.melds: list[list[Meld]] = [[] for _ in range(self.plan.n_sides)]
        self.partial_melds: dict[tuple[int, int], list[Card]] = {}
        self.hands: list[list[Card] | None] = [None] * self.plan.n_players
        self.sizes: list[int | None] = [None] * self.plan.n_players
        self.packets: list[tuple[Card, ...] | None] = [None] * self.plan.n_players
        self.packet_sizes: list[int | None] = [None] * self.plan.n_players
        self.under: tuple[Card, ...] = ()
        self.under_size = 0
        self.threes: list[tuple[Card, ...]] = [()] * self.plan.n_players
        self.aside: list[tuple[Card, ...]] = [()] * self.plan.n_players
        self.known = [0] * self.plan.n_players
        self.pile: tuple[Card, ...] = ()
        self.rest: tuple[Card, ...] = ()
        self.stock: list[Card] | None = None
        self.stock_size: int | None = None
        self.stock_filled = False
        self._heaps_read: set[tuple[str, bool]] = set()

    def read(self, key: Word, words: list[Word], *, exact: bool) -> None:
        """One line of cards; those given exactly, or those given by rank alone."""
        match key.text:
            case "under" if _is_size(words):
                self.under_size = int(words[0].text)
            case "pile" | "rest" | "under":
                if (key.text, exact) in self._heaps_read:
                    raise key.wrong(f"a second line of {key.text}")
                self._heaps_read.add((key.text, exact))
                cards = self.left.read(words, exact=exact)
                setattr(self, key.text, in_order(getattr(self, key.text), cards, words))
            case "hand" | "packet" | "threes" | "aside" | "known":
                seat = _number(key, words, self.plan.n_players, "seat")
                self._read_seat(key.text, seat, words[1:], exact=exact)
            case "melds":
                side = _number(key, words, self.plan.n_sides, "side")
                self._read_melds(key, side, words[1:], exact=exact)
            case "stock":
                self._read_stock(words, exact=exact)

    def fill_packets(self, values: PositionValues) -> list[tuple[Card, ...]]:
        """The packets, with the cards that do not matter put in."""
        played = values.members("played-packet", self.plan.n_players)
        packets = []
        for seat, packet in enumerate(self.packets):
            size = self.packet_sizes[seat]
            if size is None:
                is_gone = seat == values.idle() or (played is not None and played[seat])
                size = 0 if is_gone else self.plan.dealt_packet
            packets.append(self._take_plain(size, f"packet {seat}") if packet is None else packet)
        return packets

    def fill_under(self) -> tuple[Card, ...]:
        """The cards under the upcard, with those that do not matter put in."""
        return self.under or self._take_plain(self.under_size, "under")

    def fill_hands(self, values: PositionValues) -> tuple[list[list[Card]], list[Card]]:
        """Hands and stock, with the cards that do not matter put in."""
        left = self.left.sorted()
        plain = [card for card in left if card < self.plan.first_bonus]
        threes = [card for card in left if card >= self.plan.first_bonus]
        stock_open = self.stock_size is None and (self.stock is None or self.stock_filled)
        hands: list[list[Card]] = []
        sharing = []
        for seat in range(self.plan.n_players):
            hand, size = self.hands[seat], self.sizes[seat]
            if hand is None and size is None and seat == values.idle():
                size = 0
            elif hand is None and size is None:
                size = self.plan.hand_size if stock_open else -1
            if hand is None and size == -1:
                sharing.append(seat)
                hand = []
            elif hand is None:
                assert size is not None
                if size > len(plain):
                    raise InvalidNotation(f"too few cards left for hand {seat}")
                hand, plain = plain[:size], plain[size:]
            hands.append(hand)
        if stock_open and sharing:
            raise InvalidNotation(
                f"hand {sharing[0]} is a share of what a stock leaves: give a stock"
            )
        if stock_open:
            return hands, threes + plain + (self.stock or [])
        stock = self.stock or []
        if self.stock_size is not None:
            if self.stock_size > len(plain):
                raise InvalidNotation(f"too few cards left for a stock of {self.stock_size}")
            stock, plain = plain[: self.stock_size], plain[self.stock_size :]
        if plain and not sharing:
            raise InvalidNotation(f"{len(plain)} cards have no place; give a hand or stock as *")
        for i, card in enumerate(plain):
            hands[sharing[i % len(sharing)]].append(card)
        self.threes[-1] += tuple(threes)
        return hands, stock

    def _read_seat(self, what: str, seat: int, words: list[Word], *, exact: bool) -> None:
        if what == "known":
            if exact:
                for word in words:
                    self.known[seat] += CARD_UNIT[named_card(word)]
        elif what == "threes":
            if exact:
                both = self.plan.bonus_both
                laid = (RED_THREE, BLACK_THREE) if both else (RED_THREE,)
                self.threes[seat] = self.left.read_threes(words, laid)
        elif what == "aside":
            if exact:
                self.aside[seat] = self.left.read_threes(words, (BLACK_THREE,))
        elif what == "packet":
            self._read_packet(seat, words, exact=exact)
        elif _is_size(words):
            self.sizes[seat] = int(words[0].text)
        elif len(words) == 1 and words[0].text == "*":
            self.sizes[seat] = -1
        else:
            self.hands[seat] = (self.hands[seat] or []) + self.left.read(words, exact=exact)

    def _read_packet(self, seat: int, words: list[Word], *, exact: bool) -> None:
        if _is_size(words):
            self.packet_sizes[seat] = int(words[0].text)
            return
        cards = self.left.read(words, exact=exact)
        self.packets[seat] = in_order(self.packets[seat] or (), cards, words)

    def _read_melds(self, key: Word, side: int, words: list[Word], *, exact: bool) -> None:
        groups: list[list[Word]] = [[]]
        for word in words:
            if word.text == "|":
                groups.append([])
            else:
                groups[-1].append(word)
        for i, group in enumerate(groups):
            cards = self.left.read(group, exact=exact)
            earlier = self.partial_melds.setdefault((side, i), [])
            if exact:
                earlier += cards
                continue
            self.melds[side].append(self._meld(key, side, group, earlier + cards))

    def _meld(self, key: Word, side: int, words: list[Word], cards: list[Card]) -> Meld:
        """A meld that this ruleset knows."""
        meld = Meld.of(cards)
        try:
            check_lying_meld(self.plan, self.melds[side], meld)
        except IllegalAction as refusal:
            raise (words[0] if words else key).wrong(
                f"these cards are no meld: {refusal}"
            ) from None
        assert meld is not None
        return meld

    def _read_stock(self, words: list[Word], *, exact: bool) -> None:
        if _is_size(words):
            self.stock_size = int(words[0].text)
            return
        if words and words[0].text == "*":
            self.stock_filled = True
            words = words[1:]
        cards = self.left.read(words, exact=exact)
        self.stock = list(in_order(tuple(self.stock or ()), cards, words))

    def _take_plain(self, n: int, what: str) -> tuple[Card, ...]:
        """So many of the cards that nothing has named, no red threes."""
        plain = [card for card in self.left.sorted() if RANK_OF[card] != RED_THREE][:n]
        if len(plain) < n:
            raise InvalidNotation(f"too few cards left for {what}")
        self.left.remove(plain)
        return tuple(plain)


def _number(key: Word, words: list[Word], n: int, what: str) -> int:
    if not words or not is_number(words[0].text) or int(words[0].text) >= n:
        raise key.wrong(f"{key.text} needs a {what}, 0 to {n - 1}")
    return int(words[0].text)


def _is_size(words: list[Word]) -> bool:
    """Whether a line gives a number of cards; a number that is also a rank is a card."""
    return len(words) == 1 and is_number(words[0].text) and words[0].text not in RANK_BY_TEXT
