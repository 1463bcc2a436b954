"""The score sheet of a side, counted from the cards that lie where they lie at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from tests.records.sums import Sums

RANKS: Final = "3456789TJQKA2*"
POINTS: Final = {
    **dict.fromkeys("34567", 5),
    **dict.fromkeys("89TJQK", 10),
    **dict.fromkeys("A2", 20),
    "*": 50,
}
RED: Final = ("3d", "3h")
BLACK: Final = ("3c", "3s")


def rank(card: str) -> str:
    """One character: `*` for a joker."""
    return "*" if card == "Jk" else card[0]


def in_order(cards: Sequence[str]) -> str:
    """The ranks of cards, threes first, jokers last."""
    return "".join(sorted(map(rank, cards), key=RANKS.index))


@dataclass(frozen=True)
class Ended:
    """A side and its owners when the round is over."""

    sums: Sums
    melds: Sequence[Sequence[str]]
    hands: Sequence[Sequence[str]]
    """Of each member, with the packet that was not taken up."""
    threes: Sequence[str]
    """That the owners of the total have laid."""
    aside: Sequence[str]
    packs: int
    out: bool = False
    concealed: bool = False
    shown: str = ""
    """The special hand that a member has shown."""


@dataclass(frozen=True)
class Sheet:
    """What a side scores, with the text of each column but the totals."""

    points: int
    columns: tuple[str, ...]
    besides: str = ""


def kind_of(meld: str) -> str:
    """What ranks in order are as a meld: black threes, wild, sequence, natural or mixed."""
    if "3" in meld:
        return "black threes"
    naturals = set(meld) - set("2*")
    if not naturals:
        return "wild"
    if len(naturals) > 1:
        return "sequence"
    return "mixed" if set(meld) & set("2*") else "natural"


def is_canasta(meld: str) -> bool:
    """Seven cards or more, but of black threes."""
    return len(meld) >= 7 and kind_of(meld) != "black threes"


def canasta_bonus(sums: Sums, meld: str) -> int:
    """What a canasta pays."""
    kind = kind_of(meld)
    if kind == "wild":
        if "*" not in meld and sums.wild_twos:
            return sums.wild_twos
        if meld.count("*") >= 4 and sums.wild_four_jokers:
            return sums.wild_four_jokers
        return sums.wild
    if kind == "sequence":
        return sums.sequence
    if meld[0] == "7" and sums.sevens:
        return sums.sevens
    if kind == "natural" and meld[0] == "A" and sums.aces:
        return sums.aces
    return sums.natural if kind == "natural" else sums.mixed


def fills(quota: Sequence[str], melds: Sequence[str]) -> bool:
    """Whether these canastas, one for each, are what going out asks for."""
    canastas = [meld for meld in melds if is_canasta(meld)]
    return any(
        all(_serves(meld, wanted) for meld, wanted in zip(chosen, quota, strict=True))
        for chosen in permutations(canastas, len(quota))
    )


def _serves(meld: str, wanted: str) -> bool:
    kind = kind_of(meld)
    if wanted == "sevens":
        return meld[0] == "7" and kind in ("natural", "mixed")
    return wanted in ("any", kind) or (wanted == "not wild" and kind != "wild")


def count_side(side: Ended) -> Sheet:
    """The score sheet of a side at the end of a round."""
    sums = side.sums
    if side.shown:
        points = sums.special[side.shown]
        return Sheet(points, ("0",) * 5, f"{side.shown}: {points}")
    melds = [in_order(meld) for meld in side.melds]
    values = [sum(POINTS[r] for r in meld) for meld in melds]
    canastas = [canasta_bonus(sums, meld) for meld in melds if is_canasta(meld)]
    against = sums.minus_without_canasta and not canastas
    melded = -sum(values) if against else sum(values)
    sign = _sign(sums, melds)
    red = sum(card in RED for card in side.threes)
    black = len(side.threes) - red
    threes = sign * (sums.threes[red] + sums.threes[black])
    out = 0
    if side.out and not against:
        out = sums.concealed if side.concealed else sums.out
    hands = [in_order(hand) for hand in side.hands]
    held = sum(_held_value(sums, card) for hand in side.hands for card in hand)
    besides = list(_besides(side, melds))
    texts = [f"{meld} {value}" for meld, value in zip(melds, values, strict=True)]
    laid = [f"{n}: {signed(sign * sums.threes[n])}" for n in (red, black) if n]
    columns = (
        f"{' + '.join(texts)} = {signed(melded)}" if texts else "0",
        " + ".join(map(str, canastas)) or "0",
        " and ".join(laid) or "0",
        str(out),
        f"{' + '.join(hand for hand in hands if hand)}: {signed(-held)}" if held else "0",
    )
    points = melded + sum(canastas) + threes + out - held + sum(n for _, n in besides)
    return Sheet(points, columns, "; ".join(f"{what} {signed(n)}" for what, n in besides))


def _sign(sums: Sums, melds: Sequence[str]) -> int:
    """Whether laid threes count for the side, against it or not at all."""
    canastas = [meld for meld in melds if is_canasta(meld)]
    match sums.threes_plus:
        case "by-count":
            return (-1, 0, 1)[min(len(canastas), 2)]
        case "table":
            plus = True
        case "meld":
            plus = bool(melds)
        case "canasta":
            plus = bool(canastas)
        case "two":
            plus = len(canastas) >= 2
        case "sevens":
            plus = any(_serves(meld, "sevens") for meld in canastas)
        case other:
            raise ValueError(other)
    return 1 if plus else -1


def _held_value(sums: Sums, card: str) -> int:
    if card in RED:
        return sums.red_three
    return sums.black_three if card in BLACK else POINTS[rank(card)]


def _besides(side: Ended, melds: Sequence[str]) -> Iterator[tuple[str, int]]:
    """What few games count: bonuses for many canastas, threes set aside, penalties."""
    sums = side.sums
    kinds = [kind_of(meld) for meld in melds if is_canasta(meld)]
    if sums.ten_canastas and len(kinds) >= 10:
        yield "ten canastas", sums.ten_canastas
    reached = [
        points
        for natural, mixed, points in sums.mixes
        if kinds.count("natural") >= natural and kinds.count("mixed") >= mixed
    ]
    if reached:
        yield "natural and mixed canastas", max(reached)
    if side.aside:
        each, together = sums.aside
        n = len(side.aside)
        yield f"{n} set aside", together if n == 2 * side.packs else n * each
    for meld in melds:
        kind = kind_of(meld)
        if kind == "sequence" and len(meld) < 5 and sums.short_sequence:
            yield f"{meld} short", -sums.short_sequence
        cost = 0
        if kind == "wild":
            cost = sums.unfinished.get("*", 0)
        elif kind == "natural" or meld[0] == "7":
            cost = sums.unfinished.get(meld[0], 0)
        if cost and not is_canasta(meld) and kind != "sequence":
            yield f"{meld} unfinished", -cost
    enough, cost, ranks = sums.held
    for hand in side.hands:
        for r in ranks:
            n = sum(rank(card) == r for card in hand)
            if n >= enough:
                yield f"{r * n} held", -cost


def signed(points: int) -> str:
    """With a real minus sign."""
    return str(points).replace("-", "−")
