"""What somebody would try to lay: sets, sequences, wild cards alone, cards that melds take."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import WildMeld
from tests.browser.player import PLURAL, WORTH

WILD = ("two", "joker")
ROW = ("four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
SHORT = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SEQUENCE = re.compile(r"^(\w+)–(\w+) of (\w+), (\d+)")
WILDS = re.compile("^wild cards, ")
MOST = 7  # cards of a sequence


class Held(NamedTuple):
    """A card by its name."""

    rank: str
    suit: str


class Cards(list[Held]):
    """Cards in hand, by place."""

    @classmethod
    def named(cls, names: Iterable[str]) -> Cards:
        """From what they are called: `queen of hearts`, `joker`."""
        parts = (name.partition(" of ") for name in names)
        return cls(Held(rank, suit) for rank, _, suit in parts)

    def places(self, rank: str) -> list[int]:
        """Where the cards of a rank are."""
        return [place for place, held in enumerate(self) if held.rank == rank]

    def wilds(self) -> list[int]:
        """Where wild cards are."""
        return [place for place, held in enumerate(self) if held.rank in WILD]


def points_of(cards: Iterable[Held]) -> int:
    """What they count."""
    return sum(WORTH[card.rank] for card in cards)


def likely_melds(
    held: Cards, melds: Sequence[str], rules: Ruleset, *, opened: bool
) -> Iterator[list[int]]:
    """Places of cards to select together, the best first; `melds` are names of those there are."""
    if rules.melds.sequences:
        yield from _longer(held, melds)
        yield from _sequences(held)
    for rank in sorted(ROW, key=WORTH.__getitem__, reverse=True):
        places = held.places(rank)
        known = any(name.startswith(f"{PLURAL[rank]}, ") for name in melds)
        if len(places) >= 3 or (known and places):
            yield places
            if len(places) > 3:
                yield places[:3]
        elif len(places) == 2 and not opened and held.wilds():
            yield [*places, held.wilds()[0]]
    if rules.melds.wild_meld is not WildMeld.NEVER:
        wilds = held.wilds()
        if len(wilds) >= 3:
            yield wilds[:MOST]
        if wilds and any(map(WILDS.match, melds)):
            yield wilds[:1]


def _sequences(held: Cards) -> Iterator[list[int]]:
    """Three or more of a suit in a row."""
    for suit in ("clubs", "diamonds", "hearts", "spades"):
        run: list[int] = []
        for rank in (*ROW, "end"):
            place = next((i for i, card in enumerate(held) if card == (rank, suit)), None)
            if place is not None:
                run.append(place)
                continue
            if len(run) >= 3:
                yield run[:MOST]
            run = []


def _longer(held: Cards, melds: Sequence[str]) -> Iterator[list[int]]:
    """One card at either end of a sequence that lies there."""
    for found in filter(None, map(SEQUENCE.match, melds)):
        low, high = SHORT.index(found[1]), SHORT.index(found[2])
        for at in (low - 1, high + 1):
            if 0 <= at < len(ROW) and int(found[4]) < MOST and (ROW[at], found[3]) in held:
                yield [held.index(Held(ROW[at], found[3]))]
