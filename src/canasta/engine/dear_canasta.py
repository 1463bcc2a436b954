"""An opening that needs one canasta to be worth the points by itself (var-6-R1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from canasta.engine.cards import JOKER, N_NATURALS, POINTS, RANK_OF, TWO, Card
from canasta.engine.lanes import Search
from canasta.engine.limits import melds_of_kind
from canasta.engine.melds import SEQUENCE, WILDS, Meld, MeldId


class Dear(NamedTuple):
    """Cards from the hand, as a new meld or onto one, to which another is joined then."""

    cards: tuple[Card, ...]
    onto: MeldId | None = None
    joined: MeldId | None = None


def dear_canastas(search: Search, minimum: int) -> Iterator[Dear]:
    """What can be laid for a canasta whose own cards come to the minimum; nothing for one that
    lies there. Of equal cards any, so that sequences beside it are not looked at."""
    for ways in (_sets(search), _joined_sets(search), _melds_of_wilds(search), _sequences(search)):
        for cards, parts, points in ways:
            if points >= minimum:
                yield Dear(cards, *_places(search.side.melds, parts))


_Way = tuple[tuple[Card, ...], tuple[Meld, ...], int]
"""Cards from the hand, the melds they make a canasta with, and its points."""


def _places(melds: list[Meld], parts: tuple[Meld, ...]) -> list[MeldId]:
    """Where these lie; two that are equal lie in two places."""
    places: list[MeldId] = []
    for part in parts:
        equal = [MeldId(i) for i, meld in enumerate(melds) if meld == part]
        places.append(next(place for place in equal if place not in places))
    return places


def _sets(search: Search) -> Iterator[_Way]:
    size = search.plan.canasta_size
    for rank in range(N_NATURALS):
        befores: list[Meld | None] = [*search.set_melds[rank]]
        if search.limits.sets_start(search.set_melds[rank]):
            befores.append(None)
        for before in befores:
            parts = (before,) if before else ()
            for cards, naturals, wilds in _additions(search, rank, before):
                if naturals + wilds >= size:
                    yield cards, parts, _points(cards) + sum([part.points for part in parts])


def _joined_sets(search: Search) -> Iterator[_Way]:
    """Of two sets, one of which takes in cards before."""
    if not search.plan.merging:
        return
    size = search.plan.canasta_size
    for rank in range(N_NATURALS):
        for first, second in permutations(search.set_melds[rank], 2):
            other = (second.naturals, second.wilds)
            for cards, naturals, wilds in _additions(search, rank, first):
                if naturals + wilds + second.size >= size and search.limits.joins(
                    rank, ((naturals, wilds), other)
                ):
                    yield cards, (first, second), _points(cards) + first.points + second.points


def _additions(
    search: Search, rank: int, before: Meld | None
) -> Iterator[tuple[tuple[Card, ...], int, int]]:
    """Cards that a set of a rank can take in, none among them where one lies there, and the
    naturals and wilds it then has."""
    own = tuple([card for card in search.cards if RANK_OF[card] == rank])
    had_naturals, had_wilds = (before.naturals, before.wilds) if before else (0, 0)
    for more in range(len(own) + 1):
        for late in _wilds(search):
            naturals, wilds = had_naturals + more, had_wilds + len(late)
            stays = before is not None and not more and not late
            if stays or search.limits.set_fits(rank, before, naturals, wilds):
                yield own[:more] + late, naturals, wilds


def _melds_of_wilds(search: Search) -> Iterator[_Way]:
    size = search.plan.canasta_size
    own = melds_of_kind(search.side.melds, WILDS)
    befores: list[Meld | None] = [*own]
    if search.limits.wilds_start(own):
        befores.append(None)
    for before in befores:
        had = len(before.cards) if before else 0
        for late in _wilds(search):
            jokers = sum([RANK_OF[card] == JOKER for card in late])
            if had + len(late) == size and (not late or search.limits.wild_meld_fits(size, jokers)):
                points = _points(late) + (before.points if before else 0)
                yield late, (before,) if before else (), points


def _sequences(search: Search) -> Iterator[_Way]:
    if not search.plan.sequences:
        return
    size, held = search.plan.canasta_size, {*search.cards}
    befores = [*melds_of_kind(search.side.melds, SEQUENCE), None]
    for before in befores:
        if before and before.size >= size:
            yield (), (before,), before.points
            continue
        for suit in range(4):
            for low in range(N_NATURALS - size + 1):
                row = {4 * rank + suit for rank in range(low, low + size)}
                lying = {*before.cards} if before else set()
                more = row - lying
                if not lying <= row or not more <= held:
                    continue
                cards = tuple(sorted([card for card in held if card in more]))
                whole = before.grown(cards) if before else Meld.of(cards)
                assert whole is not None, "a row is a sequence"
                if search.plan.sequence_twins or not search.limits.overlaps(whole, before):
                    yield cards, (before,) if before else (), whole.points


def _wilds(search: Search) -> Iterator[tuple[Card, ...]]:
    """Every choice of wilds of the hand, twos first."""
    twos = [card for card in search.cards if RANK_OF[card] == TWO]
    jokers = [card for card in search.cards if RANK_OF[card] == JOKER]
    for n in range(len(twos) + 1):
        for m in range(len(jokers) + 1):
            yield (*twos[:n], *jokers[:m])


def _points(cards: tuple[Card, ...]) -> int:
    return sum([POINTS[RANK_OF[card]] for card in cards])
