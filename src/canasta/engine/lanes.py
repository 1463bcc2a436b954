"""The search behind `finish`: all ends that laying a hand can come to.

Cards for sequences are chosen first. Then each rank that is left is a *lane* with a few ways of
laying it in sets. Going lane by lane, a table keeps the most points for each number of wilds left,
cards kept and canastas made; so the work grows with the size of that table, not with the number of
sequences of plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from canasta.engine.bans import Bans
from canasta.engine.cards import (
    BLACK_THREE,
    JOKER,
    N_NATURALS,
    N_RANKS,
    POINTS,
    RED_THREE,
    TWO,
    Card,
)
from canasta.engine.limits import Limits, melds_of_kind
from canasta.engine.melds import BLACK_THREES, SET, WILDS, Meld
from canasta.engine.memory import FROM_PILE
from canasta.engine.opening import WON
from canasta.engine.rules.choices import OutCondition
from canasta.engine.sequences import longest_run, loose_cards, sequence_ways
from canasta.engine.sets import NOTHING, Way, ways_of
from canasta.engine.state import RoundState
from canasta.engine.tally import SEQUENCE as SEQUENCES
from canasta.engine.tally import WILD, set_unit
from canasta.engine.wild_melds import wild_ways

_TWO_POINTS: Final = POINTS[TWO]
_JOKER_POINTS: Final = POINTS[JOKER]

_LANES: Final = (*range(N_NATURALS), BLACK_THREE)


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
        # Where no other rule asks for canastas, those are alike that serve the same quotas; and
        # where one kind of quota is all there is, they are counted no further than needed.
        self.settled = out and side.opened
        """Whether only cards and canastas matter: no discard, no opening and no foot."""
        self.by_quota = self.settled and not plan.out_conditions
        self.one_quota = self.by_quota and plan.quota_single
        self.missing = max(0, plan.canastas_missing(side.tally)) if self.one_quota else 0
        self.tally = plan.by_quota(side.tally) if self.by_quota else side.tally
        self.at_least = 0
        self.most_points: dict[tuple[int, int], int] = {}
        self.fewest_kept: dict[tuple[int, int], int] = {}

    def meets_quotas(self, line: Line) -> bool:
        """Whether a line has the canastas that going out needs."""
        if self.one_quota:
            return line.tally >= self.missing
        return self.plan.quotas_met(self.tally + line.tally)

    def least_kept(self) -> int:
        """No line keeps fewer cards than this, wilds aside."""
        loose = loose_cards(self) if self.plan.sequences else bytes(N_RANKS)
        return sum(
            [
                min([self._least_of(rank, count - n) for n in range(loose[rank] + 1)])
                for rank in _LANES
                if (count := self.counts[rank])
            ]
        )

    def _least_of(self, rank: int, count: int) -> int:
        """The fewest of so many cards of a rank that its sets leave; where no way of laying them
        is allowed, more than may be kept."""
        least = self.fewest_kept.get((rank, count))
        if least is None:
            kept = [way.kept for way in ways_of(self, rank, count)]
            least = self.fewest_kept[(rank, count)] = min(kept, default=self.keep + 1)
        return least

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
        if self._may_meet_quotas(0):
            yield from self._lanes(self.counts, 0, 0, 0)
        if self.plan.sequences:
            for used, won in sequence_ways(self):
                if (used or won) and self._may_meet_quotas(won):
                    counts = bytearray(self.counts)
                    points = 0
                    for rank, n in enumerate(used.to_bytes(N_NATURALS, "little")):
                        counts[rank] -= n
                        points += n * POINTS[rank]
                    tally = self.unit(SEQUENCES) * won
                    yield from self._lanes(bytes(counts), points, tally, WON if won else 0)

    def _may_meet_quotas(self, won: int) -> bool:
        """Whether, with so many sequences completed, the cards may make the canastas that going
        out needs; no is certain."""
        if not self.out or self.one_quota:
            return True
        return self.plan.quotas_met(self.most_tally + SEQUENCES * won)

    @cached_property
    def most_tally(self) -> int:
        """No line has more canastas of a kind than this, sequences aside that it completes."""
        size = self.plan.canasta_size
        wilds = self.counts[TWO] + self.counts[JOKER]
        tally = self.side.tally & (SEQUENCES * 255)
        if self.plan.wild_melds:
            lying = sum([len(meld.cards) for meld in melds_of_kind(self.side.melds, WILDS)])
            tally += WILD * ((wilds + lying) // size)
        for rank in range(N_NATURALS):
            melds = self.set_melds[rank]
            naturals = self.counts[rank] + sum([meld.naturals for meld in melds])
            if naturals:
                cards = naturals + wilds + sum([meld.wilds for meld in melds])
                tally += set_unit(rank, mixed=False) * min(naturals // size, _MANY)
                tally += set_unit(rank, mixed=True) * min(cards // size, _MANY)
        return tally

    def unit(self, unit: int) -> int:
        """What a canasta counts for here, of the tally that it adds to."""
        if not self.by_quota:
            return unit
        serves = self.plan.quota_unit[unit] if unit else 0
        if not self.one_quota:
            return serves
        return 1 if serves and self.missing else 0

    def _lanes(
        self, counts: bytes, points: int, tally: int, content: int
    ) -> Iterator[tuple[Line, int]]:
        if self.at_least and self._points_bound(counts) + points < self.at_least:
            return
        if self.out and sum([self._least_of(rank, counts[rank]) for rank in _LANES]) > self.keep:
            return
        best = dict(self._wild_lines(counts, points, tally, content))
        for rank in range(N_NATURALS) if self.plan.bonus_both else _LANES:
            if counts[rank] or self.set_melds[rank]:
                ways = ways_of(self, rank, counts[rank])
                if ways != [NOTHING]:
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
                    most = max([way.points for way in ways_of(self, rank, count)], default=0)
                    self.most_points[(rank, count)] = most
                points += most
        return points

    def _step(self, best: dict[Line, int], ways: list[Way]) -> dict[Line, int]:
        after: dict[Line, int] = {}
        out, keep = self.out, self.keep
        most = keep + 1
        cap = self.missing if self.one_quota and not self.plan.merging else _NO_CAP
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
        for way in wild_ways(self, counts[TWO], counts[JOKER]):
            line = Line(
                wilds - way.laid,
                way.laid if self.plan.twos_only else 0,
                min(kept, self.keep + 1),
                False,
                tally + self.unit(WILD) * (way.tally // WILD),
                0 if self.settled else content | way.content,
                not way.locked,
            )
            yield line, points


_MANY: Final = 16
"""Canastas of a rank and kind; no more matter."""
_NO_CAP: Final = 1 << 60
