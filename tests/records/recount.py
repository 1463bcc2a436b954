"""Counts the score sheets of a record from its cards alone: python -m tests.records.recount FILE…

It knows how cards move and what they are worth, by tables of its own; it uses nothing of the
engine, not even to read cards, and asks nothing of the rules written in the record but the name
of the preset and who sits on which side. It does not judge whether a play was legal.
Prints what CHECKED.md holds of the record.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.records.counting import (
    BLACK,
    POINTS,
    RED,
    Ended,
    Sheet,
    count_side,
    fills,
    in_order,
    rank,
    signed,
)
from tests.records.sums import Sums, sums_of


@dataclass
class Table:
    """A round on the table."""

    sums: Sums
    owners: Sequence[int]
    """Whose total a seat plays for."""
    stock: list[str]
    dealer: int
    idle: int | None = None
    sides: list[int] = field(default_factory=list)
    """Whose melds a seat plays on."""
    order: list[int] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    threes: list[list[str]] = field(default_factory=list)
    melds: list[list[list[str]]] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    packets: list[list[str]] = field(default_factory=list)
    aside: list[list[str]] = field(default_factory=list)
    packs: int = 0
    minimums: Sequence[int] = ()
    """Card points of the opening, by the owner of the total."""
    has_melded: set[int] = field(default_factory=set)
    turn: int = 0
    started: list[int] = field(default_factory=list)
    touched: bool = False
    had_melds: bool = False
    drawn: bool = False
    """Whether the turn has its cards, from the stock or from the pile."""
    took: bool = False
    laid: int = 0
    """Card points laid in this turn."""
    has_packet: set[int] = field(default_factory=set)
    """Who has taken a packet up."""
    out: int | None = None
    concealed: bool = False
    shown: str = ""

    def deal(self) -> None:
        """Hands one card at a time, packets, the upcard, then threes, from the dealer's left."""
        n = len(self.owners)
        self.packs = self.stock.count("3c")
        self.sides = [*self.owners]
        chairs = [*range(n)]
        if self.idle is not None:
            chairs = [n - 1 if seat == self.idle else seat for seat in range(n - 1)]
        at = chairs.index(self.dealer) + 1
        order = self.order = chairs[at:] + chairs[:at]
        self.hands = [[] for _ in range(n)]
        self.threes = [[] for _ in range(n)]
        self.packets = [[] for _ in range(n)]
        self.aside = [[] for _ in range(n)]
        self.melds = [[] for _ in set(self.owners)]
        dealt = self.sums.packet_size[0] if self.sums.packet in ("foot", "reserve") else 0
        for places, size in ((self.hands, self.sums.hand[n]), (self.packets, dealt)):
            for _ in range(size):
                for seat in order:
                    places[seat].append(self.stock.pop(0))
        self._turn_upcard()
        while any(self._to_lay(seat) for seat in order):
            for seat in order:
                for card in self._to_lay(seat):
                    self.hands[seat].remove(card)
                    self.threes[seat].append(card)
                    self.hands[seat].append(self.stock.pop(0))
        self._begin(order[0])

    def _to_lay(self, seat: int) -> list[str]:
        """The threes of a hand dealt that go down; the first stays where one may be kept."""
        threes = [card for card in self.hands[seat] if self._is_laid(card)]
        return threes[1:] if self.sums.keeps_three else threes

    def _is_laid(self, card: str) -> bool:
        """Whether a card is laid as soon as it comes."""
        return card in RED or (self.sums.both_colours and card in BLACK)

    def _turn_upcard(self) -> None:
        if self.sums.upcard == "none":
            return
        while True:
            card = self.stock.pop(0)
            fate = "leave"
            if card in BLACK:
                fate = self.sums.black_upcard
            elif rank(card) in "32*":
                fate = self.sums.upcard
            if fate == "bury":
                self.stock.append(card)
                continue
            self.pile.append(card)
            if fate == "leave":
                break
        if self.sums.under_upcard:
            number = "  3456789TJQKA".index(rank(self.pile[-1])) + 1
            self.under = [self.stock.pop(0) for _ in range(number)]

    def _begin(self, seat: int) -> None:
        self.turn = seat
        self.started, self.touched = [], False
        self.had_melds = bool(self.melds[self.sides[seat]])
        self.drawn, self.took, self.laid = False, False, 0
        due = self.sums.packet == "talon" or not self.hands[seat]
        if due and self.packets[seat] and self.sums.packet in ("foot", "talon"):
            self._take_packet()

    def play(self, action: str) -> None:
        """Moves the cards of one action."""
        words = action.split()
        verb, rest = words[0], words[1:]
        if verb in ("draw", "take") and self.drawn:
            self._end_turn()  # a packet without a card to discard has ended the turn
        onto = int(rest[-1][1:]) if ">" in rest else None
        cards = rest[: rest.index(">")] if ">" in rest else rest
        if verb == "draw":
            self._draw()
        elif verb == "take":
            self._take(cards, onto)
        elif verb == "show":
            self.out, self.shown = self.turn, words[1]
            self.hands[self.turn] += [self.pile.pop()] if words[-1] == "pile" else []
            return
        elif verb == "merge":
            self._merge(int(rest[0][1:]), int(rest[2][1:]))
        elif verb == "three":
            self._lay_three()
        elif verb == "meld":
            self._lay(cards, cards, onto)
        elif verb == "discard":
            self.hands[self.turn].remove(cards[0])
            self.pile.append(cards[0])
        emptied = verb in ("take", "meld", "discard") and not self.hands[self.turn]
        if emptied and verb != "discard" and self._foot_waits():
            self._take_packet()
        elif emptied and not self._foot_waits() and not self._talon_comes():
            self._go_out()
        elif verb == "discard":
            self._end_turn()

    def _end_turn(self) -> None:
        if self._talon_comes():
            mine = self.sides[self.turn]
            second = any(melds for side, melds in enumerate(self.melds) if side != mine)
            self.packets[self.turn] = self._from_stock(self.sums.packet_size[second])
        if self.started or self.touched:
            self.has_melded.add(self.turn)
        at = self.order.index(self.turn) + 1
        self._begin(self.order[at % len(self.order)])

    def _draw(self) -> None:
        """From the stock; one three may be kept before the opening, and the last card of all."""
        hand = self.hands[self.turn]
        n = wanted = self.sums.draw[len(self.sides)]
        keeps = self.sums.keeps_three and not self.had_melds
        keeps = keeps and not any(self._is_laid(card) for card in hand)
        self.drawn = True
        while wanted and self.stock:
            card = self.stock.pop(0)
            is_three = self._is_laid(card)
            last = self.sums.last_three_stays and not self.stock and wanted == n
            if is_three and (last or (keeps and self.stock)):
                hand.append(card)
                keeps, is_three = False, False
            else:
                self._receive([card])
            wanted -= not is_three

    def _lay_three(self) -> None:
        """The three that was kept, and a card from the stock for each that lies then."""
        hand = self.hands[self.turn]
        coming = [next(card for card in hand if self._is_laid(card))]
        hand.remove(coming[0])
        while coming:
            card = coming.pop()
            self._receive([card])
            if self._is_laid(card):
                coming += self._from_stock(1)

    def _take(self, cards: list[str], onto: int | None) -> None:
        """The top card and those from the hand go down; the rest of what is taken is received."""
        top = self.pile.pop()
        rest = self.pile
        if self.sums.take_top:
            first = max(0, len(rest) - self.sums.take_top + 1)
            self.pile, rest = rest[:first], rest[first:]
        else:
            self.pile = []
        self.took = self.drawn = True
        if self.sums.aside[0]:
            self.aside[self.turn] += [card for card in rest if card in BLACK]
            rest = [card for card in rest if card not in BLACK]
        self._receive([*rest, *self.under])
        self.under = []
        self._lay([top, *cards], cards, onto)
        self._form_sides()

    def _receive(self, cards: Sequence[str]) -> None:
        for card in cards:
            held = self.threes if self._is_laid(card) else self.hands
            held[self.turn].append(card)

    def _lay(self, laid: list[str], from_hand: list[str], onto: int | None) -> None:
        for card in from_hand:
            self.hands[self.turn].remove(card)
        melds = self.melds[self.sides[self.turn]]
        if onto is None:
            self.started.append(len(melds))
            melds.append([])
            onto = len(melds) - 1
        else:
            self.touched |= onto not in self.started
        finished = len(melds[onto]) < 7 <= len(melds[onto]) + len(laid)
        melds[onto] += laid
        opened = self.had_melds or self.laid >= self._minimum()
        self.laid += sum(POINTS[rank(card)] for card in laid)
        if self.sums.packet == "reserve" and finished and self.turn not in self.has_packet:
            self._take_packet()
        if self.sums.packet == "opening-draw" and not opened and self.laid >= self._minimum():
            self.packets[self.turn] = self._from_stock(self.sums.packet_size[0])
            self._take_packet()

    def _merge(self, source: int, target: int) -> None:
        """Two melds become one, which is new only where both were."""
        melds = self.melds[self.sides[self.turn]]
        melds[target] += melds.pop(source)
        if (source in self.started) != (target in self.started):
            self.touched = True
            self.started = [i for i in self.started if i != target]
        self.started = [i - (i > source) for i in self.started if i != source]

    def _minimum(self) -> int:
        return self.minimums[self.owners[self.turn]]

    def _foot_waits(self) -> bool:
        return self.sums.packet == "foot" and bool(self.packets[self.turn])

    def _take_packet(self) -> None:
        """A packet into the hand; its threes are laid, and replaced from the stock."""
        self.has_packet.add(self.turn)
        coming, self.packets[self.turn] = self.packets[self.turn], []
        while coming:
            card = coming.pop(0)
            self._receive([card])
            if self._is_laid(card) and self.stock:
                coming.append(self.stock.pop(0))

    def _talon_comes(self) -> bool:
        """Whether cards are set aside for the next turn: of an opener who left the pile alone."""
        opened = bool(self.started) and not self.had_melds
        return self.sums.packet == "talon" and opened and not self.took and len(self.stock) >= 9

    def _from_stock(self, n: int) -> list[str]:
        taken, self.stock = self.stock[:n], self.stock[n:]
        return taken

    def _go_out(self) -> None:
        self.out = self.turn
        mine = self.melds[self.sides[self.turn]]
        self.concealed = (
            self.turn not in self.has_melded
            and fills(self.sums.quota[len(self.sides)], [in_order(mine[i]) for i in self.started])
            and (self.sums.concealed_adds or not self.touched)
            and not (self.sums.concealed_side and self.had_melds)
        )
        self._form_sides()

    def _form_sides(self) -> None:
        """At cutthroat the others become partners, once."""
        if self.sums.lone_hand and self.sides == [0, 1, 2]:
            first, second = sorted({0, 1, 2} - {self.turn})
            self.melds[first] += self.melds[second]
            self.melds[second] = []
            self.sides[second] = first

    def has_quota(self) -> bool:
        """Whether the side that went out has the canastas for it."""
        assert self.out is not None
        melds = [in_order(meld) for meld in self.melds[self.sides[self.out]]]
        return fills(self.sums.quota[len(self.sides)], melds)

    def members(self, side: int) -> list[int]:
        """The seats that play on the same melds as the owner of a total."""
        mine = self.sides[self.owners.index(side)]
        return [seat for seat, its_side in enumerate(self.sides) if its_side == mine]

    def ended(self, side: int) -> Ended:
        """What counts for the owner of a total."""
        members = self.members(side)
        owners = [seat for seat, owner in enumerate(self.owners) if owner == side]
        out = self.out in members
        return Ended(
            self.sums,
            self.melds[self.sides[owners[0]]],
            [self.hands[seat] + self.packets[seat] for seat in members],
            [card for seat in owners for card in self.threes[seat]],
            [card for seat in members for card in self.aside[seat]],
            self.packs,
            out,
            self.concealed,
            self.shown if out else "",
        )


