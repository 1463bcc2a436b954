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
    FIRST_WILD,
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
from canasta.engine.melds import BLACK_THREES, SEQUENCE, SET, WILDS, Meld
from canasta.engine.memory import FROM_PILE
from canasta.engine.opening import TRIPLE, WHOLE
from canasta.engine.rules.choices import OutCondition
from canasta.engine.runs import RunRules, RunWay, run_ways
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

    twos: int
    """Wilds that are left for sets."""
    jokers: int
    used: int
    """How many of them are laid."""
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
    def spare(self) -> int:
        """Wilds kept."""
        return self.twos + self.jokers - self.used

    @property
    def kept(self) -> int:
        """Cards left in hand."""
        return self.others_kept + self.spare


class _WildWay(NamedTuple):
    """One way of laying melds of wilds."""

    twos: int
    jokers: int
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


def opening_lines(
    state: RoundState, limits: Limits, bans: Bans, keep: int
) -> Iterator[tuple[Line, int]]:
    """Ends of laying the hand, each with the most points it lays.

    Of cards kept no more than `keep` are counted.
    """
    return _Search(state, limits, bans, (), keep, out=False).lines()


def out_lines(
    state: RoundState, limits: Limits, bans: Bans, joining: tuple[Card, ...]
) -> Iterator[tuple[Line, int]]:
    """Ends of laying the hand and what joins it but for one card at most, each with the most
    points that count for an opening."""
    return _Search(state, limits, bans, joining, 1, out=True).lines()


