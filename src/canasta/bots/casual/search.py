"""The best way to finish a turn.

The worth of a turn is a sum over ranks and a few counts, so the best one is found rank by rank:
of partial turns that have used as much, only the best is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from heapq import nlargest
from typing import Final, NamedTuple

from canasta.bots.casual.layout import Lay, Layout, Play, plays_of, wild_plays
from canasta.bots.casual.valuation import GAIN_BITS, Valuation
from canasta.engine.cards import JOKER, N_NATURALS, N_RANKS, POINTS, TWO

Found = tuple[float, Layout]
"""A turn with its worth."""


def best_turn(valuation: Valuation) -> Found | None:
    """The best turn that does not go out; None where none was found."""
    return _best([_best_turn(arranged) for arranged in valuation.arrangements()])


def _best_turn(valuation: Valuation) -> Found | None:
    """The same with what becomes of cards in sequence given."""
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


def _best(found: Iterable[Found | None]) -> Found | None:
    """The best of some turns."""
    best: Found | None = None
    for turn in found:
        if turn is not None and (best is None or turn[0] > best[0]):
            best = turn
    return best


def best_way_out(valuation: Valuation) -> Found | None:
    """The best turn that goes out, its reward aside; None where none was found."""
    found = []
    for arranged in valuation.arrangements():
        if not arranged.runs.kept:
            arranged.open(opened=True)
            found.append(_Search(arranged).best(out=True))
    return _best(found)


_MOST_PARTIAL: Final = 400
"""Partial turns followed where melds are manifold; the best so far of those that there are."""


class _Step(NamedTuple):
    """One choice for a rank, added to a partial turn."""

    key: int
    score: float
    play: Play
    discard: int | None


# A partial turn is told from others by what it has used, each count in its own bits.
_WILDS: Final = 8
_GAINED: Final = 16
_THROWN: Final = _GAINED + GAIN_BITS
_CONTENT: Final = _THROWN + 1
_POINTS: Final = _CONTENT + 1
_HAS_CONTENT: Final = 1 << _CONTENT
_GAINS: Final = (1 << GAIN_BITS) - 1

_Chain = tuple["_Chain | None", _Step]
_Partial = dict[int, tuple[float, "_Chain | None"]]


class _Search:
    """One search; `valuation` says what everything is worth."""

    __slots__ = (
        "content",
        "held",
        "late",
        "n_wilds",
        "own",
        "plan",
        "runs",
        "runs_score",
        "valuation",
        "worth",
    )

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.worth = valuation.worth
        self.held = valuation.held
        self.own = valuation.own
        self.plan = valuation.plan
        self.n_wilds = self.held.counts[TWO] + self.held.counts[JOKER]
        self.late = self.worth.lasts < 0.3
        self.runs = valuation.runs
        self.runs_score = valuation.runs_score()
        self.content = bool(self.held.needed and self.plan.clean_triple)
        """Whether the opening must hold a clean triple, which the sums then tell."""

    def best(self, *, out: bool, idle: bool = False) -> Found | None:
        """The best turn; with `out` one that goes out, with `idle` one that lays nothing."""
        best: tuple[float, _Chain | None, int, int | None] | None = None
        for key, (score, chain) in self._partial_turns(idle=idle, out=out).items():
            for total, jokers, discard in self._ends(key, score, out=out):
                if best is None or total > best[0]:
                    best = total, chain, jokers, discard
        if best is None:
            return None
        score, chain, jokers, discard = best
        layout = replace(_layout(chain), jokers=jokers, runs=self.runs)
        return score, layout if discard is None else replace(layout, discard=discard)

    def _partial_turns(self, *, idle: bool, out: bool) -> _Partial:
        partial: _Partial = {0: (0.0, None)}
        opening = self.held.needed > 0
        for steps in self._choices(idle=idle, out=out):
            grown: _Partial = {}
            for key, (score, chain) in partial.items():
                for step in steps:
                    if step.discard is not None and key >> _THROWN & 1:
                        continue
                    reached = key + step.key
                    if opening:
                        reached = self._enough(key, step.key, reached)
                    if (reached >> _WILDS & 255) > self.n_wilds:
                        continue
                    total = score + step.score
                    known = grown.get(reached)
                    if known is None or total > known[0]:
                        grown[reached] = (total, (chain, step) if step.key else chain)
            partial = grown
            if len(partial) > _MOST_PARTIAL and self.held.limits is not None:
                best = nlargest(_MOST_PARTIAL, partial.items(), key=_score_of)
                partial = dict(best)
        return partial

    def _enough(self, key: int, added: int, reached: int) -> int:
        """A key of an opening with no more points, nor clean triples, than it needs."""
        if key & added & _HAS_CONTENT:
            reached -= _HAS_CONTENT
        over = (reached >> _POINTS) - self.held.needed
        return reached - (over << _POINTS) if over > 0 else reached

    def _choices(self, *, idle: bool, out: bool) -> Iterator[list[_Step]]:
        """For each rank what can be done; ranks that cannot be laid share one choice.

        With `idle` nothing is laid, with `out` all of a rank but a discard.
        """
        stays = 0.0
        best: tuple[float, int] | None = None
        held = self.held
        if self.plan.growing_wild_melds:
            yield self._wild_steps(idle=idle)
        for rank in range(N_RANKS):
            count = held.counts[rank]
            if rank in (TWO, JOKER):
                continue
            plays = self._plays(rank) if rank < N_NATURALS and not idle else []
            if plays:
                yield self._steps(rank, plays, out=out)
                continue
            stay = count + held.waiting[rank]
            sets = self.own.sets[rank]
            melded = bool(sets)
            for seen in sets:
                stays += self.worth.meld(rank, seen.naturals, seen.wilds, stay)
            if not stay:
                continue
            stays += self.valuation.kept(rank, stay, melded=melded)
            if count and held.may_discard(rank):
                loss = self._loss(rank, stay, melded=melded)
                if best is None or loss > best[0]:
                    best = loss, rank
        steps = [_Step(0, stays, (), None)]
        if best is not None and held.discards:
            steps.append(_Step(1 << _THROWN, stays + best[0], (), best[1]))
        yield steps

    def _wild_steps(self, *, idle: bool) -> list[_Step]:
        """Laying no meld of wilds, or so many cards on one."""
        valuation = self.valuation
        plays: list[Play] = [()]
        if not idle:
            plays += wild_plays(self.plan, self.held, valuation.wild_meld)
        steps = []
        size = self.plan.canasta_size
        for play in plays:
            before, after = valuation.wilds_after(play)
            laid = sum([lay.wilds for lay in play])
            gained = valuation.unit(TWO, mixed=False) if before < size <= after else 0
            key = (laid << _WILDS) + (gained << _GAINED)
            if self.content and laid and self.plan.wilds_for_triple:
                key += _HAS_CONTENT
            steps.append(_Step(key, self.worth.wilds(after, self.n_wilds - laid), play, None))
        return steps

    def _loss(self, rank: int, stay: int, *, melded: bool) -> float:
        kept = self.valuation.kept(rank, stay, melded=melded)
        return (
            self.valuation.kept(rank, stay - 1, melded=melded) - kept + self.valuation.throws(rank)
        )

    def _steps(self, rank: int, plays: list[Play], *, out: bool) -> list[_Step]:
        """Keeping all of a rank, or each way of laying some; with and without a discard of it."""
        steps: list[_Step] = []
        melded = bool(self.own.sets[rank])
        throws = self.held.discards and self.held.may_discard(rank)
        for play in [(), *plays]:
            key, score, naturals = self._laid(rank, play)
            stay = self.held.counts[rank] + self.held.waiting[rank] - naturals
            if stay > 1 and out:
                continue
            if not (stay and out):
                steps.append(_Step(key, score, play, None))
            if throws and self.held.counts[rank] > naturals:
                thrown = score + self._loss(rank, stay, melded=melded or bool(play))
                steps.append(_Step(key + (1 << _THROWN), thrown, play, rank))
        return steps

    def _laid(self, rank: int, play: Play) -> tuple[int, float, int]:
        """The key and the worth of a play, and the naturals it lays."""
        naturals = wilds = gained = 0
        for lay in play:
            naturals += lay.naturals
            wilds += lay.wilds
        stay = self.held.counts[rank] + self.held.waiting[rank] - naturals
        points = POINTS[rank] * naturals
        score = self.valuation.weights.laid * points
        size = self.plan.canasta_size
        clean = False
        sets = self.valuation.after(rank, play)
        for before, in_it, wilds_in_it in sets:
            score += self.worth.meld(rank, in_it, wilds_in_it, stay)
            if before < size <= in_it + wilds_in_it:
                gained += self.valuation.unit(rank, mixed=wilds_in_it > 0)
            clean |= not wilds_in_it and in_it >= self.plan.min_size
        score += self.valuation.kept(rank, stay, melded=bool(sets))
        key = naturals + (wilds << _WILDS) + (gained << _GAINED)
        if self.held.needed:
            key += points << _POINTS
            if self.content and clean and naturals:
                key += _HAS_CONTENT
        return key, score, naturals

    def _plays(self, rank: int) -> list[Play]:
        return list(plays_of(self.plan, self.held, rank, self.own.sets[rank], late=self.late))

    def _ends(
        self, key: int, score: float, *, out: bool
    ) -> Iterator[tuple[float, int, int | None]]:
        """The worth of whole turns, the jokers they lay and the wild card they discard."""
        held, valuation = self.held, self.valuation
        laid, wilds, gained = key & 255, key >> _WILDS & 255, key >> _GAINED & _GAINS
        laid += self.runs.n_laid
        gained += valuation.sequence_gains(self.runs)
        thrown = bool(key >> _THROWN & 1)
        left = held.size - (key & 255) - wilds - thrown
        missing = valuation.missing_after(gained)
        points = (key >> _POINTS) if held.needed else 0
        score += self.runs_score
        opens = held.needed and (laid or wilds or held.pending)
        if opens and not valuation.may_open(gained, content=bool(key & _HAS_CONTENT)):
            return
        for jokers in self._jokers(wilds):
            wild_points = POINTS[JOKER] * jokers + POINTS[TWO] * (wilds - jokers)
            if opens and points + wild_points < held.needed:
                continue
            total = score + valuation.wild_score(wilds, jokers, None)
            if out:
                if left == 0 and missing <= 0 and self._may_end(thrown=thrown):
                    yield total, jokers, None
                continue
            total += valuation.common_score(left, laid + wilds, gained)
            if left == 0 and held.packet:
                yield total, jokers, None
            if thrown or not held.discards:
                if left >= 1:
                    yield total, jokers, None
                continue
            if left >= 2:
                hand = self.worth.hand
                ready = missing <= 0
                smaller = hand(left - 1, ready=ready) - hand(left, ready=ready)
                yield from self._wild_discards(total + smaller, wilds, jokers)

    def _may_end(self, *, thrown: bool) -> bool:
        """Whether going out may end with a discard, or without one."""
        plan = self.plan
        return not (plan.final_discard_barred if thrown else plan.final_discard_due)

    def _wild_discards(
        self, total: float, wilds: int, jokers: int
    ) -> Iterator[tuple[float, int, int | None]]:
        counts = self.held.counts
        kept = self.valuation.wild_score(wilds, jokers, None)
        for rank, free in ((TWO, counts[TWO] - wilds + jokers), (JOKER, counts[JOKER] - jokers)):
            if free > 0 and self.held.may_discard(rank):
                lost = self.valuation.wild_score(wilds, jokers, rank) - kept
                yield total + lost + self.valuation.freeze(), jokers, rank

    def _jokers(self, wilds: int) -> range:
        counts = self.held.counts
        return range(max(0, wilds - counts[TWO]), min(counts[JOKER], wilds) + 1)


def _score_of(entry: tuple[int, tuple[float, _Chain | None]]) -> float:
    return entry[1][0]


def _layout(chain: _Chain | None) -> Layout:
    lays: list[Lay] = []
    discard = None
    while chain is not None:
        before, step = chain
        lays += reversed(step.play)
        if step.discard is not None:
            discard = step.discard
        chain = before
    return Layout(tuple(reversed(lays)), discard=discard)