def recount(record: Mapping[str, Any]) -> Iterator[tuple[Table, list[Sheet]]]:
    """Each round at its end, with its score sheets."""
    sides = record["rules"]["match"]["seating"]
    sums = sums_of(record["rules"]["name"], len(sides))
    totals = [0] * len(set(sides))
    dealer = record["dealer"]
    for number, entry in enumerate(record["rounds"]):
        idle = (4, 3, 1)[number % 3] if len(sides) == 5 else None
        if dealer == idle:
            dealer = (dealer + 1) % len(sides)
        table = Table(sums, sides, entry["deck"].split(), dealer, idle)
        table.minimums = [_opening_minimum(total) for total in totals]
        table.deal()
        for action in entry["actions"].strip().splitlines():
            table.play(action)
        sheets = [count_side(table.ended(side)) for side in range(len(totals))]
        totals = [total + sheet.points for total, sheet in zip(totals, sheets, strict=True)]
        yield table, sheets
        dealer = (dealer + 1) % len(sides)


def _opening_minimum(total: int) -> int:
    """Of the classic opening, which alone brings cards with it."""
    return 15 if total < 0 else 50 if total < 1500 else 90 if total < 3000 else 120


def page(record: Mapping[str, Any]) -> str:
    """The tables of a record, a round after the other."""
    totals = [0] * len(set(record["rules"]["match"]["seating"]))
    rows = []
    for number, (table, sheets) in enumerate(recount(record), 1):
        end = f"seat {table.out} goes out{', concealed' if table.concealed else ''}"
        if table.shown:
            end = f"seat {table.out} shows {table.shown}"
        if table.out is None:
            end = f"nobody goes out, {len(table.stock)} cards in the stock"
        if table.idle is not None:
            end += f"; seat {table.idle} sits out"
        if table.sums.lone_hand:
            end += f"; sides {' '.join(map(str, table.sides))}"
        heads = ["side", "melds", "canastas", "red threes", "out", "in hand", "points", "total"]
        besides = any(sheet.besides for sheet in sheets)
        if besides:
            heads.insert(-2, "besides")
        rows += [f"### Round {number}: {end}", "", _row(heads), _row(["---"] * len(heads), "|")]
        for side, sheet in enumerate(sheets):
            totals[side] += sheet.points
            more = [sheet.besides or "0"] if besides else []
            cells = [str(side), *sheet.columns, *more, signed(sheet.points), signed(totals[side])]
            rows.append(_row(cells))
        rows.append("")
    return "\n".join(rows)


def _row(cells: Sequence[str], bar: str = " | ") -> str:
    return f"{bar.lstrip()}{bar.join(cells)}{bar.rstrip()}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"## {Path(name).name}\n\n{page(tomllib.loads(Path(name).read_text('utf-8')))}")
