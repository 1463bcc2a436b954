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
from typing import Any, Final

RANKS: Final = "3456789TJQKA2*"
POINTS: Final = {
    **dict.fromkeys("34567", 5),
    **dict.fromkeys("89TJQK", 10),
    **dict.fromkeys("A2", 20),
    "*": 50,
}


@dataclass(frozen=True)
class Sums:
    """What a preset counts, and how it deals, for so many players."""

    hand: Mapping[int, int]
    draw: Mapping[int, int]
    quota: Mapping[int, int]
    upcard: str = "cover"
    threes_need_canasta: bool = False
    black_three: int = 5
    out: int = 100
    concealed_adds: bool = False
    concealed_side: bool = False
    lone_hand: bool = False


_HANDS = {2: 15, 3: 13, 4: 11, 5: 11, 6: 13}
SUMS = {
    "classic": Sums(_HANDS, {2: 2, 3: 1, 4: 1, 5: 1, 6: 1}, {2: 2, 3: 1, 4: 1, 5: 1, 6: 2}),
    "classic-ro": Sums(
        _HANDS, {2: 2, 3: 2, 4: 2}, {2: 2, 3: 1, 4: 1}, threes_need_canasta=True
    ),
    "classic-online": Sums(
        _HANDS, {2: 1, 4: 1}, {2: 2, 4: 1}, upcard="leave", black_three=100, out=0,
        concealed_side=True,
    ),
    "classic-pt": Sums(
        {**_HANDS, 6: 11}, {2: 1, 3: 1, 4: 1, 5: 1, 6: 1}, {2: 2, 3: 2, 4: 1, 5: 1, 6: 1},
        upcard="bury", concealed_adds=True,
    ),
    "cutthroat": Sums(_HANDS, {3: 2}, {3: 2}, lone_hand=True),
}  # fmt: skip
_FOUR_THREES = (0, 100, 200, 300, 800)
_SIX_THREES = (0, 100, 200, 300, 400, 1000, 1200)


def rank(card: str) -> str:
    """One character: `*` for a joker."""
    return "*" if card == "Jk" else card[0]


