"""An opening that needs one canasta to be worth the points by itself (var-6-R1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta.engine.cards import JOKER, N_NATURALS, POINTS, TWO
from canasta.engine.lanes import Search
from canasta.engine.limits import melds_of_kind
from canasta.engine.melds import SEQUENCE, WILDS, Meld

_TWO_POINTS: Final = POINTS[TWO]
_JOKER_POINTS: Final = POINTS[JOKER]


def lays_dear_canasta(search: Search, minimum: int, keep: int) -> bool:
    """Whether a canasta can be laid whose own cards come to the minimum, so many cards kept."""
    most = len(search.cards) - keep
    return any(
        points >= minimum and laid <= most
        for ways in (_sets(search), _melds_of_wilds(search), _sequences(search))
        for laid, points in ways
    )


def _sets(search: Search) -> Iterator[tuple[int, int]]:
    """Cards laid for a canasta of a rank, and its points."""
    counts, size = search.counts, search.plan.canasta_size
    wilds = counts[TWO] + counts[JOKER]
    for rank in range(N_NATURALS):
        befores: list[Meld | None] = [*search.set_melds[rank]]
        if search.limits.sets_start(search.set_melds[rank]):
            befores.append(None)
        for before in befores:
            had = (before.naturals, before.wilds, before.points) if before else (0, 0, 0)
            for more in range(counts[rank] + 1):
                for late in range(wilds + 1):
                    naturals, all_wilds = had[0] + more, had[1] + late
                    if naturals + all_wilds < size:
                        continue
                    stays = not more and not late
                    if stays or search.limits.set_fits(rank, before, naturals, all_wilds):
                        points = had[2] + more * POINTS[rank] + _dearest(search, late)
                        yield more + late, points


def _melds_of_wilds(search: Search) -> Iterator[tuple[int, int]]:
    counts, size = search.counts, search.plan.canasta_size
    own = melds_of_kind(search.side.melds, WILDS)
    befores: list[Meld | None] = [*own]
    if search.limits.wilds_start(own):
        befores.append(None)
    n = counts[TWO] + (0 if search.plan.twos_only else counts[JOKER])
    for before in befores:
        more = size - (len(before.cards) if before else 0)
        if more <= n:
            laid = more * _TWO_POINTS if search.plan.twos_only else _dearest(search, more)
            yield more, (before.points if before else 0) + laid


def _sequences(search: Search) -> Iterator[tuple[int, int]]:
    if not search.plan.sequences:
        return
    size, held = search.plan.canasta_size, set(search.cards)
    befores = [*melds_of_kind(search.side.melds, SEQUENCE), None]
    for before in befores:
        for suit in range(4):
            for low in range(N_NATURALS - size + 1):
                row = {4 * rank + suit for rank in range(low, low + size)}
                lying = set(before.cards) if before else set()
                if lying <= row and row - lying <= held:
                    yield len(row - lying), sum(POINTS[card >> 2] for card in row)


def _dearest(search: Search, n: int) -> int:
    """The points of so many wilds of the hand, jokers first."""
    jokers = min(n, search.counts[JOKER])
    return jokers * _JOKER_POINTS + (n - jokers) * _TWO_POINTS
