"""The smallest lays that the rules of melds allow, finishing the turn aside."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from canasta.engine.cards import (
    BLACK_THREE,
    JOKER,
    JOKER_CARD,
    N_NATURALS,
    RANK_BIT,
    TWO,
    Card,
)
from canasta.engine.holdings import Holding
from canasta.engine.limits import Limits, melds_of_kind
from canasta.engine.melds import BLACK_THREES, SEQUENCE, SET, WILDS, Meld, MeldId
from canasta.engine.state import RoundState


class Lay(NamedTuple):
    """Cards from the hand, as a new meld or onto one."""

    cards: tuple[Card, ...]
    onto: MeldId | None = None


def starts(state: RoundState, limits: Limits) -> Iterator[Lay]:
    """What starts a meld, black threes aside.

    Order: sets by rank, most naturals first, twos before jokers; melds of wilds, twos before
    jokers; sequences by suit.
    """
    plan, melds = state.plan, state.side().melds
    held = state.seats[state.turn_seat].held
    twos, jokers = held[TWO].cards, held[JOKER].n
    for rank in range(N_NATURALS):
        holding = held[rank]
        if not holding.n or not limits.sets_start(_sets(melds, rank)):
            continue
        for naturals, wilds in plan.starts:
            if naturals <= holding.n and limits.set_fits(rank, None, naturals, wilds):
                for cards in _choices(holding, naturals, suits=plan.sequences):
                    for more in _wilds(twos, jokers, wilds):
                        yield Lay(cards + more)
    if plan.wild_melds and limits.wilds_start(melds_of_kind(melds, WILDS)):
        for cards in _wilds(twos, jokers, plan.wild_start):
            n_jokers = sum(card is JOKER_CARD for card in cards)
            if limits.wild_meld_fits(plan.wild_start, n_jokers):
                yield Lay(cards)
    if plan.sequences:
        for suit in range(4):
            for low in range(N_NATURALS - plan.min_size + 1):
                yield from _run(state, limits, held, suit, low)


def merges(state: RoundState, limits: Limits) -> Iterator[tuple[MeldId, MeldId]]:
    """The melds that may become one, each pair as the later and the earlier, by their ids."""
    for (target, first), (source, second) in combinations(enumerate(state.side().melds), 2):
        if joins(limits, first, second):
            yield MeldId(source), MeldId(target)


def joins(limits: Limits, first: Meld, second: Meld) -> bool:
    """Whether two melds of the side may become one."""
    if first.kind is SEQUENCE and second.kind is SEQUENCE:
        return _meets(limits, first, second)
    if first.kind is not SET or second.kind is not SET or first.rank != second.rank:
        return False
    return limits.joins(
        first.rank, ((first.naturals, first.wilds), (second.naturals, second.wilds))
    )


def _meets(limits: Limits, first: Meld, second: Meld) -> bool:
    plan = limits.plan
    whole = first.grown(second.cards)
    return (
        plan.sequence_joining
        and whole is not None
        and whole.size <= limits.longest_sequence
        and max(first.size, second.size) < plan.canasta_size
    )


def black_threes(state: RoundState) -> Iterator[Lay]:
    """The start of a meld of black threes, where going out is not forbidden."""
    plan = state.plan
    holding = state.seats[state.turn_seat].held[BLACK_THREE]
    if (
        holding.n >= plan.min_size
        and plan.black_three_melds
        and not state.side().bits & RANK_BIT[BLACK_THREE]
        and state.may_go_out()
    ):
        yield Lay(holding.cards[: plan.min_size])


def additions(state: RoundState, limits: Limits) -> Iterator[Lay]:
    """What adds to a meld.

    Order: naturals and black threes by rank, meld and suit; then twos by meld, then jokers.
    """
    melds = state.side().melds
    held = state.seats[state.turn_seat].held
    suits = state.plan.sequences
    for rank in (*range(N_NATURALS), BLACK_THREE):
        holding = held[rank]
        if not holding.n:
            continue
        for i, meld in enumerate(melds):
            if meld.kind is SEQUENCE:
                for card in dict.fromkeys(holding.cards):
                    if extends(limits, meld, (card,)):
                        yield Lay((card,), MeldId(i))
            elif meld.rank == rank and takes_natural(limits, meld):
                for cards in _choices(holding, 1, suits=suits):
                    yield Lay(cards, MeldId(i))
    for wild in (*held[TWO].cards[:1], *held[JOKER].cards[:1]):
        for i, meld in enumerate(melds):
            if takes_wild(limits, meld, wild):
                yield Lay((wild,), MeldId(i))


def takes_natural(limits: Limits, meld: Meld) -> bool:
    """Whether a set, or black threes, takes in one more of its rank."""
    if meld.kind is SET:
        return limits.set_fits(meld.rank, meld, meld.naturals + 1, meld.wilds)
    return meld.kind is BLACK_THREES


def takes_wild(limits: Limits, meld: Meld, wild: Card) -> bool:
    """Whether a set or a meld of wilds takes in one more wild."""
    if meld.kind is SET:
        return limits.set_fits(meld.rank, meld, meld.naturals, meld.wilds + 1)
    return meld.kind is WILDS and limits.wild_meld_fits(
        len(meld.cards) + 1, int(wild >> 2 == JOKER)
    )


def extends(limits: Limits, meld: Meld, cards: tuple[Card, ...]) -> bool:
    """Whether cards lengthen a sequence at its ends."""
    longer = meld.grown(cards)
    return (
        longer is not None
        and len(longer.cards) <= limits.longest_sequence
        and (limits.plan.sequence_twins or not limits.overlaps(longer, meld))
    )


def _sets(melds: list[Meld], rank: int) -> list[Meld]:
    return [meld for meld in melds if meld.kind is SET and meld.rank == rank]


def _choices(holding: Holding, n: int, *, suits: bool) -> Iterator[tuple[Card, ...]]:
    """So many cards of a rank: the lowest suits, or every choice of suits where they matter."""
    if not suits:
        yield holding.cards[:n]
        return
    kinds = dict.fromkeys(holding.cards)
    for cards in combinations_with_replacement(kinds, n):
        if all(cards.count(card) <= holding.cards.count(card) for card in cards):
            yield cards


def _wilds(twos: tuple[Card, ...], jokers: int, n: int) -> Iterator[tuple[Card, ...]]:
    """Every mixture of n twos and jokers, twos before jokers; the lowest suits."""
    for n_jokers in range(max(0, n - len(twos)), min(jokers, n) + 1):
        yield twos[: n - n_jokers] + (JOKER_CARD,) * n_jokers


def _run(
    state: RoundState, limits: Limits, held: list[Holding], suit: int, low: int
) -> Iterator[Lay]:
    cards = []
    for rank in range(low, low + state.plan.min_size):
        card = next((card for card in held[rank].cards if card & 3 == suit), None)
        if card is None:
            return
        cards.append(card)
    meld = Meld.of(cards)
    assert meld is not None, "naturals of one suit in a row are a meld"
    if state.plan.sequence_twins or not limits.overlaps(meld, None):
        yield Lay(tuple(cards))
