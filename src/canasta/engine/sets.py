"""The ways of laying the cards of a rank in sets: those that lie there, joined ones, new ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.engine.cards import BLACK_THREE, POINTS, RANK_BIT, Rank
from canasta.engine.melds import Meld
from canasta.engine.opening import TRIPLE, WHOLE, WON
from canasta.engine.tally import canasta_unit, set_unit

if TYPE_CHECKING:
    from canasta.engine.lanes import Search


class Way(NamedTuple):
    """One way of laying a lane."""

    wilds: int
    kept: int
    good: bool
    tally: int
    content: int
    points: int
    """Points of the naturals that count for an opening."""


NOTHING: Final = Way(0, 0, False, 0, 0, 0)


class _Sets(NamedTuple):
    """What has been done with a rank so far."""

    laid: int
    wilds: int
    tally: int
    content: int
    counting: int
    """Naturals that count for the opening."""
    sets: int
    unfinished: int
    """Sets that are no canastas."""


def ways_of(search: Search, rank: int, count: int) -> list[Way]:
    """The ways of laying so many cards of a rank in sets."""
    melds, limits, bans = search.set_melds[rank], search.limits, search.bans
    key = (
        rank,
        count,
        tuple([(meld.naturals, meld.wilds, meld is search.captured) for meld in melds]),
        (limits.opening, limits.pure, limits.out),
        limits.dead & RANK_BIT[rank],
        (bans.allows(rank), bans.allows(rank, completed=True), bans.out_mask & RANK_BIT[rank]),
        (search.out, search.keep, search.unfinished_barred, search.naturals_count),
        (search.by_quota, search.one_quota and search.missing > 0, search.settled),
    )
    ready = search.plan.ready_ways
    ways = ready.get(key)
    if ways is None:
        if len(ready) >= _MOST_READY:
            ready.clear()
        ways = ready[key] = _worth_while(search, rank, count)
    return ways


def is_special(rank: int, wilds: int) -> bool:
    """Whether a set of such a rank counts against its side unfinished (var-10.1)."""
    return rank == Rank.SEVEN or (rank == Rank.ACE and not wilds)


def _worth_while(search: Search, rank: int, count: int) -> list[Way]:
    ways = (
        _black_three_ways(search, count) if rank == BLACK_THREE else _set_ways(search, rank, count)
    )
    if search.settled:
        ways = {way._replace(good=False, content=0, points=0) for way in ways}
    if search.out:
        most = 0 if search.bans.out_mask & RANK_BIT[rank] else search.keep
        return [way for way in ways if way.kept <= most]
    # Of the ways that keep all that is asked for, those that keep more gain nothing.
    enough: dict[Way, int] = {}
    for way in ways:
        if way.kept >= search.keep:
            kind = _kind(way)
            enough[kind] = min(way.kept, enough.get(kind, way.kept))
    return [way for way in ways if way.kept <= enough.get(_kind(way), way.kept)]


def _black_three_ways(search: Search, count: int) -> set[Way]:
    laid = [0]
    if search.out and search.plan.black_three_melds:
        least = 1 if search.set_melds[BLACK_THREE] else search.plan.min_size
        laid += range(least, count + 1)
    good = search.bans.allows(BLACK_THREE)
    return {Way(0, count - n, good and n < count, 0, 0, n * POINTS[BLACK_THREE]) for n in laid}


def _set_ways(search: Search, rank: int, count: int) -> set[Way]:
    """The ways of laying a rank in the sets there are and in new ones."""
    ways: set[Way] = set()
    for groups in _groupings(search, search.set_melds[rank]):
        states = {_Sets(0, 0, 0, 0, 0, 0, 0)}
        for group in groups:
            states = {
                grown for state in states for grown in _grown(search, state, rank, count, group)
            }
        more = states
        while more:
            more = {
                grown
                for state in more
                if _starts(search, state)
                for grown in _begun(search, state, rank, count)
            } - states
            states |= more
        ways |= {_way_of(search, rank, count, state) for state in states}
    return ways


def _way_of(search: Search, rank: int, count: int, state: _Sets) -> Way:
    kept = count - state.laid
    good = kept > 0 and search.bans.allows(rank, completed=state.content & WON > 0)
    points = state.counting * POINTS[rank]
    return Way(state.wilds, kept, good, state.tally, state.content, points)


def _groupings(search: Search, melds: list[Meld]) -> Iterator[list[list[Meld]]]:
    """The melds of a rank in groups that are joined, in every way."""
    if not melds:
        yield []
        return
    first, others = melds[0], melds[1:]
    for groups in _groupings(search, others):
        yield [[first], *groups]
        if search.plan.merging:
            for i, group in enumerate(groups):
                yield [*groups[:i], [first, *group], *groups[i + 1 :]]


def _starts(search: Search, state: _Sets) -> bool:
    plan = search.plan
    return plan.many or not state.sets or (plan.next_after_closed and not state.unfinished)


def _begun(search: Search, state: _Sets, rank: int, count: int) -> Iterator[_Sets]:
    """A new set in every size."""
    for more in range(count - state.laid + 1):
        for wilds in range(search.plan.max_wilds + 1):
            if search.limits.set_fits(rank, None, more, wilds):
                yield from _added(search, state, rank, (more, wilds), (more, wilds), ())


def _grown(
    search: Search, state: _Sets, rank: int, count: int, group: list[Meld]
) -> Iterator[_Sets]:
    """Some melds of a rank, extended, then joined, then extended once more by naturals."""
    ways: list[tuple[int, int, tuple[tuple[int, int], ...]]] = [(0, 0, ())]
    for meld in group:
        ways = [
            (laid + more, wilds + late, (*parts, (meld.naturals + more, meld.wilds + late)))
            for laid, wilds, parts in ways
            for more in range(count - state.laid - laid + 1)
            for late in range(search.plan.max_wilds + 1)
            if not (more or late)
            or search.limits.set_fits(rank, meld, meld.naturals + more, meld.wilds + late)
        ]
    for laid, wilds, parts in ways:
        naturals, all_wilds = (sum(numbers) for numbers in zip(*parts, strict=True))
        if len(parts) == 1:
            yield from _added(search, state, rank, (laid, wilds), parts[0], group)
        elif search.limits.joins(rank, parts):
            room = search.limits.most - naturals - all_wilds
            for late in range(min(count - state.laid - laid, room) + 1):
                grown = (laid + late, wilds)
                yield from _added(search, state, rank, grown, (naturals + late, all_wilds), group)


def _added(
    search: Search,
    state: _Sets,
    rank: int,
    added: tuple[int, int],
    held: tuple[int, int],
    parts: Sequence[Meld],
) -> Iterator[_Sets]:
    """One more set, of so many naturals and wilds, so many of them from the hand."""
    laid, wilds = added
    naturals, all_wilds = held
    plan = search.plan
    size = naturals + all_wilds
    done = size >= plan.canasta_size
    if search.unfinished_barred and not done and is_special(rank, all_wilds):
        return
    unit = search.unit(set_unit(rank, mixed=all_wilds > 0)) if done else 0
    units = [search.unit(canasta_unit(part, plan.canasta_size)) for part in parts]
    won = done and not any(len(part.cards) >= plan.canasta_size for part in parts)
    if won and plan.dead_own and state.content & WON:
        return  # the first of the two has made the rank dead
    captured = any(part is search.captured for part in parts)
    content = WON if won else 0
    if not all_wilds:
        content |= TRIPLE if naturals - captured >= plan.min_size else 0
        content |= WHOLE if done and not captured else 0
    counts = search.naturals_count and not parts and naturals < plan.min_size
    yield _Sets(
        state.laid + laid,
        state.wilds + wilds,
        state.tally + unit - sum(units),
        state.content | content,
        state.counting + (0 if counts else laid),
        state.sets + 1,
        state.unfinished + (not done),
    )


def _kind(way: Way) -> Way:
    """What a way comes to, however many cards it keeps."""
    return way._replace(kept=0, good=False, points=0)


_MOST_READY: Final = 100_000
