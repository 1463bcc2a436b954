"""The search behind `finish`: all ends that laying a hand can come to.

Each rank of the hand is a *lane* with a few ways of laying it. Going lane by lane, a table keeps
the most points for each number of wilds left, cards kept and canastas made; so the work grows
with the size of that table, not with the number of sequences of plays.

Where pile cards wait for the opening to be complete, a lane is laid in two stages: *early* from
the hand, which is what counts for the opening, and *late* with the cards that have joined it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
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
from canasta.engine.melds import CanastaKind, Meld
from canasta.engine.rules.plan import Plan
from canasta.engine.side import Side
from canasta.engine.state import RoundState

_TWO_POINTS: Final = POINTS[TWO]
_JOKER_POINTS: Final = POINTS[JOKER]


class Line(NamedTuple):
    """Where a line of play stands after some lanes."""

    twos: int
    """Twos of the hand not laid early."""
    jokers: int
    spare: int
    """Wilds not laid at all, those that joined the hand included."""
    naturals_kept: int
    """Other cards kept so far; counted no further than matters."""
    natural: int
    mixed: int
    wild: int
    """Canastas won, or lost where one changed its kind."""

    @property
    def kept(self) -> int:
        """Cards left in hand."""
        return self.naturals_kept + self.spare


class _Way(NamedTuple):
    """One way of laying a lane."""

    early: int
    """Wilds laid early."""
    late: int
    kept: int
    points: int
    """Points of the naturals laid early."""
    natural: int
    mixed: int


def waiting_cards(state: RoundState) -> tuple[Card, ...]:
    """The pile cards that join the hand once the opening is complete; red threes do not."""
    rest = state.turn.rest
    return tuple(card for card in rest if RANK_OF[card] != RED_THREE) if rest else ()


def opening_lines(state: RoundState, keep: int) -> Iterator[tuple[Line, int]]:
    """Ends of laying the hand alone, each with the most points it lays.

    Lines that keep more cards than `keep` for nothing are left out, as they are never better.
    """
    return _Search(state, keep, out=False).lines()


def out_lines(state: RoundState) -> Iterator[tuple[Line, int]]:
    """Ends of laying the hand and what joins it but for one card at most, each with the most
    points that it lays early."""
    return _Search(state, 1, out=True).lines()


class _Search:
    """The lanes of one hand."""

    def __init__(self, state: RoundState, keep: int, *, out: bool) -> None:
        self.plan: Plan = state.plan
        self.side: Side = state.side()
        self.counts = state.seats[state.turn_seat].counts
        self.joining = bytearray(len(self.counts))
        if out:
            for card in waiting_cards(state):
                self.joining[RANK_OF[card]] += 1
        self.two_stages = any(self.joining)
        self.keep = keep
        self.out = out

    def lines(self) -> Iterator[tuple[Line, int]]:
        """Every line that is left after the last lane."""
        counts, joining = self.counts, self.joining
        wilds = counts[TWO] + counts[JOKER] + joining[TWO] + joining[JOKER]
        kept = counts[RED_THREE]
        best = {Line(counts[TWO], counts[JOKER], wilds, kept, 0, 0, 0): 0}
        for rank in (*range(N_NATURALS), BLACK_THREE):
            ways = list(self._ways(rank))
            if ways != [_NOTHING]:
                best = self._step(best, ways)
        if self.plan.whole_wild_canasta:
            best = self._with_wild_canasta(best)
        yield from best.items()

    def _step(self, best: dict[Line, int], ways: list[_Way]) -> dict[Line, int]:
        after: dict[Line, int] = {}
        most = self.keep + 1
        for line, points in best.items():
            for way in ways:
                kept = line.naturals_kept + way.kept
                spare = line.spare - way.early - way.late
                if spare < 0 or (self.out and kept >= most):
                    continue
                for jokers in range(min(way.early, line.jokers) + 1):
                    twos = way.early - jokers
                    if twos > line.twos:
                        continue
                    new = Line(
                        line.twos - twos,
                        line.jokers - jokers,
                        spare,
                        min(kept, most),
                        line.natural + way.natural,
                        line.mixed + way.mixed,
                        line.wild,
                    )
                    value = points + way.points + twos * _TWO_POINTS + jokers * _JOKER_POINTS
                    if value > after.get(new, -1):
                        after[new] = value
        return after

    def _with_wild_canasta(self, best: dict[Line, int]) -> dict[Line, int]:
        size = self.plan.canasta_size
        after = dict(best)
        for line, points in best.items():
            if line.spare < size:
                continue
            for jokers in range(min(size, line.jokers) + 1):
                twos = size - jokers
                if twos <= line.twos:
                    new = line._replace(
                        twos=line.twos - twos,
                        jokers=line.jokers - jokers,
                        spare=line.spare - size,
                        wild=line.wild + 1,
                    )
                    value = points + twos * _TWO_POINTS + jokers * _JOKER_POINTS
                    after[new] = max(value, after.get(new, -1))
            if self.two_stages:
                late = line._replace(spare=line.spare - size, wild=line.wild + 1)
                after[late] = max(points, after.get(late, -1))
        return after

    def _ways(self, rank: int) -> Iterator[_Way]:
        """The ways of laying one rank."""
        count, joins = self.counts[rank], self.joining[rank]
        meld_id = self.side.meld_of(rank)
        meld = None if meld_id is None else self.side.melds[meld_id]
        if rank in self.side.twins:
            yield from self._twin_ways(rank, count)
            return
        if rank == BLACK_THREE:
            yield from self._black_three_ways(meld, count, joins)
            return
        if meld is None:
            yield _Way(0, 0, count + joins, 0, 0, 0)
        for laid, wilds in self._stages(meld, count):
            if not self.two_stages:
                yield self._way(meld, rank, (laid, wilds), (0, 0), count - laid)
                continue
            for more, late in self._late_stages(meld, laid, wilds, count + joins - laid):
                kept = count + joins - laid - more
                yield self._way(meld, rank, (laid, wilds), (more, late), kept)

    def _twin_ways(self, rank: int, count: int) -> Iterator[_Way]:
        """The ways of laying a rank of which the side has several melds, all opened long ago."""
        assert not self.two_stages, "nothing waits for a side with melds of before"
        melds = [self.side.melds[i] for i in self.side.melds_of(rank)]
        ways = {(0, 0): {(0, 0)}}
        for meld in melds:
            grown: dict[tuple[int, int], set[tuple[int, int]]] = {}
            for (laid, wilds), kinds in ways.items():
                for more, late in product(range(count - laid + 1), range(self.plan.max_wilds + 1)):
                    if self._fits(meld, more, late):
                        way = self._way(meld, rank, (more, late), (0, 0), 0)
                        grown.setdefault((laid + more, wilds + late), set()).update(
                            (natural + way.natural, mixed + way.mixed) for natural, mixed in kinds
                        )
            ways = grown
        for (laid, wilds), kinds in ways.items():
            for natural, mixed in kinds:
                yield _Way(wilds, 0, count - laid, laid * POINTS[rank], natural, mixed)

    def _stages(self, meld: Meld | None, count: int) -> Iterator[tuple[int, int]]:
        """Naturals and wilds that may be laid from so many naturals."""
        room = self.plan.max_size if meld is None else self.plan.takes_naturals(meld)
        most = min(count, room)
        least = 0 if self.plan.growth_closed or self.two_stages else max(0, most - self.keep)
        if meld is None and self.two_stages:
            yield 0, 0
        for laid in range(least, most + 1):
            for wilds in range(self.plan.max_wilds + 1):
                if self._fits(meld, laid, wilds):
                    yield laid, wilds

    def _late_stages(
        self, meld: Meld | None, laid: int, wilds: int, left: int
    ) -> Iterator[tuple[int, int]]:
        """More naturals and wilds, once all that waits has joined the hand."""
        for more in range(max(0, left - self.keep), left + 1):
            for late in range(self.plan.max_wilds + 1 - wilds):
                lays_nothing = not laid and not wilds and not more and not late
                if meld is None and lays_nothing:
                    continue
                if self._fits(meld, laid + more, wilds + late, before_late=laid if late else 0):
                    yield more, late

    def _fits(self, meld: Meld | None, laid: int, wilds: int, before_late: int = 0) -> bool:
        """Whether a set may come to hold so many more naturals and wilds, in some order.

        `before_late` naturals lie there before the last wilds come.
        """
        plan = self.plan
        naturals = laid + (meld.naturals if meld else 0)
        all_wilds = wilds + (meld.wilds if meld else 0)
        size = naturals + all_wilds
        if wilds and all_wilds > plan.wild_cap[naturals]:
            return False
        if meld is None and (size < plan.min_size or naturals < max(plan.min_naturals, 1)):
            return False
        if size > plan.max_size:
            return False
        if wilds and plan.growth_naturals_only:
            # The wilds must come before the canasta is complete.
            first = meld.naturals if meld else max(plan.min_naturals, plan.min_size - wilds)
            first = max(first, before_late + (meld.naturals if meld else 0))
            while plan.wild_cap[first] < all_wilds:
                first += 1
            return first + all_wilds <= plan.canasta_size
        return True

    def _way(
        self,
        meld: Meld | None,
        rank: int,
        early: tuple[int, int],
        late: tuple[int, int],
        kept: int,
    ) -> _Way:
        natural = mixed = 0
        if self.out:
            before = None if meld is None else self.plan.canasta_of(meld)
            naturals = early[0] + late[0] + (meld.naturals if meld else 0)
            wilds = early[1] + late[1] + (meld.wilds if meld else 0)
            is_canasta = naturals + wilds >= self.plan.canasta_size
            natural = int(is_canasta and not wilds) - int(before is CanastaKind.NATURAL)
            mixed = int(is_canasta and wilds > 0) - int(before is CanastaKind.MIXED)
        return _Way(early[1], late[1], kept, early[0] * POINTS[rank], natural, mixed)

    def _black_three_ways(self, meld: Meld | None, count: int, joins: int) -> Iterator[_Way]:
        yield _Way(0, 0, count + joins, 0, 0, 0)
        if not self.out or not self.plan.black_three_melds:
            return
        least = 1 if meld else self.plan.min_size
        for early in (0, *range(least, count + 1)):
            for laid in range(max(early, least), count + joins + 1):
                points = early * POINTS[BLACK_THREE]
                yield _Way(0, 0, count + joins - laid, points, 0, 0)


_NOTHING: Final = _Way(0, 0, 0, 0, 0, 0)
