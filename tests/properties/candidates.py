"""Every smallest play that a hand could think of, put together without the engine's lists."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    EndRound,
    LayMeld,
    LayThree,
    Merge,
    ShowHand,
    TakePile,
)
from canasta.engine.cards import Card, Rank, sort_cards
from canasta.engine.melds import MeldId
from canasta.engine.round import Round
from canasta.engine.rules.plan import Plan
from canasta.engine.rules.special_hand import SpecialHand

_Held = dict[Rank, list[Card]]


def smallest_plays(round_: Round) -> Iterator[Action]:
    """The smallest plays of the acting hand, allowed or not: each by its lowest suits, or by every
    choice of suits where they matter."""
    suits = round_.plan.sequences
    held: _Held = {}
    for card in round_.seats[round_.actor].cards():
        held.setdefault(card.rank, []).append(card)
    melds = [MeldId(i) for i in range(len(round_.side().melds))]
    yield from (Draw(), LayThree(), EndRound(), AskPartner(), Answer(yes=True), Answer(yes=False))
    for hand in SpecialHand:
        yield from (ShowHand(hand), ShowHand(hand, pile=True))
    for cards in held.values():
        for (card,) in _choices(cards, 1, suits=suits):
            yield Discard(card)
            if suits and card.rank is Rank.TWO and card != cards[0]:
                continue
            for onto in melds:
                yield LayMeld((card,), onto)
    for start in _starts(held, round_.plan, suits=suits):
        yield LayMeld(start)
    for capture in _captures(held, round_.pile, suits=suits):
        yield TakePile(capture)
        for onto in melds:
            yield TakePile(capture, onto)
    for target, source in combinations(melds, 2):
        yield Merge(source, target)


def _choices(cards: list[Card], n: int, *, suits: bool) -> Iterator[tuple[Card, ...]]:
    """So many of some cards of a rank."""
    if suits:
        yield from sorted(set(combinations(cards, n)))
    elif len(cards) >= n:
        yield tuple(cards[:n])


def _starts(held: _Held, plan: Plan, *, suits: bool) -> Iterator[tuple[Card, ...]]:
    """The smallest sets, with any mixture of wilds; melds of wilds alone; sequences."""
    size = plan.min_size
    for rank, cards in held.items():
        if not rank.is_wild:
            for naturals in range(1, min(size, len(cards)) + 1):
                for chosen in _choices(cards, naturals, suits=suits and rank.is_natural):
                    for wilds in _wilds(held, size - naturals):
                        yield sort_cards((*chosen, *wilds))
    for n in {size, plan.wild_start}:
        yield from _wilds(held, n)
    if suits:
        cards = sorted({card for held_cards in held.values() for card in held_cards})
        for low in cards:
            row = tuple(card for card in cards if low <= card < low + 4 * size)
            yield tuple(card for card in row if card & 3 == low & 3)


def _captures(held: _Held, pile: list[Card], *, suits: bool) -> Iterator[tuple[Card, ...]]:
    """What could take the top card along: its own rank, wilds, both or nothing."""
    own = held.get(pile[-1].rank, []) if pile else []
    if own and own[0].is_wild:
        suits = False
    for naturals in range(min(2, len(own)) + 1):
        for chosen in _choices(own, naturals, suits=suits):
            for wilds in _wilds(held, 2 - naturals):
                yield sort_cards((*chosen, *wilds))
    yield ()


def _wilds(held: _Held, n: int) -> Iterator[tuple[Card, ...]]:
    """Every mixture of n twos and jokers."""
    twos, jokers = held.get(Rank.TWO, []), held.get(Rank.JOKER, [])
    for n_jokers in range(max(0, n - len(twos)), min(n, len(jokers)) + 1):
        yield (*twos[: n - n_jokers], *jokers[:n_jokers])