def is_red_three(card: str) -> bool:
    """Whether a card is laid as soon as it comes."""
    return card in ("3d", "3h")


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
    has_melded: set[int] = field(default_factory=set)
    turn: int = 0
    started: list[int] = field(default_factory=list)
    touched: bool = False
    had_melds: bool = False
    out: int | None = None
    concealed: bool = False

    def deal(self) -> None:
        """Hands one card at a time, the upcard, then the red threes, from the dealer's left."""
        n = len(self.owners)
        self.sides = [*self.owners]
        chairs = [*range(n)]
        if self.idle is not None:
            chairs = [n - 1 if seat == self.idle else seat for seat in range(n - 1)]
        at = chairs.index(self.dealer) + 1
        order = self.order = chairs[at:] + chairs[:at]
        self.hands = [[] for _ in range(n)]
        self.threes = [[] for _ in range(n)]
        self.melds = [[] for _ in set(self.owners)]
        for _ in range(self.sums.hand[n]):
            for seat in order:
                self.hands[seat].append(self.stock.pop(0))
        self._turn_upcard()
        while any(is_red_three(card) for hand in self.hands for card in hand):
            for seat in order:
                for card in [card for card in self.hands[seat] if is_red_three(card)]:
                    self.hands[seat].remove(card)
                    self.threes[seat].append(card)
                    self.hands[seat].append(self.stock.pop(0))
        self._begin(order[0])

    def _turn_upcard(self) -> None:
        while True:
            card = self.stock.pop(0)
            special = rank(card) in "32*"
            if special and self.sums.upcard == "bury":
                self.stock.append(card)
                continue
            self.pile.append(card)
            if not special or self.sums.upcard == "leave":
                return

    def _begin(self, seat: int) -> None:
        self.turn = seat
        self.started, self.touched = [], False
        self.had_melds = bool(self.melds[self.sides[seat]])

    def play(self, action: str) -> None:
        """Moves the cards of one action."""
        words = action.split()
        verb, rest = words[0], words[1:]
        onto = int(rest[-1][1:]) if ">" in rest else None
        cards = rest[: rest.index(">")] if ">" in rest else rest
        if verb == "draw":
            self._draw()
        elif verb == "take":
            self._lay([self.pile.pop(), *cards], cards, onto)
            self._receive(self.pile)
            self.pile = []
            self._form_sides()
        elif verb == "meld":
            self._lay(cards, cards, onto)
        elif verb == "discard":
            self.hands[self.turn].remove(cards[0])
            self.pile.append(cards[0])
        if verb in ("take", "meld", "discard") and not self.hands[self.turn]:
            self._go_out()
        elif verb == "discard":
            if self.started or self.touched:
                self.has_melded.add(self.turn)
            at = self.order.index(self.turn) + 1
            self._begin(self.order[at % len(self.order)])

    def _draw(self) -> None:
        wanted = self.sums.draw[len(self.sides)]
        while wanted and self.stock:
            card = self.stock.pop(0)
            self._receive([card])
            wanted -= not is_red_three(card)

    def _receive(self, cards: Sequence[str]) -> None:
        for card in cards:
            held = self.threes if is_red_three(card) else self.hands
            held[self.turn].append(card)

    def _lay(self, laid: list[str], from_hand: list[str], onto: int | None) -> None:
        for card in from_hand:
            self.hands[self.turn].remove(card)
        melds = self.melds[self.sides[self.turn]]
        if onto is None:
            self.started.append(len(melds))
            melds.append([*laid])
        else:
            melds[onto] += laid
            self.touched |= onto not in self.started

    def _go_out(self) -> None:
        self.out = self.turn
        mine = self.melds[self.sides[self.turn]]
        canastas = sum(len(mine[i]) >= 7 for i in self.started)
        self.concealed = (
            self.turn not in self.has_melded
            and canastas >= self.sums.quota[len(self.sides)]
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

    def members(self, side: int) -> list[int]:
        """The seats that play on the same melds as the owner of a total."""
        mine = self.sides[self.owners.index(side)]
        return [seat for seat, its_side in enumerate(self.sides) if its_side == mine]


@dataclass(frozen=True)
class Sheet:
    """What a side scores, with the text of each column but the totals."""

    points: int
    columns: tuple[str, ...]


def count_side(table: Table, side: int) -> Sheet:
    """The score sheet of a side at the end of a round."""
    mine = table.sides[table.owners.index(side)]
    melds = [in_order(meld) for meld in table.melds[mine]]
    values = [sum(POINTS[r] for r in meld) for meld in melds]
    canastas = [canasta_bonus(meld) for meld in melds if len(meld) >= 7]
    threes_of = zip(table.owners, table.threes, strict=True)
    count = sum(len(laid) for owner, laid in threes_of if owner == side)
    six = len(table.sides) == 6 and table.sums.hand[6] == 13
    threes = (_SIX_THREES if six else _FOUR_THREES)[count]
    if not (canastas if table.sums.threes_need_canasta else melds):
        threes = -threes
    out = 0
    if table.out in table.members(side):
        out = 200 if table.concealed else table.sums.out
    hands = [in_order(table.hands[seat]) for seat in table.members(side)]
    held = sum(table.sums.black_three if r == "3" else POINTS[r] for hand in hands for r in hand)
    texts = [f"{meld} {value}" for meld, value in zip(melds, values, strict=True)]
    columns = (
        f"{' + '.join(texts)} = {sum(values)}" if texts else "0",
        " + ".join(map(str, canastas)) or "0",
        f"{count}: {signed(threes)}" if count else "0",
        str(out),
        f"{' + '.join(hand for hand in hands if hand)}: {signed(-held)}" if held else "0",
    )
    return Sheet(sum(values) + sum(canastas) + threes + out - held, columns)


def canasta_bonus(meld: str) -> int:
    """500 natural, 300 mixed, 2000 of wilds alone."""
    wilds = sum(r in "2*" for r in meld)
    return 500 if not wilds else 2000 if wilds == len(meld) else 300


def in_order(cards: Sequence[str]) -> str:
    """The ranks of cards, threes first, jokers last."""
    return "".join(sorted(map(rank, cards), key=RANKS.index))


def signed(points: int) -> str:
    """With a real minus sign."""
    return str(points).replace("-", "−")


def recount(record: Mapping[str, Any]) -> Iterator[tuple[Table, list[Sheet]]]:
    """Each round at its end, with its score sheets."""
    sums = SUMS[record["rules"]["name"]]
    sides = record["rules"]["match"]["seating"]
    dealer = record["dealer"]
    for number, entry in enumerate(record["rounds"]):
        idle = (4, 3, 1)[number % 3] if len(sides) == 5 else None
        if dealer == idle:
            dealer = (dealer + 1) % len(sides)
        table = Table(sums, sides, entry["deck"].split(), dealer, idle)
        table.deal()
        for action in entry["actions"].strip().splitlines():
            table.play(action)
        yield table, [count_side(table, side) for side in range(len(set(sides)))]
        dealer = (dealer + 1) % len(sides)


def page(record: Mapping[str, Any]) -> str:
    """The tables of a record, a round after the other."""
    totals = [0] * len(set(record["rules"]["match"]["seating"]))
    rows = []
    for number, (table, sheets) in enumerate(recount(record), 1):
        end = f"seat {table.out} goes out{', concealed' if table.concealed else ''}"
        if table.out is None:
            end = f"nobody goes out, {len(table.stock)} cards in the stock"
        if table.idle is not None:
            end += f"; seat {table.idle} sits out"
        if table.sums.lone_hand:
            end += f"; sides {' '.join(map(str, table.sides))}"
        rows += [
            f"### Round {number}: {end}",
            "",
            "| side | melds | canastas | red threes | out | in hand | points | total |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for side, sheet in enumerate(sheets):
            totals[side] += sheet.points
            cells = (str(side), *sheet.columns, signed(sheet.points), signed(totals[side]))
            rows.append(f"| {' | '.join(cells)} |")
        rows.append("")
    return "\n".join(rows)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"## {Path(name).name}\n\n{page(tomllib.loads(Path(name).read_text('utf-8')))}")
