"""The best way to finish a turn.

The worth of a turn is a sum over ranks and a few counts, so the best one is found rank by rank:
of partial turns that have used as much, only the best is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from canasta.bots.casual.layout import Lay, Layout, lays_of
from canasta.bots.casual.sight import NO_MELD
from canasta.bots.casual.valuation import Valuation
from canasta.engine.cards import JOKER, N_NATURALS, N_RANKS, POINTS, TWO

Found = tuple[float, Layout]
"""A turn with its worth."""


def best_turn(valuation: Valuation) -> Found | None:
    """The best turn that does not go out; None where none was found."""
    search = _Search(valuation)
    held = valuation.held
    valuation.open(opened=valuation.own.opened)
    if not held.needed:
        return search.best(out=False)
    idle = None if held.pending else search.best(out=False, idle=True)
    valuation.open(opened=True)
    opening = search.best(out=False)
    if opening is None or (idle is not None and idle[0] >= opening[0]):
        return idle
    return opening


def best_way_out(valuation: Valuation) -> Found | None:
    """The best turn that goes out, its reward aside; None where none was found."""
    valuation.open(opened=True)
    return _Search(valuation).best(out=True)


class _Step(NamedTuple):
    """One choice for a rank, added to a partial turn."""

    key: int
    score: float
    lay: Lay | None
    discard: int | None


# A partial turn is told from others by what it has used, each count in its own bits.
_WILDS: Final = 8
_GAINED: Final = 16
_THROWN: Final = 24
_POINTS: Final = 26

_Chain = tuple["_Chain | None", _Step]
_Partial = dict[int, tuple[float, "_Chain | None"]]


class _Search:
    """One search; `valuation` says what everything is worth."""

    __slots__ = ("held", "late", "n_wilds", "own", "plan", "valuation", "worth")

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.worth = valuation.worth
        self.held = valuation.held
        self.own = valuation.own
        self.plan = valuation.plan
        self.n_wilds = self.held.counts[TWO] + self.held.counts[JOKER]
        self.late = self.worth.lasts < 0.3

    def best(self, *, out: bool, idle: bool = False) -> Found | None:
        """The best turn; with `out` one that goes out, with `idle` one that lays nothing."""
        best: tuple[float, _Chain | None, int, int | None] | None = None
        for key, (score, chain) in self._partial_turns(idle=idle).items():
            for total, jokers, discard in self._ends(key, score, out=out):
                if best is None or total > best[0]:
                    best = total, chain, jokers, discard
        if best is None:
            return None
        score, chain, jokers, discard = best
        layout = replace(_layout(chain), jokers=jokers)
        return score, layout if discard is None else replace(layout, discard=discard)

    def _partial_turns(self, *, idle: bool = False) -> _Partial:
        partial: _Partial = {0: (0.0, None)}
        for steps in self._choices(idle=idle):
            grown: _Partial = {}
            for key, (score, chain) in partial.items():
                for step in steps:
                    if step.discard is not None and key >> _THROWN & 1:
                        continue
                    reached = key + step.key
                    if (reached >> _WILDS & 255) > self.n_wilds:
                        continue
                    total = score + step.score
                    known = grown.get(reached)
                    if known is None or total > known[0]:
                        grown[reached] = (total, (chain, step) if step.key else chain)
            partial = grown
        return partial

    def _choices(self, *, idle: bool) -> Iterator[list[_Step]]:
        """For each rank what can be done; ranks that cannot be laid share one choice.

        With `idle` nothing is laid.
        """
        stays = 0.0
        best: tuple[float, int] | None = None
        held = self.held
        for rank in range(N_RANKS):
            count = held.counts[rank]
            if rank in (TWO, JOKER):
                continue
            lays = self._lays(rank) if rank < N_NATURALS and not idle else []
            if lays:
                yield self._steps(rank, lays)
                continue
            stay = count + held.waiting[rank]
            melded = self.own.sets[rank] != NO_MELD
            if melded:
                stays += self.worth.meld(rank, *self.own.sets[rank], stay)
            if not stay:
                continue
            stays += self.valuation.kept(rank, stay, melded=melded)
            if count:
                loss = self._loss(rank, stay, melded=melded)
                if best is None or loss > best[0]:
                    best = loss, rank
        steps = [_Step(0, stays, None, None)]
        if best is not None and held.discards:
            steps.append(_Step(1 << _THROWN, stays + best[0], None, best[1]))
        yield steps

    def _loss(self, rank: int, stay: int, *, melded: bool) -> float:
        kept = self.valuation.kept(rank, stay, melded=melded)
        return (
            self.valuation.kept(rank, stay - 1, melded=melded) - kept + self.valuation.throws(rank)
        )

    def _steps(self, rank: int, lays: list[Lay]) -> list[_Step]:
        """Keeping all of a rank, or each way of laying some; with and without a discard of it."""
        steps: list[_Step] = []
        melded = self.own.sets[rank] != NO_MELD
        for lay in [Lay(rank, 0, 0), *lays]:
            key, score, stay = self._laid(lay)
            steps.append(_Step(key, score, lay if key else None, None))
            if self.held.discards and self.held.counts[rank] > lay.naturals:
                thrown = score + self._loss(rank, stay, melded=melded or key > 0)
                steps.append(_Step(key + (1 << _THROWN), thrown, lay if key else None, rank))
        return steps

    def _laid(self, lay: Lay) -> tuple[int, float, int]:
        rank, naturals, wilds = lay
        stay = self.held.counts[rank] + self.held.waiting[rank] - naturals
        before = self.own.sets[rank]
        after = (before[0] + naturals, before[1] + wilds)
        size = self.plan.canasta_size
        gained = sum(after) >= size > sum(before)
        points = POINTS[rank] * naturals
        key = naturals + (wilds << _WILDS) + (gained << _GAINED)
        if self.held.needed:
            key += points << _POINTS
        score = (
            self.valuation.weights.laid * points
            + self.worth.meld(rank, *after, stay)
            + self.valuation.kept(rank, stay, melded=sum(after) > 0)
        )
        return key, score, stay

    def _lays(self, rank: int) -> list[Lay]:
        return list(lays_of(self.plan, self.held, rank, self.own.sets[rank], late=self.late))

    def _ends(
        self, key: int, score: float, *, out: bool
    ) -> Iterator[tuple[float, int, int | None]]:
        """The worth of whole turns, the jokers they lay and the wild card they discard."""
        held = self.held
        laid, wilds, gained = key & 255, key >> _WILDS & 255, key >> _GAINED & 255
        thrown = bool(key >> _THROWN & 1)
        left = held.size - laid - wilds - thrown
        ready = self.own.missing - gained <= 0
        points = (key >> _POINTS) if held.needed else 0
        for jokers in self._jokers(wilds):
            opens = laid or wilds or held.pending
            wild_points = POINTS[JOKER] * jokers + POINTS[TWO] * (wilds - jokers)
            if opens and points + wild_points < held.needed:
                continue
            total = score + self.valuation.wild_score(wilds, jokers, None)
            if out:
                if left == 0 and ready:
                    yield total, jokers, None
                continue
            total += self.valuation.common_score(left, laid + wilds, gained)
            if thrown or not held.discards:
                if left >= 1:
                    yield total, jokers, None
                continue
            if left >= 2:
                hand = self.worth.hand
                smaller = hand(left - 1, ready=ready) - hand(left, ready=ready)
                yield from self._wild_discards(total + smaller, wilds, jokers)

    def _wild_discards(
        self, total: float, wilds: int, jokers: int
    ) -> Iterator[tuple[float, int, int | None]]:
        counts = self.held.counts
        kept = self.valuation.wild_score(wilds, jokers, None)
        for rank, free in ((TWO, counts[TWO] - wilds + jokers), (JOKER, counts[JOKER] - jokers)):
            if free > 0:
                lost = self.valuation.wild_score(wilds, jokers, rank) - kept
                yield total + lost + self.valuation.freeze(), jokers, rank

    def _jokers(self, wilds: int) -> range:
        counts = self.held.counts
        return range(max(0, wilds - counts[TWO]), min(counts[JOKER], wilds) + 1)


def _layout(chain: _Chain | None) -> Layout:
    lays: list[Lay] = []
    discard = None
    while chain is not None:
        before, step = chain
        if step.lay is not None:
            lays.append(step.lay)
        if step.discard is not None:
            discard = step.discard
        chain = before
    return Layout(tuple(reversed(lays)), discard=discard)
