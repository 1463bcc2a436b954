"""What turns are worth: the sums that the search for the best one compares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from canasta.bots.casual.danger import Danger, danger_of, pile_worth
from canasta.bots.casual.layout import Layout, TurnCards
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.weights import Weights
from canasta.bots.casual.worth import Worth
from canasta.engine.cards import JOKER, N_NATURALS, POINTS, TWO
from canasta.engine.rules.plan import Plan


class Valuation:
    """The worth of the ways to finish one turn of one seat."""

    __slots__ = (
        "_dangers",
        "_freeze",
        "_kept",
        "frozen",
        "held",
        "opened",
        "own",
        "plan",
        "sight",
        "stake",
        "weights",
        "worth",
    )

    def __init__(self, sight: Sight, weights: Weights, worth: Worth, held: TurnCards) -> None:
        self.sight = sight
        self.weights = weights
        self.worth = worth
        self.plan: Plan = sight.plan
        self.held = held
        self.own = sight.own
        self.opened = sight.own.opened
        """Whether the side has opened once the turn is over; plans that open set it."""
        self.frozen = sight.frozen_for_all
        self.stake = pile_worth(sight, weights, 1)
        """What the pile is worth to the next player once this turn has discarded."""
        self._dangers: dict[int, Danger] = {}
        self._freeze: float | None = None
        self._kept: dict[tuple[int, int, bool], float] = {}

    def with_hand(self, counts: Sequence[int]) -> Valuation:
        """The same turn with other cards in hand, the opening complete."""
        held = replace(self.held, counts=tuple(counts), needed=0, pending=False)
        return Valuation(self.sight, self.weights, self.worth, held)

    def open(self, *, opened: bool) -> None:
        """Cards in hand are worth something else once the side has opened."""
        if self.opened != opened:
            self.opened = opened
            self._kept.clear()

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
        partner = self.sight.side_of[self.sight.follower] == self.sight.side
        return 0.3 * chance * self.stake if partner else -chance * self.stake

    def freeze(self) -> float:
        """What freezing the pile by a wild discard is worth, the wild card and danger aside."""
        if self._freeze is None:
            self._freeze = self._weigh_freeze()
        return self._freeze

    def _weigh_freeze(self) -> float:
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

    def wild_score(self, wilds: int, jokers: int, discard: int | None) -> float:
        """What wild cards laid and kept are worth."""
        counts, waiting = self.held.counts, self.held.waiting
        twos = counts[TWO] + waiting[TWO] - (wilds - jokers) - (discard == TWO)
        left = counts[JOKER] + waiting[JOKER] - jokers - (discard == JOKER)
        laid = self.weights.laid * (POINTS[TWO] * (wilds - jokers) + POINTS[JOKER] * jokers)
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
        weights = self.weights
        schedule = self.plan.three_schedule
        # Where both colours are laid there may be more than the schedule of one has.
        threes = min(self.own.threes, len(schedule))
        late = any(side.opened for side in self.sight.sides)
        return (
            weights.opening
            + (weights.opening_late if late else 0.0)
            + (0.5 * schedule[min(threes, len(schedule)) - 1] if threes else 0.0)
        )

    def way_out(self, gained: int) -> float:
        """What the canastas gained bring towards going out."""
        missing = self.own.missing
        if missing <= 0 or not gained:
            return 0.0
        share = min(gained, missing) / missing
        return self.weights.way_out * (share if gained >= missing else 0.6 * share)