class _Search:
    """The lanes of one hand."""

    def __init__(
        self,
        state: RoundState,
        limits: Limits,
        bans: Bans,
        joining: tuple[Card, ...],
        keep: int,
        *,
        out: bool,
    ) -> None:
        self.plan = state.plan
        self.limits = limits
        self.bans = bans
        self.keep = keep
        self.out = out
        self.melds = state.side().melds
        self.unfinished_barred = out and (
            OutCondition.NOTHING_UNFINISHED in self.plan.out_conditions
        )
        # Of a capture that opens, the top card is not from the hand.
        pending = not state.side().opened and state.turn.source is FROM_PILE
        self.captured = self.melds[0] if pending and self.melds else None
        self.naturals_count = self.plan.natural_opening and not state.side().opened
        """Whether only naturals count for the opening, laid before any wild."""
        seat = state.seats[state.turn_seat]
        counts = bytearray(seat.counts)
        for card in joining:
            counts[card >> 2] += 1
        self.counts = bytes(counts)
        self.cards: tuple[Card, ...] = ()
        if self.plan.sequences:
            self.cards = tuple([*seat.cards(), *joining])
        self.set_melds: list[list[Meld]] = [[] for _ in range(N_RANKS)]
        for meld in self.melds:
            if meld.kind is SET or meld.kind is BLACK_THREES:
                self.set_melds[meld.rank].append(meld)
        self.known: dict[tuple[int, int], list[_Way]] = {}

    def lines(self) -> Iterator[tuple[Line, int]]:
        """Every line that is left after the last lane."""
        if not self.plan.sequences:
            yield from self._lanes(self.counts, 0, 0, 0)
            return
        for used, tally, content in self._sequences():
            counts = bytearray(self.counts)
            points = 0
            for rank, n in enumerate(used.to_bytes(N_NATURALS, "little")):
                counts[rank] -= n
                points += n * POINTS[rank]
            yield from self._lanes(bytes(counts), points, tally, content)

    def _sequences(self) -> Iterator[tuple[int, int, int]]:
        """The ways of laying sequences: cards used, canastas won, content."""
        limits, plan = self.limits, self.plan
        rules = RunRules(
            plan.min_size,
            limits.longest_sequence,
            plan.canasta_size,
            plan.sequence_joining,
            plan.sequence_twins,
        )
        suits: list[tuple[RunWay, ...]] = []
        for suit in range(4):
            counts = bytearray(N_NATURALS)
            for card in self.cards:
                if card < FIRST_WILD and card & 3 == suit:
                    counts[card >> 2] += 1
            runs = tuple(
                sorted(
                    (meld.rank, meld.cards[-1] >> 2)
                    for meld in self.melds
                    if meld.kind is SEQUENCE and meld.cards[0] & 3 == suit
                )
            )
            suits.append(run_ways(bytes(counts), runs, rules))
        seen = {(0, 0)}
        for ways in suits:
            seen = {(used + way.used, won + way.canastas) for used, won in seen for way in ways}
        for used, won in sorted(seen, reverse=True):
            yield used, won * SEQUENCES, WON if won else 0

    def _lanes(
        self, counts: bytes, points: int, tally: int, content: int
    ) -> Iterator[tuple[Line, int]]:
        best = dict(self._wild_lines(counts, points, tally, content))
        ranks = range(N_NATURALS) if self.plan.bonus_both else _LANES
        for rank in ranks:
            if not counts[rank] and not self.set_melds[rank]:
                continue
            ways = self.known.get((rank, counts[rank]))
            if ways is None:
                ways = self.known[(rank, counts[rank])] = self._ways(rank, counts[rank])
            if ways != [_NOTHING]:
                best = self._step(best, ways)
                if not best:
                    return
        for line, found in best.items():
            if self.naturals_count:
                yield line, found
                continue
            jokers = min(line.jokers, line.used)
            yield line, found + jokers * _JOKER_POINTS + (line.used - jokers) * _TWO_POINTS

    def _step(self, best: dict[Line, int], ways: list[_Way]) -> dict[Line, int]:
        after: dict[Line, int] = {}
        most = self.keep + 1
        for line, points in best.items():
            twos, jokers, used, others_kept, good, tally, content, free = line
            wilds = twos + jokers if free else 0
            for way in ways:
                kept = others_kept + way.kept
                now_used = used + way.wilds
                if now_used > wilds or (self.out and kept > self.keep):
                    continue
                new = Line(
                    twos,
                    jokers,
                    now_used,
                    kept if kept < most else most,
                    good or way.good,
                    tally + way.tally,
                    content | way.content,
                    free,
                )
                more = points + way.points
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
        twos, jokers = counts[TWO], counts[JOKER]
        for way in self._wild_ways(twos, jokers):
            line = Line(
                twos - way.twos,
                jokers - way.jokers,
                0,
                min(kept, self.keep + 1),
                False,
                tally + way.tally,
                content | way.content,
                not way.locked,
            )
            laid = way.twos * _TWO_POINTS + way.jokers * _JOKER_POINTS
            yield line, points + (0 if self.naturals_count else laid)

    def _wild_ways(self, twos: int, jokers: int) -> set[_WildWay]:
        """The ways of laying melds of wilds."""
        own = melds_of_kind(self.melds, WILDS)
        content = 0
        for meld in own:
            content |= self._wild_content(len(meld.cards))
        ways = {_WildWay(0, 0, 0, content, 0, 0, locked=False)}
        if not self.plan.wild_melds:
            return ways
        for meld in own:
            had = len(meld.cards)
            if had < self.plan.canasta_size:
                stays = {
                    way._replace(unfinished=way.unfinished + 1, locked=self.limits.locked)
                    for way in ways
                }
                ways = stays | {
                    grown for way in ways for grown in self._wild_meld(way, had, twos, jokers)
                }
        more = ways
        while more:
            more = {
                grown
                for way in more
                if self._wilds_start(own, way)
                for grown in self._wild_meld(way, 0, twos, jokers)
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

    def _wild_meld(self, way: _WildWay, had: int, twos: int, jokers: int) -> Iterator[_WildWay]:
        """One meld of wilds, of so many cards before, in every size it may come to have."""
        for more_jokers in range(jokers - way.jokers + 1):
            for more_twos in range(twos - way.twos + 1):
                size = had + more_twos + more_jokers
                grows = more_twos + more_jokers > 0
                if grows and self.limits.wild_meld_fits(size, more_jokers):
                    done = size >= self.plan.canasta_size
                    yield way._replace(
                        twos=way.twos + more_twos,
                        jokers=way.jokers + more_jokers,
                        tally=way.tally + (WILD if done else 0),
                        content=way.content | self._wild_content(size) | (WON if done else 0),
                        unfinished=way.unfinished + (not done),
                        started=way.started + (not had),
                    )

    def _wild_content(self, size: int) -> int:
        content = TRIPLE if self.plan.wilds_for_triple else 0
        return content | (WHOLE if size >= self.plan.canasta_size else 0)

    def _ways(self, rank: int, count: int) -> list[_Way]:
        ways = self._black_three_ways(count) if rank == BLACK_THREE else self._set_ways(rank, count)
        if self.out:
            most = 0 if self.bans.out_mask & RANK_BIT[rank] else self.keep
            return [way for way in ways if way.kept <= most]
        # To keep more than is asked for gains nothing.
        fewest: dict[_Way, int] = {}
        for way in ways:
            kind = way._replace(kept=0, good=False, points=0)
            fewest[kind] = min(way.kept, fewest.get(kind, way.kept))
        return [
            way
            for way in ways
            if way.kept <= fewest[way._replace(kept=0, good=False, points=0)] + self.keep
        ]

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
        unit = set_unit(rank, mixed=all_wilds > 0) if done else 0
        units = [canasta_unit(part, plan.canasta_size) for part in parts]
        captured = any(part is self.captured for part in parts)
        content = WON if done and not any(units) else 0
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


def is_special(rank: int, wilds: int) -> bool:
    """Whether a set of such a rank counts against its side unfinished (var-10.1)."""
    return rank == Rank.SEVEN or (rank == Rank.ACE and not wilds)


_NOTHING: Final = _Way(0, 0, False, 0, 0, 0)
