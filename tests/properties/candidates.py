"""Every smallest play that a hand could think of, put together without the engine's lists."""

from __future__ import annotations

from collections.abc import Iterator

from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    EndRound,
    LayMeld,
    LayThree,
    ShowHand,
    TakePile,
)
from canasta.engine.cards import Card, Rank, sort_cards
from canasta.engine.melds import MeldId
from canasta.engine.round import Round
from canasta.engine.rules.choices import SpecialHand

_Held = dict[Rank, list[Card]]


def smallest_plays(round_: Round) -> Iterator[Action]:
    """The smallest plays of the acting hand, allowed or not, each by its lowest suits.

    Fit for rulesets in which suits do not matter.
    """
    held: _Held = {}
    for card in round_.seats[round_.actor].cards():
        held.setdefault(card.rank, []).append(card)
    melds = [MeldId(i) for i in range(len(round_.side().melds))]
    yield from (Draw(), LayThree(), EndRound(), AskPartner(), Answer(yes=True), Answer(yes=False))
    for hand in SpecialHand:
        yield from (ShowHand(hand), ShowHand(hand, pile=True))
    for cards in held.values():
        yield Discard(cards[0])
        for onto in melds:
            yield LayMeld((cards[0],), onto)
    for start in _starts(held, round_.plan.min_size, round_.plan.canasta_size):
        yield LayMeld(start)
    for capture in _captures(held, round_.pile):
        yield TakePile(capture)
        for onto in melds:
            yield TakePile(capture, onto)


def _starts(held: _Held, size: int, canasta_size: int) -> Iterator[tuple[Card, ...]]:
    """The smallest sets, with any mixture of wilds; melds of wilds alone."""
    for rank, cards in held.items():
        if not rank.is_wild:
            for naturals in range(1, min(size, len(cards)) + 1):
                for wilds in _wilds(held, size - naturals):
                    yield sort_cards((*cards[:naturals], *wilds))
    for n in {size, canasta_size}:
        yield from _wilds(held, n)


def _captures(held: _Held, pile: list[Card]) -> Iterator[tuple[Card, ...]]:
    """What could take the top card along: its own rank, wilds, both or nothing."""
    own = held.get(pile[-1].rank, []) if pile else []
    for naturals in range(min(2, len(own)) + 1):
        for wilds in _wilds(held, 2 - naturals):
            yield sort_cards((*own[:naturals], *wilds))
    yield ()


def _wilds(held: _Held, n: int) -> Iterator[tuple[Card, ...]]:
    """Every mixture of n twos and jokers."""
    twos, jokers = held.get(Rank.TWO, []), held.get(Rank.JOKER, [])
    for n_jokers in range(max(0, n - len(twos)), min(n, len(jokers)) + 1):
        yield (*twos[: n - n_jokers], *jokers[:n_jokers])
