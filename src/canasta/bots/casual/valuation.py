"""What turns are worth: the sums that the search for the best one compares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Final

from canasta.bots.casual.danger import Danger, danger_of, pile_worth
from canasta.bots.casual.layout import Layout, Play, TurnCards
from canasta.bots.casual.runs import NO_RUNS, Runs, arrangements
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.weights import Weights
from canasta.bots.casual.worth import Worth
from canasta.engine.cards import JOKER, N_NATURALS, POINTS, RANK_OF, TWO, Card, Rank
from canasta.engine.melds import MeldId
from canasta.engine.rules.choices import OpeningCanasta, QuotaKind, ThreeSign
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring.threes import three_sign
from canasta.engine.tally import UNITS, n_canastas, serving


class Valuation:
    """The worth of the ways to finish one turn of one seat."""

    __slots__ = (
        "_brings",
        "_dangers",
        "_freeze",
        "_gains",
        "_kept",
        "by_kind",
        "cards",
        "frozen",
        "held",
        "opened",
        "own",
        "plan",
        "runs",
        "sight",
        "stake",
        "weights",
        "worth",
    )

    def __init__(
        self,
        sight: Sight,
        weights: Weights,
        worth: Worth,
        held: TurnCards,
        cards: Sequence[Card] = (),
    ) -> None:
        self.sight = sight
        self.cards = cards
        """The hand, where suits matter."""
        self.weights = weights
        self.worth = worth
        self.plan: Plan = sight.plan
        self.held = held
        own = self.own = sight.own
        self.by_kind = not self.plan.quota_simple or (
            not own.opened
            and own.needs in (OpeningCanasta.NATURAL, OpeningCanasta.NATURAL_OR_BETTER)
        )
        """Whether the kinds of canastas are told apart."""
        self.opened = sight.own.opened
        """Whether the side has opened once the turn is over; plans that open set it."""
        self.frozen = sight.frozen_for_all
        self.stake = pile_worth(sight, weights, 1)
        """What the pile is worth to the next player once this turn has discarded."""
        self.runs = NO_RUNS
        """What becomes of cards in sequence; the hand by rank is without them."""
        self._gains: dict[int, int] = {}
        self._brings: dict[int, float] = {}
        self._dangers: dict[int, Danger] = {}
        self._freeze: float | None = None
        self._kept: dict[tuple[int, int, bool], float] = {}

    def with_hand(self, counts: Sequence[int]) -> Valuation:
        """The same turn with other cards in hand, the opening complete."""
        held = replace(self.held, counts=tuple(counts), needed=0, pending=False)
        return Valuation(self.sight, self.weights, self.worth, held, self.cards)

    def with_bans(self, barred: int) -> Valuation:
        """The same turn with other bans on discards."""
        held = replace(self.held, barred=barred)
        return Valuation(self.sight, self.weights, self.worth, held, self.cards)

    def arranged(self, runs: Runs) -> Valuation:
        """The same turn with some cards in sequence kept or laid."""
        if runs is self.runs:
            return self
        counts = list(self.held.counts)
        for card in runs.cards:
            counts[RANK_OF[card]] -= 1
        needed = self.held.needed
        if needed and runs.lays:
            needed = max(1, needed - runs.points)
        held = replace(
            self.held,
            counts=tuple(counts),
            apart=len(runs.kept),
            needed=needed,
            pending=self.held.pending or bool(runs.lays),
        )
        other = copy(self)
        other.held = held
        other.runs = runs
        other._kept = {}
        other._freeze = None
        return other

    def arrangements(self) -> Iterator[Valuation]:
        """The ways to share out the hand between runs and all else."""
        if not self.plan.sequences or not self.cards:
            yield self
            return
        for runs in arrangements(self.sight, self.weights, self.cards, self.worth.lasts):
            yield self.arranged(runs)

    def open(self, *, opened: bool) -> None:
        """Cards in hand are worth something else once the side has opened."""
        if self.opened != opened:
            self.opened = opened
            self._kept.clear()

    def after(self, rank: int, play: Play) -> list[tuple[int, int, int]]:
        """The sets of a rank once a play lies there: size before, naturals and wilds after."""
        found = []
        for seen in self.own.sets[rank]:
            naturals, wilds = seen.naturals, seen.wilds
            for lay in play:
                if lay.onto == seen.meld:
                    naturals += lay.naturals
                    wilds += lay.wilds
            found.append((seen.size, naturals, wilds))
        found += [(0, lay.naturals, lay.wilds) for lay in play if lay.onto is None]
        return found

    @property
    def wild_meld(self) -> tuple[MeldId, int] | None:
        """The meld of wilds that is no canasta yet, and its size."""
        for meld_id, meld in self.own.wild_melds:
            if meld.size < self.plan.canasta_size:
                return meld_id, meld.size
        return None

    def wilds_after(self, play: Play) -> tuple[int, int]:
        """The size of the meld of wilds that is in the making, before and after a play."""
        seen = self.wild_meld
        size = 0 if seen is None else seen[1]
        laid = sum([lay.wilds for lay in play])
        if any(lay.onto is None for lay in play):
            return 0, laid
        return size, size + laid

    def unit(self, rank: int, *, mixed: bool) -> int:
        """What a new canasta adds to the gains of a turn; of the rank of twos it is of wilds."""
        if not self.by_kind:
            return 1
        if rank == TWO:
            return _WILD_GAIN
        if rank == Rank.SEVEN:
            return _MIXED_SEVENS_GAIN if mixed else _SEVENS_GAIN
        return _MIXED_GAIN if mixed else 1

    def gained(self, layout: Layout) -> int:
        """The canastas that a layout completes, as `missing_after` reads them."""
        size = self.plan.canasta_size
        gained = self.sequence_gains(layout.runs)
        for rank in dict.fromkeys([lay.rank for lay in layout.lays]):
            play = layout.of_rank(rank)
            if rank == TWO:
                before, after = self.wilds_after(play)
                if before < size <= after:
                    gained += self.unit(TWO, mixed=False)
                continue
            for before, naturals, wilds in self.after(rank, play):
                if before < size <= naturals + wilds:
                    gained += self.unit(rank, mixed=wilds > 0)
        return gained

    def sequence_gains(self, runs: Runs) -> int:
        """The same for sequences."""
        return runs.gained * (_SEQUENCE_GAIN if self.by_kind else 1)

    def n_gained(self, gained: int) -> int:
        """How many canastas these gains are."""
        return n_canastas(_tally(gained)) if self.by_kind else gained

    def missing_after(self, gained: int) -> int:
        """Canastas that going out needs beside these gains."""
        if not self.by_kind:
            return self.own.missing - gained
        missing = self._gains.get(gained)
        if missing is None:
            tally = self.own.tally + _tally(gained)
            missing = self._gains[gained] = self.plan.canastas_missing(tally)
        return missing

    def may_open(self, gained: int, *, content: bool) -> bool:
        """Whether an opening holds what it needs beside points; `content`: a clean triple."""
        plan = self.plan
        if plan.clean_triple and not content:
            return False
        needs = self.own.needs
        if needs is OpeningCanasta.NONE:
            return True
        if not gained and not self.own.canastas:
            return False
        if needs in (OpeningCanasta.ANY, OpeningCanasta.WORTH):
            return True
        return bool(_tally(gained) & _CLEAN)

    def danger(self, rank: int) -> Danger:
        """The chance that a discard of this rank gives the pile away."""
        danger = self._dangers.get(rank)
        if danger is None:
            fits = self.runs_fit(rank)
            danger = danger_of(self.sight, self.weights, rank, frozen=self.frozen, fits_run=fits)
            self._dangers[rank] = danger
        return danger

    def runs_fit(self, rank: int) -> bool:
        """Whether every card of a rank in hand lengthens a sequence of the next player."""
        others = self.sight.sides[self.sight.side_of[self.sight.follower]].sequences
        if not others:
            return False
        cards = [card for card in self.cards if RANK_OF[card] == rank]
        return bool(cards) and all(self.sight.feeds_run(card) for card in cards)

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
        stake = self.stake + self._collected(rank)
        partner = self.sight.side_of[self.sight.follower] == self.sight.side
        return 0.3 * chance * stake if partner else -chance * stake

    def _collected(self, rank: int) -> float:
        """What the cards of a dear rank in the pile come to with the pair that takes them."""
        if rank >= N_NATURALS or self.worth.natural[rank] <= self.worth.usual:
            return 0.0
        together = sum([RANK_OF[card] == rank for card in self.sight.pile]) + 3
        missing = max(0, self.plan.canasta_size - together)
        shares = self.weights.collected
        return self.worth.natural[rank] * (shares[missing] if missing < len(shares) else 0.0)

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
        return laid + self.kept(TWO, twos) + self.kept(JOKER, left) + self.wild_promise(twos + left)

    def wild_promise(self, kept: int) -> float:
        """What wilds in hand promise as a meld of their own that has not been begun."""
        if not self.plan.growing_wild_melds or self.wild_meld is not None:
            return 0.0
        return self.worth.wilds_held(kept)

    def runs_score(self) -> float:
        """What cards in sequence bring: those laid, those kept, and the sequences on the table."""
        runs = self.runs
        caught = sum([self.worth.caught(RANK_OF[card], 1, melded=False) for card in runs.kept])
        laid = self.weights.laid * runs.points
        return runs.promise + runs.growth + runs.canastas + laid + caught

    def common_score(self, left: int, laid: int, gained: int) -> float:
        """What a turn comes to beyond its ranks: cards left, the opening, the way out."""
        score = self.worth.hand(left, ready=self.missing_after(gained) <= 0)
        if laid and not self.own.opened:
            score += self.opening()
        if not gained:
            return score
        brings = self._brings.get(gained)
        if brings is None:
            brings = self._brings[gained] = self.way_out(gained) + self.signs(gained)
        return score + brings

    def opening(self) -> float:
        """What having opened is worth, red threes included."""
        weights = self.weights
        schedule = self.plan.three_schedule
        # Where both colours are laid there may be more than the schedule of one has.
        threes = min(self.own.threes, len(schedule))
        late = any(side.opened for side in self.sight.sides)
        worth = weights.opening + (weights.opening_late if late else 0.0)
        if threes and self.plan.three_sign not in (ThreeSign.NEVER, ThreeSign.ALWAYS):
            worth += 0.5 * schedule[threes - 1]
        if self.plan.opening_draw:
            worth += weights.packet_card * self.plan.packet_size[0]
        return worth

    def signs(self, gained: int) -> float:
        """What canastas change in the sign of threes and melds, and a packet that they bring."""
        if not gained:
            return 0.0
        own, plan = self.own, self.plan
        worth = 0.0
        if plan.reserve and self.sight.public.packets[self.sight.seat]:
            worth += self.weights.packet_card * self.sight.public.packets[self.sight.seat]
        now = own.canastas
        then = now + self.n_gained(gained)
        if own.threes and plan.three_sign in _BY_CANASTAS:
            points = plan.three_schedule[min(own.threes, len(plan.three_schedule)) - 1]
            turned = self._sign(then) - self._sign(now)
            worth += self.weights.signs * points * turned
        if not now and self.sight.rules.scoring.score_by_canastas:
            worth += self.weights.signs * 2 * own.melded
        return worth

    def _sign(self, canastas: int) -> int:
        return three_sign(self.plan, (), canastas)

    def way_out(self, gained: int) -> float:
        """What the canastas gained bring towards going out."""
        missing = self.own.missing
        if missing <= 0 or not gained:
            return 0.0
        useful = missing - max(0, self.missing_after(gained))
        share = useful / missing
        return self.weights.way_out * (share if useful >= missing else 0.6 * share)


_BY_CANASTAS = (ThreeSign.NO_CANASTA, ThreeSign.UNDER_TWO_CANASTAS, ThreeSign.BY_CANASTAS)

# Where going out needs canastas of kinds, the gains of a turn have three bits for each kind.
_MIXED_GAIN: Final = 1 << 3
_SEVENS_GAIN: Final = 1 << 6
_MIXED_SEVENS_GAIN: Final = 1 << 9
_WILD_GAIN: Final = 1 << 12
_SEQUENCE_GAIN: Final = 1 << 15
GAIN_BITS: Final = 18
_CLEAN: Final = serving([QuotaKind.NATURAL, QuotaKind.SEQUENCE, QuotaKind.WILD])


def _tally(gained: int) -> int:
    """The gains of a turn as `tally` counts canastas."""
    return sum([(gained >> 3 * i & 7) * unit for i, unit in enumerate(UNITS)])
