"""The ways to finish a turn: what to lay of each rank and what to discard, the best of all.

The worth of a turn is a sum over ranks and a few counts, so the best one is found rank by rank:
of partial turns that have used as much, only the best is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from canasta.bots.casual.danger import Danger, danger_of, pile_worth
from canasta.bots.casual.sight import NO_MELD, Sight
from canasta.bots.casual.weights import Weights
from canasta.bots.casual.worth import Worth
from canasta.engine.cards import JOKER, N_NATURALS, N_RANKS, POINTS, TWO
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
    wild_canasta: bool = False

    @property
    def wilds(self) -> int:
        """How many wild cards are laid on sets."""
        return sum([lay.wilds for lay in self.lays])


@dataclass(frozen=True, slots=True)
class Holding:
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


class _Step(NamedTuple):
    """One choice for a rank, added to a partial turn."""

    key: int
    score: float
    lay: Lay | None
    discard: int | None


# A partial turn is told from others by what it has used, each count in its own bits.
_WILDS = 8
_GAINED = 16
_THROWN = 24
_POINTS = 26

_Chain = tuple["_Chain | None", _Step]


class Planner:
    """Plans the turn of one seat."""

    __slots__ = (
        "_dangers",
        "_kept",
        "frozen",
        "held",
        "n_wilds",
        "opened",
        "own",
        "pile",
        "plan",
        "sight",
        "stake",
        "weights",
        "worth",
    )

    def __init__(self, sight: Sight, weights: Weights, worth: Worth, held: Holding) -> None:
        self.sight = sight
        self.weights = weights
        self.worth = worth
        self.plan: Plan = sight.plan
        self.held = held
        self.own = sight.own
        self.opened = sight.own.opened
        """Whether the side has opened once the turn is over; plans that open set it."""
        self.n_wilds = held.counts[TWO] + held.counts[JOKER]
        self.frozen = sight.frozen_for_all
        self.stake = pile_worth(sight, weights, 1)
        self._dangers: dict[int, Danger] = {}
        self._kept: dict[tuple[int, int, bool], float] = {}

    def with_hand(self, counts: Sequence[int]) -> Planner:
        """A planner of the same turn with other cards in hand, the opening complete."""
        held = replace(self.held, counts=tuple(counts), needed=0, pending=False)
        return Planner(self.sight, self.weights, self.worth, held)

    def best(self) -> tuple[float, Layout] | None:
        """The best turn that does not go out; None where none was found."""
        held = self.held
        self.open(opened=self.own.opened)
        if not held.needed:
            return self._choose(self._partial_turns(), out=False)
        idle = None if held.pending else self._choose(self._partial_turns(idle=True), out=False)
        self.open(opened=True)
        opening = self._choose(self._partial_turns(), out=False)
        if opening is None or (idle is not None and idle[0] >= opening[0]):
            return idle
        return opening

    def best_out(self) -> tuple[float, Layout] | None:
        """The best turn that goes out, its reward aside; None where none was found."""
        self.open(opened=True)
        return self._choose(self._partial_turns(), out=True)

    def open(self, *, opened: bool) -> None:
        """Cards in hand are worth something else once the side has opened."""
        if self.opened != opened:
            self.opened = opened
            self._kept.clear()

    def variations(self, layout: Layout) -> Iterator[Layout]:
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
            if rank != layout.discard and self.held.counts[rank] > used:
                yield replace(layout, discard=rank)
                if layout.lays and not self.held.pending:
                    yield Layout(discard=rank)
        if layout.lays and not self.held.pending:
            yield Layout(discard=layout.discard)

    def gained(self, layout: Layout) -> int:
        """How many canastas a layout completes."""
        size = self.plan.canasta_size
        before = [sum(self.own.sets[lay.rank]) for lay in layout.lays]
        return sum(
            [
                was < size <= was + lay.naturals + lay.wilds
                for was, lay in zip(before, layout.lays, strict=True)
            ]
        )

    def danger(self, rank: int) -> Danger:
        """The chance that a discard of this rank gives the pile away."""
        danger = self._dangers.get(rank)
        if danger is None:
            danger = danger_of(self.sight, self.weights, rank, frozen=self.frozen)
            self._dangers[rank] = danger
        return danger

    def kept(self, rank: int, count: int, *, melded: bool = False) -> float:
        """The worth of cards of a rank that stay in hand, its set on the table or not."""
        key = (rank, count, melded)
        worth = self._kept.get(key)
        if worth is None:
            worth = self._kept[key] = sum(self.kept_terms(rank, count, melded=melded))
        return worth

    def kept_terms(self, rank: int, count: int, *, melded: bool) -> tuple[float, float, float]:
        """The same in parts: as a set, as a special card, as points that may be caught."""
        if rank >= N_NATURALS:
            caught = self.worth.caught(rank, count, melded=False)
            return 0.0, self.worth.special(rank, count), caught
        worth = self.worth.sets(rank, count, melded=melded, opened=self.opened)
        return worth, 0.0, self.worth.caught(rank, count, melded=melded)

    def throws(self, rank: int) -> float:
        """The cost of a discard of this rank by what the next player may do; not of losing it."""
        chance = self.danger(rank).chance
        partner = self.plan.side_of[self.sight.follower] == self.sight.side
        return 0.3 * chance * self.stake if partner else -chance * self.stake

    def freeze(self) -> float:
        """What freezing the pile by a wild discard is worth, the wild card and danger aside."""
        if self.frozen or not self.plan.freezer_ranks.intersection((TWO, JOKER)):
            return 0.0
        weights, own = self.weights, self.own
        size = len(self.sight.pile) + 1
        pairs = sum([self.held.counts[rank] >= 2 for rank in range(N_NATURALS)])
        others = [side for i, side in enumerate(self.sight.sides) if i != self.sight.side]
        worth = weights.freeze_pairs * (pairs - 3)
        barred = self.plan.frozen_before_opening
        free = [side.opened or not barred for side in others]
        ours = own.opened or not barred
        if any(free) and not ours:
            worth += weights.freeze_poor * size
        elif ours and not any(free):
            worth -= weights.freeze_own * size
        return self.worth.lasts * worth

    # How the best turn is found

    def _partial_turns(self, *, idle: bool = False) -> dict[int, tuple[float, _Chain | None]]:
        partial: dict[int, tuple[float, _Chain | None]] = {0: (0.0, None)}
        for steps in self._choices(idle=idle):
            grown: dict[int, tuple[float, _Chain | None]] = {}
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
            lays = list(self._lays(rank)) if rank < N_NATURALS and not idle else []
            if lays:
                yield self._steps(rank, lays)
                continue
            stay = count + held.waiting[rank]
            melded = self.own.sets[rank] != NO_MELD
            if melded:
                stays += self.worth.meld(rank, *self.own.sets[rank], stay)
            if not stay:
                continue
            stays += self.kept(rank, stay, melded=melded)
            if count:
                loss = self._loss(rank, stay, melded=melded)
                if best is None or loss > best[0]:
                    best = loss, rank
        steps = [_Step(0, stays, None, None)]
        if best is not None and held.discards:
            steps.append(_Step(1 << _THROWN, stays + best[0], None, best[1]))
        yield steps

    def _loss(self, rank: int, stay: int, *, melded: bool) -> float:
        kept = self.kept(rank, stay, melded=melded)
        return self.kept(rank, stay - 1, melded=melded) - kept + self.throws(rank)

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
            self.weights.laid * points
            + self.worth.meld(rank, *after, stay)
            + self.kept(rank, stay, melded=sum(after) > 0)
        )
        return key, score, stay

    def _lays(self, rank: int) -> Iterator[Lay]:
        """What may be laid of a rank, wilds as far as they are of use."""
        plan, held = self.plan, self.held
        count = held.counts[rank]
        before, wilds_before = self.own.sets[rank]
        melded = before > 0
        least = 0 if melded else max(plan.min_naturals, 1)
        for naturals in self._numbers(count, melded=melded):
            if naturals < least:
                continue
            size = before + wilds_before + naturals
            if size > plan.max_size:
                continue
            room = plan.wild_cap[before + naturals] - wilds_before
            if plan.growth_naturals_only or plan.growth_closed:
                room = min(room, plan.canasta_size - size)
            room = min(room, self.n_wilds)
            start = 0 if melded else max(0, plan.min_size - naturals)
            for wilds in self._wild_numbers(start, room, size):
                if naturals or wilds:
                    yield Lay(rank, naturals, wilds)

    def _numbers(self, count: int, *, melded: bool) -> tuple[int, ...]:
        """How many naturals of a holding are worth thinking of."""
        if count <= 3:
            return tuple(range(count + 1))
        if melded:
            return (0, 1, count - 1, count)
        return (3, count - 1, count)

    def _wild_numbers(self, start: int, room: int, size: int) -> Iterator[int]:
        """How many wilds are worth thinking of beside so many other cards."""
        if start > room:
            return
        numbers = {start}
        lacking = self.plan.canasta_size - size
        if start < lacking <= room:
            numbers.add(lacking)
        if self.held.goes_out or self.worth.lasts < 0.3:
            numbers.add(room)
        elif self.held.needed:
            numbers.update(range(start, room + 1))
        yield from sorted(numbers)

    # What whole turns come to

    def _choose(
        self, partial: dict[int, tuple[float, _Chain | None]], *, out: bool
    ) -> tuple[float, Layout] | None:
        best: tuple[float, Layout] | None = None
        for key, (score, chain) in partial.items():
            for total, jokers, discard in self._ends(key, score, out=out):
                if best is None or total > best[0]:
                    layout = _layout(chain)
                    if discard is not None:
                        layout = replace(layout, discard=discard)
                    best = total, replace(layout, jokers=jokers)
        return best

    def _ends(self, key: int, score: float, *, out: bool) -> Iterator[tuple[float, int, int | None]]:
        """The worth of whole turns, the jokers they lay and the wild card they discard."""
        held = self.held
        laid, wilds, gained = key & 255, key >> _WILDS & 255, key >> _GAINED & 255
        thrown = bool(key >> _THROWN & 1)
        left = held.size - laid - wilds - thrown
        ready = self.own.missing - gained <= 0
        points = (key >> _POINTS) if held.needed else 0
        for jokers in self._jokers(wilds):
            if held.needed and (laid or wilds or held.pending):
                if points + 50 * jokers + 20 * (wilds - jokers) < held.needed:
                    continue
            total = score + self.wild_score(wilds, jokers, None)
            if out:
                if left == 0 and ready:
                    yield total, jokers, None
                continue
            total += self.common_score(left, laid + wilds, gained)
            if thrown or not held.discards:
                if left >= 1:
                    yield total, jokers, None
                continue
            if left >= 2:
                smaller = self.worth.hand(left - 1, ready=ready) - self.worth.hand(left, ready=ready)
                yield from self._wild_discards(total + smaller, wilds, jokers)

    def _wild_discards(
        self, total: float, wilds: int, jokers: int
    ) -> Iterator[tuple[float, int, int | None]]:
        counts = self.held.counts
        kept = self.wild_score(wilds, jokers, None)
        for rank, free in ((TWO, counts[TWO] - wilds + jokers), (JOKER, counts[JOKER] - jokers)):
            if free > 0:
                lost = self.wild_score(wilds, jokers, rank) - kept
                yield total + lost + self.freeze(), jokers, rank

    def _jokers(self, wilds: int) -> range:
        counts = self.held.counts
        return range(max(0, wilds - counts[TWO]), min(counts[JOKER], wilds) + 1)

    def wild_score(self, wilds: int, jokers: int, discard: int | None) -> float:
        """What wild cards laid and kept are worth."""
        counts, waiting = self.held.counts, self.held.waiting
        twos = counts[TWO] + waiting[TWO] - (wilds - jokers) - (discard == TWO)
        left = counts[JOKER] + waiting[JOKER] - jokers - (discard == JOKER)
        laid = self.weights.laid * (20 * (wilds - jokers) + 50 * jokers)
        return laid + self.kept(TWO, twos) + self.kept(JOKER, left)

    def common_score(self, left: int, laid: int, gained: int) -> float:
        """What a turn comes to beyond its ranks: cards left, the opening, the way out."""
        missing = self.own.missing - gained
        score = self.worth.hand(left, ready=missing <= 0)
        if laid and not self.own.opened:
            score += self.opening()
        return score + self.way_out(gained)

    def opening(self) -> float:
        """What having opened is worth, red threes included."""
        schedule = self.plan.three_schedule
        threes = self.own.threes
        return self.weights.opening + (0.5 * schedule[threes - 1] if threes else 0.0)

    def way_out(self, gained: int) -> float:
        """What the canastas gained bring towards going out."""
        missing = self.own.missing
        if missing <= 0 or not gained:
            return 0.0
        share = min(gained, missing) / missing
        return self.weights.way_out * (share if gained >= missing else 0.6 * share)


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
