"""Ways to finish a turn: what to lay of each rank, what to discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from canasta.engine.cards import JOKER, N_RANKS, TWO
from canasta.engine.rules.plan import Plan


class Lay(NamedTuple):
    """So many naturals and wilds to be laid on the set of a rank."""

    rank: int
    naturals: int
    wilds: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole turn: what is laid and what is discarded."""

    lays: tuple[Lay, ...] = ()
    jokers: int = 0
    """How many of the wilds laid are jokers."""
    discard: int | None = None
    """The rank of the discard; None where the turn ends without one."""

    @property
    def wilds(self) -> int:
        """How many wild cards are laid on sets."""
        return sum([lay.wilds for lay in self.lays])


@dataclass(frozen=True, slots=True)
class TurnCards:
    """What a turn is planned from."""

    counts: tuple[int, ...]
    """The hand by rank."""
    waiting: tuple[int, ...] = (0,) * N_RANKS
    """Cards of a taken pile that join the hand once the opening is complete."""
    blanks: int = 0
    """Cards still to be drawn."""
    needed: int = 0
    """Card points that the opening still lacks; 0 where the side has opened."""
    pending: bool = False
    """Whether an opening has begun and must be completed."""
    goes_out: bool = False
    """Whether this turn can end by going out."""
    discards: bool = True
    """Whether the turn ends with a discard."""

    @property
    def size(self) -> int:
        """Cards in hand, those to come included."""
        return sum(self.counts) + sum(self.waiting) + self.blanks


def variations(layout: Layout, held: TurnCards) -> Iterator[Layout]:
    """A layout, the same with other discards, and laying nothing."""
    yield layout
    if layout.discard is None:
        return
    laid = {lay.rank: lay.naturals for lay in layout.lays}
    for rank in range(N_RANKS):
        used = laid.get(rank, 0)
        if rank == TWO:
            used = layout.wilds - layout.jokers
        elif rank == JOKER:
            used = layout.jokers
        if rank != layout.discard and held.counts[rank] > used:
            yield replace(layout, discard=rank)
            if layout.lays and not held.pending:
                yield Layout(discard=rank)
    if layout.lays and not held.pending:
        yield Layout(discard=layout.discard)


def lays_of(
    plan: Plan, held: TurnCards, rank: int, on_table: tuple[int, int], *, late: bool
) -> Iterator[Lay]:
    """What may be laid of a rank, wilds as far as they are of use; `late` where all may go."""
    count = held.counts[rank]
    before, wilds_before = on_table
    melded = before > 0
    least = 0 if melded else max(plan.min_naturals, 1)
    n_wilds = held.counts[TWO] + held.counts[JOKER]
    for naturals in _numbers(count, melded=melded, large=held.size > _LARGE):
        if naturals < least:
            continue
        size = before + wilds_before + naturals
        if size > plan.max_size:
            continue
        room = plan.wild_cap[before + naturals] - wilds_before
        if plan.growth_naturals_only or plan.growth_closed:
            room = min(room, plan.canasta_size - size)
        room = min(room, n_wilds)
        start = 0 if melded else max(0, plan.min_size - naturals)
        lacking = plan.canasta_size - size
        for wilds in _wild_numbers(held, start, room, lacking, late=late):
            if naturals or wilds:
                yield Lay(rank, naturals, wilds)


_LARGE: Final = 30
"""Cards of a hand that lays ranks whole, but for one card, so that planning it stays quick."""


def _numbers(count: int, *, melded: bool, large: bool) -> tuple[int, ...]:
    """How many naturals of a holding are worth thinking of."""
    if large:
        return (0, count) if count < 4 else (0, count - 1, count)
    if count <= 3:
        return tuple(range(count + 1))
    if melded:
        return (0, 1, count - 1, count)
    return (3, count - 1, count)


def _wild_numbers(
    held: TurnCards, start: int, room: int, lacking: int, *, late: bool
) -> Sequence[int]:
    """How many wilds are worth thinking of where so many cards lack for a canasta."""
    if start > room:
        return ()
    if not room:
        return (0,)
    numbers = {start}
    if start < lacking <= room:
        numbers.add(lacking)
    if held.goes_out or late:
        numbers.add(room)
    elif held.needed:
        numbers.update(range(start, room + 1))
    return sorted(numbers)
