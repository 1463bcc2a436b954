"""Can the turn still be finished legally? The one question behind every play, answered exactly.

A turn is finished by a discard that leaves a card in hand, or by going out. The answer uses what
the acting seat knows and nothing else. Cheap answers come first; only what they leave open is
searched, over counts: each rank of the hand is a *lane* with a few ways of laying it, and a table
keeps the best points for each number of wilds left, cards kept and canastas made.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from canasta.engine.cards import (
    BLACK_THREE,
    JOKER,
    N_NATURALS,
    POINTS,
    RANK_OF,
    RED_THREE,
    TWO,
    Card,
)
from canasta.engine.melds import CanastaKind, Meld, MeldKind
from canasta.engine.state import NO_BATCH, OVER, Bound, RoundState, Source

_TWO_POINTS: Final = POINTS[TWO]
_JOKER_POINTS: Final = POINTS[JOKER]
_NONE: Final = -1


def can_finish(state: RoundState) -> bool:
    """Whether the turn in progress can still be finished legally.

    `state` is in its playing phase, or over.
    """
    if state.phase is OVER:
        return True
    turn = state.turn
    if turn.batch == NO_BATCH:
        if turn.bound is not Bound.MUST and can_keep(state):
            return True
        return can_go_out(state)
    if turn.waived:
        return can_go_out(state, waived=True)
    if turn.bound is not Bound.MUST and best_opening(state) >= state.side().minimum:
        return True
    return can_go_out(state) or can_waive(state)


def can_keep(state: RoundState) -> bool:
    """Whether a discard now would leave the player the card he must keep (Q-07)."""
    return state.seats[state.turn_seat].size >= cards_to_keep(state)


def cards_to_keep(state: RoundState) -> int:
    """How many cards a player who does not go out must hold before the turn ends."""
    return 1 if state.turn.no_discard else 2


def can_waive(state: RoundState) -> bool:
    """Whether the whole hand can go down without the opening minimum (C-28)."""
    plan, turn = state.plan, state.turn
    if turn.source is Source.STOCK:
        return plan.waiver_from_stock and can_go_out(state, waived=True)
    return plan.waiver_with_pile and not turn.rest and can_go_out(state, waived=True)


def can_open(state: RoundState) -> bool:
    """Whether a side that has laid nothing yet can make its opening in this turn."""
    if state.turn.bound is not Bound.MUST and best_opening(state) >= state.side().minimum:
        return True
    return can_go_out(state) or can_waive(state)


def best_opening(state: RoundState) -> int:
    """The most points a pending or unbegun opening can reach by a turn that is not a going out.

    Exact where it matters: a figure at or above the minimum can be had, one below it cannot be
    passed. Below the minimum it may be an upper bound.
    """
    laid = max(state.turn.batch, 0)
    keep = max(0, cards_to_keep(state) - len(_waiting(state)))
    quick = _quick_opening(state, keep)
    if quick is not None and (not quick.bound_only or laid + quick.points < state.side().minimum):
        return laid + quick.points
    points = max(
        (points for line, points in _lines(state, keep, canastas=False) if _kept(line) >= keep),
        default=0,
    )
    return laid + points


class _Quick(NamedTuple):
    points: int
    bound_only: bool
    """Whether the points are only known not to be passed."""


def _quick_opening(state: RoundState, keep: int) -> _Quick | None:
    """Most points that can be laid where wilds are limited by number alone; None: search."""
    plan = state.plan
    seat = state.seats[state.turn_seat]
    counts = seat.counts
    twos, jokers = counts[TWO], counts[JOKER]
    wilds = twos + jokers
    if plan.whole_wild_canasta and wilds >= plan.canasta_size:
        return None
    if not plan.simple_wilds:
        points = sum(counts[rank] * POINTS[rank] for rank in range(N_NATURALS + 2))
        return _Quick(points, bound_only=True)
    side = state.side()
    room = points = laid = 0
    cap = plan.wild_cap[2]
    for meld in side.melds:
        room += plan.takes_wilds(meld)
    pairs: list[int] = []
    for rank in range(N_NATURALS):
        count = counts[rank]
        if not count:
            continue
        if side.ranks >> rank & 1:
            points += count * POINTS[rank]
            laid += count
        elif count > 2:
            points += count * POINTS[rank]
            laid += count
            room += cap
        elif count == 2:
            pairs.append(POINTS[rank])
    if wilds:
        pairs.sort(reverse=True)
        for value in pairs[:wilds]:
            points += 2 * value
            laid += 2
            room += cap
        used = min(wilds, room)
        points += _JOKER_POINTS * min(jokers, used) + _TWO_POINTS * max(used - jokers, 0)
        laid += used
    return _Quick(points, bound_only=seat.size - laid < keep)


def can_go_out(state: RoundState, *, waived: bool = False) -> bool:
    """Whether the hand can be emptied in this turn with the canastas that going out needs.

    With an opening pending, its minimum must be met before the last card of a taken pile joins
    the hand; not where it is `waived`. The rest of a pile is at most one card here: with more,
    the turn can be finished without going out (the caller has asked).
    """
    plan, turn = state.plan, state.turn
    seat = state.seats[state.turn_seat]
    waiting = _waiting(state)
    if not state.may_go_out() or len(waiting) > 1:
        return False
    discard_room = 0 if plan.final_discard_barred or turn.no_discard else 1
    exactly = 1 if plan.final_discard_due else 0
    if exactly > discard_room:
        return False
    if _least_left(state) > discard_room:
        return False
    side = state.side()
    needed = 0 if waived or side.opened else side.minimum - max(turn.batch, 0)
    for line, points in _lines(state, 1, canastas=True):
        kept = _kept(line)
        lays_nothing = turn.batch == NO_BATCH and kept == seat.size
        if points < needed and not lays_nothing:
            continue
        if waiting and not line.placed:
            kept += 1
        if exactly <= kept <= discard_room and plan.quotas_met(
            side.natural + line.natural, side.mixed + line.mixed, side.wild + line.wild
        ):
            return True
    return False


def leave_if_empty(state: RoundState) -> None:
    """Ends the round where the hand has been emptied and its player may go out."""
    turn = state.turn
    if state.seats[state.turn_seat].size or turn.rest:
        return
    if turn.waived:
        out = can_go_out(state, waived=True)
    else:
        out = can_go_out(state) or (turn.batch != NO_BATCH and can_waive(state))
    if out:
        state.go_out()


def _waiting(state: RoundState) -> tuple[Card, ...]:
    """The pile cards that will join the hand once the opening is complete; red threes do not."""
    rest = state.turn.rest
    return tuple(card for card in rest if RANK_OF[card] != RED_THREE) if rest else ()


def _least_left(state: RoundState) -> int:
    """Fewest cards that every line leaves in hand: a bound that answers most questions no."""
    plan = state.plan
    counts = state.seats[state.turn_seat].counts
    ranks = state.side().ranks
    wilds = counts[TWO] + counts[JOKER]
    left = 0
    for rank in range(N_NATURALS):
        count = counts[rank]
        if (
            count
            and not ranks >> rank & 1
            and (count < plan.min_naturals or (count < plan.min_size and not wilds))
        ):
            left += count
    black = counts[BLACK_THREE]
    if (not plan.black_three_melds or black < plan.min_size) and not ranks >> BLACK_THREE & 1:
        left += black
    if _waiting(state):
        # The waiting card may complete what lies alone in hand now; leave that to the search.
        left -= 1
    return left + counts[RED_THREE]


class _Line(NamedTuple):
    """Where a line of play stands after some lanes."""

    twos: int
    jokers: int
    kept: int
    """Cards kept so far, wilds aside; counted no further than matters."""
    placed: bool
    """Whether the waiting pile card has been laid."""
    natural: int
    mixed: int
    wild: int


def _kept(line: _Line) -> int:
    return line.kept + line.twos + line.jokers


class _Way(NamedTuple):
    """One way of laying a lane."""

    wilds: int
    kept: int
    naturals_points: int
    placed: bool
    natural: int
    mixed: int


def _lines(state: RoundState, keep: int, *, canastas: bool) -> Iterator[tuple[_Line, int]]:
    """All ends that laying the hand can come to, each with the most points it can lay.

    Lines that keep more than `keep` cards beside those that no meld takes are left out, as they
    are never better.
    """
    plan = state.plan
    counts = state.seats[state.turn_seat].counts
    best: dict[_Line, int] = {
        _Line(counts[TWO], counts[JOKER], counts[RED_THREE], False, 0, 0, 0): 0
    }
    most = 2 if canastas else keep + 1
    for rank in [*range(N_NATURALS), BLACK_THREE]:
        ways = list(_ways(state, rank, keep, canastas=canastas))
        if len(ways) == 1 and ways[0].wilds == 0 and not ways[0].kept and not ways[0].placed:
            way = ways[0]
            if not way.naturals_points and not way.natural and not way.mixed:
                continue
        best = _step(best, ways, most, canastas=canastas)
        if not best:
            return
    if plan.whole_wild_canasta:
        best = _with_wild_canasta(best, plan.canasta_size)
    yield from best.items()


def _step(
    best: dict[_Line, int], ways: list[_Way], most: int, *, canastas: bool
) -> dict[_Line, int]:
    after: dict[_Line, int] = {}
    for line, points in best.items():
        for way in ways:
            if way.placed and line.placed:
                continue
            kept = line.kept + way.kept
            if canastas and kept >= most:
                continue
            total = points + way.naturals_points
            for jokers in range(min(way.wilds, line.jokers) + 1):
                twos = way.wilds - jokers
                if twos > line.twos:
                    continue
                new = _Line(
                    line.twos - twos,
                    line.jokers - jokers,
                    min(kept, most),
                    line.placed or way.placed,
                    line.natural + way.natural,
                    line.mixed + way.mixed,
                    line.wild,
                )
                value = total + twos * _TWO_POINTS + jokers * _JOKER_POINTS
                if value > after.get(new, _NONE):
                    after[new] = value
    return after


def _with_wild_canasta(best: dict[_Line, int], size: int) -> dict[_Line, int]:
    after = dict(best)
    for line, points in best.items():
        for jokers in range(min(size, line.jokers) + 1):
            twos = size - jokers
            if twos > line.twos:
                continue
            new = line._replace(
                twos=line.twos - twos, jokers=line.jokers - jokers, wild=line.wild + 1
            )
            value = points + twos * _TWO_POINTS + jokers * _JOKER_POINTS
            after[new] = max(value, after.get(new, _NONE))
    return after


def _ways(state: RoundState, rank: int, keep: int, *, canastas: bool) -> Iterator[_Way]:
    """The ways of laying one rank of the hand."""
    side = state.side()
    count = state.seats[state.turn_seat].counts[rank]
    meld_id = side.meld_of(rank)
    meld = None if meld_id is None else side.melds[meld_id]
    if rank == BLACK_THREE:
        yield from _black_three_ways(state, meld, count, canastas=canastas)
        return
    waiting = _waiting(state) if canastas else ()
    if meld is None:
        yield _Way(0, count, 0, False, 0, 0)
        if count < max(state.plan.min_naturals, 1):
            return
        laid_least = max(state.plan.min_naturals, 1, min(count, state.plan.max_size) - keep)
        most = min(count, state.plan.max_size)
    else:
        most = min(count, state.plan.takes_naturals(meld))
        laid_least = max(0, most - keep)
    for laid in range(laid_least, most + 1):
        for wilds in range(state.plan.rules.melds.max_wilds + 1):
            if not _fits(state, meld, laid, wilds):
                continue
            yield _way(state, meld, rank, laid, wilds, count - laid, extra_natural=0)
            if waiting:
                yield from _placing(state, meld, rank, laid, wilds, count - laid)


def _placing(
    state: RoundState, meld: Meld | None, rank: int, laid: int, wilds: int, kept: int
) -> Iterator[_Way]:
    """The way that also takes in the waiting pile card, whose points come too late to count."""
    extra = RANK_OF[_waiting(state)[0]]
    if extra == rank and _fits(state, meld, laid + 1, wilds):
        yield _way(state, meld, rank, laid, wilds, kept, extra_natural=1)
    elif extra in (TWO, JOKER) and _fits(state, meld, laid, wilds + 1):
        way = _way(state, meld, rank, laid, wilds + 1, kept, extra_natural=0)
        yield way._replace(wilds=wilds, placed=True)


def _fits(state: RoundState, meld: Meld | None, laid: int, wilds: int) -> bool:
    """Whether a set may come to hold so many more naturals and wilds, in some order of play."""
    plan = state.plan
    naturals = laid + (meld.naturals if meld else 0)
    all_wilds = wilds + (meld.wilds if meld else 0)
    size = naturals + all_wilds
    if wilds and all_wilds > plan.wild_cap[naturals]:
        return False
    if meld is None and (size < plan.min_size or naturals < plan.min_naturals):
        return False
    if size > plan.max_size:
        return False
    if wilds and plan.growth_naturals_only:
        # The wilds must come before the canasta is complete.
        first = meld.naturals if meld else max(plan.min_naturals, plan.min_size - wilds)
        while plan.wild_cap[first] < all_wilds:
            first += 1
        return first + all_wilds <= plan.canasta_size
    return True


def _way(
    state: RoundState,
    meld: Meld | None,
    rank: int,
    laid: int,
    wilds: int,
    kept: int,
    *,
    extra_natural: int,
) -> _Way:
    natural, mixed = _canasta_gain(state, meld, laid + extra_natural, wilds)
    return _Way(wilds, kept, laid * POINTS[rank], bool(extra_natural), natural, mixed)


def _canasta_gain(state: RoundState, meld: Meld | None, laid: int, wilds: int) -> tuple[int, int]:
    """Natural and mixed canastas gained, or lost, by laying these cards."""
    before = None if meld is None else state.plan.canasta_of(meld)
    naturals = laid + (meld.naturals if meld else 0)
    all_wilds = wilds + (meld.wilds if meld else 0)
    is_canasta = naturals + all_wilds >= state.plan.canasta_size
    natural = int(is_canasta and not all_wilds) - int(before is CanastaKind.NATURAL)
    mixed = int(is_canasta and all_wilds > 0) - int(before is CanastaKind.MIXED)
    return natural, mixed


def _black_three_ways(
    state: RoundState, meld: Meld | None, count: int, *, canastas: bool
) -> Iterator[_Way]:
    plan = state.plan
    points = POINTS[BLACK_THREE]
    if canastas and count and plan.black_three_melds:
        assert meld is None or meld.kind is MeldKind.BLACK_THREES
        least = 1 if meld else plan.min_size
        for laid in range(least, count + 1):
            yield _Way(0, count - laid, laid * points, False, 0, 0)
    yield _Way(0, count, 0, False, 0, 0)
