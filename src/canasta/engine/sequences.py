"""The ways of laying sequences of all suits, and what that takes from sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from canasta.engine.cards import FIRST_WILD, JOKER, N_NATURALS, N_RANKS, TWO, Card
from canasta.engine.melds import SEQUENCE, Meld
from canasta.engine.runs import Run, RunRules, run_ways

if TYPE_CHECKING:
    from canasta.engine.lanes import Search


def sequence_ways(search: Search) -> list[tuple[int, int]]:
    """The ways of laying sequences: cards used, a byte a rank, and canastas won; fewest cards
    first.

    Of ranks whose sets take in all that is left of them, cards used are not told apart.
    """
    plan = search.plan
    rules = RunRules(
        plan.min_size,
        search.limits.longest_sequence,
        plan.canasta_size,
        plan.sequence_joining,
        plan.sequence_twins,
    )
    telling = _telling_ranks(search)
    counting = 1 if search.missing or not search.one_quota else 0
    ways = {(0, 0)}
    for suit in range(4):
        found = {
            (way.used & telling, way.canastas * counting)
            for way in run_ways(_counts(search.cards, suit), _runs(search.side.melds, suit), rules)
        }
        ways = {(used + more, won + also) for used, won in ways for more, also in found}
    return sorted(ways)


def loose_cards(search: Search) -> bytes:
    """How many cards of each rank may go into sequences, at most."""
    loose = bytearray(N_RANKS)
    for suit in range(4):
        counts = _counts(search.cards, suit)
        for low, high in _stretches(counts, search.side.melds, suit):
            if high - low >= search.plan.min_size:
                for rank in range(low, high):
                    loose[rank] += counts[rank]
    return bytes(loose)


def longest_run(cards: Sequence[Card], melds: Sequence[Meld]) -> int:
    """How many cards of one suit lie in a row, in hand and sequences together, at most."""
    stretches = [
        high - low
        for suit in range(4)
        for low, high in _stretches(_counts(cards, suit), melds, suit)
    ]
    return max(stretches, default=0)


def _stretches(counts: bytes, melds: Sequence[Meld], suit: int) -> list[Run]:
    """The ranks of a suit that lie in a row, in hand or in sequences; the upper end is beyond."""
    linked = bytearray(counts)
    for low, high in _runs(melds, suit):
        for rank in range(low, high + 1):
            linked[rank] = 1
    stretches = []
    low = 0
    while low < N_NATURALS:
        high = low
        while high < N_NATURALS and linked[high]:
            high += 1
        if high > low:
            stretches.append((low, high))
        low = high + 1
    return stretches


def _telling_ranks(search: Search) -> int:
    """The ranks in which it matters how many cards sequences use, as a mask of bytes."""
    plan = search.plan
    every = (1 << 8 * N_NATURALS) - 1
    settled = search.out and search.one_quota and not search.missing
    if not settled or (not plan.growth_any and not plan.growth_naturals_only):
        return every
    wilds = search.counts[TWO] + search.counts[JOKER]
    room = sum([plan.takes_wilds(meld) for meld in search.side.melds])
    if (wilds > room and wilds) or not plan.one_wild_cap or search.locked:
        return every
    taking = sum([255 << 8 * rank for rank in range(N_NATURALS) if search.set_melds[rank]])
    return every & ~taking


def _counts(cards: Sequence[Card], suit: int) -> bytes:
    counts = bytearray(N_NATURALS)
    for card in cards:
        if card < FIRST_WILD and card & 3 == suit:
            counts[card >> 2] += 1
    return bytes(counts)


def _runs(melds: Sequence[Meld], suit: int) -> tuple[Run, ...]:
    return tuple(
        sorted(
            (meld.rank, meld.cards[-1] >> 2)
            for meld in melds
            if meld.kind is SEQUENCE and meld.cards[0] & 3 == suit
        )
    )
