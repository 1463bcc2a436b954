"""Ways to finish a turn: what to lay of each rank, what to discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from canasta.bots.casual.runs import NO_RUNS, Runs
from canasta.bots.casual.sight import SetSeen
from canasta.engine.cards import JOKER, N_RANKS, RANK_BIT, TWO
from canasta.engine.limits import Limits
from canasta.engine.melds import MeldId
from canasta.engine.rules.plan import Plan


class Lay(NamedTuple):
    """So many naturals and wilds to be laid on a set of a rank; of the rank of twos, wilds alone.

    `onto` names the meld; None for a new one.
    """

    rank: int
    naturals: int
    wilds: int
    onto: MeldId | None = None


Play = tuple[Lay, ...]
"""All that a turn lays of one rank."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole turn: what is laid and what is discarded."""

    lays: tuple[Lay, ...] = ()
    jokers: int = 0
    """How many of the wilds laid are jokers."""
    discard: int | None = None
    """The rank of the discard; None where the turn ends without one."""
    runs: Runs = NO_RUNS
    """What becomes of cards in sequence."""

    @property
    def wilds(self) -> int:
        """How many wild cards are laid."""
        return sum([lay.wilds for lay in self.lays])

    @property
    def is_idle(self) -> bool:
        """Whether nothing is laid."""
        return not self.lays and not self.runs.lays

    def of_rank(self, rank: int) -> Play:
        """What is laid of a rank."""
        return tuple([lay for lay in self.lays if lay.rank == rank])


@dataclass(frozen=True, slots=True)
class TurnCards:
    """What a turn is planned from."""

    counts: tuple[int, ...]
    """The hand by rank, cards aside that a plan keeps or lays as runs."""
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
    limits: Limits | None = None
    """The limits of melds, where the classic ones do not tell all."""
    barred: int = 0
    """The ranks that may not be discarded, as a mask."""
    packet: bool = False
    """Whether a packet comes once the hand is empty."""
    apart: int = 0
    """Cards kept for runs."""

    @property
    def size(self) -> int:
        """Cards in hand, those to come included."""
        return sum(self.counts) + sum(self.waiting) + self.blanks + self.apart

    def may_discard(self, rank: int) -> bool:
        """Whether no ban is known to hold for a rank."""
        return not self.barred or not self.barred & RANK_BIT[rank]


def variations(layout: Layout, held: TurnCards) -> Iterator[Layout]:
    """A layout, the same with other discards, and laying nothing."""
    yield layout
    if layout.discard is None:
        return
    idle_too = bool(layout.lays) and not layout.runs.lays and not held.pending
    for rank in range(N_RANKS):
        used = sum([lay.naturals for lay in layout.lays if lay.rank == rank])
        if rank == TWO:
            used = layout.wilds - layout.jokers
        elif rank == JOKER:
            used = layout.jokers
        if rank == layout.discard or not held.may_discard(rank):
            continue
        if held.counts[rank] > used:
            yield replace(layout, discard=rank)
            if idle_too:
                yield Layout(discard=rank, runs=layout.runs)
    if idle_too:
        yield Layout(discard=layout.discard, runs=layout.runs)


def plays_of(
    plan: Plan, held: TurnCards, rank: int, sets: tuple[SetSeen, ...], *, late: bool
) -> Iterator[Play]:
    """What may be laid of a rank, wilds as far as they are of use; `late` where all may go."""
    if held.limits is not None:
        yield from _wide_plays(plan, held, rank, sets, held.limits, late=late)
        return
    count = held.counts[rank]
    onto, before, wilds_before = sets[0] if sets else (None, 0, 0)
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
                yield (Lay(rank, naturals, wilds, onto),)


def _wide_plays(
    plan: Plan,
    held: TurnCards,
    rank: int,
    sets: tuple[SetSeen, ...],
    limits: Limits,
    *,
    late: bool,
) -> Iterator[Play]:
    """The same where a rank may have several sets, or limits of its own."""
    count = held.counts[rank]
    n_wilds = held.counts[TWO] + held.counts[JOKER]
    if limits.dead & RANK_BIT[rank] or not (count or (n_wilds and sets)):
        return
    starts = limits.sets_start([limits.melds[seen.meld] for seen in sets])
    for seen in sets:
        plays = list(_on_one(plan, held, rank, seen, count, limits, late=late))
        yield from plays
        full = plan.canasta_size - seen.size
        opens_next = plan.many or plan.next_after_closed
        if opens_next and 0 < full <= count - plan.min_size:
            # The rest begins the next meld.
            rest = count - full
            naturals, wilds = seen.naturals + full, seen.wilds
            if limits.set_fits(rank, limits.melds[seen.meld], naturals, wilds):
                yield (Lay(rank, full, 0, seen.meld), Lay(rank, rest, 0))
                yield (Lay(rank, full, 0, seen.meld), Lay(rank, plan.min_size, 0))
    if starts:
        yield from _on_one(plan, held, rank, None, count, limits, late=late)


def _on_one(
    plan: Plan,
    held: TurnCards,
    rank: int,
    seen: SetSeen | None,
    count: int,
    limits: Limits,
    *,
    late: bool,
) -> Iterator[Play]:
    """What may go onto one set, or begin one."""
    onto, had, had_wilds = seen if seen is not None else (None, 0, 0)
    before = None if onto is None else limits.melds[onto]
    most = min(count, limits.most - had - had_wilds)
    if most < 0:
        return
    n_wilds = held.counts[TWO] + held.counts[JOKER]
    for naturals in _numbers(most, melded=seen is not None, large=held.size > _LARGE):
        size = had + had_wilds + naturals
        room = min(n_wilds, max(0, plan.wild_cap[had + naturals] - had_wilds))
        start = 0 if seen is not None else max(0, plan.min_size - naturals)
        lacking = plan.canasta_size - size
        for wilds in _wild_numbers(held, start, room, lacking, late=late):
            fits = naturals + wilds > 0 and limits.set_fits(
                rank, before, had + naturals, had_wilds + wilds
            )
            if fits:
                yield (Lay(rank, naturals, wilds, onto),)


def wild_plays(
    plan: Plan, held: TurnCards, unfinished: tuple[MeldId, int] | None
) -> Iterator[Play]:
    """What may be laid as wilds alone; `unfinished` is the meld that takes more, and its size."""
    limits = held.limits
    if limits is None or not plan.growing_wild_melds:
        return
    jokers = 0 if plan.twos_only else held.counts[JOKER]
    n_wilds = held.counts[TWO] + jokers
    if unfinished is not None:
        onto, size = unfinished
        for wilds in range(1, min(n_wilds, plan.canasta_size - size) + 1):
            if limits.wild_meld_fits(size + wilds, 0):
                yield (Lay(TWO, 0, wilds, onto),)
    if limits.wilds_start([meld for meld in limits.melds if meld.wilds and not meld.naturals]):
        for wilds in range(plan.wild_start, min(n_wilds, plan.canasta_size) + 1):
            yield (Lay(TWO, 0, wilds),)


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
