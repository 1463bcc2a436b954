"""The search behind `finish`: all ends that laying a hand can come to.

Cards for sequences are chosen first. Then each rank that is left is a *lane* with a few ways of
laying it in sets. Going lane by lane, a table keeps the most points for each number of wilds left,
cards kept and canastas made; so the work grows with the size of that table, not with the number of
sequences of plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from canasta.engine.bans import Bans
from canasta.engine.cards import (
    BLACK_THREE,
    JOKER,
    N_NATURALS,
    N_RANKS,
    POINTS,
    RANK_BIT,
    RED_THREE,
    TWO,
    Card,
    Rank,
)
from canasta.engine.limits import Limits, melds_of_kind
from canasta.engine.melds import BLACK_THREES, SET, WILDS, Meld
from canasta.engine.memory import FROM_PILE
from canasta.engine.opening import TRIPLE, WHOLE
from canasta.engine.rules.choices import OutCondition
from canasta.engine.sequences import longest_run, loose_cards, sequence_ways
from canasta.engine.state import RoundState
from canasta.engine.tally import SEQUENCE as SEQUENCES
from canasta.engine.tally import WILD, canasta_unit, set_unit

_TWO_POINTS: Final = POINTS[TWO]
_JOKER_POINTS: Final = POINTS[JOKER]

_LANES: Final = (*range(N_NATURALS), BLACK_THREE)

WON: Final = 4
"""A canasta was completed."""


class Line(NamedTuple):
    """Where a line of play stands after some lanes."""

    spare: int
    """Wilds not laid."""
    twos: int
    """Twos laid in melds of twos alone."""
    others_kept: int
    """Other cards kept so far; counted no further than matters."""
    good: bool
    """Whether one of these may be discarded."""
    tally: int
    """Canastas won, or lost where one changed its kind."""
    content: int
    free: bool
    """Whether wilds may go into sets."""

    @property
    def kept(self) -> int:
        """Cards left in hand."""
        return self.others_kept + self.spare


class _WildWay(NamedTuple):
    """One way of laying melds of wilds."""

    laid: int
    tally: int
    content: int
    unfinished: int
    """Melds of wilds that are no canastas."""
    started: int
    locked: bool
    """Whether one of these was there before and bars wilds from sets."""


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


class _Way(NamedTuple):
    """One way of laying a lane."""

    wilds: int
    kept: int
    good: bool
    tally: int
    content: int
    points: int
    """Points of the naturals that count for an opening."""


class Search:
    """The lanes of one hand, and of the cards that join it.

    `keep` is how many cards matter of those that a line keeps; with `out` lines that keep more,
    or cards that may not be the last discard, are left out.
    """

    def __init__(
        self,
        state: RoundState,
        keep: int,
        joining: tuple[Card, ...] = (),
        *,
        out: bool = False,
    ) -> None:
        plan = self.plan = state.plan
        side = self.side = state.side()
        self.bans = Bans(state)
        limits = self.limits = Limits(state, out=out, free=out)
        # A line that finishes the meld of wilds is free to lay others afterwards.
        self.locked, limits.locked = limits.locked, False
        self.keep = keep
        self.out = out
        self.unfinished_barred = out and OutCondition.NOTHING_UNFINISHED in plan.out_conditions
        # Of a capture that opens, the top card is not from the hand.
        pending = not side.opened and state.turn.source is FROM_PILE
        self.captured = side.melds[0] if pending and side.melds else None
        self.naturals_count = plan.natural_opening and not side.opened
        """Whether only naturals count for the opening, laid before any wild."""
        seat = state.seats[state.turn_seat]
        self.cards = (*seat.cards(), *joining)
        counts = bytearray(N_RANKS)
        for card in self.cards:
            counts[card >> 2] += 1
        self.counts = bytes(counts)
        self.set_melds: list[list[Meld]] = [[] for _ in range(N_RANKS)]
        for meld in side.melds:
            if meld.kind is SET or meld.kind is BLACK_THREES:
                self.set_melds[meld.rank].append(meld)
        # Where any canasta will do, and no other rule asks for their number, they are counted no
        # further than they are needed.
        self.any_canasta = out and plan.quota_simple and side.opened and not plan.out_conditions
        self.at_least = 0
        self.most_points: dict[tuple[int, int], int] = {}
        self.missing = max(0, plan.quota_total - side.canastas)

    def meets_quotas(self, line: Line) -> bool:
        """Whether a line has the canastas that going out needs."""
        if self.any_canasta:
            return line.tally >= self.missing
        return self.plan.quotas_met(self.side.tally + line.tally)

    def least_kept(self) -> int:
        """No line keeps fewer cards than this, wilds aside."""
        loose = loose_cards(self) if self.plan.sequences else bytes(N_RANKS)
        kept = 0
        for rank in _LANES:
            count = self.counts[rank]
            if count:
                fewest = [
                    way.kept
                    for n in range(count - loose[rank], count + 1)
                    for way in self.ways(rank, n)
                ]
                kept += min(fewest, default=count)
        return kept

    def may_win_canasta(self, *, mixed: bool) -> bool:
        """Whether the cards may make a canasta, or one lies there; no is certain. A mixed one
        counts or not."""
        plan, counts = self.plan, self.counts
        size, wilds = plan.canasta_size, counts[TWO] + counts[JOKER]
        helping = min(wilds, plan.max_wilds) if mixed else 0
        if (plan.wild_melds and wilds >= size) or max(counts[:N_NATURALS]) + helping >= size:
            return True
        joined = bytearray(counts)
        for meld in self.side.melds:
            if meld.kind is SET and (mixed or not meld.wilds):
                of_rank = joined if plan.merging else bytearray(counts)
                of_rank[meld.rank] += len(meld.cards)
                if of_rank[meld.rank] + helping >= size:
                    return True
            elif meld.kind is WILDS and len(meld.cards) + wilds >= size:
                return True
        return plan.sequences and longest_run(self.cards, self.side.melds) >= size

    def lines(self, at_least: int = 0) -> Iterator[tuple[Line, int]]:
        """Every line that is left after the last lane, with the most points that count for an
        opening; some of those below `at_least` points are left out."""
        self.at_least = at_least
        yield from self._lanes(self.counts, 0, 0, 0)
        if self.plan.sequences:
            for used, won in sequence_ways(self):
                if used or won:
                    counts = bytearray(self.counts)
                    points = 0
                    for rank, n in enumerate(used.to_bytes(N_NATURALS, "little")):
                        counts[rank] -= n
                        points += n * POINTS[rank]
                    tally = self.unit(SEQUENCES) * won
                    yield from self._lanes(bytes(counts), points, tally, WON if won else 0)

    def unit(self, unit: int) -> int:
        """What a canasta counts for here, of the tally that it adds to."""
        if not self.any_canasta:
            return unit
        return 1 if unit and self.missing else 0

    def _lanes(
        self, counts: bytes, points: int, tally: int, content: int
    ) -> Iterator[tuple[Line, int]]:
        if self.at_least and self._points_bound(counts) + points < self.at_least:
            return
        best = dict(self._wild_lines(counts, points, tally, content))
        for rank in range(N_NATURALS) if self.plan.bonus_both else _LANES:
            if counts[rank] or self.set_melds[rank]:
                ways = self.ways(rank, counts[rank])
                if ways != [_NOTHING]:
                    best = self._step(best, ways)
                    if not best:
                        return
        wilds, jokers = counts[TWO] + counts[JOKER], counts[JOKER]
        for line, found in best.items():
            if self.naturals_count:
                yield line, found
                continue
            # The dearest are laid first, where any wild will do.
            others = wilds - line.spare - line.twos
            dear = min(others, jokers)
            laid = dear * _JOKER_POINTS + (others - dear + line.twos) * _TWO_POINTS
            yield line, found + laid

    def _points_bound(self, counts: bytes) -> int:
        """The most points that the lanes of these cards may have."""
        points = counts[TWO] * _TWO_POINTS + counts[JOKER] * _JOKER_POINTS
        for rank in range(N_NATURALS):
            count = counts[rank]
            if count:
                most = self.most_points.get((rank, count))
                if most is None:
                    most = max([way.points for way in self.ways(rank, count)], default=0)
                    self.most_points[(rank, count)] = most
                points += most
        return points

    def _step(self, best: dict[Line, int], ways: list[_Way]) -> dict[Line, int]:
        after: dict[Line, int] = {}
        out, keep = self.out, self.keep
        most = keep + 1
        cap = self.missing if self.any_canasta and not self.plan.merging else _NO_CAP
        for line, points in best.items():
            spare, twos, others_kept, good, tally, content, free = line
            wilds = spare if free else 0
            for way_wilds, way_kept, way_good, way_tally, way_content, way_points in ways:
                kept = others_kept + way_kept
                if way_wilds > wilds or (out and kept > keep):
                    continue
                new = Line(
                    spare - way_wilds,
                    twos,
                    kept if kept < most else most,
                    good or way_good,
                    min(tally + way_tally, cap),
                    content | way_content,
                    free,
                )
                more = points + way_points
                if after.get(new, -1) < more:
                    after[new] = more
        return after

    def _wild_lines(
        self, counts: bytes, points: int, tally: int, content: int
    ) -> Iterator[tuple[Line, int]]:
        """Where lines stand once melds of wilds are laid."""
        kept = counts[RED_THREE] + (counts[BLACK_THREE] if self.plan.bonus_both else 0)
        if self.out and kept and self.plan.wide:
            return
        wilds = counts[TWO] + counts[JOKER]
        for way in self._wild_ways(counts[TWO], counts[JOKER]):
            line = Line(
                wilds - way.laid,
                way.laid if self.plan.twos_only else 0,
                min(kept, self.keep + 1),
                False,
                tally + self.unit(WILD) * (way.tally // WILD),
                content | way.content,
                not way.locked,
            )
            yield line, points

    def _wild_ways(self, twos: int, jokers: int) -> set[_WildWay]:
        """The ways of laying melds of wilds."""
        if not self.plan.wild_melds:
            return _NO_WILD_MELDS
        own = melds_of_kind(self.side.melds, WILDS)
        content = 0
        for meld in own:
            content |= self._wild_content(len(meld.cards))
        n = twos if self.plan.twos_only else twos + jokers
        ways = {_WildWay(0, 0, content, 0, 0, locked=False)}
        for meld in own:
            had = len(meld.cards)
            if had < self.plan.canasta_size:
                stays = {
                    way._replace(unfinished=way.unfinished + 1, locked=self.locked) for way in ways
                }
                ways = stays | {grown for way in ways for grown in self._wild_meld(way, had, n)}
        more = ways
        while more:
            more = {
                grown
                for way in more
                if self._wilds_start(own, way)
                for grown in self._wild_meld(way, 0, n)
            } - ways
            ways |= more
        if self.unfinished_barred:
            ways = {way for way in ways if not way.unfinished}
        return ways

    def _wilds_start(self, own: list[Meld], way: _WildWay) -> bool:
        plan, limits = self.plan, self.limits
        if limits.pure or limits.wilds_ended or (plan.wild_melds_end and way.tally):
            return False
        if plan.many or plan.whole_wild_canasta:
            return True
        if plan.next_after_closed:
            return not way.unfinished
        return not own and not way.started

    def _wild_meld(self, way: _WildWay, had: int, n: int) -> Iterator[_WildWay]:
        """One meld of wilds, of so many cards before, in every size it may come to have."""
        for more in range(1, n - way.laid + 1):
            size = had + more
            if self.limits.wild_meld_fits(size, 0):
                done = size >= self.plan.canasta_size
                yield _WildWay(
                    way.laid + more,
                    way.tally + (WILD if done else 0),
                    way.content | self._wild_content(size) | (WON if done else 0),
                    way.unfinished + (not done),
                    way.started + (not had),
                    way.locked or (self.locked and had > 0 and not done),
                )

    def _wild_content(self, size: int) -> int:
        content = TRIPLE if self.plan.wilds_for_triple else 0
        return content | (WHOLE if size >= self.plan.canasta_size else 0)

    def ways(self, rank: int, count: int) -> list[_Way]:
        """The ways of laying so many cards of a rank in sets."""
        melds, limits, bans = self.set_melds[rank], self.limits, self.bans
        key = (
            rank,
            count,
            tuple([(meld.naturals, meld.wilds, meld is self.captured) for meld in melds]),
            (limits.opening, limits.pure, limits.out),
            limits.dead & RANK_BIT[rank],
            (bans.allows(rank), bans.allows(rank, completed=True), bans.out_mask & RANK_BIT[rank]),
            (self.out, self.keep, self.unfinished_barred, self.naturals_count),
            (self.any_canasta, self.missing > 0),
        )
        ready = self.plan.ready_ways
        ways = ready.get(key)
        if ways is None:
            if len(ready) >= _MOST_READY:
                ready.clear()
            ways = ready[key] = self._worth_while(rank, count)
        return ways

    def _worth_while(self, rank: int, count: int) -> list[_Way]:
        ways = self._black_three_ways(count) if rank == BLACK_THREE else self._set_ways(rank, count)
        if self.out:
            most = 0 if self.bans.out_mask & RANK_BIT[rank] else self.keep
            return [way for way in ways if way.kept <= most]
        # Of the ways that keep all that is asked for, those that keep more gain nothing.
        enough: dict[_Way, int] = {}
        for way in ways:
            if way.kept >= self.keep:
                kind = _kind(way)
                enough[kind] = min(way.kept, enough.get(kind, way.kept))
        return [way for way in ways if way.kept <= enough.get(_kind(way), way.kept)]

    def _black_three_ways(self, count: int) -> set[_Way]:
        laid = [0]
        if self.out and self.plan.black_three_melds:
            least = 1 if self.set_melds[BLACK_THREE] else self.plan.min_size
            laid += range(least, count + 1)
        good = self.bans.allows(BLACK_THREE)
        return {_Way(0, count - n, good and n < count, 0, 0, n * POINTS[BLACK_THREE]) for n in laid}

    def _set_ways(self, rank: int, count: int) -> set[_Way]:
        """The ways of laying a rank in the sets there are and in new ones."""
        ways: set[_Way] = set()
        for groups in self._groupings(self.set_melds[rank]):
            states = {_Sets(0, 0, 0, 0, 0, 0, 0)}
            for group in groups:
                states = {
                    grown for state in states for grown in self._grown(state, rank, count, group)
                }
            more = states
            while more:
                more = {
                    grown
                    for state in more
                    if self._set_starts(state)
                    for grown in self._begun(state, rank, count)
                } - states
                states |= more
            ways |= {self._way(rank, count, state) for state in states}
        return ways

    def _way(self, rank: int, count: int, state: _Sets) -> _Way:
        kept = count - state.laid
        good = kept > 0 and self.bans.allows(rank, completed=state.content & WON > 0)
        points = state.counting * POINTS[rank]
        return _Way(state.wilds, kept, good, state.tally, state.content, points)

    def _groupings(self, melds: list[Meld]) -> Iterator[list[list[Meld]]]:
        """The melds of a rank in groups that are joined, in every way."""
        if not melds:
            yield []
            return
        first, others = melds[0], melds[1:]
        for groups in self._groupings(others):
            yield [[first], *groups]
            if self.plan.merging:
                for i, group in enumerate(groups):
                    yield [*groups[:i], [first, *group], *groups[i + 1 :]]

    def _set_starts(self, state: _Sets) -> bool:
        plan = self.plan
        return plan.many or not state.sets or (plan.next_after_closed and not state.unfinished)

    def _begun(self, state: _Sets, rank: int, count: int) -> Iterator[_Sets]:
        """A new set in every size."""
        for more in range(count - state.laid + 1):
            for wilds in range(self.plan.max_wilds + 1):
                if self.limits.set_fits(rank, None, more, wilds):
                    yield from self._added(state, rank, (more, wilds), (more, wilds), ())

    def _grown(self, state: _Sets, rank: int, count: int, group: list[Meld]) -> Iterator[_Sets]:
        """Some melds of a rank, extended, then joined, then extended once more by naturals."""
        ways: list[tuple[int, int, tuple[tuple[int, int], ...]]] = [(0, 0, ())]
        for meld in group:
            ways = [
                (laid + more, wilds + late, (*parts, (meld.naturals + more, meld.wilds + late)))
                for laid, wilds, parts in ways
                for more in range(count - state.laid - laid + 1)
                for late in range(self.plan.max_wilds + 1)
                if not (more or late)
                or self.limits.set_fits(rank, meld, meld.naturals + more, meld.wilds + late)
            ]
        for laid, wilds, parts in ways:
            naturals, all_wilds = (sum(numbers) for numbers in zip(*parts, strict=True))
            if len(parts) == 1:
                yield from self._added(state, rank, (laid, wilds), parts[0], group)
            elif self.limits.joins(rank, parts):
                room = self.limits.most - naturals - all_wilds
                for late in range(min(count - state.laid - laid, room) + 1):
                    grown = (laid + late, wilds)
                    yield from self._added(state, rank, grown, (naturals + late, all_wilds), group)

    def _added(
        self,
        state: _Sets,
        rank: int,
        added: tuple[int, int],
        held: tuple[int, int],
        parts: Sequence[Meld],
    ) -> Iterator[_Sets]:
        """One more set, of so many naturals and wilds, so many of them from the hand."""
        laid, wilds = added
        naturals, all_wilds = held
        plan = self.plan
        size = naturals + all_wilds
        done = size >= plan.canasta_size
        if self.unfinished_barred and not done and is_special(rank, all_wilds):
            return
        unit = self.unit(set_unit(rank, mixed=all_wilds > 0)) if done else 0
        units = [self.unit(canasta_unit(part, plan.canasta_size)) for part in parts]
        was_done = any(len(part.cards) >= plan.canasta_size for part in parts)
        captured = any(part is self.captured for part in parts)
        content = WON if done and not was_done else 0
        if not all_wilds:
            content |= TRIPLE if naturals - captured >= plan.min_size else 0
            content |= WHOLE if done and not captured else 0
        counts = self.naturals_count and not parts and naturals < plan.min_size
        yield _Sets(
            state.laid + laid,
            state.wilds + wilds,
            state.tally + unit - sum(units),
            state.content | content,
            state.counting + (0 if counts else laid),
            state.sets + 1,
            state.unfinished + (not done),
        )


def _kind(way: _Way) -> _Way:
    """What a way comes to, however many cards it keeps."""
    return way._replace(kept=0, good=False, points=0)


def is_special(rank: int, wilds: int) -> bool:
    """Whether a set of such a rank counts against its side unfinished (var-10.1)."""
    return rank == Rank.SEVEN or (rank == Rank.ACE and not wilds)


_NO_CAP: Final = 1 << 60
_MOST_READY: Final = 100_000
_NO_WILD_MELDS: Final = {_WildWay(0, 0, 0, 0, 0, locked=False)}
_NOTHING: Final = _Way(0, 0, False, 0, 0, 0)
